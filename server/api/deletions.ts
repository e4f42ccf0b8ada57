// Deleting a list, recipe or place, and bringing it back. A change by somebody else that the caller
// has not seen is never deleted along with it. What is deleted stays deleted until its author
// restores it.
import { applyDelete, applyRestore } from '#shared/merge/apply.ts'
import { believedVersion } from '#shared/merge/claims.ts'
import { isVisible } from '#shared/merge/record.ts'
import type { Entity } from '#shared/permissions.ts'
import { friendshipsOf } from '../db/friendships.ts'
import { DELETION, FORGOTTEN, replacedSince } from '../db/history.ts'
import { listWithItems, recordsById, touchItems, type StoredRow } from '../db/records.ts'
import { namesOf } from '../db/users.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { recOf, writeChanges } from '../sync/write.ts'
import { deleted, missing, refuse } from './refusals.ts'
import { lockTarget, type Target } from './targets.ts'

/** Fields that only arrange: a change of them by somebody else does not stop a deletion. */
const ARRANGEMENT = new Set([DELETION, 'pos', 'category', 'categories'])

/**
 * Deletes something of the caller's own. With a version that the caller had seen, 409
 * `changed_since` when somebody else has changed it after that. Deleted already: 204.
 */
export async function runDelete(
  context: CallContext,
  asked: { entity: Entity; id: string | undefined; seenVersion?: number | undefined },
): Promise<Done> {
  const target = await lockTarget(context, asked, 'delete')
  const { rows, row } = await rowsOf(context, asked.entity, target)
  const done: Done = { status: 204, scope: target.place.scope, version: target.place.ver }
  if (!isVisible(row)) return done
  const named = asked.seenVersion ?? context.ifMatch
  if (named !== undefined) {
    const believed = believedVersion(named, target.place.ver - 1) ?? 0
    await refuseUnseen(context, { scope: target.place.scope, rows }, believed)
  }
  const before = recOf(row)
  const seen = Object.fromEntries(Object.entries(row.cells).map(([field, cell]) => [field, cell.s]))
  const after = applyDelete(before, seen, writingOf(context))
  await writeChanges(context, target.place, [{ before, after }])
  return done
}

/** Brings back what the caller had deleted. Throws 410 once its content is gone for good. */
export async function runRestore(
  context: CallContext,
  asked: { entity: Entity; id: string | undefined },
): Promise<Done> {
  const target = await lockTarget(context, asked, 'delete')
  const { row } = await rowsOf(context, asked.entity, target)
  const { scope, ver } = target.place
  const done: Done = { status: 200, id: target.id, scope, version: ver }
  if (isVisible(row)) return done
  if (Object.keys(row.cells).length === 0) throw deleted()
  const before = recOf(row)
  const after = applyRestore(before, writingOf(context))
  await writeChanges(context, target.place, [{ before, after }])
  // A device that loaded the scope while the list was deleted has none of its items: with a new
  // version they are sent again.
  if (asked.entity === 'list') await touchItems(context.trx, { scope, id: target.id }, ver)
  return done
}

async function rowsOf(
  context: CallContext,
  entity: Entity,
  { id }: Target,
): Promise<{ rows: StoredRow[]; row: StoredRow }> {
  const { trx } = context
  const rows = entity === 'list' ? await listWithItems(trx, id) : await recordsById(trx, [id])
  const row = rows.find((candidate) => candidate.id === id)
  if (!row) throw missing(entity)
  return { rows, row }
}

async function refuseUnseen(
  context: CallContext,
  { scope, rows }: { scope: string; rows: readonly StoredRow[] },
  seenVersion: number,
): Promise<void> {
  const me = context.caller.userId
  const later = rows.filter((row) => row.ver > seenVersion)
  if (later.length === 0) return
  const ids = later.map(({ id }) => id)
  const replaced = await replacedSince(context.trx, { scope, ids }, seenVersion)
  const isAddedSince = (row: StoredRow) => row.born > seenVersion && row.by !== me && isVisible(row)
  const writers = later.flatMap((row) => {
    if (isAddedSince(row)) return [row.by]
    const fields = replaced
      .filter(({ record_id }) => record_id === row.id)
      // The history does not reach back that far, so any field may have changed.
      .flatMap(({ field }) => (field === FORGOTTEN ? Object.keys(row.cells) : [field]))
    const writer = fields.flatMap((field) => contentWriter(row, field) ?? []).find((u) => u !== me)
    return writer === undefined ? [] : [writer]
  })
  if (writers.length === 0) return
  const by = await knownNames(context, writers)
  const items = writers.length
  const changes = items === 1 ? '1 entry' : `${items} entries`
  const added = later.filter((row) => row.kind === 'item' && isAddedSince(row)).length
  const message = `${by} changed ${changes} since you last saw it`
  throw refuse(409, 'changed_since', message).withDetail({ by, items, added })
}

/** Who wrote the content that stands in a field; a tick is no content, an untick is. */
function contentWriter(row: StoredRow, field: string): string | undefined {
  const cell = row.cells[field]
  if (!cell || ARRANGEMENT.has(field)) return undefined
  return field === 'isChecked' && cell.v === true ? undefined : cell.u
}

/** Names are told of friends only. */
async function knownNames(context: CallContext, writers: readonly string[]): Promise<string> {
  const friendships = await friendshipsOf(context.trx, context.caller.userId)
  const accepted = friendships.filter(({ status }) => status === 'accepted')
  const friends = new Set(accepted.map(({ other }) => other))
  const names = await namesOf(context.trx, writers)
  const shown = [...new Set(writers)].map((id) => (friends.has(id) ? names.get(id) : undefined))
  return [...new Set(shown.map((name) => name ?? 'Someone'))].join(', ')
}
