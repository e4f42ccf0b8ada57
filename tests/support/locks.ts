// The Web Locks of one browser, for tabs that are played in one process: Node 20 has none.

type Run = (lock: Lock | null) => unknown
type Waiting = { mode: LockMode; begin: () => void }

/** What `navigator.locks` does of it here: names, both modes, `ifAvailable` and `signal`. */
export function createLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, LockMode[]>()
  const waiting = new Map<string, Waiting[]>()
  const isFree = (name: string, mode: LockMode) =>
    (held.get(name) ?? []).every((other) => mode === 'shared' && other === 'shared')

  const advance = (name: string) => {
    const queue = waiting.get(name) ?? []
    for (let [next] = queue; next && isFree(name, next.mode); [next] = queue) {
      queue.shift()
      next.begin()
    }
  }
  const hold = async (name: string, mode: LockMode, run: Run) => {
    held.set(name, [...(held.get(name) ?? []), mode])
    try {
      return await run({ name, mode })
    } finally {
      const modes = held.get(name) ?? []
      held.set(name, modes.toSpliced(modes.indexOf(mode), 1))
      advance(name)
    }
  }
  const request = async (name: string, options: LockOptions, run: Run) => {
    const { mode = 'exclusive', ifAvailable = false, signal } = options
    const queue = waiting.get(name) ?? []
    waiting.set(name, queue)
    // No answer comes at once.
    await Promise.resolve()
    signal?.throwIfAborted()
    if (ifAvailable) {
      if (queue.length > 0 || !isFree(name, mode)) return await run(null)
      return await hold(name, mode, run)
    }
    return await new Promise((resolve, reject) => {
      const entry = { mode, begin: () => resolve(hold(name, mode, run)) }
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(entry)
        if (at === -1) return
        queue.splice(at, 1)
        reject(signal.reason)
        advance(name)
      })
      queue.push(entry)
      advance(name)
    })
  }
  return { request } as Pick<LockManager, 'request'>
}
