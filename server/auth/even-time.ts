// Answers that must not tell by their time whether there was anything to do.
import { setTimeout as sleep } from 'node:timers/promises'

const STEP_MS = 250

/** Does the work and waits for the next quarter of a second, whatever the work took. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  const tookMs = performance.now() - startedAt
  await sleep(Math.ceil(tookMs / STEP_MS) * STEP_MS - tookMs)
  return result
}
