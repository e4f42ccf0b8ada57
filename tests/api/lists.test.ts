// Grocery lists as a plain caller uses them: product §7.lists and docs/sync.md section 5.
import { beforeAll, describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { serverHere } from '../support/server-here.ts'
import { befriend, join, type Answer, type Api, type Json } from '../support/api.ts'

const server = serverHere()
let anna: Api
let ben: Api
let cleo: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  cleo = await join(server, 'Cleo')
  await befriend(anna, ben, ['canManageGroceryLists'])
})

async function listOf(owner: Api, ...texts: string[]): Promise<Json> {
  const groceries = texts.map((text) => ({ text }))
  const made = await owner.post('/grocerylists', { localId: v7(), name: 'Weekend', groceries })
  expect(made.status).toBe(201)
  return made.body
}

const texts = (answer: Answer | Json): string[] =>
  (answer.body ?? answer).groceries.map((item: Json) => item.text)
const bare = (list: Json): Json[] =>
  list.groceries.map(({ id, text, category, isChecked }: Json) => ({
    id,
    text,
    category,
    isChecked,
  }))

describe('creating and reading', () => {
  it('[7.lists.3, 7.lists.4, 3.list.1, 6.server.2] takes the id of the client, and the author from the token', async () => {
    const localId = v7()
    const made = await anna.post('/grocerylists', {
      localId,
      name: 'Weekend',
      authorId: ben.userId,
      updatedAt: '2099-01-01T00:00:00.000Z',
      groceries: [{ text: 'Milk' }, { text: 'Bread', category: 'Bakery', isChecked: true }],
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ id: localId, localId, authorId: anna.userId })
    expect(Date.parse(made.body.updatedAt)).toBeLessThanOrEqual(server.clock.now())
    const read = await anna.get(`/grocerylists/${localId}`)
    expect(read.headers.get('etag')).toBe(`"${read.body.version}"`)
    expect(read.body.groceries).toMatchObject([
      { text: 'Milk', category: null, isChecked: false, addedBy: anna.userId },
      { text: 'Bread', category: 'Bakery', isChecked: true, checkedBy: anna.userId },
    ])
  })

  it('[3.list.2] gives an id to a caller without one', async () => {
    const made = await anna.post('/grocerylists', { name: 'No id', groceries: [] })
    expect(made.status).toBe(201)
    expect((await anna.get(`/grocerylists/${made.body.id}`)).body.name).toBe('No id')
  })

  it('[3.list.2] answers the same id of the same person with what stands there', async () => {
    const list = await listOf(anna, 'Milk')
    const again = await anna.post('/grocerylists', {
      localId: list.id,
      name: 'Other',
      groceries: [],
    })
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ name: 'Weekend', version: list.version })
  })

  it('[3.list.2] refuses the id of somebody else and says nothing about it', async () => {
    const list = await listOf(anna, 'Canary')
    for (const id of [list.id, list.groceries[0].id]) {
      const taken = await cleo.post('/grocerylists', { localId: id, name: 'Mine', groceries: [] })
      expect(taken).toMatchObject({ status: 409, body: { code: 'id_taken' } })
      expect(JSON.stringify(taken.body)).not.toMatch(/Canary|Weekend/)
    }
    const item = { id: list.groceries[0].id, text: 'Mine now' }
    const taken = await cleo.post('/grocerylists', { name: 'Mine', groceries: [item] })
    expect(taken.status).toBe(409)
    expect(texts(await anna.get(`/grocerylists/${list.id}`))).toEqual(['Canary'])
  })

  it('[7.lists.1] [7.lists.2] lists own and shared lists apart, the newest first', async () => {
    const first = await listOf(cleo, 'A')
    server.clock.advance(1000)
    const second = await listOf(cleo, 'B')
    const own = (await cleo.get('/grocerylists')).body.map((list: Json) => list.id)
    expect(own).toEqual([second.id, first.id])
    expect((await cleo.get('/grocerylists/shared')).body).toEqual([])
    const shared = (await ben.get('/grocerylists/shared')).body
    expect(shared.every((list: Json) => list.authorId === anna.userId)).toBe(true)
    expect(shared.length).toBe((await anna.get('/grocerylists')).body.length)
  })
})

describe('[7.lists.5] the whole list', () => {
  it('changes, adds and removes against the version in the body', async () => {
    const list = await listOf(anna, 'Milk', 'Bread', 'Eggs')
    const [milk, , eggs] = bare(list)
    const changed = await anna.patch(`/grocerylists/${list.id}`, {
      ...list,
      name: 'Sunday',
      groceries: [{ ...milk, text: 'Oat milk', isChecked: true }, eggs, { text: 'Salt' }],
    })
    expect(changed.status).toBe(200)
    expect(changed.body.name).toBe('Sunday')
    expect(bare(changed.body)).toMatchObject([
      { id: milk.id, text: 'Oat milk', isChecked: true },
      { text: 'Eggs' },
      { text: 'Salt', isChecked: false },
    ])
    expect(changed.body.version).toBeGreaterThan(list.version)
  })

  it('keeps what a friend did since the version that the caller names', async () => {
    const list = await listOf(anna, 'Milk', 'Bread', 'Eggs')
    const [milk, bread, eggs] = bare(list)
    const seenByBen = (await ben.get(`/grocerylists/${list.id}`)).body
    await ben.patch(`/grocerylists/${list.id}`, {
      version: seenByBen.version,
      groceries: [{ ...milk, text: 'Goat milk' }, { ...bread, isChecked: true }, { text: 'Jam' }],
    })
    const merged = await anna.patch(
      `/grocerylists/${list.id}`,
      { name: 'Mine', groceries: [milk, bread, { ...eggs, text: 'Six eggs' }] },
      { 'If-Match': `"${list.version}"` },
    )
    expect(merged.body.name).toBe('Mine')
    // Ben deleted the eggs; Anna's new text says that they are wanted.
    expect(texts(merged)).toEqual(['Goat milk', 'Bread', 'Six eggs', 'Jam'])
    expect(merged.body.groceries[1]).toMatchObject({ isChecked: true, checkedBy: ben.userId })
  })

  it('without a version takes what this session was last answered as the base', async () => {
    const list = await listOf(anna, 'Milk', 'Bread')
    const [milk] = bare(list)
    await ben.get(`/grocerylists/${list.id}`)
    const patched = await ben.patch(`/grocerylists/${list.id}`, { groceries: [milk], name: 'B' })
    expect(texts(patched)).toEqual(['Milk'])
  })

  it('deletes nothing for a session that never read the list', async () => {
    const list = await listOf(anna, 'Milk', 'Bread')
    const patched = await ben.patch(`/grocerylists/${list.id}`, {
      name: 'B',
      groceries: [{ text: 'Tea' }],
    })
    expect(patched.body.name).toBe('B')
    expect(texts(patched)).toEqual(['Milk', 'Bread', 'Tea'])
  })

  it('understands an entry without an id that equals an item as that item', async () => {
    const list = await listOf(anna, 'Milk', 'Bread')
    const groceries = list.groceries.map(({ text }: Json) => ({ text, isChecked: true }))
    const patched = await anna.patch(`/grocerylists/${list.id}`, { ...list, groceries })
    expect(bare(patched.body).map(({ id }) => id)).toEqual(bare(list).map(({ id }) => id))
    expect(patched.body.groceries.every((item: Json) => item.isChecked)).toBe(true)
  })

  it('brings an item back that the caller knows to be deleted and sends again', async () => {
    const list = await listOf(anna, 'Milk', 'Bread')
    const [milk, bread] = bare(list)
    const without = await anna.patch(`/grocerylists/${list.id}`, { ...list, groceries: [milk] })
    expect(texts(without)).toEqual(['Milk'])
    const groceries = [milk, bread]
    const back = await anna.patch(`/grocerylists/${list.id}`, { ...without.body, groceries })
    expect(texts(back)).toEqual(['Milk', 'Bread'])
  })

  it('is refused with a version that the list has never reached', async () => {
    const list = await listOf(anna, 'Milk', 'Bread')
    const [milk] = bare(list)
    const groceries = [milk]
    const patched = await anna.patch(`/grocerylists/${list.id}`, { version: 99_999, groceries })
    expect(patched).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(texts(await anna.get(`/grocerylists/${list.id}`))).toEqual(['Milk', 'Bread'])
  })

  it('without any base, a body that is older than the list does not beat it', async () => {
    const list = await listOf(anna, 'Milk')
    const old = new Date(server.clock.now() - 60_000).toISOString()
    const patched = await ben.patch(`/grocerylists/${list.id}`, { name: 'Older', updatedAt: old })
    expect(patched.body.name).toBe('Weekend')
    const newer = await ben.patch(`/grocerylists/${list.id}`, { name: 'Newer' })
    expect(newer.body.name).toBe('Newer')
  })

  it('without any base, a body that is older than the categories brings none of them back', async () => {
    const list = await listOf(anna, 'Milk')
    const path = `/grocerylists/${list.id}`
    const { name, groceries, updatedAt } = list
    await anna.patch(path, { name, groceries, categories: ['Dairy'] })
    const older = { name, groceries, categories: ['Dairy', 'Wine'], updatedAt }
    expect((await cleo.patch(path, older)).status).toBe(404)
    const patched = await ben.patch(path, older)
    expect(patched).toMatchObject({ status: 200, body: { categories: ['Dairy'] } })
  })
})

describe('[7.lists.6] items alone', () => {
  it('are appended unchecked, and nothing else changes', async () => {
    const list = await listOf(anna, 'Milk')
    const patched = await ben.patch(`/grocerylists/${list.id}`, {
      groceries: [
        { text: 'Flour', isChecked: true },
        { text: 'Milk', isChecked: false },
      ],
    })
    expect(bare(patched.body)).toMatchObject([
      { text: 'Milk' },
      { text: 'Flour', isChecked: false },
      { text: 'Milk', isChecked: false },
    ])
  })

  it('with a known id are changed, and those that are absent stay', async () => {
    const list = await listOf(anna, 'Milk', 'Bread')
    const [milk] = bare(list)
    const patched = await ben.patch(`/grocerylists/${list.id}`, {
      groceries: [{ ...milk, isChecked: true }],
    })
    expect(bare(patched.body)).toMatchObject([
      { text: 'Milk', isChecked: true },
      { text: 'Bread', isChecked: false },
    ])
  })
})

describe('[7.lists.7] deleting', () => {
  it('[6.grants.4] is for the author, and twice is no error', async () => {
    const list = await listOf(anna, 'Milk')
    expect((await ben.del(`/grocerylists/${list.id}`)).status).toBe(403)
    const deleted = await anna.del(`/grocerylists/${list.id}`)
    expect(deleted).toMatchObject({ status: 204, body: {} })
    expect((await anna.del(`/grocerylists/${list.id}`)).status).toBe(204)
    expect((await anna.get(`/grocerylists/${list.id}`)).status).toBe(404)
    expect((await ben.patch(`/grocerylists/${list.id}`, { name: 'X' })).status).toBe(410)
    const again = { localId: list.id, name: 'Again', groceries: [] }
    expect((await anna.post('/grocerylists', again)).status).toBe(410)
  })

  it('asks first when a friend added something unseen, and says who and how much', async () => {
    const list = await listOf(anna, 'Milk')
    await ben.patch(`/grocerylists/${list.id}`, { groceries: [{ text: 'Tea' }, { text: 'Jam' }] })
    const refused = await anna.del(`/grocerylists/${list.id}`, { seenVersion: list.version })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed_since', detail: { by: 'Ben', items: 2 } },
    })
    const { version } = (await anna.get(`/grocerylists/${list.id}`)).body
    expect((await anna.del(`/grocerylists/${list.id}`, { seenVersion: version })).status).toBe(204)
  })

  it('names nobody who is asked to be a friend and is none', async () => {
    const dora = await join(server, 'Dora')
    const list = await listOf(dora, 'Milk')
    const { id } = await befriend(dora, ben, ['canManageGroceryLists'])
    await ben.patch(`/grocerylists/${list.id}`, { groceries: [{ text: 'Tea' }] })
    await dora.del(`/users/friends/${id}`)
    await dora.post('/users/friend-requests', { email: ben.email })
    const refused = await dora.del(`/grocerylists/${list.id}`, { seenVersion: list.version })
    expect(refused).toMatchObject({ status: 409, body: { detail: { by: 'Someone' } } })
  })

  it('does not ask for what the author did, nor for ticks', async () => {
    const list = await listOf(anna, 'Milk')
    const [milk] = bare(list)
    const { id, version } = list
    await ben.patch(`/grocerylists/${id}`, { groceries: [{ ...milk, isChecked: true }] })
    await anna.patch(`/grocerylists/${id}`, { groceries: [{ text: 'Tea' }] })
    expect((await anna.del(`/grocerylists/${id}`, { seenVersion: version })).status).toBe(204)
  })

  it('can be undone by the author, with all items', async () => {
    const list = await listOf(anna, 'Milk', 'Bread')
    await anna.del(`/grocerylists/${list.id}`)
    expect((await ben.post(`/grocerylists/${list.id}/restore`)).status).toBe(403)
    const back = await anna.post(`/grocerylists/${list.id}/restore`)
    expect(back.status).toBe(200)
    expect(texts(back)).toEqual(['Milk', 'Bread'])
    expect(texts(await ben.get(`/grocerylists/${list.id}`))).toEqual(['Milk', 'Bread'])
  })
})

describe('[7.lists.8] categorising', () => {
  it('[1.purpose.2, 1.purpose.7] fills items without a category and leaves a chosen one', async () => {
    const made = await anna.post('/grocerylists', {
      name: 'Sort me',
      groceries: [{ text: '2 l milk' }, { text: 'Bread', category: 'Breakfast' }],
    })
    const sorted = await ben.post(`/grocerylists/${made.body.id}/categorise`)
    expect(sorted.status).toBe(200)
    expect(bare(sorted.body)).toMatchObject([
      { text: '2 l milk', category: 'Dairy & Eggs' },
      { text: 'Bread', category: 'Breakfast' },
    ])
  })
})

describe('a repeated call', () => {
  it('with the same Idempotency-Key happens once', async () => {
    const list = await listOf(anna, 'Milk')
    const key = { 'Idempotency-Key': v7() }
    const body = { groceries: [{ text: 'Tea' }] }
    await anna.patch(`/grocerylists/${list.id}`, body, key)
    const again = await anna.patch(`/grocerylists/${list.id}`, body, key)
    expect(again.status).toBe(200)
    expect(texts(again)).toEqual(['Milk', 'Tea'])
  })

  it('without an id of its own answers the list it made, also when made twice at once', async () => {
    const key = { 'Idempotency-Key': v7() }
    const body = { name: 'Once', groceries: [{ text: 'Milk' }] }
    const made = await Promise.all([1, 2, 3].map(() => anna.post('/grocerylists', body, key)))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1)
    expect(
      (await anna.get('/grocerylists')).body.filter((l: Json) => l.name === 'Once').length,
    ).toBe(1)
  })

  it('with the same key and another content is refused', async () => {
    const key = { 'Idempotency-Key': v7() }
    await anna.post('/grocerylists', { name: 'One', groceries: [] }, key)
    const other = await anna.post('/grocerylists', { name: 'Two', groceries: [] }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'call_reused' } })
  })

  it('answers by the rights of today', async () => {
    const dora = await join(server, 'Dora')
    const { id } = await befriend(anna, dora, ['canManageGroceryLists'])
    const list = await listOf(anna, 'Canary')
    const key = { 'Idempotency-Key': v7() }
    const body = { groceries: [{ text: 'Tea' }] }
    await dora.patch(`/grocerylists/${list.id}`, body, key)
    await anna.del(`/users/friends/${id}`)
    const replayed = await dora.patch(`/grocerylists/${list.id}`, body, key)
    expect(replayed.status).toBe(404)
    expect(JSON.stringify(replayed.body)).not.toContain('Canary')
  })
})
