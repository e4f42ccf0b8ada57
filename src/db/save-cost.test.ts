// What a tap costs on the device, in requests to its disk: the same however much waits.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { countIdb } from '../../tests/support/idb-requests.ts'
import { createDb, type NomnomDb } from './db.ts'
import { save } from './save.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const ITEMS = 5
/** Meta, the list, the item and the newest call are read; call, item and list are written. */
const A_TICK = { transactions: 1, requests: 7, waits: 2, durability: ['strict'] }

async function openList(): Promise<{ db: NomnomDb; listId: string; items: string[] }> {
  const deps = { indexedDB: new IDBFactory(), IDBKeyRange, clock: Date.now, random: Math.random }
  const db = createDb(ANNA, deps)
  const items = Array.from({ length: ITEMS }, (_, at) => {
    return { text: `Item ${at}`, category: null, pos: `a${String(at)}V` }
  })
  const { id: listId } = await save(db, { type: 'create-list', name: 'Weekend', items })
  const rows = await db.tables.records
    .where('[parent+updated]')
    .between([listId, 0], [listId, Infinity])
    .primaryKeys()
  return { db, listId, items: rows }
}

const tick = (db: NomnomDb, listId: string, item = '', isChecked = true) =>
  save(db, { type: 'change-list', listId, changes: [{ item, set: { isChecked } }] })

/** Calls of the list that have left and are not answered yet. */
async function queueMore(db: NomnomDb, count: number): Promise<void> {
  const [call] = await db.tables.outbox.where('state').equals('queued').toArray()
  if (!call) throw new Error('Nothing waits')
  const copies = Array.from({ length: count }, (_, at) => {
    return { ...call, seq: call.seq + 1 + at, mutationId: `copy-${at}`, state: 'sent' as const }
  })
  await db.tables.outbox.bulkAdd(copies)
}

it('a tick asks the disk seven times, with nothing waiting and with a thousand calls', async () => {
  const { db, listId, items } = await openList()
  await db.tables.outbox.clear()
  expect(await countIdb(() => tick(db, listId, items[0]))).toEqual(A_TICK)
  await queueMore(db, 1000)
  expect(await countIdb(() => tick(db, listId, items[1]))).toEqual(A_TICK)
  expect(await countIdb(() => tick(db, listId, items[2]))).toEqual(A_TICK)
  expect(await db.tables.outbox.count()).toBe(1002)
})
