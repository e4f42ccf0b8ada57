// The tables in memory, which the simulation runs on, behave as PostgreSQL does: what simulated
// devices and plain callers asked is asked again of the same handlers on a real database, and each
// answer has to be the same.
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { canonicalJson } from '#shared/merge/canonical.ts'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { loadSimulation } from '../../scripts/simulation.mjs'
import { copyTables, putBackTables } from '../support/copy-tables.ts'
import { untrueOf } from '../support/directory.ts'
import { freshDatabase } from '../support/postgres.ts'
import { createServer, DatabaseGone, type SimServer, type Traffic } from './simulation/server.ts'

vi.mock('#server/auth/tokens/verify-token.ts', () => import('./simulation/shims/verify-token.ts'))
vi.mock('node:timers/promises', () => import('./simulation/shims/timers.ts'))
vi.mock('node:crypto', async (actual) => {
  const { randomBytes, randomUUID } = await import('./simulation/shims/random.ts')
  return { ...(await actual<object>()), randomBytes, randomUUID }
})
vi.mock('uuid', async (actual) => {
  const real = await actual<typeof import('uuid')>()
  const { idParts } = await import('./simulation/shims/random.ts')
  return { ...real, v7: () => real.v7(idParts()) }
})

type Simulation = typeof import('./simulation/main.ts')

/** In the last three the database goes away in the middle of a trip. */
const SEEDS = [2, 5, 7, 10, 25, 33, 23, 26, 59]

let simulation: Simulation

beforeAll(async () => {
  simulation = await loadSimulation({ name: 'twin' })
}, 120_000)

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

it.each(SEEDS)(
  'PostgreSQL answers as the tables in memory do, seed %i',
  async (seed) => {
    const traffic = await simulation.recordTraffic(seed)
    const asked = traffic.filter(({ kind }) => kind === 'ask')
    expect(asked.length).toBeGreaterThan(10)
    const database = await freshDatabase()
    const db = connect(database.url, { maxConnections: 2 })
    closing.push(async () => {
      await db.destroy()
      await database.drop()
    })
    await repeat(db, traffic)
    expect(await untrueOf(db)).toEqual([])
  },
  120_000,
)

/** Asks everything again, in the same order and at the same times. */
async function repeat(db: Kysely<Database>, traffic: readonly Traffic[]): Promise<void> {
  await sql`update meta set value = 'first' where key = 'epoch'`.execute(db)
  await sql`update meta set value = 'key' where key = 'lifeKey'`.execute(db)
  await sql`update epochs set epoch = 'first'`.execute(db)
  const line = createLine(db)
  let now = 0
  let server: SimServer | null = null
  for (const [at, event] of traffic.entries()) {
    if ('now' in event) now = event.now
    if (event.kind === 'seed') server = createServer(event.seed, () => now, line.db)
    if (event.kind === 'start') await server?.start()
    if (event.kind === 'user') await server?.addUser(event)
    if (event.kind === 'expire') {
      await age(db)
      await server?.expire()
    }
    if (event.kind === 'backUp') {
      await copyTables(db)
      server?.backUp()
    }
    if (event.kind === 'restore') {
      await putBackTables(db)
      await server?.restore(event.isTold)
    }
    // Tokens expire in the simulation alone, so refusals for that are not asked again.
    if (event.kind !== 'ask' || event.answer.status === 401) continue
    line.failNext(event.failed)
    const answer = await server?.ask(event.asked)
    line.failNext(null)
    const shown = { status: answer?.status, says: readable(answer?.text ?? '') }
    const expected = { status: event.answer.status, says: readable(event.answer.text) }
    expect(shown, `answer ${at} to ${event.asked.path}`).toEqual(expected)
  }
}

/** A database that has gone away for single transactions, which then do not begin. */
function createLine(db: Kysely<Database>) {
  let fails: number | null = null
  let begun = 0
  const gone = {
    setIsolationLevel: () => gone,
    setAccessMode: () => gone,
    execute: () => Promise.reject(new DatabaseGone('The database went away')),
  }
  const begin = () => {
    begun += 1
    return begun === fails ? gone : db.transaction()
  }
  return {
    db: new Proxy(db, {
      get(_, name) {
        if (name === 'transaction') return begin
        const member: unknown = Reflect.get(db, name, db)
        return typeof member === 'function' ? member.bind(db) : member
      },
    }),
    /** Of the next request, lets the transaction with this number fail; null: none. */
    failNext(transaction: number | null) {
      fails = transaction
      begun = 0
    },
  }
}

/**
 * Makes rows old: PostgreSQL writes its own time into them, and here everything is long ago. No world
 * lasts as long as calls are known.
 */
async function age(db: Kysely<Database>): Promise<void> {
  for (const table of ['history', 'rest_seen']) {
    await sql`update ${sql.ref(table)} set at = '2000-01-01'`.execute(db)
  }
}

/** JSON with its members in one order, because jsonb keeps none. */
function readable(text: string): string {
  return text === '' ? '' : canonicalJson(JSON.parse(text))
}
