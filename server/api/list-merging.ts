// What a plain caller had seen of a list when they wrote how they want it: docs/sync.md section 5.
import { believedVersion } from '#shared/merge/claims.ts'
import { isVisible, updatedMs, type Rec } from '#shared/merge/record.ts'
import type { StoredRow } from '../db/records.ts'
import { lastSeen } from '../db/rest-seen.ts'
import type { CallContext } from '../sync/context.ts'
import { listRows } from '../sync/opened.ts'
import { isOfOtherHistory, pastRecords } from '../sync/past.ts'
import type { Change } from '../sync/write.ts'
import type { WholeList } from './bodies.ts'
import { unseenItems } from './hidden-items.ts'
import { deleted, tooOld } from './refusals.ts'
import type { Target } from './targets.ts'

export type Wanted = Partial<WholeList>

/** A locked list while it is made what a plain caller wants. */
export type Merging = {
  context: CallContext
  listId: string
  rows: Map<string, StoredRow>
  /** What the caller had seen; null: nobody knows. */
  seen: Map<string, Rec> | null
  /** Unix ms of a body without a base that is older than the list: then the clock decides. */
  age: number | null
  isOwner: boolean
  /** Removed items that the caller cannot have seen: see `unseenItems`. */
  unseen: ReadonlySet<string>
  changes: Change[]
}

/**
 * Finds out what the caller had seen of a locked list. Throws 410 when it is deleted, 409 when what they
 * say they had seen is not known any more.
 */
export async function startMerging(
  context: CallContext,
  target: Target,
  wanted: Wanted,
): Promise<Merging> {
  const { id: listId, place, standing } = target
  const { scope, ver } = place
  const { trx, caller } = context
  const stored = await listRows(trx, context.opened, listId)
  const rows = new Map(stored.map((row) => [row.id, row]))
  const list = rows.get(listId)
  if (!list || !isVisible(list)) throw deleted()
  const entries = wanted.groceries?.flatMap(({ id }) => rows.get(id?.toLowerCase() ?? '') ?? [])
  const unseen = await unseenItems(context, target, entries ?? [])
  const { isOwner } = standing
  const merging = { context, listId, rows, isOwner, unseen, changes: [] }
  const named = wanted.version ?? context.ifMatch
  const newest = stored.reduce((most, row) => Math.max(most, row.ver), 0)
  const said = named ?? (await lastSeen(trx, caller.sessionId, { scope, id: listId }))
  const base = believedVersion(said, newest)
  const isOther = base !== undefined && isOfOtherHistory(base, ver)
  // A whole list whose base is not known cannot be compared, and to take it as it is would undo
  // everything that was changed since.
  if (named !== undefined && (base === undefined || isOther)) throw tooOld()
  // None was named, and none is remembered: nobody knows what the caller had seen.
  if (base === undefined || isOther) {
    const age = ageOf(wanted.updatedAt, stored)
    return { ...merging, seen: null, age }
  }
  const seen = await pastRecords(trx, { scope, rows: stored }, base)
  if (!seen) throw tooOld()
  return { ...merging, seen, age: null }
}

function ageOf(updatedAt: unknown, stored: readonly StoredRow[]): number | null {
  const ms = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
  return ms >= 0 && stored.some((row) => updatedMs(row) > ms) ? ms : null
}
