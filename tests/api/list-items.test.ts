// Items one by one, as a program with nothing but HTTP asks for them.
import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { join, timeAt, type Api, type Json } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere({ env: { AUTH_AUTOCONFIRM: 'true' } })
let anna: Api
let id: string

beforeAll(async () => {
  anna = await join(server, 'Anna')
  const groceries = [{ text: 'Bread' }, { text: 'Eggs' }]
  id = (await anna.post('/grocerylists', { name: 'Weekly', groceries })).body.id
})

const list = async (): Promise<Json> => (await anna.get(`/grocerylists/${id}`)).body
const texts = async () => (await list()).groceries.map(({ text }: Json) => text)
const items = 'items'

it('[7.lists.11] one is appended and answered, several are answered in their order', async () => {
  const one = await anna.post(`/grocerylists/${id}/${items}`, { text: 'Milk', category: 'Dairy' })
  expect(one.status).toBe(201)
  expect(one.body).toEqual((await list()).groceries.at(-1))
  expect(one.body).toMatchObject({ text: 'Milk', category: 'Dairy', isChecked: false })
  const two = await anna.post(`/grocerylists/${id}/${items}`, [{ text: 'Tea' }, { text: 'Rice' }])
  expect(two.body.map(({ text }: Json) => text)).toEqual(['Tea', 'Rice'])
  expect(await texts()).toEqual(['Bread', 'Eggs', 'Milk', 'Tea', 'Rice'])
})

it('[7.lists.11] the same call twice appends once and is answered alike', async () => {
  const headers = { 'Idempotency-Key': v7() }
  const body = [{ text: 'Salt' }, { text: 'Pepper' }]
  const first = await anna.post(`/grocerylists/${id}/${items}`, body, headers)
  const again = await anna.post(`/grocerylists/${id}/${items}`, body, headers)
  expect([again.status, again.body]).toEqual([201, first.body])
  expect((await texts()).filter((text: string) => text === 'Salt')).toHaveLength(1)
})

it('[7.lists.11] the same call again makes no second one of an item that is gone', async () => {
  const headers = { 'Idempotency-Key': v7() }
  const send = () => anna.post(`/grocerylists/${id}/${items}`, { text: 'Nutmeg' }, headers)
  await anna.del(`/grocerylists/${id}/${items}/${(await send()).body.id}`)
  expect((await send()).status).toBe(204)
  expect(await texts()).not.toContain('Nutmeg')
})

it('[7.lists.11] one is ticked, renamed, sorted and deleted, and the rest stays', async () => {
  const before = await list()
  const [bread] = before.groceries
  const at = `/grocerylists/${id}/${items}/${bread.id}`
  const ticked = await anna.patch(at, { isChecked: true })
  expect([ticked.status, ticked.body]).toEqual([
    200,
    { ...bread, isChecked: true, checkedBy: anna.userId },
  ])
  const renamed = await anna.patch(at, { text: 'Rye bread', category: 'Bakery' })
  expect(renamed.body).toMatchObject({ text: 'Rye bread', category: 'Bakery', isChecked: true })
  expect((await anna.patch(at, { category: '' })).body.category).toBeNull()
  expect((await anna.del(at)).status).toBe(204)
  expect((await list()).groceries).toEqual(before.groceries.slice(1))
  for (const gone of [await anna.patch(at, { isChecked: false }), await anna.del(at)]) {
    expect(gone).toMatchObject({ status: 404, body: { message: 'Item not found' } })
  }
})

it('[7.lists.11] what the caller had not seen stays', async () => {
  const { version, groceries } = await list()
  const [eggs] = groceries
  const at = `/grocerylists/${id}/${items}/${eggs.id}`
  await anna.sync({
    device: 'bbbbbbbb',
    calls: [{ method: 'PATCH', path: at, body: { text: 'Ten eggs' } }],
  })
  const headers = { 'If-Match': `"${version}"` }
  await anna.patch(at, { isChecked: true }, headers)
  expect((await list()).groceries[0]).toMatchObject({ text: 'Ten eggs', isChecked: true })
  // Deleting what somebody has renamed meanwhile: the new name was never seen.
  await anna.del(at, undefined, headers)
  expect(await texts()).toContain('Ten eggs')
  await anna.del(at)
  expect(await texts()).not.toContain('Ten eggs')
})

it.each<[string, unknown, string]>([
  ['POST', { text: '' }, 'text'],
  ['POST', { text: 'a'.repeat(501) }, 'text'],
  ['POST', {}, 'text'],
  ['POST', [], ''],
  ['POST', { text: 'Milk', id: '1' }, 'id'],
  ['POST', [{ text: 'Milk' }, { text: 7 }], '1.text'],
  ['PATCH', {}, ''],
  ['PATCH', { isChecked: 'yes' }, 'isChecked'],
  ['PATCH', { text: null }, 'text'],
  ['PATCH', { pos: 'a1' }, 'pos'],
])('[7.lists.11] %s %j is refused and names the field', async (method, body, field) => {
  const before = await list()
  const [first] = before.groceries
  const answer =
    method === 'POST'
      ? await anna.post(`/grocerylists/${id}/${items}`, body)
      : await anna.patch(`/grocerylists/${id}/${items}/${first.id}`, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', field } })
  expect(await list()).toEqual(before)
})

it('[7.lists.11] an item of another list is not found, and 2,000 are the end', async () => {
  const other = (
    await anna.post('/grocerylists', { name: 'Other', groceries: [{ text: 'Nails' }] })
  ).body
  const [nails] = (await anna.get(`/grocerylists/${other.id}`)).body.groceries
  const wrong = await anna.patch(`/grocerylists/${id}/${items}/${nails.id}`, { isChecked: true })
  expect(wrong.status).toBe(404)
  const many = Array.from({ length: 2000 }, (_, at) => ({ text: `Item ${at}` }))
  const refused = await anna.post(`/grocerylists/${id}/${items}`, many)
  expect(refused).toMatchObject({ status: 400, body: { field: 'groceries' } })
})

it('[7.lists.12] a list that has not changed is not sent again', async () => {
  const headers = (etag: string) => ({
    Authorization: `Bearer ${anna.accessToken}`,
    'If-None-Match': etag,
  })
  const { version } = await list()
  const ask = (etag: string) => server.fetch(`/api/grocerylists/${id}`, { headers: headers(etag) })
  const same = await ask(`"1", W/"${version}"`)
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([
    304,
    '',
    `"${version}"`,
  ])
  await anna.post(`/grocerylists/${id}/${items}`, { text: 'Soap' })
  expect((await ask(`"${version}"`)).status).toBe(200)
})

it('[5.sizes.1] a full list takes one item instead of another, also from a device that was offline', async () => {
  const [localId, gone] = [v7(), v7()]
  const path = `/grocerylists/${localId}`
  const time = timeAt(server)
  const send = async (method: 'POST' | 'PATCH', to: string, body: object) => {
    const { results } = await anna.sync({ calls: [{ method, path: to, body }] })
    return results[0]?.status
  }
  const groceries = Array.from({ length: 1999 }, (_, at) => ({ text: `Thing ${at}` }))
  const full = { localId, name: 'Full', groceries: [{ id: gone, text: 'Nails' }, ...groceries] }
  expect(await send('POST', '/grocerylists', { ...full, ...time })).toBe(201)
  const add = { text: 'Milk', category: null, isChecked: false, pos: 'z', ...time }
  const del = { seen: { text: null, isChecked: null }, ...time }
  const ops = [{ id: v7(), add }]
  expect(await send('PATCH', path, { ops })).toBe(400)
  expect(await send('PATCH', path, { ops: [{ id: gone, del }, ...ops] })).toBe(200)
  const now = (await anna.get(path)).body
  const swapped = [...now.groceries.slice(1), { text: 'Tea' }]
  const whole = { name: 'Full', version: now.version, groceries: swapped }
  expect((await anna.patch(path, whole)).status).toBe(200)
  const texts = (await anna.get(path)).body.groceries.map(({ text }: Json) => text)
  expect(texts.slice(-2)).toEqual(['Milk', 'Tea'])
  expect(texts).toHaveLength(2000)
})

it('[5.sizes.1] what was removed and brought back counts: there are never more than 2,000 items', async () => {
  const made = Array.from({ length: 1500 }, (_, at) => ({ text: `Thing ${at}` }))
  const { id } = (await anna.post('/grocerylists', { name: 'Long', groceries: made })).body
  const path = `/grocerylists/${id}`
  const read = async (): Promise<Json> => (await anna.get(path)).body
  /** Takes so many from the beginning of the list, and puts these at its end. */
  const take = async (count: number, more: object[] = []) => {
    const { version, groceries } = await read()
    const left = [...groceries.slice(count), ...more]
    return (await anna.patch(path, { name: 'Long', version, groceries: left })).status
  }
  const send = async (ops: object[]) => {
    const call = { method: 'PATCH' as const, path, body: { ops } }
    return (await anna.sync({ calls: [call] })).results[0]?.status
  }
  const { groceries } = await read()
  // As a device undoes it.
  const undo = (count: number) =>
    groceries.slice(0, count).map(({ id: item, text }: Json) => {
      return { id: item, set: { text: { v: text, base: null, ...timeAt(server) } } }
    })
  const add = (count: number) =>
    Array.from({ length: count }, () => {
      return {
        id: v7(),
        add: { text: 'Milk', category: null, isChecked: false, pos: 'z', ...timeAt(server) },
      }
    })
  expect([await take(1500), await send(undo(1500))]).toEqual([200, 200])
  expect((await read()).groceries).toHaveLength(1500)
  expect([await send(add(501)), await send(add(500))]).toEqual([400, 200])
  // Something else has taken its place.
  expect([await take(1), await send(add(1)), await send(undo(1))]).toEqual([200, 200, 400])
  const gone = { id: groceries[0].id, text: 'Thing 0' }
  expect([await take(0, [gone]), await take(1, [gone])]).toEqual([400, 200])
  expect((await read()).groceries).toHaveLength(2000)
})

it('[5.sizes.1] whoever adds and removes without end comes to one', async () => {
  const { id } = (await anna.post('/grocerylists', { name: 'Busy' })).body
  const items = `/grocerylists/${id}/items`
  const gone = (await anna.post(items, { text: 'Milk' })).body.id
  expect((await anna.del(`${items}/${gone}`)).status).toBe(204)
  const columns = sql.raw(
    'scope, kind, parent, ver, born, stamp, content, writes, del, created_by, created_at',
  )
  await sql`
    with made as (
      insert into records (id, ${columns})
        select gen_random_uuid(), ${columns} from records, generate_series(1, 8000) where id = ${gone}
        returning id, scope, kind
    ) insert into directory (id, owner, kind) select id, scope_of(scope, 2), kind from made
  `.execute(server.db)
  const refused = await anna.post(items, { text: 'Bread' })
  expect(refused).toMatchObject({ status: 413, body: { code: 'quota_reached' } })
  expect(refused.body.message).toContain('Begin a new list')
  const whole = await anna.patch(`/grocerylists/${id}`, { groceries: [{ text: 'Bread' }] })
  expect(whole).toMatchObject({ status: 413, body: { code: 'quota_reached' } })
  const add = { text: 'Bread', category: null, isChecked: false, pos: 'b', ...timeAt(server) }
  const ops = {
    method: 'PATCH' as const,
    path: `/grocerylists/${id}`,
    body: { ops: [{ id: v7(), add }] },
  }
  const [parked] = (await anna.sync({ calls: [ops] })).results
  expect(parked).toMatchObject({ status: 413 })
  // What can no longer be brought back does not count.
  await sql`update records set content = '{}', stamp = null, writes = null where id = ${gone}`.execute(
    server.db,
  )
  expect((await anna.post(items, { text: 'Bread' })).status).toBe(201)
})
