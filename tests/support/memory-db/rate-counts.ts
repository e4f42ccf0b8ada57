// The twin of server/db/rate-counts.ts.
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Allowance } from '#server/db/rate-counts.ts'
import { memoryOf, put, remove } from './data.ts'

export async function countUp(
  db: Kysely<Database>,
  key: string,
  { windowMs, limit, now }: Allowance & { now: number },
): Promise<number> {
  if (limit <= 0) return windowMs
  const memory = memoryOf(db)
  const { counts } = memory.tables
  const known = counts.get(key)
  const isOver = !known || known.since <= now - windowMs || known.since > now + windowMs
  if (!isOver && known.count >= limit) return Math.max(1, known.since + windowMs - now)
  const value = isOver ? { since: now, count: 1 } : { ...known, count: known.count + 1 }
  put(memory, counts, { key, value })
  return 0
}

export async function forgetCount(db: Kysely<Database>, key: string): Promise<void> {
  const memory = memoryOf(db)
  remove(memory, memory.tables.counts, key)
}
