import { useEffect } from 'react'
import { useWhile } from './use-while.ts'

/** A screen that is read for longer than this holds nothing up. */
const LONGEST_MS = 10_000

/** What has to show before anything counts as idle: the page as a whole, then what waits on its screen. */
const coming = new Set<object>([useDrawn])
const waiting = new Set<() => void>()

/** The app as a whole is drawn for the first time; what it waits for then has said so, being below it. */
export function useDrawn(): void {
  useEffect(() => hasCome(useDrawn), [])
}

/** Until it is called with false, nothing counts as idle: a browser that waits for its disk has time. */
export function useReading(isReading: boolean): void {
  useWhile(isReading, () => {
    const one = {}
    coming.add(one)
    return () => hasCome(one)
  })
}

/** Resolves once the screen shows what it is about and nothing is under way; Safari cannot tell the latter. */
export async function whenIdle(): Promise<void> {
  const last = performance.now() + LONGEST_MS
  do {
    await allCome(last - performance.now())
    await idle()
    // Another screen may have begun to wait meanwhile.
  } while (coming.size > 0 && performance.now() < last)
}

function hasCome(one: object): void {
  coming.delete(one)
  if (coming.size === 0) for (const goOn of waiting) goOn()
}

function allCome(longestMs: number): Promise<void> {
  if (coming.size === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      waiting.delete(goOn)
      resolve()
    }
    const timer = setTimeout(goOn, longestMs)
    waiting.add(goOn)
  })
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: 3000 })
    } else setTimeout(resolve, 200)
  })
}
