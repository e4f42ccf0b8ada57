import { type Kysely, type Migration, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { untilLocked } from '../../tests/support/lock-waits.ts'
import { freshEmptyDatabase } from '../../tests/support/postgres.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

let url = ''
let drop: () => Promise<void>
let db: Kysely<Database>
let other: Kysely<Database>

beforeEach(async () => {
  ;({ url, drop } = await freshEmptyDatabase())
  db = connect(url, { maxConnections: 2 })
  other = connect(url, { maxConnections: 1 })
})

afterEach(async () => {
  await db.destroy()
  await other.destroy()
  await drop()
})

function step(name: string, statement: string): { name: string; migration: Migration } {
  return {
    name,
    migration: {
      async up(tx) {
        await sql.raw(statement).execute(tx)
      },
    },
  }
}

const first = step('0001-first', 'create table first (n int); create index on first (n)')
const second = step('0002-second', 'create table second (n int)')

async function tables(): Promise<unknown[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}

test('each step runs once, in order, also when a later version adds one', async () => {
  expect(await migrate(db, [first])).toEqual(['0001-first'])
  expect(await migrate(db, [first, second])).toEqual(['0002-second'])
  expect(await migrate(db, [first, second])).toEqual([])
  expect(await tables()).toEqual(['first', 'migrations', 'second'])
})

test('begins anew when it and a server that still works waited for each other', async () => {
  await migrate(db, [first, second])
  const steps = [first, second]
  let ended: string | undefined
  // PostgreSQL ends the one at whose wait it looks first while both wait. That is the step, which waited
  // first, unless this machine takes a second for the few lines between; then the next step is tried.
  while (ended !== 'step') {
    const next = step(`${steps.length}-next`, 'lock table first; lock table second')
    steps.push(next)
    let done: Promise<string[]> | undefined
    const working = db.transaction().execute(async (transaction) => {
      await sql`select from second`.execute(transaction)
      done = migrate(db, steps)
      await untilLocked(other)
      await sql`select from first`.execute(transaction)
    })
    ended = await working.then(
      () => 'step',
      (error: { code?: string }) => error.code,
    )
    expect(['step', '40P01']).toContain(ended)
    expect(await done).toEqual([next.name])
  }
})

test('two servers that start at once on an empty database make the tables once', async () => {
  const others = [connect(url, { maxConnections: 1 }), connect(url, { maxConnections: 1 })]
  try {
    const slow = step('0000-slow', 'select pg_sleep(0.2)')
    const done = await Promise.all([db, ...others].map((each) => migrate(each, [slow, first])))
    expect(done.map((names) => names.length).sort()).toEqual([0, 0, 2])
  } finally {
    await Promise.all(others.map((each) => each.destroy()))
  }
})

test('a step that fails leaves nothing of its start behind', async () => {
  const broken = step('0002-broken', 'create table half (n int); select 1 / 0')
  await expect(migrate(db, [first, broken])).rejects.toThrow(/division by zero/)
  expect(await tables()).toEqual([])
})

test('a database of a newer version is refused and left alone', async () => {
  await migrate(db, [first, second])
  await expect(migrate(db, [first])).rejects.toThrow(/newer version of nomnom.*0002-second/)
  expect(await tables()).toEqual(['first', 'migrations', 'second'])
})
