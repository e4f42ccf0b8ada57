import { useState } from 'react'
import { useTimer } from '#ui/use-timer.ts'

/** Whether at least `ms` have passed since a moment (Unix ms); false while there is none. */
export function useElapsed(since: number | null, ms: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = since === null ? 0 : since + ms - now
  useTimer(left > 0 ? left : null, () => setNow(Date.now()))
  return since !== null && left <= 0
}
