// A copy of every table and sequence of a test database, put back later: what a dump and its restore do.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'

const SCHEMA = 'copied'

/** Takes a copy, in the place of an earlier one. */
export async function copyTables(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`drop schema if exists ${sql.ref(SCHEMA)} cascade`.execute(trx)
    await sql`create schema ${sql.ref(SCHEMA)}`.execute(trx)
    for (const name of await tablesOf(trx)) {
      await sql`create table ${sql.ref(`${SCHEMA}.${name}`)} as table ${sql.ref(`public.${name}`)}`.execute(
        trx,
      )
    }
    await sql`create table ${sql.ref(`${SCHEMA}.sequences`)} as
      select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`.execute(
      trx,
    )
  })
}

/** Puts the copy back. From then on references between tables are not checked any more. */
export async function putBackTables(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Otherwise the tables would have to be filled in an order that suits their references.
    for (const { name, table } of await referencesOf(trx)) {
      await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(name)}`.execute(trx)
    }
    for (const name of await tablesOf(trx)) {
      await sql`alter table ${sql.ref(name)} disable trigger user`.execute(trx)
      await sql`delete from ${sql.ref(`public.${name}`)}`.execute(trx)
      const columns = sql.join((await columnsOf(trx, name)).map((column) => sql.ref(column)))
      await sql`insert into ${sql.ref(`public.${name}`)} (${columns}) overriding system value
        select ${columns} from ${sql.ref(`${SCHEMA}.${name}`)}`.execute(trx)
      await sql`alter table ${sql.ref(name)} enable trigger user`.execute(trx)
    }
    await sql`select setval(format('public.%I', name)::regclass, coalesce(value, 1), value is not null)
      from ${sql.ref(`${SCHEMA}.sequences`)}`.execute(trx)
  })
}

async function referencesOf(
  trx: Transaction<Database>,
): Promise<{ name: string; table: string }[]> {
  const found = await sql<{ name: string; table: string }>`
    select conname as name, relname as table from pg_constraint
    join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(trx)
  return found.rows
}

async function tablesOf(trx: Transaction<Database>): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(trx)
  return found.rows.map(({ name }) => name)
}

async function columnsOf(trx: Transaction<Database>, table: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(trx)
  return found.rows.map(({ name }) => name)
}
