import { isWaiting, touchedIds } from './calls.ts'
import type { NomnomDb } from './db.ts'

/** Since when (Unix ms) a change of each item of a list waits to be sent. */
export async function unsentItems(db: NomnomDb, listId: string): Promise<Map<string, number>> {
  const since = new Map<string, number>()
  for (const record of await db.tables.outbox.where('root').equals(listId).sortBy('seq')) {
    if (!isWaiting(record)) continue
    for (const id of touchedIds(record)) {
      if (!since.has(id)) since.set(id, record.createdAt)
    }
  }
  return since
}
