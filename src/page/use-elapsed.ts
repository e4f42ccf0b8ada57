import { useEffect, useState } from 'react'

/** Whether at least `ms` have passed since a moment (Unix ms); false while there is none. */
export function useElapsed(since: number | null, ms: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = since === null ? 0 : since + ms - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [left])
  return since !== null && left <= 0
}
