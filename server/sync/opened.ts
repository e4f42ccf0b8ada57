// The records that a call was given as it began, so that it need not ask for them.
import { recordsById, type StoredRow } from '../db/records.ts'
import type { Placed } from '../db/save-records.ts'
import type { CallContext, OpenedCall } from './context.ts'

/** Lists, items, recipes and places by id, as `recordsById` reads them. */
export async function recordsOf(
  { opened, trx }: CallContext,
  ids: readonly string[],
): Promise<StoredRow[]> {
  if (!opened || ids.some((id) => !opened.target.ids.includes(id))) return recordsById(trx, ids)
  return ids.flatMap((id) => opened.rows.get(id) ?? [])
}

/** The next call of the same transaction begins with what this one has stored. */
export function noteStored(opened: OpenedCall | undefined, placed: readonly Placed[]): void {
  for (const { scope, owner, ver, rec } of placed) {
    const born = opened?.rows.get(rec.id)?.born ?? ver
    opened?.rows.set(rec.id, { ...rec, scope, owner, ver, born })
  }
}
