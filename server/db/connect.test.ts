import { Socket } from 'node:net'
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshEmptyDatabase } from '../../tests/support/postgres.ts'
import { askText } from './ask.ts'
import { AND_COMMIT, connect, connectionsOf } from './connect.ts'
import type { Database } from './database.ts'

let url = ''
let drop: () => Promise<void>
const open: Kysely<Database>[] = []

beforeEach(async () => {
  ;({ url, drop } = await freshEmptyDatabase())
})

afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.destroy()))
  await drop()
})

function connectTo(...args: Parameters<typeof connect>): Kysely<Database> {
  const db = connect(...args)
  open.push(db)
  return db
}

async function preparedCount(db: Kysely<Database>): Promise<unknown> {
  for (const n of [1, 2, 3]) await sql`select ${n}::int as n`.execute(db)
  const { rows } = await sql`select count(*) as n from pg_prepared_statements`.execute(db)
  return rows[0]
}

test('a counter of the database is a number, not a text', async () => {
  const { rows } =
    await sql`select 42::bigint as n, count(*) as m from pg_class where false`.execute(
      connectTo(url),
    )
  expect(rows).toEqual([{ n: 42, m: 0 }])
})

test('a statement is prepared once, and never behind a pooler', async () => {
  expect(await preparedCount(connectTo(url, { maxConnections: 1 }))).toEqual({ n: 1 })
  const pooled = connectTo(url, { maxConnections: 1, prepare: false })
  expect(await preparedCount(pooled)).toEqual({ n: 0 })
})

test('a connection that breaks, idle or in a transaction, is replaced without ending us', async () => {
  const lost: Error[] = []
  const db = connectTo(url, { maxConnections: 1, onConnectionError: (error) => lost.push(error) })
  const killer = connectTo(url, { maxConnections: 1 })
  const pid = async (on: Kysely<Database>): Promise<number> => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)
    return rows[0]?.pid ?? 0
  }
  const kill = async (backend: number): Promise<void> => {
    await sql`select pg_terminate_backend(${backend}, 5000)`.execute(killer)
  }
  const idle = await pid(db)
  await kill(idle)
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  expect(await pid(db)).not.toBe(idle)

  const seen = lost.length
  const broken = db.transaction().execute(async (tx) => {
    await kill(await pid(tx))
    await expect.poll(() => lost.length).toBeGreaterThan(seen)
    await sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow()
  expect(await pid(db)).toBeGreaterThan(0)
})

test('an idle server keeps one connection, by which a restore sees that it runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const db = connectTo(url)
    const wait = () => sql`select pg_sleep(0.01)`.execute(db)
    await Promise.all([wait(), wait(), wait()])
    expect(connectionsOf(db).total).toBe(3)
    await vi.advanceTimersByTimeAsync(120_000)
    await expect.poll(() => connectionsOf(db).total).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

/** What PostgreSQL holds against a statement and a lock, as it says itself. */
async function limitsOn(db: Kysely<Database>): Promise<unknown> {
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  return rows[0]
}

const LIMITED = { statement: '20s', lock: '5s', idle: '20s' }
const UNLIMITED = { statement: '0', lock: '0', idle: '0' }

test('statements and locks have limits, in the whole session of a connection of our own', async () => {
  const db = connectTo(url, { maxConnections: 1 })
  expect(await limitsOn(db)).toEqual(LIMITED)
  expect(await db.transaction().execute(limitsOn)).toEqual(LIMITED)
})

test('behind a pooler the limits come with the transaction, and leave with it', async () => {
  const db = connectTo(url, { maxConnections: 1, prepare: false })
  expect(await db.transaction().execute(limitsOn)).toEqual(LIMITED)
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  expect(await reading.execute(limitsOn)).toEqual(LIMITED)
  expect(await limitsOn(db)).toEqual(UNLIMITED)
})

test('long work of our own has no limits', async () => {
  const db = connectTo(url, { maxConnections: 1, isUnlimited: true })
  expect(await db.transaction().execute(limitsOn)).toEqual(UNLIMITED)
})

const KINDS = [{ prepare: true }, { prepare: false }]

test.each(KINDS)(
  'the last statement of a transaction commits it, or nothing of it happens: %o',
  async (kind) => {
    const db = connectTo(url, { maxConnections: 1, ...kind })
    await sql`create table kept (n int primary key)`.execute(db)
    const kept = async () => {
      const { rows } = await sql<{ n: number }>`select n from kept order by n`.execute(db)
      return rows.map(({ n }) => n)
    }
    const answer = await db.transaction().execute(async (trx) => {
      await sql`insert into kept values (1)`.execute(trx)
      return askText<{ n: number }>(
        trx,
        `${AND_COMMIT}insert into kept values ($1) returning n`,
        [2],
      )
    })
    expect(answer).toEqual([{ n: 2 }])
    const failing = db.transaction().execute(async (trx) => {
      await sql`insert into kept values (3)`.execute(trx)
      await askText(trx, `${AND_COMMIT}insert into kept values ($1)`, [1])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    const beyond = db.transaction().execute(async (trx) => {
      await askText(trx, `${AND_COMMIT}insert into kept values ($1)`, [4])
      await sql`insert into kept values (5)`.execute(trx)
    })
    await expect(beyond).rejects.toThrow('committed already')
    expect(await kept()).toEqual([1, 2, 4])
    // The connection is as good as before, also for what takes its frame along.
    await db.transaction().execute(async () => {})
    const undone = db.transaction().execute(async (trx) => {
      await sql`insert into kept values (6)`.execute(trx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await kept()).toEqual([1, 2, 4])
  },
)

test('a value that no statement can take fails before anything is sent', async () => {
  const db = connectTo(url, { maxConnections: 1 })
  await sql`create table kept (n int primary key, said jsonb, all_said jsonb[])`.execute(db)
  const keep = (trx: Transaction<Database>, n: number, said: unknown) =>
    askText(trx, `${AND_COMMIT}insert into kept values ($1, $2, $3)`, [n, said, [said]])
  const both = (n: number, said: unknown) =>
    db.transaction().execute(async (trx) => {
      await sql`insert into kept values (${n})`.execute(trx)
      await keep(trx, n + 1, said)
    })
  await expect(both(1, { endless: 1n })).rejects.toThrow(TypeError)
  expect((await sql`select n from kept`.execute(db)).rows).toEqual([])
  // Its connection asks the same again.
  const said = { a: ['b'] }
  await both(1, said)
  const { rows } = await sql`select said, all_said from kept where n = 2`.execute(db)
  expect(rows).toEqual([{ said, all_said: [said] }])
})

test('a transaction is begun in the trip of its first statement', async () => {
  const db = connectTo(url, { maxConnections: 1 })
  await sql`select 1`.execute(db)
  const sent = vi.spyOn(Socket.prototype, 'write')
  const isolation = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      expect(sent).not.toHaveBeenCalled()
      const { rows } = await sql<{ level: string }>`
        select current_setting('transaction_isolation') as level`.execute(trx)
      return rows[0]?.level
    })
  sent.mockRestore()
  expect(isolation).toBe('repeatable read')
})
