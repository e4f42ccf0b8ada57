// Counts of what people may do only so often, for all server processes together. Unlogged: after a
// crash counting starts again.
import { sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'

export type Allowance = { windowMs: number; limit: number }

/**
 * Counts one more; the window of a key starts with its first count. Returns 0 when that is within the
 * limit, else the milliseconds until the window ends. A refused try does not count.
 */
export async function countUp(
  db: Kysely<Database>,
  key: string,
  { windowMs, limit, now }: Allowance & { now: number },
): Promise<number> {
  if (limit <= 0) return windowMs
  // A time further ahead than a window comes from a clock that was put back since.
  const isOver = sql`(c.since <= ${now - windowMs} or c.since > ${now + windowMs})`
  const { rows } = await sql<{ isCounted: boolean; since: number | null }>`
    with counted as (
      insert into rate_counts as c (key, since, count) values (${key}, ${now}, 1)
      on conflict (key) do update set
        count = case when ${isOver} then 1 else c.count + 1 end,
        since = case when ${isOver} then excluded.since else c.since end
      where ${isOver} or c.count < ${limit}
      returning 1
    )
    select exists (select from counted) as "isCounted",
      (select since from rate_counts where key = ${key}) as since
  `.execute(db)
  const [row] = rows
  if (row?.isCounted) return 0
  return Math.max(1, (row?.since ?? now) + windowMs - now)
}

/** Forgets what was counted for a key. */
export async function forgetCount(db: Kysely<Database>, key: string): Promise<void> {
  await sql`delete from rate_counts where key = ${key}`.execute(db)
}
