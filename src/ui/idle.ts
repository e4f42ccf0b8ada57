import { useWhile } from './use-while.ts'

/** A screen that is read for longer than this holds nothing up. */
const LONGEST_MS = 3000

/** How many screens wait for what they read from the device. */
let reading = 0
const waiting = new Set<() => void>()

/** Until it is called with false, nothing counts as idle: a browser that waits for its disk has time. */
export function useReading(isReading: boolean): void {
  useWhile(isReading, () => {
    reading += 1
    return () => {
      reading -= 1
      if (reading === 0) for (const goOn of waiting) goOn()
    }
  })
}

/** Resolves once the first screen has been drawn and nothing is under way; Safari cannot tell. */
export async function whenIdle(): Promise<void> {
  await idle()
  if (reading === 0) return
  await new Promise<void>((resolve) => {
    const goOn = () => {
      waiting.delete(goOn)
      resolve()
    }
    waiting.add(goOn)
    setTimeout(goOn, LONGEST_MS)
  })
  await idle()
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    } else setTimeout(resolve, 200)
  })
}
