// What was taken away, in the transaction that took it: every server process has the same journal,
// and a backup says by itself what it knows of it. docs/sync.md section 6.
import { sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'

/** An entry of the journal as a line of text; at: Unix ms. */
export type Revocation = { line: string; at: number }

/** Notes entries; one that stands there already stays as it is. */
export async function noteRevocations(
  db: Kysely<Database>,
  entries: readonly Revocation[],
): Promise<void> {
  if (entries.length === 0) return
  const lines = entries.map(({ line }) => line)
  const times = entries.map(({ at }) => at)
  await sql`
    insert into revocations (line, at)
    select line, at from unnest(${lines}::text[], ${times}::bigint[]) as t (line, at)
    on conflict do nothing
  `.execute(db)
}

/** The entries after a moment (Unix ms), oldest first. */
export async function revocationsAfter(
  db: Kysely<Database>,
  afterMs: number,
): Promise<Revocation[]> {
  const { rows } = await sql<Revocation>`
    select line, at from revocations where at > ${afterMs} order by at, line
  `.execute(db)
  return rows
}

/** Whether an entry that begins and ends so was noted at or after a moment (Unix ms). */
export async function isNotedSince(
  db: Kysely<Database>,
  { start, end }: { start: string; end: string },
  sinceMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from revocations where at >= ${sinceMs}
      and starts_with(line, ${start}) and right(line, length(${end})) = ${end}
    limit 1
  `.execute(db)
  return rows.length > 0
}
