// Handles on one pool of connections. Each knows for whom it asks, so whoever is given one need not: the
// connections that it takes count for that person. docs/decisions/0012-shares-of-the-database.md.
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { Database } from './database.ts'

/** Lends a connection for some work of a person's, or of nobody's (''). */
export type Lend = <T>(userId: string, work: (client: PoolClient) => Promise<T>) => Promise<T>

/** Making one takes longer than finding it, and a person has many calls in a row. */
const HANDLES_MAX = 1000

const handles = new WeakMap<Kysely<Database>, (userId: string) => Kysely<Database>>()

/** A handle that asks for nobody. Destroying it, or another one of its pool, ends the pool. */
export function handleOn(pool: PostgresPool, lend: Lend): Kysely<Database> {
  const dialect = new PostgresDialect({ pool })
  // It frames transactions and ends the pool; connections are lent to handles without it.
  const driver = new PostgresDriver({ pool })
  void driver.init()
  const [compiler, adapter] = [new PostgresQueryCompiler(), new PostgresAdapter()]
  const made = new Map<string, Kysely<Database>>()
  const make = (userId: string) => {
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (work) => lend(userId, (client) => work(new Connection(client))),
    })
    return new Kysely<Database>({ config: { dialect }, dialect, driver, executor })
  }
  const handleOf = (userId: string) => {
    const handle = made.get(userId) ?? make(userId)
    if (made.size >= HANDLES_MAX) made.clear()
    made.set(userId, handle)
    return handle
  }
  const db = make('')
  handles.set(db, handleOf)
  return db
}

/**
 * The handle on the same pool that asks for this person. What has its connection already (a
 * transaction), or asks for somebody, stays as it is.
 */
export function handleFor(db: Kysely<Database>, userId: string): Kysely<Database> {
  return handles.get(db)?.(userId) ?? db
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class Connection implements DatabaseConnection {
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const answer = await this.#client.query(sql, parameters.map(sendable))
      // Of several statements at once there are several answers, which nobody reads.
      const { command, rowCount, rows = [] } = answer
      return CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows }
    } catch (error) {
      throw withStack(error, new Error())
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read through a cursor of SQL')
  }
}

/**
 * What is JSON becomes it here. What cannot would fail in the driver, when its statement has been sent
 * half: the connection could never ask it again, and a commit behind it would leave all the same.
 */
function sendable(value: unknown): unknown {
  const isJson = value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)
  if (!isJson || value instanceof Date) return value
  return Array.isArray(value) ? value.map(sendable) : JSON.stringify(value)
}

/** The driver's error ends where its answer came in; who asked stands in the other one. */
function withStack(error: unknown, asked: Error): unknown {
  if (error instanceof Error) error.stack += `\n${asked.stack?.split('\n').slice(1).join('\n')}`
  return error
}
