/** What this user taught about categories, on whichever device (product §7.lists.9). */
import { valueOf } from '#shared/merge/record.ts'
import type { NomnomDb } from './db.ts'
import { rowsShown } from './read-people.ts'

/** The categories that were chosen by hand, by the words they were chosen for (`correctionKey`). */
export async function readTaught(db: NomnomDb): Promise<Map<string, string>> {
  const rows = await rowsShown(db, 'correction')
  return new Map(
    rows.map(({ rec }) => [String(valueOf(rec, 'key')), String(valueOf(rec, 'category'))]),
  )
}
