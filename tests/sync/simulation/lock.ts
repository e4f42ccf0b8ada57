/** The Web Lock of a simulated device. */
import type { Tab } from './device.ts'

export type DeviceLock = ReturnType<typeof createDeviceLock>

/**
 * The Web Lock of a device: one task at a time; a tab that dies leaves it, and whoever waits takes
 * it from a holder that is stuck.
 */
export function createDeviceLock() {
  type Turn = { tab: Tab; isStuck: () => Promise<boolean>; start(): void }
  let holder: Turn | null = null
  let queue: Turn[] = []
  const next = () => {
    holder = queue.shift() ?? null
    holder?.start()
  }
  return {
    run<T>(tab: Tab, task: () => Promise<T>, isStuck: () => Promise<boolean>): Promise<T> {
      return new Promise((resolve, reject) => {
        const turn: Turn = {
          tab,
          isStuck,
          start() {
            const end = () => {
              if (holder === turn) next()
            }
            // Never at once: a Web Lock is always granted later.
            Promise.resolve().then(task).then(resolve, reject).finally(end)
          },
        }
        queue.push(turn)
        if (!holder) next()
      })
    },
    isAwaited: () => queue.length > 0,
    /** Lets the first that waits see whether the holder is stuck. */
    async look(): Promise<void> {
      const [first] = queue
      if (!first || first.tab.frozen || first.tab.isDead) return
      const isStuck = await first.isStuck().catch(() => false)
      if (isStuck && queue[0] === first) next()
    },
    leave(tab: Tab) {
      queue = queue.filter((turn) => turn.tab !== tab)
      if (holder?.tab === tab) next()
    },
  }
}
