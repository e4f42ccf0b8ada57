// Answers that must not tell by their time whether there was anything to do.
import { setTimeout as sleep } from 'node:timers/promises'

/** The step, in ms, of calls that ask for a mail or a text message. */
export const MAIL_STEP_MS = 250

/** Does the work, and resolves or rejects at the next multiple of `stepMs` since it began. */
export async function inEvenTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    await sleep(stepMs - ((performance.now() - startedAt) % stepMs))
  }
}
