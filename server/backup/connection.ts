// A connection for COPY. What a text looks like must not depend on how a database is set up, or the
// same row would have another hash elsewhere.
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { Client, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // Else a table could be read from its middle, and rows come in another order.
  synchronize_seqscans: 'off',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '30s',
}

/** How the connections of a running server are named, and how ours are. */
export const SERVER_NAMES = ['nomnom', 'nomnom-pokes']
export const OWN_NAME = 'nomnom backup'

/** Opens a connection; its tables are those of `schema`, or those that the address means. */
export async function openConnection(url: string, schema?: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: OWN_NAME,
    connectionTimeoutMillis: 10_000,
  })
  // What waits for an answer fails with it; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  const all = { ...SETTINGS, ...(schema === undefined ? {} : { search_path: quoted(schema) }) }
  for (const [name, value] of Object.entries(all)) {
    await client.query(`set ${name} = ${name === 'search_path' ? value : `'${value}'`}`)
  }
  return client
}

/** Closes a connection, also one in the middle of a COPY. */
export async function closeConnection(client: Client): Promise<void> {
  await client.end().catch(() => undefined)
}

/** A name as SQL takes it, whatever stands in it. */
export const quoted = escapeIdentifier

/** A table and the columns that are meant, in their order. */
export type TableColumns = { name: string; columns: readonly string[] }

/** The rows of a table as COPY text. */
export function readTable(client: Client, table: TableColumns): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy ${copyTarget(table)} to stdout`))
}

/** Adds rows in COPY text to a table and resolves to their number. */
export async function fillTable(
  client: Client,
  table: TableColumns,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))
  await pipeline(Readable.from(bytes), copy)
  return copy.rowCount
}

function copyTarget({ name, columns }: TableColumns): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}

/** Tables that last, with their columns in order; what a crash would empty is left out. */
export async function listTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace
      and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname
  `)
  return rows
}

/** The sequences of the schema. */
export async function listSequences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname
  `)
  return rows.map(({ name }) => name)
}

/** The migrations that have run here, oldest first; undefined: this is no database of nomnom. */
export async function listMigrations(client: Client): Promise<string[] | undefined> {
  const found = await client.query<{ is: boolean }>(
    `select to_regclass(quote_ident(current_schema()) || '.migrations') is not null as is`,
  )
  if (found.rows[0]?.is !== true) return undefined
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.length === 0 ? undefined : rows.map(({ name }) => name)
}
