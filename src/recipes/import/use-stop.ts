import { useEffect, useRef } from 'react'

/** Lets work be stopped: by a button, by the work that follows it, and when its screen is left. */
export function useStop() {
  const current = useRef(new AbortController())
  useEffect(() => () => current.current.abort(), [])
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
