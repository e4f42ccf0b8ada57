/**
 * The tables of the server in memory, behind functions with the signatures of those in server/db,
 * so that the real handlers run on them thousands of times a second. tests/sync/twin.test.ts
 * compares them with PostgreSQL call by call.
 */
import type { Kysely } from 'kysely'
import type { Permissions } from '#shared/grants.ts'
import type { Database } from '#server/db/database.ts'
import type { Replaced } from '#server/db/history.ts'
import type { InviteLink } from '#server/db/invite-links.ts'
import type { LoggedCall } from '#server/db/mutation-log.ts'
import type { FriendshipStatus } from '#server/db/product-tables.ts'
import type { StoredRow } from '#server/db/records.ts'
import type { StoredUser } from '#server/db/users.ts'

export type StoredFriendship = {
  id: string
  low: string
  high: string
  requester: string
  status: FriendshipStatus
  grantsLow: Permissions
  grantsHigh: Permissions
  answeredAt: Date | null
}

type StoredLink = InviteLink & { hash: Buffer }

type StoredCall = LoggedCall & { at: number }

/** What stands in each table. Stored values never change in place. */
export type Tables = {
  users: Map<string, StoredUser>
  scopes: Map<string, number>
  /** By scope, the number of its last write. */
  writes: Map<string, number>
  lives: Map<string, { place: number; since: number }>
  epochs: Map<string, true>
  /** Sequences, which no transaction takes back. */
  counters: Map<string, number>
  /** By scope and id. */
  records: Map<string, StoredRow>
  friendships: Map<string, StoredFriendship>
  links: Map<string, StoredLink>
  history: Map<number, Replaced & { scope: string; at: number }>
  log: Map<string, StoredCall>
  seen: Map<string, { ver: number; at: number }>
  counts: Map<string, { since: number; count: number }>
  meta: Map<string, string>
}

export type MemoryDatabase = {
  tables: Tables
  /** Unix ms: what PostgreSQL calls now(). */
  clock: () => number
  /** Runs before each statement. It may throw: then the database has gone away. */
  onStatement: () => void
  /** Runs before each transaction, and may throw, too. */
  onBegin: () => void
  /** What undoes the open transaction; null: none is open. */
  undo: (() => void)[] | null
  nextHistory: number
}

/** Empty tables. */
export function createMemoryDatabase(clock: () => number): MemoryDatabase {
  const tables: Tables = {
    users: new Map(),
    scopes: new Map(),
    writes: new Map(),
    lives: new Map(),
    epochs: new Map([['first', true]]),
    counters: new Map(),
    records: new Map(),
    friendships: new Map(),
    links: new Map(),
    history: new Map(),
    log: new Map(),
    seen: new Map(),
    counts: new Map(),
    meta: new Map([
      ['epoch', 'first'],
      ['lifeKey', 'key'],
    ]),
  }
  const ignore = () => {}
  return { tables, clock, onStatement: ignore, onBegin: ignore, undo: null, nextHistory: 0 }
}

/** A copy of everything, as a backup is one. */
export function backUp({ tables }: MemoryDatabase): Tables {
  return {
    users: new Map(tables.users),
    scopes: new Map(tables.scopes),
    writes: new Map(tables.writes),
    lives: new Map(tables.lives),
    epochs: new Map(tables.epochs),
    counters: new Map(tables.counters),
    records: new Map(tables.records),
    friendships: new Map(tables.friendships),
    links: new Map(tables.links),
    history: new Map(tables.history),
    log: new Map(tables.log),
    seen: new Map(tables.seen),
    counts: new Map(tables.counts),
    meta: new Map(tables.meta),
  }
}

/** The database as the handlers get it: only transactions and the functions of server/db work. */
export function asKysely(memory: MemoryDatabase): Kysely<Database> {
  let queue: Promise<unknown> = Promise.resolve()
  const transaction = {
    setIsolationLevel: () => transaction,
    setAccessMode: () => transaction,
    execute<T>(work: (trx: unknown) => Promise<T>): Promise<T> {
      const turn = queue.then(() => runTransaction(memory, () => work(db)))
      queue = turn.catch(() => undefined)
      return turn
    },
  }
  const db = { memory, transaction: () => transaction }
  return db as unknown as Kysely<Database>
}

async function runTransaction<T>(memory: MemoryDatabase, work: () => Promise<T>): Promise<T> {
  memory.onBegin()
  const undo: (() => void)[] = []
  memory.undo = undo
  try {
    return await work()
  } catch (error) {
    for (const step of undo.toReversed()) step()
    throw error
  } finally {
    memory.undo = null
  }
}

/** The memory behind a database that asKysely made. Counts as one statement. */
export function memoryOf(db: unknown): MemoryDatabase {
  const { memory } = db as { memory: MemoryDatabase }
  memory.onStatement()
  return memory
}

/** Writes a row; a transaction that is taken back leaves no trace of it. */
export function put<K, V>(memory: MemoryDatabase, table: Map<K, V>, row: { key: K; value: V }) {
  const { key, value } = row
  const before = table.get(key)
  const had = table.has(key)
  memory.undo?.push(() => (had ? table.set(key, before as V) : table.delete(key)))
  table.set(key, value)
}

/** Removes a row; a transaction that is taken back puts it there again. */
export function remove<K, V>(memory: MemoryDatabase, table: Map<K, V>, key: K): void {
  if (!table.has(key)) return
  const before = table.get(key) as V
  memory.undo?.push(() => table.set(key, before))
  table.delete(key)
}

/** The error of PostgreSQL when the row is there already. */
export function uniqueViolation(what: string): Error {
  return Object.assign(new Error(`duplicate key: ${what}`), { code: '23505' })
}
