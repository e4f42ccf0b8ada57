// How often the screens of people read the same friendships.
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { usePeople } from '../people/people.data.ts'
import { useProfile } from './friends.data.ts'
import { freshDb } from '../../tests/support/fresh-db.ts'

const db = freshDb()

vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db }))
vi.mock('#exchange/save.ts', () => ({ saveHere: () => undefined }))
// What it answers is what is read.
vi.mock('#exchange/use-live.ts', () => ({ useLive: (read: () => unknown) => read() }))
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
