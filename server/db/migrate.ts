// Brings the tables up to this version. Safe when several servers start at once on one database.
import { type Kysely, type Transaction, sql } from 'kysely'
import { codeOf, DEADLOCK } from '../error-code.ts'
import { type Log, silentLog } from '../log.ts'
import { type NamedMigration, migrations } from './migrations.ts'

/** Any number that nothing else locks; spells 'nomnom'. */
const LOCK = 0x6e6f6d6e6f6dn

/** This and a server of an older version may wait for each other's tables. */
const ATTEMPTS = 10

/**
 * Runs what has not run yet, all in one transaction, and returns the names of what ran. Throws,
 * changing nothing, when a step fails, and NewerDatabase when a newer version made the database.
 */
export async function migrate<T>(
  db: Kysely<T>,
  list: readonly NamedMigration[] = migrations,
  log: Log = silentLog,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(db, list, log)
    } catch (error) {
      if (codeOf(error) !== DEADLOCK || attempt === ATTEMPTS) throw error
    }
  }
}

function migrateOnce<T>(
  db: Kysely<T>,
  list: readonly NamedMigration[],
  log: Log,
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
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    tx,
  )
  return new Set(rows.map(({ name }) => name))
}

/** The database has been through migrations of which this version knows nothing. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
  /** The first of them. */
  readonly migration: string

  constructor(migration: string) {
    super(`This database was made by a newer version of nomnom (it has ${migration}).`)
    this.migration = migration
  }
}

function refuseNewer(done: Set<string>, list: readonly NamedMigration[]): void {
  const known = new Set(list.map(({ name }) => name))
  const unknown = [...done].find((name) => !known.has(name))
  if (unknown !== undefined) throw new NewerDatabase(unknown)
}

/** What a database that has tables already still lacks, in order; nothing for a new one. */
export async function missingMigrations<T>(
  db: Kysely<T>,
  list: readonly NamedMigration[] = migrations,
): Promise<string[]> {
  const found = await sql<{ is: boolean }>`
    select to_regclass(quote_ident(current_schema()) || '.migrations') is not null as is
  `.execute(db)
  if (found.rows[0]?.is !== true) return []
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return done.size === 0 ? [] : list.map(({ name }) => name).filter((name) => !done.has(name))
}
