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
