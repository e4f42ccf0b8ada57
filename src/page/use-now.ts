import { useState, useSyncExternalStore } from 'react'
import { useTimer } from '#ui/use-timer.ts'

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
  useTimer(ms === null ? null : ms + GRAIN_MS, () => setTick(tick + 1), tick)
  return now
}

function readNow(): number {
  return Math.floor(Date.now() / GRAIN_MS) * GRAIN_MS
}

function never(): () => void {
  return () => undefined
}
