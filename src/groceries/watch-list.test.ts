// A list in memory shows what the mirror holds, whoever wrote it, and a tick costs what it changes.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ListChange } from '#db/commands.ts'
import { createDb, type NomnomDb } from '#db/db.ts'
import { save } from '#db/save.ts'
import type { MirrorRow } from '#db/store.ts'
import { rereadAll } from '#exchange/reread.ts'
import { ANNA } from '../../tests/support/fresh-db.ts'
import { recordsRead } from '../../tests/support/records-read.ts'
import { readListView, watchList, type GroceryListView } from './groceries.data.ts'

const BERT = '0190c2f4-0000-7000-8000-000000000002'
const MANY = 300

let indexedDB: IDBFactory
let db: NomnomDb
let listId: string
let shown: GroceryListView | null | undefined
let timesTold: number

const open = () =>
  createDb(ANNA, { indexedDB, IDBKeyRange, clock: () => Date.now(), random: Math.random })

beforeEach(async () => {
  indexedDB = new IDBFactory()
  db = open()
  const items = Array.from({ length: MANY }, (_, at) => ({ text: `Item ${at}`, category: null }))
  const made = items.map((item, at) => ({ ...item, pos: `a${String(at).padStart(3, '0')}V` }))
  listId = (await save(db, { type: 'create-list', name: 'Weekend', items: made })).id
  shown = undefined
  timesTold = 0
  const next = (list: GroceryListView | null) => {
    shown = list
    timesTold += 1
  }
  const stop = watchList(db, listId, { next })
  await vi.waitFor(() => expect(shown?.items).toHaveLength(MANY))
  return () => {
    stop()
    db.close()
  }
})

const texts = () => shown?.items.map(({ text }) => text)
const first = () => shown?.items[0]
const change = (on: NomnomDb, ...changes: ListChange[]) =>
  save(on, { type: 'change-list', listId, changes })
async function firstRow(): Promise<MirrorRow> {
  const row = await db.tables.records.get(first()?.id ?? '')
  if (!row) throw new Error('There is no item')
  return row
}

/** What is shown is what anybody reads who reads all of it. */
async function expectTrue(): Promise<void> {
  await vi.waitFor(async () => expect(shown).toEqual(await readListView(db, listId)))
}

it('a tick reads the rows that it changed', async () => {
  const item = first()?.id ?? ''
  const ticked = () => change(db, { item, set: { isChecked: true } })
  // What saving reads itself.
  const alone = await recordsRead(db, async () => {
    await change(db, { item: shown?.items[1]?.id ?? '', set: { isChecked: true } })
  })
  await vi.waitFor(() => expect(shown?.items[1]?.isChecked).toBe(true))
  const count = await recordsRead(db, async () => {
    await ticked()
    await vi.waitFor(() => expect(first()?.isChecked).toBe(true))
  })
  // The item and its list, once more.
  expect(count).toBeLessThanOrEqual(alone + 4)
  await expectTrue()
})

it('what another tab adds, renames, moves and removes shows', async () => {
  const other = open()
  const [one = '', two = '', three = ''] = (shown?.items ?? []).map(({ id }) => id)
  await change(other, { item: one, set: { text: 'Oat milk' } }, { remove: two })
  await vi.waitFor(() => expect(texts()?.slice(0, 2)).toEqual(['Oat milk', 'Item 2']))
  await change(other, { add: { text: 'Tea', category: null, pos: 'a' } })
  await vi.waitFor(() => expect(texts()?.[0]).toBe('Tea'))
  await change(other, { item: three, set: { pos: 'zz' } }, { list: { name: 'Party' } })
  await vi.waitFor(() => expect(texts()?.at(-1)).toBe('Item 2'))
  expect(shown?.name).toBe('Party')
  await expectTrue()
  other.close()
})

it('what waits and what has been sent stands on its row', async () => {
  expect(first()?.unsentSince).not.toBeNull()
  await db.tables.outbox.clear()
  await vi.waitFor(() => expect(first()?.unsentSince).toBeNull())
  await expectTrue()
})

it('a commit that is none of its business is not told', async () => {
  await vi.waitFor(() => expect(timesTold).toBe(1))
  await save(db, { type: 'create-list', name: 'Other', items: [] })
  await db.tables.local.put({ key: 'x', value: 1 })
  await change(db, { item: first()?.id ?? '', set: { text: 'Rye' } })
  await vi.waitFor(() => expect(texts()?.[0]).toBe('Rye'))
  expect(timesTold).toBe(2)
})

it('a name that changes stands on every item of its owner', async () => {
  const cell = (v: unknown) => ({ v, s: '1', u: ANNA })
  const named = (name: string): MirrorRow => {
    const cells = { userId: cell(BERT), displayName: cell(name), status: cell('accepted') }
    const rec = { id: 'f', kind: 'friendship' as const, parent: null, by: BERT, createdAt: 1 }
    const place = { scope: `me:${ANNA}`, ver: 1, load: 1, shown: 'friendship', updated: 1 }
    return {
      id: 'f',
      kind: 'friendship',
      parent: null,
      rec: { ...rec, cells, del: null },
      ...place,
    }
  }
  const of = await firstRow()
  await db.tables.records.bulkPut([{ ...of, rec: { ...of.rec, by: BERT } }, named('Bert')])
  await vi.waitFor(() => expect(first()?.adder).toBe('Bert'))
  await db.tables.records.put(named('Bertha'))
  await vi.waitFor(() => expect(first()?.adder).toBe('Bertha'))
})

it('it is gone when it is deleted, and there again when that is taken back', async () => {
  await save(db, { type: 'delete', entity: 'list', id: listId })
  await vi.waitFor(() => expect(shown).toBeNull())
  await save(db, { type: 'restore', entity: 'list', id: listId })
  await vi.waitFor(() => expect(shown?.items).toHaveLength(MANY))
})

it('what nobody told of is read as a whole', async () => {
  const of = await firstRow()
  of.rec = { ...of.rec, cells: { ...of.rec.cells, text: { v: 'Salt', s: '9', u: BERT } } }
  // As a worker that was ended right after its commit.
  const quiet = indexedDB.open(db.dexie.name)
  await new Promise((resolve) => (quiet.onsuccess = resolve))
  const writing = quiet.result.transaction('records', 'readwrite')
  writing.objectStore('records').put(of)
  await new Promise((resolve) => (writing.oncomplete = resolve))
  quiet.result.close()
  expect(texts()?.[0]).toBe('Item 0')
  rereadAll()
  await vi.waitFor(() => expect(texts()?.[0]).toBe('Salt'))
})

it('a list that cannot be read says why', async () => {
  const broken = new Error('The disk is broken')
  vi.spyOn(db.dexie, 'transaction').mockRejectedValueOnce(broken)
  const [next, onError] = [vi.fn(), vi.fn()]
  const stop = watchList(db, listId, { next, onError })
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(broken))
  expect(next).not.toHaveBeenCalled()
  stop()
})
