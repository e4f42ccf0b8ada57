/** What stands on the lists, read from the mirror alone: for the index, which needs it of all of them. */
import type { Rec } from '#shared/merge/record.ts'
import { readItems } from '#shared/read.ts'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'
import type { NomnomDb } from './db.ts'

/** The visible items of every list in their order, by the list's id. */
export async function readItemsByList(db: NomnomDb): Promise<Map<string, GroceryItem[]>> {
  const rows = await db.tables.records.where('scope').startsWith('lists:').toArray()
  const records = new Map<string, Rec[]>()
  for (const { kind, shown, rec } of rows) {
    if (kind !== 'item' || shown === undefined) continue
    const of = records.get(shown)
    if (of) of.push(rec)
    else records.set(shown, [rec])
  }
  return new Map([...records].map(([listId, recs]) => [listId, readItems(recs)]))
}
