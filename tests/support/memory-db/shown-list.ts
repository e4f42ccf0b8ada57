// The twin of server/db/shown-list.ts.
import type { Kysely } from 'kysely'
import { isVisible, lastStamp } from '#shared/merge/record.ts'
import { maxStamp } from '#shared/merge/stamp.ts'
import type { Database } from '#server/db/database.ts'
import type { ShownList } from '#server/db/shown-list.ts'
import { listWithItems } from './records.ts'

export async function shownList(db: Kysely<Database>, listId: string): Promise<ShownList> {
  const all = await listWithItems(db, listId)
  const isShown = (row: (typeof all)[number]) => row.kind !== 'item' || isVisible(row)
  const hidden = all.filter((row) => !isShown(row))
  const ver = Math.max(0, ...hidden.map((row) => row.ver))
  const stamp = hidden.map(lastStamp).reduce((last, each) => maxStamp(last, each), '')
  return { rows: all.filter(isShown), hidden: ver > 0 ? { ver, stamp } : undefined }
}
