// What a list on the screen costs the disk, at each tick anew.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { createDb } from '#db/db.ts'
import { save } from '#db/save.ts'
import { countIdb } from '../../tests/support/idb-requests.ts'
import { readListView } from './groceries.data.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'

it('a list is read with five requests, however long it is', async () => {
  const deps = { indexedDB: new IDBFactory(), IDBKeyRange, clock: Date.now, random: Math.random }
  const db = createDb(ANNA, deps)
  const items = Array.from({ length: 300 }, (_, at) => {
    return { text: `Item ${at}`, category: null, pos: `a${String(at)}V` }
  })
  const { id } = await save(db, { type: 'create-list', name: 'Weekend', items })
  const cost = await countIdb(async () => {
    expect((await readListView(db, id))?.items).toHaveLength(300)
  })
  // The list, its items, what waits for it, oneself and the friends.
  expect(cost).toMatchObject({ transactions: 1, requests: 5, waits: 1 })
})
