import { Dexie, liveQuery } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { rereadAll } from './reread.ts'

it('shows what somebody wrote who could not tell it any more', async () => {
  // Live queries run only where a browser's database is.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  const db = new Dexie('mirror')
  db.version(1).stores({ records: 'id' })
  await db.open()
  const shown = vi.fn()
  const watching = liveQuery(() => db.table('records').toArray()).subscribe(shown)
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith([]))

  // Not by Dexie, so nobody hears of it.
  await new Promise((resolve) => {
    const writing = db.backendDB().transaction('records', 'readwrite')
    writing.objectStore('records').put({ id: 'milk' })
    writing.addEventListener('complete', resolve)
  })
  expect(shown).toHaveBeenCalledTimes(1)
  rereadAll()
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith([{ id: 'milk' }]))
  watching.unsubscribe()
  db.close()
})
