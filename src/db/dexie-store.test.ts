// What browsers do to a database, on real Dexie: no room for a write, connections that are lost, a
// storage that was thrown away. docs/sync.md step 20.
import {
  forceCloseDatabase,
  IDBFactory,
  IDBKeyRange,
  IDBObjectStore as Store,
} from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDb, type NomnomDb } from './db.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { readLists } from './read-records.ts'
import { save } from './save.ts'

const USER = '00000000-0000-7000-8000-00000000000a'

let indexedDB: IDBFactory
let db: NomnomDb

beforeEach(() => {
  indexedDB = new IDBFactory()
  db = open()
})
afterEach(() => {
  vi.restoreAllMocks()
  db.close()
})

function open(): NomnomDb {
  return createDb(USER, { indexedDB, IDBKeyRange, clock: Date.now, random: Math.random })
}

const addList = (name: string) => save(db, { type: 'create-list', name })

async function names(): Promise<string[]> {
  const { own } = await readLists(db)
  return own.map(({ name }) => name).sort()
}

type Put = (...row: Parameters<IDBObjectStore['put']>) => IDBRequest<IDBValidKey>

/** A request of a store that ends with an error of this name, and its transaction with it. */
function fail(store: IDBObjectStore, name: string): IDBRequest<IDBValidKey> {
  const operation = () => {
    throw new DOMException('It cannot be done.', name)
  }
  const { transaction } = store
  return Reflect.get(transaction, '_execRequestAsync').call(transaction, {
    operation,
    source: store,
  })
}

/** A disk with room for so many rows; what is deleted leaves room for ten. */
function limitRoom(rows: number): void {
  let room = rows
  const { put, add, delete: remove } = Store.prototype
  const within = (write: Put) =>
    function (this: IDBObjectStore, ...row: Parameters<Put>) {
      room -= 1
      return room < 0 ? fail(this, 'QuotaExceededError') : write.apply(this, row)
    }
  vi.spyOn(Store.prototype, 'put').mockImplementation(within(put))
  vi.spyOn(Store.prototype, 'add').mockImplementation(within(add))
  vi.spyOn(Store.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    room += 10
    return remove.call(this, key)
  })
}

describe('a full disk', () => {
  it('gives up what can be had again, and the change is saved', async () => {
    await addList('Weekend')
    const seen = { kind: 'friend.invite', status: 201, code: null, label: 'Ben', at: 1 } as const
    await db.tables.results.bulkPut([
      { ...seen, mutationId: 'seen', seen: 1 },
      { ...seen, mutationId: 'unseen', seen: 0 },
    ])
    limitRoom(1)
    await addList('Party')
    expect(await names()).toEqual(['Party', 'Weekend'])
    expect(await db.tables.outbox.count()).toBe(2)
    // What nobody has seen yet can be had nowhere else.
    expect(await db.tables.results.toCollection().primaryKeys()).toEqual(['unseen'])
  })

  it('with nothing to give up says so in words, and keeps all that was there', async () => {
    await addList('Weekend')
    const before = await db.tables.outbox.toArray()
    limitRoom(1)
    await expect(addList('Party')).rejects.toThrow('This device has no space left')
    expect(await names()).toEqual(['Weekend'])
    expect(await db.tables.outbox.toArray()).toEqual(before)
    vi.restoreAllMocks()
    await addList('Party')
    expect(await names()).toEqual(['Party', 'Weekend'])
  })

  it('makes room for what is being typed, too', async () => {
    await db.tables.results.put({
      mutationId: 'seen',
      kind: 'friend.invite',
      status: 201,
      code: null,
      label: 'Ben',
      at: 1,
      seen: 1,
    })
    limitRoom(0)
    await writeDraft(db, 'place:new', { name: 'Taverna' })
    expect(await readDraft(db, 'place:new')).toEqual({ name: 'Taverna' })
  })
})

describe('a connection', () => {
  it('that the browser closes is opened again', async () => {
    await addList('Weekend')
    forceCloseDatabase(db.dexie.backendDB() as never)
    expect(await names()).toEqual(['Weekend'])
    forceCloseDatabase(db.dexie.backendDB() as never)
    await addList('Party')
    expect(await names()).toEqual(['Party', 'Weekend'])
  })

  it('that is lost in the middle of a change leaves nothing of it behind', async () => {
    await addList('Weekend')
    vi.spyOn(Store.prototype, 'add').mockImplementationOnce(function (this: IDBObjectStore) {
      return fail(this, 'UnknownError')
    })
    await addList('Party')
    expect(await names()).toEqual(['Party', 'Weekend'])
    expect(await db.tables.outbox.count()).toBe(2)
  })
})

it('a storage that was thrown away is a new device: nothing of the old one is used', async () => {
  await addList('Weekend')
  const { device } = await db.store.read((tx) => tx.meta())
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(db.dexie.name).addEventListener('success', resolve)
  })
  expect(await names()).toEqual([])
  await addList('Party')
  expect(await names()).toEqual(['Party'])
  const meta = await db.store.read((tx) => tx.meta())
  expect(meta.device).not.toBe(device)
  expect(meta.generation).toBe(0)
})

it('a transaction is followed to its end, however long it takes to think', async () => {
  const name = await db.store.write(
    async (tx) => {
      for (let at = 0; at < 300; at += 1) await tx.hasWaiting()
      const [list] = await tx.rowsInScope('none')
      await tx.putMeta({ ...(await tx.meta()), workOffline: true })
      return list
    },
    { ahead: { calls: true } },
  )
  expect(name).toBeUndefined()
  expect((await db.store.read((tx) => tx.meta())).workOffline).toBe(true)
})
