import { useLayoutEffect, useState } from 'react'
import { useWhile } from './use-while.ts'

/** A screen whose content takes longer than this to read does not hold others up any more. */
const LONGEST_MS = 10_000

/**
 * What still has to be drawn before anything counts as idle: at first the whole app, then each
 * screen that is reading.
 */
const coming = new Set<object>([useDrawn])
const waiting = new Set<() => void>()

/**
 * Says that the app has been drawn for the first time. It stands above all screens, and effects run
 * from below: a screen that is still reading has said so by then.
 */
export function useDrawn(): void {
  useLayoutEffect(() => hasCome(useDrawn), [])
}

/**
 * While `isReading`, nothing counts as idle: a browser that waits for its disk looks as if it had
 * time.
 */
export function useReading(isReading: boolean): void {
  useLayoutEffect(() => {
    const one = {}
    if (isReading) coming.add(one)
    return () => hasCome(one)
  }, [isReading])
}

/** Whether something that the screen shows is still being read. */
export function isComing(): boolean {
  return coming.size > 0
}

/** Resolves before the frame that shows the content of the screen is painted, or after ten seconds. */
export async function whenContent(until = performance.now() + LONGEST_MS): Promise<void> {
  // What has come may bring something that waits in its turn.
  do await allCome(until - performance.now())
  while (coming.size > 0 && performance.now() < until)
}

/** True from the first idle moment after `isOn` became true. */
export function useIdle(isOn: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useWhile(isOn, () => void whenIdle().then(() => setIdle(true)))
  return isIdle
}

/**
 * Resolves once no screen waits for its content and the browser has nothing to do. Safari cannot
 * say the latter.
 */
export async function whenIdle(): Promise<void> {
  const until = performance.now() + LONGEST_MS
  do {
    await whenContent(until)
    await idle()
    // Another screen may have begun to wait meanwhile.
  } while (coming.size > 0 && performance.now() < until)
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
