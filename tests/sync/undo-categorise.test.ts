// Undo of Categorise is no choice made by hand: it teaches nothing, and yields to one.
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { NomnomDb } from '#db/db.ts'
import { appendPositions } from '#db/positions.ts'
import { readTaught } from '#db/read-taught.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { createPhone, type Phone } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'

let db: NomnomDb
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db, dbOf: () => db }))

let server: TestServer
let anna: Api
let ben: Api
let phone: Phone
let bens: Phone

beforeAll(async () => {
  server = await startServer()
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
})
beforeEach(() => {
  phone = createPhone(server, anna)
  bens = createPhone(server, ben)
  db = phone.db
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.stop()
})

async function listOf(...texts: string[]) {
  const positions = appendPositions([], texts.length)
  const items = texts.map((text, at) => ({ text, category: null, pos: positions[at] ?? 'a0' }))
  const { id } = await phone.save({ type: 'create-list', name: 'Weekend', items })
  await phone.sync()
  return id
}
const move = async (of: Phone, listId: string, category: string | null) => {
  const item = (await of.list(listId))?.items[0]?.id ?? ''
  await of.save({ type: 'change-list', listId, changes: [{ item, set: { category } }] })
}

/** Categorises a list on the phone: answers what it sorted, and what takes it back. */
async function categorise(listId: string) {
  const { categoriseList } = await import('../../src/groceries/sorting.data.ts')
  const { readListView } = await import('../../src/groceries/groceries.data.ts')
  const list = await readListView(db, listId)
  if (!list) throw new Error('no list')
  return categoriseList(list)
}

it('[2.list.13] taking back what Categorise sorted forgets nothing that was taught', async () => {
  await phone.sync()
  await move(phone, await listOf('Halloumi'), 'Barbecue')
  await phone.sync()
  const id = await listOf('Halloumi')
  const { sorted, undo } = await categorise(id)
  expect(sorted).toMatchObject([{ category: 'Barbecue', why: 'you moved it there before' }])
  await phone.sync()
  await undo()
  await phone.sync()
  const tablet = createPhone(server, anna)
  await tablet.sync()
  expect((await tablet.list(id))?.items[0]?.category).toBeNull()
  expect([...(await readTaught(tablet.db, ['Halloumi'])).values()]).toEqual(['Barbecue'])
})

it('[2.list.13, 7.lists.9] taking it back leaves alone where a friend has put it since', async () => {
  await phone.sync()
  const id = await listOf('Milk', 'Bread')
  const { undo } = await categorise(id)
  await phone.sync()
  await bens.sync()
  await move(bens, id, 'For the party')
  await bens.sync()
  await phone.sync()
  const categories = async () => (await phone.list(id))?.items.map(({ category }) => category)
  expect(await categories()).toEqual(['For the party', 'Bakery'])
  await undo()
  await phone.sync()
  expect(await categories()).toEqual(['For the party', null])
})
