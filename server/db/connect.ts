// The one place that knows the driver. Everything else speaks Kysely.
import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, types as pgTypes } from 'pg'
import type { Database } from './database.ts'

/** How to connect. */
export type ConnectOptions = {
  /** Most connections held at once. */
  maxConnections?: number | undefined
  /** Named prepared statements; switch off behind a pooler in transaction mode (`DB_PREPARE=0`). */
  prepare?: boolean | undefined
  /** Told when a connection breaks between queries; the pool replaces it by itself. */
  onConnectionError?: ((error: Error) => void) | undefined
}

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5000
const IDLE_TIMEOUT_MS = 30_000
/** PostgreSQL keeps every named statement of a connection in memory. */
const MAX_NAMED_STATEMENTS = 300
const MAX_NAMED_LENGTH = 8000
const INT8 = 20

const types = {
  // Counters and sizes of ours stay far below 2^53, where a number is exact.
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pgTypes.getTypeParser(oid, format),
}

/** A pg client that prepares each statement once per connection, which halves planning time. */
class PreparingClient extends Client {
  #names = new Map<string, string>()

  // The signatures of pg are overloaded beyond what an override can restate.
  override query = ((...args: unknown[]): unknown => {
    const [text, values, ...rest] = args
    // Without values it may be several statements at once, which cannot be prepared.
    const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isNamed ? this.#name(text) : undefined
    const call = name === undefined ? args : [{ name, text, values }, ...rest]
    return Reflect.apply(Client.prototype.query, this, call)
  }) as Client['query']

  #name(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (text.length > MAX_NAMED_LENGTH || this.#names.size >= MAX_NAMED_STATEMENTS) return undefined
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    this.#names.set(text, name)
    return name
  }
}

/** A pool of connections to PostgreSQL; connects when first used. End it with `destroy()`. */
export function connect(url: string, options: ConnectOptions = {}): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPool(url, options) }) })
}

/** The pool under `connect`, for the few places that need a connection of their own (LISTEN). */
export function createPool(url: string, options: ConnectOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'nomnom',
    max: options.maxConnections ?? MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    types,
    ...(options.prepare === false ? {} : { Client: PreparingClient }),
  })
  const report = (error: Error): void => options.onConnectionError?.(error)
  // Without listeners a connection that breaks while idle, or between two queries of a
  // transaction, would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
