import { useWhile } from './use-while.ts'

/**
 * Runs something once, in `ms`; null: not at all. The time begins anew when `ms` or `key` changes, and
 * ends when the screen is left. What runs is what was given when the time began.
 */
export function useTimer(ms: number | null, run: () => void, key: string | number = ''): void {
  const begin = () => {
    const timer = setTimeout(run, ms ?? 0)
    return () => clearTimeout(timer)
  }
  useWhile(ms !== null, begin, `${ms} ${key}`)
}
