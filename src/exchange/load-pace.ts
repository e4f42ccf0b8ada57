/**
 * Reads for screens that a first load changes at each page that it writes: what has come is read again
 * only after a rest, so that showing it does not keep the load waiting for the disk.
 */
import type { FirstLoad } from '#db/read-first-load.ts'

/** load: the first load of this device, until it is over. */
export type WithLoad = { load: FirstLoad | null }

/** A rest is so many times as long as the read before it: a small account notices none. */
const REST = 4

/** How long to rest after a read that began at this time (ms, by performance.now). */
export function restAfter(begunAt: number): number {
  return (performance.now() - begunAt) * REST
}

/** again: called when a read that came too early is due. */
export function createPace<T extends WithLoad>(again: () => void) {
  let resting: { until: number; found: T } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    /** What `read` finds; while it rests, what it found last. */
    async take(read: () => Promise<T>): Promise<T> {
      const begunAt = performance.now()
      if (resting && begunAt < resting.until) {
        stop()
        timer = setTimeout(again, resting.until - begunAt)
        return resting.found
      }
      const found = await read()
      const until = performance.now() + restAfter(begunAt)
      resting = found.load === null ? undefined : { until, found }
      return found
    },
  }
}
