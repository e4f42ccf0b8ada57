// What a list on the screen costs the disk, at each tick anew.
import { expect, it } from 'vitest'
import { save } from '#db/save.ts'
import { countIdb } from '../../tests/support/idb-requests.ts'
import { readListView } from './groceries.data.ts'
import { freshDb } from '../../tests/support/fresh-db.ts'

it('a list is read with five requests, however long it is', async () => {
  const db = freshDb()
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
