// How often the screens of people read the same friendships.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createDb } from '#db/db.ts'
import { usePeople } from '../people/people.data.ts'
import { useProfile } from './friends.data.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const db = createDb(ANNA, {
  indexedDB: new IDBFactory(),
  IDBKeyRange,
  clock: Date.now,
  random: Math.random,
})

vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db }))
vi.mock('#exchange/save.ts', () => ({ saveHere: () => undefined }))
// What it answers is what is read.
vi.mock('dexie-react-hooks', () => ({ useLiveQuery: (read: () => unknown) => read() }))
afterEach(() => vi.restoreAllMocks())
afterAll(() => db.close())

it.each([
  ['the profile', useProfile],
  ['the people of a list', usePeople],
])('%s reads them once', async (_, use) => {
  const reads = vi.spyOn(db.tables.records, 'where')
  expect(await use()).toMatchObject({ friends: [], links: [] })
  expect(reads).toHaveBeenCalledTimes(1)
})
