import { useRef } from 'react'
import { useLeaving } from '#ui/use-while.ts'

/** An AbortSignal for each piece of work; the last one is aborted when the screen is left. */
export function useStop() {
  const current = useRef(new AbortController())
  useLeaving(() => current.current.abort())
  return {
    /** The signal for work that begins. */
    begin: () => {
      current.current = new AbortController()
      return current.current.signal
    },
    /** The signal of what began last. */
    signal: () => current.current.signal,
    now: () => current.current.abort(),
  }
}
