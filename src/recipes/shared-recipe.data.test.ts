import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, expect, test, vi } from 'vitest'
import { createDb } from '#db/db.ts'
import { readDrafts, writeDraft } from '#db/drafts.ts'
import { forgetOtherShares, sharedKeyOf } from './shared-recipe.data.ts'

const deps = { indexedDB: new IDBFactory(), IDBKeyRange, clock: Date.now, random: Math.random }
const db = createDb('0190c2f4-0000-7000-8000-000000000001', deps)
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db }))
afterAll(() => {
  vi.unstubAllGlobals()
  db.close()
})

test('[2.profile.13] what was typed into a recipe that was shared stays until the next is', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  const keys = [sharedKeyOf(1), sharedKeyOf(2), 'recipe:new']
  for (const key of keys) await writeDraft(db, key, 'Soup')
  await forgetOtherShares(sharedKeyOf(2))
  expect(Object.keys(await readDrafts(db, 'recipe:')).toSorted()).toEqual([
    'recipe:new',
    sharedKeyOf(2),
  ])
})
