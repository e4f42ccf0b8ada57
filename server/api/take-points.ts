// Limits on how often somebody may do something: one way to count, and to say how long to wait.
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ErrorCode } from '#shared/errors.ts'
import type { HttpError } from '../http-error.ts'
import { refuse } from './refusals.ts'

/** points: 1 without a word. says: what a refusal says before 'Try again in ... s'. */
type Taken = { key: string; points?: number; says: string; code?: ErrorCode }

/** Counts something against a limit; without a limiter there is none. Throws 429 with the seconds to wait. */
export async function takePoints(
  limiter: RateLimiterMemory | undefined,
  { key, points = 1, says, code = 'rate_limited' }: Taken,
): Promise<void> {
  try {
    await limiter?.consume(key, points)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw tooOften(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), says, code)
  }
}

/** The refusal of what comes too often. */
export function tooOften(
  seconds: number,
  says: string,
  code: ErrorCode = 'rate_limited',
): HttpError {
  const refusal = refuse(429, code, `${says}. Try again in ${seconds} s`)
  return refusal.withHeader('Retry-After', String(seconds)).withDetail({ retryAfter: seconds })
}
