import { useState } from 'react'
import { useWhile } from './use-while.ts'

/**
 * What was given, a frame later: for what takes long to draw, so that it does not hold up the letters
 * of the field that it follows. What is typed meanwhile replaces what waits.
 */
export function useAfterFrame(value: string): string {
  const [shown, setShown] = useState(value)
  const begin = () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setShown(value))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }
  useWhile(shown !== value, begin, value)
  return shown
}
