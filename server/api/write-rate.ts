// How much one person may write in a minute, and in a day. Counted in memory, for each server process:
// what it protects is this process and its disk, and counting must not cost what it saves.
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as z from 'zod/mini'
import { FRIEND_CALLS_PER_MINUTE, GRANTS_PER_MINUTE } from '#shared/limits.ts'
import type { AppDeps } from '../deps.ts'
import { takePoints } from './take-points.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 86_400

type Limiters = {
  calls: RateLimiterMemory | undefined
  callsOfDay: RateLimiterMemory | undefined
  bytes: RateLimiterMemory | undefined
  grants: RateLimiterMemory | undefined
  aboutFriends: RateLimiterMemory | undefined
}

/**
 * Friends, and requests to become one. Taking a right away never waits behind other writes. Its own
 * limit is one that no person reaches; without any, doing it again and again would wake devices for
 * nothing.
 */
const ABOUT_FRIENDS = '/users/friend'

/** Lets a call pass whose body has so many bytes, or throws 429 with the seconds to wait. */
export async function admitWrite(
  deps: AppDeps,
  userId: string,
  call: { path: string; bytes: number },
): Promise<void> {
  const { calls, callsOfDay, bytes, aboutFriends } = limitersOf(deps)
  if (call.path.startsWith(ABOUT_FRIENDS)) return consume(aboutFriends, userId)
  await consume(calls, userId)
  await consume(bytes, userId, { points: call.bytes })
  await consume(callsOfDay, userId, { time: 'a day' })
}

/**
 * Lets a call pass that grants something, or throws 429: each makes new versions for two people and
 * wakes their devices. Without these there is nothing to take away again and again.
 */
export async function admitGrant(deps: AppDeps, userId: string, body: unknown): Promise<void> {
  if (grantsAnything(body)) await consume(limitersOf(deps).grants, userId)
}

const granting = z.union([
  z.object({ set: z.record(z.string(), z.unknown()) }),
  z.record(z.string(), z.unknown()),
])

/** Of a plain caller `{flag: true}`, of a device `{set: {flag: {v: true}}}`. Not checked further yet. */
function grantsAnything(body: unknown): boolean {
  const { data } = z.safeParse(granting, body)
  const flags = Object.values((data && 'set' in data ? data.set : data) ?? {})
  return flags.some((flag) => flag === true || z.safeParse(switchedOn, flag).success)
}

const switchedOn = z.object({ v: z.literal(true) })

function limitersOf(deps: AppDeps): Limiters {
  return deps.parts.of(makeLimiters, deps)
}

function makeLimiters({ config: { limits } }: AppDeps): Limiters {
  const within = (points: number, duration = MINUTE_SECONDS) =>
    points === 0 ? undefined : new RateLimiterMemory({ points, duration })
  const isLimited = limits.writesPerMinute > 0
  return {
    calls: within(limits.writesPerMinute),
    callsOfDay: within(isLimited ? limits.writesPerDay : 0, DAY_SECONDS),
    bytes: within(limits.writtenBytesPerMinute),
    grants: within(isLimited ? GRANTS_PER_MINUTE : 0),
    aboutFriends: within(isLimited ? FRIEND_CALLS_PER_MINUTE : 0),
  }
}

function consume(
  limiter: RateLimiterMemory | undefined,
  userId: string,
  { points = 1, time = 'a minute' }: { points?: number; time?: string } = {},
): Promise<void> {
  const says = `This is more than one person can save in ${time}`
  return takePoints(limiter, { key: userId, points, says, code: 'too_many_writes' })
}
