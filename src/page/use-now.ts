import { useState, useSyncExternalStore } from 'react'
import { useTimer } from '#ui/use-timer.ts'

/** The time is rounded down to this, so that two reads within one render agree. */
const GRAIN_MS = 100
const MINUTE_MS = 60_000

/**
 * The time (Unix ms) of this render. `wait` says in how many ms what is shown will have changed: then
 * it renders again; null: it does not by itself.
 */
export function useNow(wait: (now: number) => number | null): number {
  const now = useSyncExternalStore(never, readNow)
  const [tick, setTick] = useState(0)
  const ms = wait(now)
  useTimer(ms === null ? null : ms + GRAIN_MS, () => setTick(tick + 1), tick)
  return now
}

/** The time (Unix ms) of this render, which comes again each minute. */
export function useMinute(): number {
  return useNow(() => MINUTE_MS)
}

function readNow(): number {
  return Math.floor(Date.now() / GRAIN_MS) * GRAIN_MS
}

function never(): () => void {
  return () => undefined
}
