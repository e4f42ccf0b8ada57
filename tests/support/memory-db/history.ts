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

export async function removedBefore(
  db: Kysely<Database>,
  { scope, friend }: { scope: string; friend: string },
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = [...memoryOf(db).tables.history.values()].filter((row) => row.scope === scope)
  const last = (id: string, field: string) =>
    rows
      .filter((row) => row.record_id === id && row.field === field)
      .reduce((most, { ver }) => Math.max(most, ver), 0)
  const since = last(friend, LET_IN)
  return new Set(ids.filter((id) => last(id, DELETION) > 0 && last(id, DELETION) <= since))
}
