// Saving a tick on the device (what shows and the waiting call, in one transaction), beside writing
// the bare row. Both are on IndexedDB in memory, so only how they compare says something.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { bench, describe } from 'vitest'
import { createDb } from '#db/db.ts'
import { save } from '#db/save.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const deps = { indexedDB: new IDBFactory(), IDBKeyRange, clock: Date.now, random: Math.random }
const db = createDb(ANNA, deps)
const items = Array.from({ length: 40 }, (_, at) => {
  return { text: `Item ${at}`, category: null, pos: `a${String(at).padStart(2, '0')}V` }
})
const { id: listId } = await save(db, { type: 'create-list', name: 'Weekend', items })
await db.tables.outbox.toCollection().modify({ state: 'sent' })
const rows = await db.tables.records.where('scope').startsWith('lists:').toArray()
const [milk] = rows.filter(({ kind }) => kind === 'item')
if (!milk) throw new Error('There is no item')
let isChecked = false

describe('a tick on a list of 40', () => {
  bench('saved with its call', async () => {
    isChecked = !isChecked
    const changes = [{ item: milk.id, set: { isChecked } }]
    await save(db, { type: 'change-list', listId, changes })
  })
  bench('put into the table', async () => {
    await db.tables.records.put(milk)
  })
})
