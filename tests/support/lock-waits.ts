// Where two calls have to come in an order: each is known to stand at a lock before the next one is made.
import { type Kysely, sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '#server/db/database.ts'

/**
 * Resolves once so many statements of a database wait for a lock, of whatever kind. db: not the
 * transaction that holds it, which sees who waits only as it was when it first looked.
 */
export async function untilLocked(db: Kysely<Database>, count = 1): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length >= count
    },
    { timeout: 20_000, interval: 10 },
  )
}
