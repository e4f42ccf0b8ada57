// How much one person may keep. The counts come with the statement that writes and only ever grow,
// so they may say too much: before anybody is refused, what is really there is counted.
import type { Config } from '../config.ts'
import { countUsage, type Usage } from '../db/usage.ts'
import type { AppDeps } from '../deps.ts'
import { HttpError } from '../http-error.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { KEEP_DAYS } from '#shared/limits.ts'
import { parseScope } from '#shared/scopes.ts'
import type { WriteContext } from './context.ts'

/**
 * What a call does to a scope: what it adds, how long the values are that it brings, those that lose
 * among them, and whether it deletes anything, or nothing else.
 */
export type Growth = {
  scope: string
  owner: string
  created: number
  bytes: () => number
  deletes: boolean
  isOnlyDeletion: boolean
}

/** Who is full can still tick and correct; that, too, keeps old values. */
const EDIT_SLACK = 1.1

/** Of somebody's room, what friends can fill. The rest stays: deleting gives back no replaced values. */
const FRIENDS_SHARE = 0.8

/** Of that rest, what they can change in a day: replaced values go before all of it is taken. */
const RESERVE_OF_DAY = (1 - FRIENDS_SHARE) / KEEP_DAYS

const CODE: ErrorCode = 'quota_reached'
const BUSY: ErrorCode = 'too_many_writes'
const MB = 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000

/** Refuses, with 413 and a sentence for people, what goes beyond the room that the owner has. */
export async function keepWithinQuota(
  context: WriteContext,
  growth: Growth,
  counted: Usage | undefined,
): Promise<void> {
  const { deps } = context
  if (!deps || !counted) return
  const { limits } = deps.config
  const full = deps.parts.of(noRefusals, deps)
  if (growth.deletes) full.set(growth.owner, { at: context.now })
  if (growth.isOnlyDeletion) return
  // What stands about people: nobody's rights stay because somebody's room is taken.
  if (parseScope(growth.scope)?.kind === 'me') return
  const isOwner = context.caller.userId === growth.owner
  const isFree =
    isOwner || (beyondFriends(limits, growth, counted) && takeReserve(deps, growth, context.now))
  const find = isFree ? beyond : beyondFriends
  if (!find(limits, growth, counted)) return
  const known = isOwner ? full.get(growth.owner) : undefined
  if (known?.excess && isStillSo(known, growth, context.now)) {
    refuse(find(limits, growth, less(counted, known.excess)))
  }
  if (!isOwner) takeRecount(context, growth.owner)
  const real = await countUsage(context.trx, growth)
  const message = find(limits, growth, real)
  if (!message) return
  // The corrected count is rolled back with the call, and would be counted anew for the next one.
  if (isOwner) remember(full, growth, { excess: less(counted, real), at: context.now })
  refuse(message)
}

/** Whether it is sure, with so much counted before, that `keepWithinQuota` would refuse nothing. */
export function hasRoomFor(context: WriteContext, growth: Growth, counted: Usage): boolean {
  if (!context.deps) return true
  const { limits } = context.deps.config
  const find = context.caller.userId === growth.owner ? beyond : beyondFriends
  const { created } = growth
  const { records, things, bytes } = counted
  const most = { records: records + created, things: things + created, bytes }
  return find(limits, growth, most) === undefined
}

function less(one: Usage, other: Usage): Usage {
  return {
    records: one.records - other.records,
    things: one.things - other.things,
    bytes: one.bytes - other.bytes,
  }
}

function refuse(message: string | undefined): void {
  if (message) throw new HttpError(413, CODE, message)
}

/** Counting what is there takes as long as there is much, and its owner waits for it. */
const RECOUNT_MS = 10_000
/** When it was last counted for friends of an owner. */
const noTimes = (): Map<string, number> => new Map()

/**
 * What the count said too much when an owner was refused: more only where something is deleted. Where
 * something was deleted that is all there is: it may count only once its transaction has ended.
 */
type Refused = { at: number; scope?: string; excess?: Usage }
const noRefusals = (): Map<string, Refused> => new Map()

/** Also forgotten after a while: another process may have deleted, and what is old expires. */
function isStillSo({ scope, at }: Refused, growth: Growth, now: number): boolean {
  return scope === growth.scope && now >= at && now - at < RECOUNT_MS
}

function remember(full: Map<string, Refused>, { owner, scope }: Growth, found: Refused): void {
  for (const [known, { at }] of full) if (found.at - at > RECOUNT_MS) full.delete(known)
  const isDeleting = full.get(owner)?.excess === undefined && full.has(owner)
  if (!isDeleting) full.set(owner, { scope, ...found })
}

/** For friends of an owner it is counted once in ten seconds. Throws 429 in between. */
function takeRecount({ deps, now }: WriteContext, owner: string): void {
  if (!deps) return
  const times = deps.parts.of(noTimes, deps)
  const waitMs = (times.get(owner) ?? -RECOUNT_MS) + RECOUNT_MS - now
  if (waitMs > 0 && waitMs <= RECOUNT_MS) {
    const seconds = Math.ceil(waitMs / 1000)
    const message = `The room for what friends write here is nearly taken. Try again in ${seconds} s`
    const refusal = new HttpError(429, BUSY, message).withHeader('Retry-After', String(seconds))
    throw refusal.withDetail({ retryAfter: seconds })
  }
  for (const [known, at] of times) if (now - at > RECOUNT_MS) times.delete(known)
  times.set(owner, now)
}

/** What friends changed in the reserve of each owner on one day. */
const noneTaken = (): { day: number; byOwner: Map<string, number> } => ({
  day: 0,
  byOwner: new Map(),
})

/** Whether there is enough left of today for what a friend changes, such as a tick; if so, takes it. */
function takeReserve(deps: AppDeps, { owner, created, bytes }: Growth, now: number): boolean {
  if (created > 0) return false
  const taken = deps.parts.of(noneTaken, deps)
  const day = Math.floor(now / DAY_MS)
  if (taken.day !== day) Object.assign(taken, { ...noneTaken(), day })
  const sum = (taken.byOwner.get(owner) ?? 0) + bytes()
  if (sum > deps.config.limits.storageBytes * RESERVE_OF_DAY) return false
  taken.byOwner.set(owner, sum)
  return true
}

const isBeyond = (used: number, limit: number) => limit > 0 && used > limit

/** What a friend adds and replaces in the scope of somebody, who always keeps room of their own. */
function beyondFriends(limits: Config['limits'], growth: Growth, usage: Usage): string | undefined {
  const isFull =
    isBeyond(usage.bytes, limits.storageBytes * FRIENDS_SHARE) ||
    (growth.created > 0 && isBeyond(usage.records, limits.records * FRIENDS_SHARE))
  return isFull ? 'The room for what friends write here is taken' : undefined
}

function beyond(limits: Config['limits'], growth: Growth, usage: Usage): string | undefined {
  const bytes = growth.created > 0 ? limits.storageBytes : limits.storageBytes * EDIT_SLACK
  if (isBeyond(usage.bytes, bytes)) {
    return `There is room for ${limits.storageBytes / MB} MB, and it is taken. Delete something first`
  }
  if (growth.created === 0) return undefined
  if (growth.scope.startsWith('lists:') && isBeyond(usage.things, limits.lists)) {
    return `There is room for ${limits.lists} lists, and it is taken. Delete one first`
  }
  if (growth.scope.startsWith('recipes:') && isBeyond(usage.things, limits.recipes)) {
    return `There is room for ${limits.recipes} recipes, and it is taken. Delete one first`
  }
  if (isBeyond(usage.records, limits.records)) {
    return `There is room for ${limits.records} entries, and it is taken. Delete some first`
  }
  return undefined
}
