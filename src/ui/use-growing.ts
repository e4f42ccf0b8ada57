import { useState } from 'react'
import { useTimer } from './use-timer.ts'

/** Each slice takes about three times as long as the one before, so few of them reach any number. */
const GROWTH = 3

/**
 * How many of `total` rows to draw: `first`, and more after each frame, so that the first can be seen
 * and tapped before the last are drawn.
 */
export function useGrowing(first: number, total: number): number {
  const [drawn, setDrawn] = useState(first)
  useTimer(drawn < total ? 0 : null, () => setDrawn(drawn * GROWTH), drawn)
  return drawn
}
