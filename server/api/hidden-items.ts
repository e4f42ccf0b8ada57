// Removed items of a friend's list that the caller may never have seen. Readers are still told the
// ids of removed items, and an untick brings an item back as it was: knowing the id must not be
// enough to read it again.
import { byOperation } from '#shared/list-operation.ts'
import type { Edit } from '#shared/merge/apply.ts'
import { isVisible, type Rec } from '#shared/merge/record.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { letInAt, replacedSince } from '../db/history.ts'
import type { StoredRow } from '../db/records.ts'
import type { CallContext } from '../sync/context.ts'
import { shownSince } from '../sync/past.ts'
import type { Target } from './targets.ts'

/**
 * The removed items among `rows` that the caller neither owns nor has written to, and of which no
 * operation names a stamp that the item has had, or that were not there since the caller was let in: a
 * stamp is a moment and a device, and so can be guessed. What is edited there counts as made anew.
 */
export async function hiddenItems(
  context: CallContext,
  target: Target,
  { rows, ops }: { rows: ReadonlyMap<string, StoredRow>; ops: readonly ListOperation[] },
): Promise<ReadonlySet<string>> {
  const removed = othersRemoved(context, target, rows.values())
  if (removed.length === 0) return new Set()
  const known = new Set(removed.flatMap(stampsOf))
  const ids = removed.map(({ id }) => id)
  const { scope } = target.place
  const replaced = await replacedSince(context.trx, { scope, ids }, 0)
  for (const { record_id: id, field, cell } of replaced) {
    if (cell !== null) known.add(keyOf(id, field, cell.s))
  }
  const proven = new Set(ops.flatMap((op) => (isProven(op, known) ? [op.id.toLowerCase()] : [])))
  const seen = removed.filter(({ id }) => proven.has(id))
  const before = await unseenItems(context, target, seen)
  return new Set(ids.filter((id) => !proven.has(id) || before.has(id)))
}

/**
 * The removed items among `rows` that were removed before the caller, who never wrote to them, was let
 * in, and have not been there since.
 */
export async function unseenItems(
  context: CallContext,
  target: Target,
  rows: Iterable<StoredRow>,
): Promise<ReadonlySet<string>> {
  const { trx, caller } = context
  const removed = othersRemoved(context, target, rows)
  if (removed.length === 0) return new Set()
  const { scope } = target.place
  const since = await letInAt(trx, { scope, friend: caller.userId })
  if (since === undefined) return new Set()
  const ids = removed.map(({ id }) => id)
  const shown = shownSince(removed, await replacedSince(trx, { scope, ids }, since))
  return new Set(ids.filter((id) => !shown.has(id)))
}

/**
 * The edits that make an item anew, because its content is not kept any more or their writer never
 * saw it: nothing of the old item may show beside the new text. Fields that they leave out are set
 * to how a new item begins.
 */
export function editsAnew(
  rec: Rec,
  edits: Record<string, Edit>,
  now: number,
): Record<string, Edit> {
  const plain = { category: null, isChecked: false, pos: 'a0', ...(rec.cells['from'] && NOWHERE) }
  const all = { ...edits }
  for (const [field, v] of Object.entries(plain)) {
    const edit = edits[field] ?? { v, base: null, at: now, wall: now, floor: now }
    const hidden = rec.cells[field]
    all[field] = hidden ? { ...edit, weak: false, base: hidden.s } : edit
  }
  return all
}

const NOWHERE = { from: null }

function othersRemoved(
  { caller: { userId: me } }: CallContext,
  { standing }: Target,
  rows: Iterable<StoredRow>,
): StoredRow[] {
  if (standing.isOwner) return []
  const isWriter = (row: StoredRow) =>
    row.by === me || Object.values(row.cells).some(({ u }) => u === me)
  return [...rows].filter((row) => row.kind === 'item' && !isVisible(row) && !isWriter(row))
}

function isProven(op: ListOperation, known: ReadonlySet<string>): boolean {
  const id = op.id.toLowerCase()
  return byOperation<boolean>(op, {
    set: ({ set }) =>
      Object.entries(set).some(
        ([field, edit]) => edit?.base && known.has(keyOf(id, field, edit.base)),
      ),
    add: () => false,
    del: () => false,
  })
}

function stampsOf({ id, cells }: StoredRow): string[] {
  return Object.entries(cells).map(([field, { s }]) => keyOf(id, field, s))
}

function keyOf(id: string, field: string, stamp: string): string {
  return `${id} ${field} ${stamp}`
}
