// Lists as the page's own modules change and read them, on a mirror of their own.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '#db/calls.ts'
import type { NomnomDb } from '#db/db.ts'
import { SCHEMA_VERSION } from '#shared/limits.ts'
import { openPage, type PageGlobals } from '../support/page-globals.ts'
import { register, type Person } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const ROOT = '01890000-0000-7000-8000-000000000001'
const TIME = { at: 1, wall: 1, floor: 1 }

const server = serverHere()
let anna: Person
let page: PageGlobals
let db: NomnomDb

beforeAll(async () => {
  anna = await register(server, 'anna@example.test')
})

beforeEach(async () => {
  page = openPage(server)
  const { SESSION_KEY, sessionStore } = await import('#db/session-store.ts')
  const { accessToken: access_token, refreshToken: refresh_token, userId: id, email } = anna
  const session = { access_token, refresh_token, expires_at: 2e9, user: { id, email } }
  await sessionStore.setItem(SESSION_KEY, JSON.stringify(session))
  const { prepareStorage } = await import('#session/storage.ts')
  await prepareStorage()
  const { startSession } = await import('#session/session.ts')
  await startSession()
  const { currentDb } = await import('#exchange/mirror.ts')
  db = currentDb()
})
afterEach(() => {
  db.close()
  page.close()
})

async function refuse(call: Call, error: { status: number; message: string }): Promise<void> {
  await db.store.write((tx) =>
    tx.addOutbox({
      ...call,
      mutationId: crypto.randomUUID(),
      userId: anna.userId,
      state: 'parked',
      attempts: 1,
      error: { ...error, code: 'body_too_large' },
      v: SCHEMA_VERSION,
      createdAt: 1,
    }),
  )
}

it('what is typed faster than it is saved stands in the order in which it was typed', async () => {
  const { addItems, createGroceryList } = await import('../../src/groceries/list-changes.data.ts')
  const { readList } = await import('#db/read-records.ts')
  const words = ['milk', 'bread', 'rice', 'tea', 'salt', 'oil', 'eggs', 'jam']
  const id = await createGroceryList('Weekend')
  // The screen shows none of them yet.
  const asShown = { id, items: [], categories: [] }
  await Promise.all(words.map((text) => addItems(asShown, [{ text, category: null }])))
  expect((await readList(db, id))?.items.map(({ text }) => text)).toEqual(words)
})

it('[2.list.18] what was added once is no regular, whatever becomes of the item', async () => {
  const { addItems, createGroceryList } = await import('../../src/groceries/list-changes.data.ts')
  const { change } = await import('../../src/groceries/groceries.data.ts')
  const { readPastItems } = await import('../../src/groceries/sorting.data.ts')
  const { regularsOf } = await import('../../src/groceries/suggest.ts')
  const past = async () => (await readPastItems()).map(({ text, times }) => ({ text, times }))
  const add = async (name: string) => {
    const id = await createGroceryList(name)
    const added = await addItems({ id, items: [], categories: [] }, [
      { text: 'Kohlrabi', category: null },
    ])
    // The next one waits until this one is remembered.
    await addItems({ id, items: [], categories: [] }, [])
    return { id, item: added[0] ?? '' }
  }
  const once = [{ text: 'Kohlrabi', times: 1 }]
  const { id, item } = await add('First')
  expect(await past()).toContainEqual(once[0])
  await change(id, { item, set: { text: '2 Kohlrabi' } })
  expect(await past()).toContainEqual(once[0])
  // Delivered after hours without a network, it may carry another time.
  await db.tables.records
    .where('id')
    .equals(item)
    .modify((row) => {
      row.rec = { ...row.rec, createdAt: row.rec.createdAt - 3_600_000 }
    })
  expect(await past()).toContainEqual(once[0])
  await change(id, { remove: item })
  expect(await past()).toContainEqual(once[0])
  expect(regularsOf(await readPastItems(), 8).map(({ text }) => text)).not.toContain('Kohlrabi')
  await add('Second')
  expect(regularsOf(await readPastItems(), 8).map(({ text }) => text)).toContain('Kohlrabi')
})

it('[2.list.8, 2.list.11] what is offered brings no category of another list to one with names of its own', async () => {
  const changes = await import('../../src/groceries/list-changes.data.ts')
  const { change, readListView } = await import('../../src/groceries/groceries.data.ts')
  const { readOffers } = await import('../../src/groceries/sorting.data.ts')
  const empty: Parameters<typeof changes.addItems>[0] = { id: '', items: [], categories: [] }
  const own = [
    { text: 'Champagne', category: 'For Anna' },
    { text: 'Milk', category: 'Dairy & Eggs' },
    { text: 'Spade', category: 'Garden' },
  ]
  await changes.addItems({ ...empty, id: await changes.createGroceryList('Own') }, own)
  const id = await changes.createGroceryList('Shared')
  const add = async (list: typeof empty) => {
    // The next one waits until this one is remembered.
    await changes.addItems(list, [])
    const offers = await readOffers(list)
    const offered = own.map(({ text }) => offers.find((one) => one.text === text)?.category)
    const items = own.map(({ text }) => ({ text, category: null }))
    const ids = await changes.addItems(list, items)
    const made = (await readListView(db, id))?.items.filter((item) => ids.includes(item.id))
    return { offered, made: made?.map(({ category }) => category) }
  }
  await change(id, { list: { categories: ['Garden'] } })
  const garden = [null, null, 'Garden']
  expect(await add({ ...empty, id, categories: ['Garden'] })).toEqual({
    offered: garden,
    made: garden,
  })
  const { offered, made } = await add({ ...empty, id, categories: ['Garden', 'Produce'] })
  expect([offered, made?.slice(1)]).toEqual([
    [null, 'Dairy & Eggs', 'Garden'],
    ['Dairy & Eggs', 'Garden'],
  ])
  // A list whose items have none stays without.
  const none = { ...empty, id, items: [{ text: 'bread', category: null }] }
  expect(await add(none)).toEqual({ offered: [null, null, null], made: [null, null, null] })
})

/** Presses the button of the latest toast. */
async function undo(text: string): Promise<void> {
  const { notify, toastAction } = await import('#ui/notify.ts')
  const ids = vi.mocked(notify.undo).mock.results.map(({ value }) => String(value))
  expect(vi.mocked(notify.undo).mock.lastCall?.[0]).toBe(text)
  toastAction(ids.at(-1) ?? '')?.run()
}

it('[2.list.6] an added category stands last and leaves the others in the order that was learnt', async () => {
  const changes = await import('../../src/groceries/list-changes.data.ts')
  const { readListView } = await import('../../src/groceries/groceries.data.ts')
  const { categoryNames } = await import('../../src/groceries/grouping.ts')
  const id = await changes.createGroceryList('Weekend')
  await changes.addItems({ id, items: [], categories: [] }, [
    { text: 'Bread', category: 'Bakery' },
    { text: 'Salt', category: 'Pantry' },
  ])
  const shown = async () => {
    const list = await readListView(db, id)
    return categoryNames(list?.items ?? [], list?.categories ?? [], ['Pantry', 'Bakery'])
  }
  await changes.addCategory({ id, seenCategories: null }, await shown(), 'Snacks')
  expect(await shown()).toEqual(['Pantry', 'Bakery', 'Snacks'])
})

it('[2.list.9] a category that was removed comes back with the items that nobody has moved since', async () => {
  const changes = await import('../../src/groceries/list-changes.data.ts')
  const { removeCategory } = await import('../../src/groceries/list-undo.data.ts')
  const { change, readListView } = await import('../../src/groceries/groceries.data.ts')
  const { notify } = await import('#ui/notify.ts')
  vi.spyOn(notify, 'undo')
  const id = await changes.createGroceryList('Weekend')
  const empty = { id, items: [], categories: [] }
  const wanted = ['milk', 'butter', 'cream', 'tea']
  const items = wanted.map((text) => ({ text, category: text === 'tea' ? 'Pantry' : 'Dairy' }))
  const [milk = '', butter = ''] = await changes.addItems(empty, items)
  await change(id, { list: { categories: ['Dairy', 'Pantry'] } })
  const shown = async () => {
    const list = await readListView(db, id)
    return [list?.categories, list?.items.map(({ text, category }) => `${text}: ${category}`)]
  }
  const list = await readListView(db, id)
  if (!list) throw new Error('There is no list')
  await removeCategory({ list, category: 'Dairy', categories: list.categories })
  const left = ['milk: null', 'butter: null', 'cream: null', 'tea: Pantry']
  expect(await shown()).toEqual([['Pantry'], left])
  await change(id, { remove: milk }, { item: butter, set: { category: 'Pantry' } })
  await undo('Removed the category “Dairy”')
  const back = ['butter: Pantry', 'cream: Dairy', 'tea: Pantry']
  await vi.waitFor(async () => expect(await shown()).toEqual([['Dairy', 'Pantry'], back]))

  // A category that came meanwhile stays.
  const again = await readListView(db, id)
  if (!again) throw new Error('There is no list')
  await removeCategory({ list: again, category: 'Pantry', categories: again.categories })
  await change(id, { list: { categories: ['Attic', 'Dairy'] } })
  await undo('Removed the category “Pantry”')
  await vi.waitFor(async () => expect(await shown()).toEqual([['Attic', 'Dairy', 'Pantry'], back]))
})

it('[2.list.9] lines that were added together are taken off together, as far as they are there', async () => {
  const changes = await import('../../src/groceries/list-changes.data.ts')
  const { offerToTakeOff } = await import('../../src/groceries/list-undo.data.ts')
  const { change, readListView } = await import('../../src/groceries/groceries.data.ts')
  const { notify } = await import('#ui/notify.ts')
  vi.spyOn(notify, 'undo')
  const id = await changes.createGroceryList('Weekend')
  const add = (...texts: string[]) =>
    changes.addItems(
      { id, items: [], categories: [] },
      texts.map((text) => ({ text, category: null })),
    )
  await add('salt')
  const ids = await add('milk', 'bread', 'rice')
  await change(id, { remove: ids[0] ?? '' })
  offerToTakeOff(id, ids)
  await undo('Added 3 items')
  const texts = async () => (await readListView(db, id))?.items.map(({ text }) => text)
  await vi.waitFor(async () => expect(await texts()).toEqual(['salt']))
})

it('[2.list.9] what was unticked together is ticked again, as far as it is there', async () => {
  const changes = await import('../../src/groceries/list-changes.data.ts')
  const { change, checkItems, readListView } = await import('../../src/groceries/groceries.data.ts')
  const { notify } = await import('#ui/notify.ts')
  vi.spyOn(notify, 'undo')
  const id = await changes.createGroceryList('Weekend')
  const items = ['milk', 'bread', 'rice'].map((text) => ({ text, category: null }))
  const ids = await changes.addItems({ id, items: [], categories: [] }, items)
  const [milk = ''] = ids
  await checkItems(id, ids, true)
  const list = await readListView(db, id)
  if (!list) throw new Error('There is no list')
  await changes.uncheckAll(list)
  await change(id, { remove: milk })
  await undo('Unchecked 3 items')
  const ticked = async () => {
    const { items = [] } = (await readListView(db, id)) ?? {}
    return items.map(({ text, isChecked }) => `${text}: ${isChecked}`)
  }
  await vi.waitFor(async () => expect(await ticked()).toEqual(['bread: true', 'rice: true']))
  const calls = await db.tables.outbox.toArray()
  const ops = calls.flatMap((call) => (call.kind === 'list.change' ? call.body.ops : []))
  expect(ops.filter((op) => op.id === milk).at(-1)).toHaveProperty('del')
})

it('a list that found no room is shown with its reason and what was entered', async () => {
  const { readRefusedList } = await import('../../src/groceries/list-changes.data.ts')
  const item = { id: crypto.randomUUID(), text: 'Wine', category: null, pos: 'a0' }
  const body = { localId: ROOT, name: 'Party', groceries: [{ ...item, isChecked: false }], ...TIME }
  const call = { root: ROOT, scope: null, method: 'POST', path: '/grocerylists' } as const
  await refuse({ ...call, kind: 'list.create', body }, { status: 413, message: 'There is no room' })
  const refused = { name: 'Party', texts: ['Wine'], message: 'There is no room' }
  expect(await readRefusedList(db, ROOT)).toEqual(refused)
  expect(await readRefusedList(db, crypto.randomUUID())).toBeNull()
})

it('refused ticks are not offered as a copy, which would be an empty list', async () => {
  const { readPending } = await import('#db/read-pending.ts')
  const about = { root: ROOT, scope: null, method: 'PATCH', path: `/grocerylists/${ROOT}` } as const
  const tick = { id: crypto.randomUUID(), set: { isChecked: { v: true, base: null, ...TIME } } }
  const rename = { id: crypto.randomUUID(), set: { text: { v: 'Wine', base: null, ...TIME } } }
  const error = { status: 403, message: 'Not yours' }
  await refuse({ ...about, kind: 'list.change', body: { ops: [tick] } }, error)
  await refuse({ ...about, kind: 'list.change', body: { ops: [rename] } }, error)
  const pending = await readPending(db)
  expect(pending.map(({ hasContent }) => hasContent)).toEqual([false, true])
})
