// The twin of server/db/rest-seen.ts.
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { memoryOf, put } from './data.ts'

export async function noteSeen(
  db: Kysely<Database>,
  sessionId: string,
  lists: readonly { scope: string; id: string; version: number }[],
): Promise<void> {
  if (lists.length === 0 || sessionId === '') return
  const memory = memoryOf(db)
  for (const { scope, id, version } of lists) {
    const key = `${sessionId} ${scope} ${id}`
    if ((memory.tables.seen.get(key)?.ver ?? -1) >= version) continue
    put(memory, memory.tables.seen, { key, value: { ver: version, at: memory.clock() } })
  }
}

export async function lastSeen(
  db: Kysely<Database>,
  sessionId: string,
  { scope, id }: { scope: string; id: string },
): Promise<number | undefined> {
  return memoryOf(db).tables.seen.get(`${sessionId} ${scope} ${id}`)?.ver
}
