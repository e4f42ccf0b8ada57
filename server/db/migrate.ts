// Brings the tables up to this version. Safe when several servers start at once on one database.
import { type Kysely, type Transaction, sql } from 'kysely'
import { type Log, silentLog } from '../log.ts'
import { type NamedMigration, migrations } from './migrations.ts'

/** Any number that nothing else locks; spells 'nomnom'. */
const LOCK = 0x6e6f6d6e6f6dn

/**
 * Runs what has not run yet, all in one transaction, and returns the names of what ran. Throws,
 * changing nothing, when a step fails or when the database was made by a newer version.
 */
export async function migrate<T>(
  db: Kysely<T>,
  list: readonly NamedMigration[] = migrations,
  log: Log = silentLog,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // A lock of the transaction, not of the session: it holds through a pooler too.
    await sql`select pg_advisory_xact_lock(${LOCK.toString()}::bigint)`.execute(tx)
    const done = await doneMigrations(tx)
    refuseNewer(done, list)
    const missing = list.filter(({ name }) => !done.has(name))
    const ran: string[] = []
    for (const { name, migration } of missing) {
      if ((await migration.up(tx, log)) === 'later') continue
      await sql`insert into migrations (name) values (${name})`.execute(tx)
      ran.push(name)
    }
    return ran
  })
}

async function doneMigrations<T>(tx: Transaction<T>): Promise<Set<string>> {
  await sql`
    create table if not exists migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )
  `.execute(tx)
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx)
  return new Set(rows.map(({ name }) => name))
}

function refuseNewer(done: Set<string>, list: readonly NamedMigration[]): void {
  const known = new Set(list.map(({ name }) => name))
  const unknown = [...done].find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new Error(
    `This database was made by a newer version of nomnom (it has ${unknown}). ` +
      'Update nomnom, or restore a backup from before the update.',
  )
}
