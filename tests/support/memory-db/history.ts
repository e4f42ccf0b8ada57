// The twin of server/db/history.ts.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { DELETION, FORGOTTEN, type Replaced } from '#server/db/history.ts'
import { memoryOf, put } from './data.ts'

export { DELETION, FORGOTTEN }

export async function saveHistory(
  trx: Transaction<Database>,
  replaced: readonly Replaced[],
  _scope: string,
): Promise<void> {
  if (replaced.length === 0) return
  const memory = memoryOf(trx)
  for (const row of replaced) {
    memory.nextHistory += 1
    const value = { ...row, at: memory.clock() }
    put(memory, memory.tables.history, { key: memory.nextHistory, value })
  }
}

export async function replacedSince(
  db: Kysely<Database>,
  recordIds: readonly string[],
  ver: number,
): Promise<Replaced[]> {
  const ids = new Set(recordIds)
  return [...memoryOf(db).tables.history.values()]
    .filter((row) => ids.has(row.record_id) && row.ver > ver && !row.refused)
    .sort((a, b) => a.ver - b.ver)
    .map(({ record_id, field, ver, cell, refused }) => ({ record_id, field, ver, cell, refused }))
}
