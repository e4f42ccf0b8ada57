// The twin of server/db/rate-counts.ts.
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Allowance } from '#server/db/rate-counts.ts'
import { memoryOf, put } from './data.ts'

export async function countUp(
  db: Kysely<Database>,
  key: string,
  { windowMs, limit, now }: Allowance & { now: number },
): Promise<number> {
  const memory = memoryOf(db)
  const since = now - (now % windowMs)
  const place = `${key}/${windowMs} ${since}`
  const count = memory.tables.counts.get(place) ?? 0
  if (count >= limit) return since + windowMs - now
  put(memory, memory.tables.counts, { key: place, value: count + 1 })
  return 0
}
