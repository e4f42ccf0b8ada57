// Removed items of a friend's list that the caller may never have seen. Graves tell their ids, and an
// untick brings an item back as it was: knowing the id must not be enough to read it again.
import { byOperation } from '#shared/list-operation.ts'
import { isVisible } from '#shared/merge/record.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { replacedSince } from '../db/history.ts'
import type { StoredRow } from '../db/records.ts'
import type { CallContext } from '../sync/context.ts'
import type { Target } from './targets.ts'

/**
 * The removed items among `rows` that the caller neither owns nor has written to, and of which no
 * operation names a stamp that the item has had. What is edited there counts as made anew.
 */
export async function hiddenItems(
  context: CallContext,
  { standing, place: { scope } }: Target,
  { rows, ops }: { rows: ReadonlyMap<string, StoredRow>; ops: readonly ListOperation[] },
): Promise<ReadonlySet<string>> {
  if (standing.isOwner) return new Set()
  const me = context.caller.userId
  const isWriter = (row: StoredRow) =>
    row.by === me || Object.values(row.cells).some(({ u }) => u === me)
  const removed = [...rows.values()].filter(
    (row) => row.kind === 'item' && !isVisible(row) && !isWriter(row),
  )
  if (removed.length === 0) return new Set()
  const known = new Set(removed.flatMap(stampsOf))
  const ids = removed.map(({ id }) => id)
  const replaced = await replacedSince(context.trx, { scope, ids }, 0)
  for (const { record_id: id, field, cell } of replaced) {
    if (cell !== null) known.add(keyOf(id, field, cell.s))
  }
  const seen = new Set(ops.flatMap((op) => (isProven(op, known) ? [op.id.toLowerCase()] : [])))
  return new Set(ids.filter((id) => !seen.has(id)))
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
