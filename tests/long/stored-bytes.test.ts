// What is stored of an item, and of each tick for 90 days: bytes with all indexes, after PostgreSQL has
// tidied up; and how many updates stayed in their page without touching an index (HOT).
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { join, type Api } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { serverHere } from '../support/server-here.ts'

const LISTS = 40
const ITEMS = 100
const TICKS = 4000
/** Calls in one trip. */
const TOGETHER = 20

const server = serverHere({ env: { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' } })
let anna: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

async function bytesOf(table: string): Promise<number> {
  const db = connect(server.databaseUrl, { maxConnections: 1, isUnlimited: true })
  await sql`vacuum ${sql.ref(table)}`.execute(db)
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${table}::regclass) as bytes`.execute(db)
  await db.destroy()
  return rows[0]?.bytes ?? 0
}

/** Of all updates of a table, how many were hot. */
async function updatesOf(table: string): Promise<{ all: number; hot: number }> {
  const { rows } = await sql<{ all: number; hot: number }>`
    select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = ${table}
  `.execute(server.db)
  return rows[0] ?? { all: 0, hot: 0 }
}

it('an item, and a tick', async () => {
  const groceries = Array.from({ length: ITEMS }, (_, at) => ({ text: `Something to buy ${at}` }))
  const bytesOfRecords = async () => (await bytesOf('records')) + (await bytesOf('directory'))
  const empty = await bytesOfRecords()
  const lists: { id: string; groceries: { id: string }[] }[] = []
  for (let at = 0; at < LISTS; at += 1) {
    lists.push((await anna.post('/grocerylists', { name: `List ${at}`, groceries })).body)
  }
  const each = (bytes: number, of: number) => Math.round(bytes / of)
  figure('a stored item', each((await bytesOfRecords()) - empty, LISTS * ITEMS), 'B')

  const before = { log: await bytesOf('mutation_log'), history: await bytesOf('history') }
  const { epoch } = await anna.sync()
  for (let done = 0; done < TICKS; done += TOGETHER) {
    const list = lists[(done / TOGETHER) % LISTS]
    const calls = Array.from({ length: TOGETHER }, (_, at) => {
      const now = server.clock.now()
      const set = { isChecked: { v: true, base: null, at: now, wall: now, floor: 0 } }
      const id =
        list?.groceries[(at + Math.floor(done / (LISTS * TOGETHER)) * TOGETHER) % ITEMS]?.id
      const body = { ops: [{ id, set }] }
      return { mutationId: v7(), method: 'PATCH' as const, path: `/grocerylists/${list?.id}`, body }
    })
    const { results } = await anna.sync({ calls, epoch })
    expect(results.every(({ status }) => status === 200)).toBe(true)
  }
  const log = (await bytesOf('mutation_log')) - before.log
  const history = (await bytesOf('history')) - before.history
  figure('a tick: what became of the call', each(log, TICKS), 'B')
  figure('a tick: the value before', each(history, TICKS), 'B')
  for (const table of ['records', 'scopes', 'mutation_log']) {
    const { all, hot } = await updatesOf(table)
    figure(`updates of ${table} that were hot`, hot, `of ${all}`)
  }
})
