// The twin of server/db/history.ts.
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { DELETION, FORGOTTEN, LET_IN, type Replaced } from '#server/db/history.ts'
import { memoryOf } from './data.ts'

export { DELETION, FORGOTTEN, LET_IN }

export async function replacedSince(
  db: Kysely<Database>,
  { scope, ids }: { scope: string; ids: readonly string[] },
  ver: number,
): Promise<Replaced[]> {
  const wanted = new Set(ids)
  return [...memoryOf(db).tables.history.values()]
    .filter((row) => row.scope === scope && wanted.has(row.record_id))
    .filter((row) => row.ver > ver && !row.refused)
    .sort((a, b) => a.ver - b.ver)
    .map(({ record_id, field, ver, cell, refused }) => ({ record_id, field, ver, cell, refused }))
}

export async function letInAt(
  db: Kysely<Database>,
  { scope, friend }: { scope: string; friend: string },
): Promise<number | undefined> {
  const versions = [...memoryOf(db).tables.history.values()]
    .filter((row) => row.scope === scope && row.record_id === friend && row.field === LET_IN)
    .map(({ ver }) => ver)
  return versions.sort((a, b) => b - a)[0]
}
