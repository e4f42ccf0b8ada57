// Puts the tables of a loaded backup in the place of those that are there, in one transaction.
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { migrations } from '../db/migrations.ts'
import { BackupProblem } from './format.ts'
import {
  closeConnection,
  listMigrations,
  openConnection,
  quoted,
  SERVER_NAMES,
} from './connection.ts'

/** PostgreSQL needs a moment to notice that the connections of a server are closed. */
const LOOKS = 20
const LOOK_EVERY_MS = 100

/** Throws BackupProblem while a server works on the database. */
export async function refuseServers(url: string): Promise<void> {
  const client = await openConnection(url)
  try {
    for (let look = 1; look < LOOKS && (await serverConnections(client)) > 0; look += 1) {
      await delay(LOOK_EVERY_MS)
    }
    await refuseServersOf(client)
  } finally {
    await closeConnection(client)
  }
}

async function serverConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = any($1)`,
    [SERVER_NAMES],
  )
  return rows[0]?.count ?? 0
}

async function refuseServersOf(client: Client): Promise<void> {
  const count = await serverConnections(client)
  if (count === 0) return
  throw new BackupProblem(
    `nomnom is running on this database (${count} connections). Stop it first; ` +
      'behind a pooler its connections close some minutes later.',
  )
}

/**
 * Makes what `schema` holds that of the database; what stood there is gone. Tables of others beside
 * it stay. All or nothing.
 */
export async function swapIn(url: string, schema: string): Promise<void> {
  const own = await openConnection(url, schema)
  const client = await openConnection(url)
  try {
    const incoming = await thingsIn(own)
    await client.query('begin')
    await refuseServersOf(client)
    for (const statement of await removals(client, incoming)) await client.query(statement)
    const { rows } = await client.query<{ name: string }>('select current_schema() as name')
    const place = quoted(rows[0]?.name ?? 'public')
    for (const { kind, name } of incoming) {
      await client.query(`alter ${kind} ${quoted(schema)}.${name} set schema ${place}`)
    }
    // Fails, and undoes all of it, if anything were left behind.
    await client.query(`drop schema ${quoted(schema)}`)
    await client.query('commit')
  } finally {
    await closeConnection(own)
    await closeConnection(client)
  }
}

/** Something that a migration makes; `name` as SQL takes it, of a function with its arguments. */
type Thing = { kind: 'table' | 'sequence' | 'function'; name: string; isTrigger: boolean }

/** Tables (those that a crash would empty among them), sequences and functions of the schema. */
async function thingsIn(client: Client): Promise<Thing[]> {
  const { rows } = await client.query<Thing>(`
    select case relkind when 'r' then 'table' else 'sequence' end as kind,
      quote_ident(relname) as name, false as "isTrigger"
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'S')
    union all
    select 'function', format('%I(%s)', proname, pg_get_function_identity_arguments(oid)),
      prorettype = 'trigger'::regtype
    from pg_proc where pronamespace = current_schema()::regnamespace and prokind = 'f'
    order by 1, 2
  `)
  return rows
}

/**
 * The statements that remove all that is ours; in a database of a newer nomnom everything, because
 * this version cannot know what belongs to it. They fail where something of others depends on it.
 */
async function removals(client: Client, incoming: readonly Thing[]): Promise<string[]> {
  const known = new Set(migrations.map(({ name }) => name))
  const isNewer = ((await listMigrations(client)) ?? []).some((name) => !known.has(name))
  // A function of ours may have had other arguments.
  const key = ({ kind, name }: Thing) => `${kind} ${name.split('(')[0]}`
  const own = new Set(incoming.map(key))
  const isOurs = (thing: Thing) => isNewer || own.has(key(thing))
  const ours = (await thingsIn(client)).filter(isOurs)
  const of = (belongs: (thing: Thing) => boolean) => ours.filter(belongs).map(({ name }) => name)
  const drop = (kind: Thing['kind'], names: readonly string[]) =>
    names.length === 0 ? [] : [`drop ${kind} ${names.join(', ')}`]
  return [
    // Functions may return rows of tables, and tables may have triggers.
    ...drop(
      'function',
      of(({ kind, isTrigger }) => kind === 'function' && !isTrigger),
    ),
    ...drop(
      'table',
      of(({ kind }) => kind === 'table'),
    ),
    ...drop(
      'function',
      of(({ isTrigger }) => isTrigger),
    ),
    ...drop(
      'sequence',
      of(({ kind }) => kind === 'sequence'),
    ),
  ]
}
