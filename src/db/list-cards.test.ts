// What the index shows of lists is what stands on them, and the items are read only where it changed.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { createDb, type NomnomDb } from './db.ts'
import { keepListCards, readListCards, type RowsOf } from './list-cards.ts'
import { writeLocal } from './local.ts'
import { save } from './save.ts'
import { recordsRead } from '../../tests/support/records-read.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const LISTS = 5
const ITEMS = 20

let db: NomnomDb
let ids: string[]

const items = Array.from({ length: ITEMS }, (_, at) => {
  return { text: `Item ${at}`, category: null, pos: `a${String(at).padStart(3, '0')}V` }
})

async function makeList(name: string): Promise<string> {
  const { id } = await save(db, { type: 'create-list', name, items })
  return id
}

async function tick(listId: string): Promise<void> {
  const [item = ''] = await db.tables.records
    .where('parent')
    .equals(listId)
    .filter(({ rec }) => rec.cells['isChecked']?.v !== true)
    .primaryKeys()
  await save(db, { type: 'change-list', listId, changes: [{ item, set: { isChecked: true } }] })
}

/** Two items are one row where the list adds up. */
const inPairs: RowsOf = ({ items, isSummed }) =>
  items
    .filter((_, at) => !isSummed || at % 2 === 0)
    .map((item) => ({ ...item, text: `2 × ${item.text}` }))
const perItem: RowsOf = ({ items }) => items

/** As the screen does: reads, and keeps what it had to count. */
async function show(rowsOf: RowsOf | null = perItem) {
  const found = await readListCards(db, rowsOf ?? undefined)
  if (found.packed) await keepListCards(db, found.packed)
  return found.own.map(({ name, done, total, preview }) => ({ name, done, total, preview }))
}

const read = (work: () => Promise<unknown>) => recordsRead(db, work)
/** Before what makes rows is there. */
const showEarly = async () => (await readListCards(db)).own[0]

beforeEach(async () => {
  let now = 1000
  const clock = () => (now += 1)
  db = createDb(ANNA, { indexedDB: new IDBFactory(), IDBKeyRange, clock, random: Math.random })
  ids = []
  for (let at = 0; at < LISTS; at += 1) ids.push(await makeList(`List ${at}`))
})

it('the first start counts all items, the next one reads the lists alone', async () => {
  expect(await read(show)).toBe(LISTS + LISTS * ITEMS)
  expect(await read(show)).toBe(LISTS)
  const card = { done: 0, total: ITEMS, preview: 'Item 0, Item 1, Item 2, Item 3' }
  expect((await show())[0]).toEqual({ name: 'List 4', ...card })
})

it('a commit that nobody counted after is noticed, and only its list is read', async () => {
  await show()
  await tick(ids[1] ?? '')
  expect(await read(show)).toBe(LISTS + ITEMS)
  expect(await show()).toContainEqual({
    name: 'List 1',
    done: 1,
    total: ITEMS,
    preview: 'Item 1, Item 2, Item 3, Item 4',
  })
  expect(await read(show)).toBe(LISTS)
})

it('a write that leaves the date of the list as it was is noticed too', async () => {
  await show()
  const { updated } = (await db.tables.records.get(ids[2] ?? '')) ?? {}
  // A friend's edit of long ago comes late.
  const [item] = await db.tables.records
    .where('parent')
    .equals(ids[2] ?? '')
    .toArray()
  if (!item) throw new Error('There is no item')
  const { replaceBases, authorOf } = await import('./recompute.ts')
  await db.store.write(async (tx) => {
    const text = { ...item.rec.cells['text'], v: 'Pears', s: '000000000000001', u: 'bert' }
    const rec = { ...item.rec, cells: { ...item.rec.cells, text } }
    const state = { rec, ver: 9, scope: item.scope, load: 0 }
    await replaceBases(tx, authorOf(ANNA, await tx.meta()), [state])
  })
  expect((await db.tables.records.get(ids[2] ?? ''))?.updated).toBe(updated)
  expect(await read(show)).toBe(LISTS + ITEMS)
})

it('what is kept and is wrong, of other lists or missing, is counted again', async () => {
  const right = await show()
  await writeLocal(db, 'list-rows', {})
  expect(await show()).toEqual(right)
  const wrong = Object.fromEntries(
    ids.map((id) => [id, { mark: '', done: 9, total: 9, preview: '' }]),
  )
  await keepListCards(db, wrong)
  expect(await show()).toEqual(right)
  await save(db, { type: 'delete', entity: 'list', id: ids[0] ?? '' })
  expect(await show()).toHaveLength(LISTS - 1)
  expect((await readListCards(db, perItem)).packed).toBeNull()
})

it('what was counted before rows are there is kept for the next start, and counted anew once they are', async () => {
  expect(await read(() => show(null))).toBe(LISTS + LISTS * ITEMS)
  expect(await read(() => show(null))).toBe(LISTS)
  expect(await read(() => show(inPairs))).toBe(LISTS + LISTS * ITEMS)
  expect(await read(() => show(inPairs))).toBe(LISTS)
})

it('[2.list.20] counts rows, and items until they are there', async () => {
  expect(await showEarly()).toMatchObject({
    total: ITEMS,
    preview: expect.stringMatching(/^Item 0/),
  })
  expect((await show(inPairs))[0]).toMatchObject({
    total: ITEMS / 2,
    preview: '2 × Item 0, 2 × Item 2, 2 × Item 4, 2 × Item 6',
  })
  // Kept, it is known before they are there.
  expect(await showEarly()).toMatchObject({ total: ITEMS / 2 })
  const listId = ids.at(-1) ?? ''
  await save(db, { type: 'change-list', listId, changes: [{ list: { isSummed: false } }] })
  expect((await show(inPairs)).find(({ name }) => name === 'List 4')).toMatchObject({
    total: ITEMS,
  })
})
