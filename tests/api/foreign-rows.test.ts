// However much others keep: what one person asks for is found without going through others' rows.
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { join, timeAt, type Api } from '../support/api.ts'
import { explained, statementsAsked, type Asked } from '../support/plans.ts'
import { serverHere } from '../support/server-here.ts'

const FOREIGN = 20_000
/** So many that a plan may find it as cheap to go through all of them as to look up a few. */
const PEOPLE = 1_000
/** More rows than any step of a plan may read, since the person has few records. */
const FEW = 1_000

const place = {
  name: 'Corner',
  location: 'Here',
  type: 'lunch',
  foodRating: 9,
  priceQualityRating: 8,
  seatingRating: 7,
}

const server = serverHere()
let bert: Api
let listId: string
let itemId: string
let placeId: string

beforeAll(async () => {
  bert = await join(server, 'Bert')
  const list = await bert.post('/grocerylists', { name: 'Small', groceries: [{ text: 'Milk' }] })
  listId = list.body.id
  itemId = list.body.groceries[0].id
  placeId = (await bert.post('/places', place)).body.id
  await sql`
    with made as (
      insert into records (scope, id, kind, parent, ver, born, stamp, content, created_at)
      select scope_of(o.id, 3), gen_random_uuid(), 'item', o.id, n, n, r.stamp, r.content, r.created_at
      from records r, generate_series(1, ${FOREIGN}) as n, (select gen_random_uuid() as id) as o
      where r.kind = 'item' returning id, scope, kind
    )
    insert into directory (id, owner, kind) select id, scope_of(scope, 2), kind from made
  `.execute(server.db)
  await sql`insert into users (id, display_name)
    select gen_random_uuid(), 'Somebody' from generate_series(1, ${PEOPLE})`.execute(server.db)
  await sql`insert into scopes (scope, ver)
    select scope_of(u.id, part), 1 from users u, generate_series(0, 3) as part
    on conflict do nothing`.execute(server.db)
  await sql`
    with n as (select id, row_number() over (order by id) as n from users)
    insert into friendships (id, low, high, status, requester, grants_low, grants_high)
    select gen_random_uuid(), a.id, b.id, 'accepted', a.id, '{}', '{}'
    from n a join n b on b.n between a.n + 1 and a.n + 5
  `.execute(server.db)
  await sql`delete from friendships where ${bert.userId} in (low, high)`.execute(server.db)
  await sql`analyze`.execute(server.db)
})

it.each([
  '/grocerylists',
  '/grocerylists/shared',
  '/recipes',
  '/recipes/menu',
  '/places',
  '/users/me',
])('GET %s does not go through what others keep', async (path) => {
  await expectFew(await statementsAsked(() => read(path)))
})

it('one list, one place and an unknown one do not, either', async () => {
  const asked = await statementsAsked(async () => {
    await read(`/grocerylists/${listId}`)
    await read(`/places/${placeId}`)
    await read(`/places/${v7()}`, 404)
  })
  await expectFew(asked)
})

it('a first load and a trip do not, either', async () => {
  await expectFew(await statementsAsked(() => bert.sync()))
})

it('storing a tick does not, either', async () => {
  const set = { isChecked: { v: true, base: null, ...timeAt(server) } }
  const path = `/grocerylists/${listId}`
  const call = { method: 'PATCH' as const, path, body: { ops: [{ id: itemId, set }] } }
  const asked = await statementsAsked(() => bert.sync({ calls: [call] }))
  const storing = asked.filter(({ text }) => text.includes('into records'))
  expect(storing).toHaveLength(1)
  await expectFew(storing)
})

it('a tick and a new item do not, either', async () => {
  const at = timeAt(server)
  const ops = [
    { id: itemId, set: { isChecked: { v: true, base: null, ...at } } },
    { id: v7(), add: { text: 'Tea', category: null, isChecked: false, pos: 'a5', ...at } },
  ]
  const path = `/grocerylists/${listId}`
  const asked = await statementsAsked(async () => {
    const { results } = await bert.sync({ calls: [{ method: 'PATCH', path, body: { ops } }] })
    expect(results).toMatchObject([{ status: 200 }])
  })
  // Without the statement that stores: played again it would find the new id taken.
  await expectFew(asked.filter(({ text }) => !text.includes('into records')))
})

async function read(path: string, status = 200): Promise<void> {
  expect((await bert.get(path)).status).toBe(status)
}

/** Expects that no step of a plan, nor anything inside of a function, reads many rows. */
async function expectFew(asked: readonly Asked[]): Promise<void> {
  expect(asked).not.toEqual([])
  for (const { text, steps, reads } of await explained(server.databaseUrl, asked)) {
    const most = Math.max(
      ...steps.map((step) => step['Actual Rows'] * step['Actual Loops']),
      ...reads.map(({ rows }) => rows),
    )
    expect(most, text).toBeLessThan(FEW)
  }
}
