// Loads a backup into a schema of its own, beside whatever the database holds: the tables as they
// were when it was made, its rows, then the migrations since. Nothing of it is seen until `swap`.
import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations.ts'
import { codeOf } from '../error-code.ts'
import { BackupProblem, type Manifest, type Sums } from './format.ts'
import type { BackupReader, Part } from './read.ts'
import {
  closeConnection,
  fillTable,
  listSequences,
  listTables,
  openConnection,
  OWN_NAME,
  quoted,
  readTable,
  type TableColumns,
} from './connection.ts'
import { isSameSum, TableCounter } from './table-sum.ts'
import type { Progress } from './write.ts'

const PREFIX = 'nomnom_restore_'

export type LoadOptions = {
  url: string
  onProgress?: (progress: Progress) => void
  /** Ends the work; what was loaded so far is removed. */
  signal?: AbortSignal
}

/** Any number that nothing else locks: held while something is loaded, so that loads take turns. */
const LOCK = 0x6e6f6d62

/** What was loaded, and the tables of the backup that are not nomnom's and were left out. */
type Loaded = { schema: string; leftOut: string[] }

/**
 * Loads a backup and resolves to the schema in which it stands, with today's tables. Throws
 * BackupProblem, leaving nothing behind, when the file is not whole, when it needs a newer nomnom, or
 * when what was loaded is not what was backed up.
 */
export async function loadBeside(reader: BackupReader, options: LoadOptions): Promise<Loaded> {
  refuseNewer(reader.manifest)
  const turn = await takeTurn(options.url)
  const schema = `${PREFIX}${randomBytes(6).toString('hex')}`
  try {
    await removeUnfinished(options.url)
    await makeSchema(options.url, schema)
    await migrateSchema(options.url, { schema, only: reader.manifest.migrations })
    const leftOut = await fill(reader, { ...options, schema })
    await migrateSchema(options.url, { schema })
    return { schema, leftOut }
  } catch (error) {
    await dropSchema(options.url, schema).catch(() => undefined)
    throw error
  } finally {
    await closeConnection(turn)
  }
}

/** Waits until nothing else is loaded into the database; over when the connection is closed. */
async function takeTurn(url: string): Promise<Client> {
  const client = await openConnection(url)
  await client.query('set lock_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [LOCK])
  return client
}

function refuseNewer({ migrations: had, app }: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = had.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new BackupProblem(
    `The backup was made by a newer version of nomnom (${app}, with ${unknown}): update nomnom.`,
  )
}

async function makeSchema(url: string, schema: string): Promise<void> {
  await onDatabase(url, async (client) => {
    try {
      await client.query(`create schema ${quoted(schema)}`)
    } catch (error) {
      if (codeOf(error) !== '42501') throw error
      throw new BackupProblem(
        'The role of DATABASE_URL may not make a schema, which a restore needs for a while: ' +
          'grant create on the database to it.',
        { cause: error },
      )
    }
  })
}

/** Removes a schema with all it holds. */
export async function dropSchema(url: string, schema: string): Promise<void> {
  await onDatabase(url, (client) => client.query(`drop schema if exists ${quoted(schema)} cascade`))
}

/** What a restore that was killed has left. */
async function removeUnfinished(url: string): Promise<void> {
  await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname ~ '^${PREFIX}[0-9a-f]{12}$'`,
    )
    for (const { name } of rows) await client.query(`drop schema ${quoted(name)} cascade`)
  })
}

async function onDatabase(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = await openConnection(url)
  try {
    await work(client)
  } finally {
    await closeConnection(client)
  }
}

/** The same database, where every name means a table of the schema. */
export function inSchema(url: string, schema: string): string {
  const changed = new URL(url)
  // Hosts may find the database by an option of its address.
  const options = [...changed.searchParams.getAll('options'), `-c search_path=${schema}`].join(' ')
  changed.searchParams.set('options', options)
  // Under the name of a server, a restore would wait for this connection to go away.
  changed.searchParams.set('application_name', OWN_NAME)
  return changed.href
}

type Steps = { schema: string; only?: readonly string[] }

async function migrateSchema(url: string, { schema, only }: Steps): Promise<void> {
  const list = migrations.filter(({ name }) => only === undefined || only.includes(name))
  const db = connect(inSchema(url, schema), { maxConnections: 1, isUnlimited: true })
  try {
    await migrate(db, list)
  } finally {
    await db.destroy()
  }
}

type Filling = LoadOptions & { schema: string }

/** Fills the empty tables in one transaction, and reads them again to compare. */
async function fill(reader: BackupReader, options: Filling): Promise<string[]> {
  const client = await openConnection(options.url, options.schema)
  const stop = () => void closeConnection(client)
  options.signal?.addEventListener('abort', stop)
  try {
    options.signal?.throwIfAborted()
    await client.query('begin')
    const own = await listTables(client)
    const known = reader.manifest.tables.filter(({ name }) =>
      own.some((each) => each.name === name),
    )
    // What migrations put into new tables is in the backup as well.
    await client.query(`truncate ${own.map(({ name }) => quoted(name)).join(', ')}`)
    const putBack = await takeOff(client)
    await fillTables(client, { reader, tables: known, onProgress: options.onProgress })
    for (const statement of putBack) await client.query(statement)
    await setSequences(client, reader.manifest)
    await compare(client, known, reader.sums())
    await client.query('analyze')
    await client.query('commit')
    return reader.manifest.tables.filter((table) => !known.includes(table)).map(({ name }) => name)
  } finally {
    options.signal?.removeEventListener('abort', stop)
    await closeConnection(client)
  }
}

type Tables = {
  reader: BackupReader
  tables: readonly TableColumns[]
  onProgress: LoadOptions['onProgress']
}

async function fillTables(client: Client, { reader, tables, onProgress }: Tables): Promise<void> {
  const parts = reader.parts()
  let next = await parts.next()
  const ofTable = async function* (table: string): AsyncGenerator<Buffer> {
    const counter = new TableCounter()
    let bytes = 0
    for (; next.done !== true && next.value.table === table; next = await parts.next()) {
      const part: Part = next.value
      counter.add(part.bytes)
      bytes += part.bytes.length
      yield part.bytes
      onProgress?.({ table, rows: counter.rows, bytes })
    }
  }
  while (next.done !== true) {
    const { table: name } = next.value
    const table = tables.find((each) => each.name === name)
    if (table) await fillTable(client, table, ofTable(name))
    else for await (const bytes of ofTable(name)) void bytes
  }
}

/**
 * Takes off what would be kept up row by row, the indexes and the references between tables, and
 * returns the statements that put them back, which check all rows at once.
 */
async function takeOff(client: Client): Promise<string[]> {
  const { rows: references } = await client.query<{ off: string; back: string }>(`
    select format('alter table %I drop constraint %I', c.relname, f.conname) as off,
      format('alter table %I add constraint %I %s', c.relname, f.conname,
        pg_get_constraintdef(f.oid)) as back
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace
    order by c.relname, f.conname
  `)
  const { rows: indexes } = await client.query<{ off: string; back: string }>(`
    select format('drop index %I', c.relname) as off, pg_get_indexdef(i.indexrelid) as back
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    order by c.relname
  `)
  for (const { off } of [...references, ...indexes]) await client.query(off)
  return [...indexes, ...references].map(({ back }) => back)
}

async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  const own = new Set(await listSequences(client))
  for (const { name, value, isCalled } of sequences.filter((each) => own.has(each.name))) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled])
  }
}

/** Reads back what was loaded: as it stands in the database, not as it was sent there. */
async function compare(client: Client, tables: readonly TableColumns[], sums: Sums): Promise<void> {
  for (const table of tables) {
    const counter = new TableCounter()
    for await (const bytes of readTable(client, table)) counter.add(bytes)
    if (isSameSum(sums.tables[table.name], counter.sum())) continue
    throw new BackupProblem(`The rows of ${table.name} came out of the database changed.`)
  }
}
