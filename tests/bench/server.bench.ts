// What calls cost the server, each beside a bare transaction that does the same to one table, with
// the same database and durability and one caller.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { bench, describe } from 'vitest'
import type { SyncResponse } from '#shared/schemas/sync.ts'
import { join } from '../support/api.ts'
import { startServer } from '../support/server.ts'

const env = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }
const server = await startServer({ env })
const anna = await join(server, 'Anna')
const groceries = Array.from({ length: 40 }, (_, at) => ({ text: `Item ${at}` }))
const { body: list } = await anna.post('/grocerylists', { name: 'Weekend', groceries })
const [item] = list.groceries
const versionsOf = ({ scopes }: SyncResponse) =>
  Object.fromEntries(scopes.map(({ scope, version }) => [scope, version]))
const first = await anna.sync()
const { life, epoch } = first
const cursors = versionsOf(first)
await sql`create table bare (id uuid primary key, cells jsonb, ver bigint)`.execute(server.db)
await sql`insert into bare values (${item.id}, '{"isChecked": false}', 1)`.execute(server.db)

let isChecked = false
function tick() {
  isChecked = !isChecked
  const at = server.clock.now()
  const set = { isChecked: { v: isChecked, base: null, at, wall: at, floor: 0 } }
  return { ops: [{ id: item.id, set }] }
}

const call = () => ({
  mutationId: randomUUID(),
  method: 'PATCH' as const,
  path: `/grocerylists/${list.id}`,
  body: tick(),
})

const trip = async (count: number) => {
  const calls = Array.from({ length: count }, call)
  const told = { cursors, epoch, ...(life === undefined ? {} : { life }) }
  const { results } = await anna.sync({ calls, ...told })
  if (results.some(({ status }) => status !== 200)) throw new Error('A tick was refused')
}

const some = { time: 1500, warmupTime: 300 }

describe('a tick', () => {
  bench(
    'bare transaction',
    async () => {
      await server.db.transaction().execute(async (trx) => {
        await sql`select * from bare where id = ${item.id} for update`.execute(trx)
        await sql`update bare set ver = ver + 1 where id = ${item.id}`.execute(trx)
      })
    },
    some,
  )
  bench('PATCH', async () => void (await anna.patch(`/grocerylists/${list.id}`, tick())), some)
  bench('a trip with one', () => trip(1), some)
  bench('a trip with twenty calls', () => trip(20), some)
})

describe('reading', () => {
  bench(
    'bare select of a row',
    async () => void (await sql`select * from bare where id = ${item.id}`.execute(server.db)),
    some,
  )
  bench('GET of a list of 40', async () => void (await anna.get(`/grocerylists/${list.id}`)), some)
  let known: Record<string, number> | undefined
  bench(
    'a trip that finds nothing new',
    async () => {
      known ??= versionsOf(await anna.sync())
      await anna.sync({ cursors: known, epoch, ...(life === undefined ? {} : { life }) })
    },
    some,
  )
})
