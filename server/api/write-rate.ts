// How much one person may write in a minute. Counted in memory, for each server process: what it
// protects is this process and its disk, and counting must not cost what it saves.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AppDeps } from '../deps.ts'
import { refuse } from './refusals.ts'

const MINUTE_SECONDS = 60

type Limiters = { calls: RateLimiterMemory | undefined; bytes: RateLimiterMemory | undefined }

const limiters = new WeakMap<AppDeps['config']['limits'], Limiters>()

/** Friends, and requests to become one. What takes a right away never waits. */
const ABOUT_FRIENDS = '/users/friend'

/** Lets a call pass whose body has so many bytes, or throws 429 with the seconds to wait. */
export async function admitWrite(
  deps: AppDeps,
  userId: string,
  call: { path: string; bytes: number },
): Promise<void> {
  if (call.path.startsWith(ABOUT_FRIENDS)) return
  const { calls, bytes } = limitersOf(deps)
  await consume(calls, userId, 1)
  await consume(bytes, userId, call.bytes)
}

function limitersOf({ config: { limits } }: AppDeps): Limiters {
  const known = limiters.get(limits)
  if (known) return known
  const perMinute = (points: number) =>
    points === 0 ? undefined : new RateLimiterMemory({ points, duration: MINUTE_SECONDS })
  const made = {
    calls: perMinute(limits.writesPerMinute),
    bytes: perMinute(limits.writtenBytesPerMinute),
  }
  limiters.set(limits, made)
  return made
}

async function consume(
  limiter: RateLimiterMemory | undefined,
  userId: string,
  points: number,
): Promise<void> {
  try {
    await limiter?.consume(userId, points)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    const message = `This is more than one person can save in a minute. Try again in ${seconds} s`
    const refusal = refuse(429, 'too_many_writes', message)
    throw refusal.withHeader('Retry-After', String(seconds)).withDetail({ retryAfter: seconds })
  }
}
