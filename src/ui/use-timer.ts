import { useEffect } from 'react'

/**
 * Runs something once, in `ms`; null: not at all. The time begins anew when `ms` or `key` changes, and
 * ends when the screen is left.
 */
export function useTimer(ms: number | null, run: () => void, key: unknown = null): void {
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
    // `run` is a new function at each render, so it is no dependency: the one that was there when the
    // time began is called.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ms, key])
}
