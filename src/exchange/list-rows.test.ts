// The items of the open list are those of the mirror, whoever wrote them, and a tick reads what it changed.
import { Dexie, liveQuery } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { createDb, type NomnomDb } from '#db/db.ts'
import { readList, type ListView } from '#db/read-records.ts'
import { save, saveAll } from '#db/save.ts'
import { recordsRead } from '../../tests/support/records-read.ts'
import { listRows } from './list-rows.ts'
import { rereadAll } from './reread.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const ITEMS = 200

let indexedDB: IDBFactory
let db: NomnomDb
let listId: string
let shown: ListView | null | undefined
let stop: () => void

const open = () => createDb(ANNA, { indexedDB, IDBKeyRange, clock: Date.now, random: Math.random })

async function makeList(count: number): Promise<string> {
  const items = Array.from({ length: count }, (_, at) => {
    return { text: `Item ${at}`, category: null, pos: `a${String(at).padStart(4, '0')}V` }
  })
  return (await save(db, { type: 'create-list', name: 'Weekend', items })).id
}

const idOf = (at: number) => shown?.items[at]?.id ?? ''
const ticked = () => shown?.items.filter(({ isChecked }) => isChecked).map(({ text }) => text)
const tick = (of: NomnomDb, at: number) =>
  save(of, { type: 'change-list', listId, changes: [{ item: idOf(at), set: { isChecked: true } }] })

async function watch(): Promise<void> {
  const subscription = liveQuery(() => readList(db, listId, listRows)).subscribe({
    next: (list) => (shown = list),
  })
  stop = () => subscription.unsubscribe()
  await vi.waitFor(() => expect(shown?.items).toHaveLength(ITEMS))
}

beforeEach(async () => {
  indexedDB = new IDBFactory()
  // Without one of its own, Dexie watches nothing.
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
  db = open()
  shown = undefined
  listId = await makeList(ITEMS)
  await watch()
  return () => stop()
})

it('a tick is shown by reading what it changed', async () => {
  const read = await recordsRead(db, async () => {
    await tick(db, 7)
    await vi.waitFor(() => expect(ticked()).toEqual(['Item 7']))
  })
  // Three to save it, and three to show it: the list, and the two that were written.
  expect(read).toBeLessThanOrEqual(6)
})

it('what another tab writes shows, one tick after the other and many at once', async () => {
  const other = open()
  for (const at of [1, 2, 3]) await tick(other, at)
  await vi.waitFor(() => expect(ticked()).toEqual(['Item 1', 'Item 2', 'Item 3']))
  await saveAll(
    other,
    shown?.items.map(({ id: item }) => {
      return { type: 'change-list', listId, changes: [{ item, set: { isChecked: true } }] }
    }) ?? [],
  )
  await vi.waitFor(() => expect(ticked()).toHaveLength(ITEMS))
  await save(other, { type: 'change-list', listId, changes: [{ remove: idOf(0) }] })
  await vi.waitFor(() => expect(shown?.items).toHaveLength(ITEMS - 1))
  other.close()
})

it('what nobody told of is there once everything is read again', async () => {
  const item = await db.tables.records.get(idOf(9))
  const quiet = indexedDB.open(db.dexie.name)
  await new Promise((resolve) => (quiet.onsuccess = resolve))
  const writing = quiet.result.transaction('records', 'readwrite')
  const { shown: _, ...grave } = item ?? { id: '' }
  writing.objectStore('records').put(grave)
  await new Promise((resolve) => (writing.oncomplete = resolve))
  quiet.result.close()
  rereadAll()
  await vi.waitFor(() => expect(shown?.items).toHaveLength(ITEMS - 1))
})

it('another list is read anew', async () => {
  stop()
  listId = await makeList(3)
  expect(await readList(db, listId, listRows)).toMatchObject({ items: { length: 3 } })
})
