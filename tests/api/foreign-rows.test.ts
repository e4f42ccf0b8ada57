// However much others keep: what one person asks for is found without looking through theirs.
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { join, type Api } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'

const FOREIGN = 20_000
/** More rows than any step of a plan may touch; the person has three records. */
const FEW = 1_000

type Asked = { text: string; values: unknown[] }
type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] }

let server: TestServer
let bert: Api

beforeAll(async () => {
  server = await startServer()
  bert = await join(server, 'Bert')
  await bert.post('/grocerylists', { name: 'Small', groceries: [{ text: 'Milk' }] })
  await bert.post('/places', { name: 'Corner', rating: 4 })
  await sql`
    insert into records (scope, id, kind, parent, owner, ver, born, cells, created_by, created_at)
    select 'lists:' || o.id, gen_random_uuid(), 'item', o.id, o.id, n, n, r.cells, o.id, r.created_at
    from records r, generate_series(1, ${FOREIGN}) as n, (select gen_random_uuid() as id) as o
    where r.kind = 'item'
  `.execute(server.db)
})
afterAll(() => server.stop())

/** The reading statements of a piece of work. */
async function readsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const real = Client.prototype.query
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [query, values = []] = args as [string | Asked, unknown[]?]
    const { text } = typeof query === 'string' ? { text: query } : query
    if (/^\s*(?:select|with)\b/.test(text)) {
      asked.push({ text, values: typeof query === 'string' ? values : (query.values ?? []) })
    }
    return Reflect.apply(real, this, args)
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return asked
}

/** The most rows that a step of the statement's plan went through. */
async function mostRows(client: Client, { text, values }: Asked): Promise<number> {
  await client.query('begin')
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
  await client.query('rollback')
  const most = (plan: Plan): number =>
    Math.max(plan['Actual Rows'] * plan['Actual Loops'], ...(plan.Plans ?? []).map(most))
  return most(rows[0]['QUERY PLAN'][0].Plan)
}

it.each([
  '/grocerylists',
  '/grocerylists/shared',
  '/recipes',
  '/recipes/menu',
  '/places',
  '/users/me',
])('GET %s does not go through what others keep', async (path) => {
  const reads = await readsOf(async () => expect((await bert.get(path)).status).toBe(200))
  await expectFew(reads)
})

it('a first load and a trip do not, either', async () => {
  await expectFew(await readsOf(() => bert.sync()))
})

async function expectFew(reads: readonly Asked[]): Promise<void> {
  const client = new Client(server.databaseUrl)
  await client.connect()
  try {
    expect(reads).not.toEqual([])
    for (const read of reads) expect(await mostRows(client, read), read.text).toBeLessThan(FEW)
  } finally {
    await client.end()
  }
}
