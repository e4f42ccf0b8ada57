// Puts the tables of a loaded backup in the place of those that are there, in one transaction.
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { migrations } from '../db/migrations.ts'
import { BackupProblem } from './format.ts'
import {
  closeSession,
  listMigrations,
  listSequences,
  openSession,
  quoted,
  SERVER_NAME,
} from './session.ts'

/** PostgreSQL needs a moment to notice that the connections of a server are closed. */
const LOOKS = 20
const LOOK_EVERY_MS = 100

/** Throws BackupProblem while a server works on the database. */
export async function refuseServers(url: string): Promise<void> {
  const client = await openSession(url)
  try {
    for (let look = 1; look < LOOKS && (await serverConnections(client)) > 0; look += 1) {
      await delay(LOOK_EVERY_MS)
    }
    await refuseServersOf(client)
  } finally {
    await closeSession(client)
  }
}

async function serverConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [SERVER_NAME],
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
 * Makes the tables of `schema` those of the database; what stood there is gone. Tables of others in
 * the same schema stay. All or nothing.
 */
export async function swapIn(url: string, schema: string): Promise<void> {
  const own = await openSession(url, schema)
  const client = await openSession(url)
  try {
    const incoming = { tables: await allTables(own), sequences: await listSequences(own) }
    await client.query('begin')
    await refuseServersOf(client)
    const outgoing = await replaced(client, incoming)
    if (outgoing.tables.length > 0) {
      await client.query(`drop table ${outgoing.tables.map(quoted).join(', ')}`)
    }
    for (const name of outgoing.sequences) await client.query(`drop sequence ${quoted(name)}`)
    const { rows } = await client.query<{ name: string }>('select current_schema() as name')
    const place = quoted(rows[0]?.name ?? 'public')
    for (const name of incoming.tables) {
      await client.query(`alter table ${quoted(schema)}.${quoted(name)} set schema ${place}`)
    }
    for (const name of incoming.sequences) {
      await client.query(`alter sequence ${quoted(schema)}.${quoted(name)} set schema ${place}`)
    }
    // Fails, and undoes all of it, if anything were left behind.
    await client.query(`drop schema ${quoted(schema)}`)
    await client.query('commit')
  } finally {
    await closeSession(own)
    await closeSession(client)
  }
}

type Names = { tables: string[]; sequences: string[] }

/**
 * What has to go: our tables, and in a database of a newer nomnom all, because some may be tables of
 * which this version does not know that they are ours.
 */
async function replaced(client: Client, incoming: Names): Promise<Names> {
  const known = new Set(migrations.map(({ name }) => name))
  const isNewer = ((await listMigrations(client)) ?? []).some((name) => !known.has(name))
  const isOurs = (names: string[]) => (name: string) => isNewer || names.includes(name)
  return {
    tables: (await allTables(client)).filter(isOurs(incoming.tables)),
    sequences: (await listSequences(client)).filter(isOurs(incoming.sequences)),
  }
}

/** Tables of the schema, those that a crash would empty among them. */
async function allTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname
  `)
  return rows.map(({ name }) => name)
}
