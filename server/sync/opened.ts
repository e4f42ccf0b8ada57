// What a call was given as it began, so that it need not ask for it.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { listWithItems, recordsById, type StoredRow } from '../db/records.ts'
import type { Placed } from '../db/save-records.ts'
import type { Usage } from '../db/usage.ts'
import type { CallContext, OpenedCall } from './context.ts'

/** Lists, items, recipes and places by id, as `recordsById` reads them. */
export async function recordsOf(
  { opened, trx }: CallContext,
  ids: readonly string[],
): Promise<StoredRow[]> {
  if (!opened || ids.some((id) => !opened.all.target.ids.includes(id))) return recordsById(trx, ids)
  return ids.flatMap((id) => opened.all.rows.get(id) ?? [])
}

/** A list and all its items, as `listWithItems` reads them. */
export async function listRows(
  db: Kysely<Database>,
  opened: OpenedCall | undefined,
  listId: string,
): Promise<StoredRow[]> {
  if (!hasWhole(opened, listId)) return listWithItems(db, listId)
  const rows = [...opened.all.rows.values()]
  return rows.filter(({ id, parent }) => id === listId || parent === listId)
}

/** Whether everything of a list was read as the call began. */
export function hasWhole(opened: OpenedCall | undefined, listId: string): opened is OpenedCall {
  return opened?.all.target.isWhole === true && opened.all.target.id === listId
}

/** What comes next in the same transaction begins with what this call has stored. */
export function noteStored(
  opened: OpenedCall | undefined,
  placed: readonly Placed[],
  usage: Usage | undefined,
): void {
  if (!opened) return
  const { rows } = opened.all
  opened.all.usage = usage ?? opened.all.usage
  for (const { scope, owner, ver, rec } of placed) {
    const born = rows.get(rec.id)?.born ?? ver
    rows.set(rec.id, { ...rec, scope, owner, ver, born })
  }
}
