// What somebody taught is looked up word by word: who taught thousands waits no longer for an item.
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { correctionId } from '#shared/categorise/correction-id.ts'
import { join, type Api } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let anna: Api

beforeAll(async () => {
  server = await startServer()
  anna = await join(server, 'Anna')
})
afterAll(() => server.stop())

/** How many rows the database hands out for a piece of work. */
async function rowsFor(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const real = Client.prototype.query
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const answer: unknown = Reflect.apply(real, this, args)
    if (answer instanceof Promise) {
      void answer.then((result: { rows?: unknown[] } | undefined) => {
        count += result?.rows?.length ?? 0
      })
    }
    return answer
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return count
}

it('[7.lists.9, 7.lists.13] an item costs as many rows after 2,000 corrections as after one', async () => {
  const milk = { text: 'Milk', category: 'Dairy & Eggs' }
  const { body: list } = await anna.post('/grocerylists', { name: 'Taught', groceries: [milk] })
  const path = `/grocerylists/${list.id}/items`
  const { body: tofu } = await anna.post(path, { text: 'Tofu' })
  await anna.patch(`${path}/${tofu.id}`, { category: 'Frozen' })
  const add = async () => {
    const { body } = await anna.post(path, { text: '2 tofu' })
    expect(body.category).toBe('Frozen')
    await anna.del(`${path}/${body.id}`)
  }
  const sort = () => anna.post(`/grocerylists/${list.id}/categorise`)
  await add()
  const [few, fewSorted] = [await rowsFor(add), await rowsFor(sort)]

  const ids = Array.from({ length: 2000 }, (_, at) => correctionId(`thing ${at}`))
  await sql`
    insert into records
    select r.scope, i.id, r.kind, r.parent, r.owner, r.ver, r.born, r.cells, r.del, r.created_by, r.created_at
    from records r, unnest(${ids}::uuid[]) as i (id)
    where r.scope = ${`me:${anna.userId}`} and r.kind = 'correction'
  `.execute(server.db)
  // What was deleted since stays a row of the list.
  expect(await rowsFor(add)).toBeLessThanOrEqual(few + 10)
  expect(await rowsFor(sort)).toBeLessThanOrEqual(fewSorted + 10)
})
