// The one place that knows the driver. Everything else speaks Kysely.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Client, Pool, type PoolClient, types as pgTypes } from 'pg'
import type { Database } from './database.ts'
import { handleOn, type Lend } from './handles.ts'
import { type Shares, sharesOfPool } from './shares.ts'
import { asDatabaseError, DatabaseAway } from './unavailable.ts'
import { DatabaseWatch } from './watch.ts'

/** How to connect. */
type ConnectOptions = {
  /** Most connections held at once. */
  maxConnections?: number | undefined
  /** Named prepared statements; switch off behind a pooler in transaction mode (`DB_PREPARE=0`). */
  prepare?: boolean | undefined
  /** Told when a connection breaks between queries; the pool replaces it by itself. */
  onConnectionError?: ((error: Error) => void) | undefined
  /** Told when the database stops answering, and when it answers again. */
  onAway?: ((isAway: boolean) => void) | undefined
  /** For migrations and other long work of the server's own: neither limits nor shares. */
  isUnlimited?: boolean | undefined
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

/**
 * How long PostgreSQL goes on with a statement, waits for a lock, and keeps a transaction open in
 * which nothing is asked: a caller that is stuck must not hold what others need.
 */
const LIMITS: Record<string, string> = {
  statement_timeout: '20s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '20s',
}
const BEGINS = /^(?:begin|start transaction)\b/

function settings(scope: 'session' | 'local'): string {
  return Object.entries(LIMITS)
    .map(([name, value]) => `set ${scope} ${name} = '${value}'`)
    .join('; ')
}

type ClientKind = { prepare: boolean; limits: 'session' | 'local' | 'none' }

/** At the beginning of a statement: it is the last of its transaction, which is committed with it. */
export const AND_COMMIT = '/* and commit */ '
const ENDS = /^(?:commit|rollback)$/
/** What is answered where the database need not be asked. */
const NOTHING = { command: '', rowCount: 0, rows: [] }

/**
 * A pg client whose questions are watched. What frames a transaction takes no trips of its own: its
 * beginning goes along with the first statement, its end with the one that says so (`AND_COMMIT`).
 */
function clientClass(kind: ClientKind, watch: DatabaseWatch | undefined): typeof Client {
  return class extends PreparingClient {
    #begin: unknown[] | undefined
    #isOver = false

    // The signatures of pg are overloaded beyond what an override can restate.
    override query = ((...args: unknown[]): unknown => {
      const [text] = args
      if (typeof text !== 'string') return this.#ask(args)
      if (isPipelined(kind) && BEGINS.test(text)) {
        this.#begin = args
        return Promise.resolve(NOTHING)
      }
      if (ENDS.test(text) && (this.#begin || this.#isOver)) {
        this.#begin = undefined
        this.#isOver = false
        return Promise.resolve(NOTHING)
      }
      if (this.#isOver) return Promise.reject(new Error('The transaction was committed already'))
      const isLast = text.startsWith(AND_COMMIT)
      if (!this.#begin && !isLast) return this.#ask(args)
      const { stream } = this.connection
      stream.cork()
      try {
        // It fails only with its connection, and so does what comes behind it.
        if (this.#begin) void Promise.resolve(this.#ask(this.#begin)).catch(() => {})
        this.#begin = undefined
        return isLast ? this.#askLast(args) : this.#ask(args)
      } finally {
        stream.uncork()
      }
    }) as Client['query']

    /** Behind a statement that fails, the database makes a rollback of the commit. */
    async #askLast(args: unknown[]): Promise<unknown> {
      this.#isOver = true
      const [answer, commit] = [this.#ask(args), this.#ask(['commit'])]
      const [said, done] = await Promise.allSettled([answer, commit])
      if (said.status === 'rejected') throw said.reason
      if (done.status === 'rejected') throw done.reason
      return said.value
    }

    #ask(args: unknown[]): unknown {
      const asked = kind.limits === 'local' ? withLocalLimits(args) : args
      const answer = kind.prepare ? this.prepared(asked) : this.plain(asked)
      if (!watch || !(answer instanceof Promise)) return answer
      const answered = watch.began(() => this.connection.stream.destroy())
      return answer.then(
        (value: unknown) => {
          answered()
          return value
        },
        (error: unknown) => {
          answered()
          throw asDatabaseError(error)
        },
      )
    }
  }
}

/** Statements may leave before the one ahead is answered; not all poolers take that. */
function isPipelined({ limits }: ClientKind): boolean {
  return limits === 'session'
}

/** Behind a pooler a setting of the session would be another one's: it comes with the transaction. */
function withLocalLimits(args: unknown[]): unknown[] {
  const [text, ...rest] = args
  const isBegin = typeof text === 'string' && BEGINS.test(text)
  return isBegin ? [`${text}; ${settings('local')}`, ...rest] : args
}

/** A pg client that can prepare each statement once per connection, which halves planning time. */
class PreparingClient extends Client {
  #names = new Map<string, string>()

  protected plain(args: unknown[]): unknown {
    return Reflect.apply(Client.prototype.query, this, args)
  }

  protected prepared(args: unknown[]): unknown {
    const [text, values, ...rest] = args
    // Without values it may be several statements at once, which cannot be prepared.
    const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isNamed ? this.#name(text) : undefined
    return this.plain(name === undefined ? args : [{ name, text, values }, ...rest])
  }

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
  const max = options.maxConnections ?? MAX_CONNECTIONS
  const connection = { connectionString: url, application_name: 'nomnom', keepAlive: true }
  const shares = options.isUnlimited ? undefined : sharesOfPool(max)
  const watch =
    shares &&
    new DatabaseWatch({
      connection,
      onChange(isAway) {
        if (isAway) shares.refuseAll(new DatabaseAway())
        options.onAway?.(isAway)
      },
    })
  const prepare = options.prepare !== false
  const limits = options.isUnlimited ? 'none' : prepare ? 'session' : 'local'
  const kind: ClientKind = { prepare, limits }
  const pool = new Pool({
    ...connection,
    max,
    // A server keeps one however idle it is: by it a restore sees that the server still runs.
    min: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    types,
    pipeline: isPipelined(kind),
    Client: clientClass(kind, watch),
    ...(limits === 'session'
      ? { onConnect: async (client) => void (await client.query(settings('session'))) }
      : {}),
  })
  const report = (error: Error): void => options.onConnectionError?.(error)
  // Without listeners a connection that breaks while idle, or between two queries of a
  // transaction, would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  const end = async () => {
    watch?.end()
    await pool.end()
  }
  const lend = shares && watch ? inTurns(pool, shares, watch) : atOnce(pool)
  const db = handleOn({ connect: () => pool.connect(), end }, lend)
  counts.set(db, () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount + (shares?.waiting ?? 0),
  }))
  return db
}

/** Connections of a pool, and who waits for one. */
type ConnectionCounts = { total: number; idle: number; waiting: number }

const counts = new WeakMap<Kysely<Database>, () => ConnectionCounts>()

/** How a pool of `connect` is used at this moment. */
export function connectionsOf(db: Kysely<Database>): ConnectionCounts {
  return counts.get(db)?.() ?? { total: 0, idle: 0, waiting: 0 }
}

/** Connections as they come, for whomever. */
function atOnce(pool: Pool): Lend {
  return async (_userId, work) => {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }
}

/** Connections that are handed out in turns; without a database nobody waits for one. */
function inTurns(pool: Pool, shares: Shares, watch: DatabaseWatch): Lend {
  return async (userId, work) => {
    if (watch.isAway) throw new DatabaseAway()
    const giveBack = await shares.take(userId)
    let client: PoolClient | undefined
    try {
      client = await withinReach(pool, watch)
      return await work(client)
    } catch (error) {
      throw client ? error : asDatabaseError(error)
    } finally {
      client?.release()
      giveBack()
    }
  }
}

/** A connection of the pool, unless the database stops answering before it is open. */
function withinReach(pool: Pool, watch: DatabaseWatch): Promise<PoolClient> {
  // One that is open already, and that nobody before us in this turn of the loop gets.
  if (pool.idleCount > pool.waitingCount) return pool.connect()
  return new Promise((resolve, reject) => {
    let isGivenUp = false
    const over = watch.began(() => {
      isGivenUp = true
      reject(new DatabaseAway())
    })
    const opened = (client: PoolClient): void => {
      over()
      if (isGivenUp) client.release()
      else resolve(client)
    }
    pool.connect().then(opened, (error: unknown) => {
      over()
      reject(error)
    })
  })
}
