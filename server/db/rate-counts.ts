// Counts of what people may do only so often. Unlogged: after a crash counting starts again.
import { sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'

export type Allowance = { windowMs: number; limit: number }

/**
 * Counts one more; the window of a key starts at a multiple of its length. Returns 0 when that is
 * within the limit, else the milliseconds until the next window. A refused try does not count.
 */
export async function countUp(
  db: Kysely<Database>,
  key: string,
  { windowMs, limit, now }: Allowance & { now: number },
): Promise<number> {
  const since = now - (now % windowMs)
  const { rows } = await sql<{ count: number }>`
    insert into rate_counts as c (key, since, count) values (${`${key}/${windowMs}`}, ${since}, 1)
    on conflict (key, since) do update set count = c.count + 1 where c.count < ${limit}
    returning count
  `.execute(db)
  return rows.length > 0 ? 0 : since + windowMs - now
}
