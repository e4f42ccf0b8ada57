import { useEffect, useState, useSyncExternalStore } from 'react'

/** As fine as the clock of the screen goes; two reads within one drawing agree. */
const GRAIN_MS = 100

/**
 * The time (Unix ms) of this drawing. Draws again when `wait` says that what depends on it will have
 * changed, in ms; null: not before something else happens.
 */
export function useNow(wait: (now: number) => number | null): number {
  const now = useSyncExternalStore(never, readNow)
  const [tick, setTick] = useState(0)
  const ms = wait(now)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => setTick(tick + 1), ms + GRAIN_MS)
    return () => clearTimeout(timer)
  }, [ms, tick])
  return now
}

function readNow(): number {
  return Math.floor(Date.now() / GRAIN_MS) * GRAIN_MS
}

function never(): () => void {
  return () => undefined
}
