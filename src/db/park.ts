/**
 * Parks calls: they leave the view and wait for the user with what they typed, and of what others
 * wrote with the title, the owner's name, and the texts of items, or a recipe or place, that they had
 * changed, as last shown. docs/sync.md steps 13 and 17.
 */
import { isVisible, valueOf } from '#shared/merge/record.ts'
import { fieldsOf } from '#shared/read.ts'
import { parseScope } from '#shared/scopes.ts'
import {
  isWaiting,
  touchedIds,
  type OutboxRecord,
  type ParkLabel,
  type ParkReason,
} from './calls.ts'
import { itemText } from './item-text.ts'
import { authorOf, recomputeCalls } from './recompute.ts'
import { ownPartOf } from './own-part.ts'
import { upgraded } from './schema.ts'
import type { Mirror, Tx } from './store.ts'

/** Why calls into a scope that is no longer granted are parked. */
const NO_LONGER_SHARED: ParkReason = {
  status: 404,
  code: 'not_found',
  message: 'No longer shared with you',
}

/** Parks calls with the reason of each, and takes them out of the view. */
export async function parkCalls(
  tx: Tx,
  mirror: Mirror,
  refused: readonly { record: OutboxRecord; reason: ParkReason }[],
): Promise<void> {
  if (refused.length === 0) return
  const parked: OutboxRecord[] = []
  const others: OutboxRecord[] = []
  for (const { record: whole, reason } of refused) {
    const record = withoutOthers(whole, mirror.userId)
    if (!record) {
      others.push(whole)
      continue
    }
    const label = record.label ?? (await labelOf(tx, mirror, record))
    // From now on it may change: what was sent before an update is taken over late.
    const current = upgraded(record, mirror.schema)
    parked.push({ ...current, state: 'parked', error: reason, label })
  }
  await tx.putOutbox(parked)
  await tx.deleteOutbox(others.map(({ seq }) => seq))
  const whole = refused.map(({ record }) => record)
  await recomputeCalls(tx, authorOf(mirror.userId, await tx.meta()), whole)
}

/** What the device gave back after a restored backup holds words of others: they are not kept. */
function withoutOthers(record: OutboxRecord, me: string): OutboxRecord | null {
  if (record.kind !== 'held.reassert') return record
  const { owner, records } = record.body
  const own = records.flatMap((held) => ownPartOf(held, me) ?? [])
  return own.length > 0 ? { ...record, body: { owner, records: own } } : null
}

/** Parks what waits for a scope that is not granted any more; call it before its rows go. */
export async function parkScope(tx: Tx, mirror: Mirror, scope: string): Promise<void> {
  const calls = (await tx.outbox()).filter((record) => record.scope === scope)
  const waiting = calls.filter(isWaiting)
  const acked = calls.filter(({ state }) => state === 'acked')
  await tx.deleteOutbox(acked.map(({ seq }) => seq))
  await parkCalls(
    tx,
    mirror,
    waiting.map((record) => ({ record, reason: NO_LONGER_SHARED })),
  )
}

async function labelOf(tx: Tx, mirror: Mirror, record: OutboxRecord): Promise<ParkLabel> {
  const [row] = await tx.rows([record.root])
  const name = row && valueOf(row.rec, row.kind === 'recipe' ? 'title' : 'name')
  const owner = record.scope === null ? null : (parseScope(record.scope)?.owner ?? null)
  return {
    title: typeof name === 'string' ? name : null,
    owner: owner === null || owner === mirror.userId ? null : await nameOfFriend(tx, owner),
    // Nothing less can become a copy of their own once it has left.
    ...(row && canBecomeOwn(record) && { fields: fieldsOf(row.rec) }),
    ...(record.kind === 'list.change' && { texts: await textsOf(tx, touchedIds(record)) }),
  }
}

/** By id, what the items among these say. */
async function textsOf(tx: Tx, ids: readonly string[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const row of await tx.rows(ids)) {
    const text = row && itemText(row)
    if (row && typeof text === 'string') texts[row.id] = text
  }
  return texts
}

function canBecomeOwn({ kind }: OutboxRecord): boolean {
  return kind === 'recipe.change' || kind === 'place.change'
}

async function nameOfFriend(tx: Tx, userId: string): Promise<string | null> {
  for (const { rec } of await tx.rowsShown('friendship')) {
    if (!isVisible(rec) || valueOf(rec, 'userId') !== userId) continue
    const name = valueOf(rec, 'displayName')
    return typeof name === 'string' ? name : null
  }
  return null
}
