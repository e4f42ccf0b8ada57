import { afterAll, expect, test, vi } from 'vitest'
import { readDrafts, writeDraft } from '#db/drafts.ts'
import { forgetOtherShares, sharedKeyOf } from './shared-recipe.data.ts'
import { freshDb } from '../../tests/support/fresh-db.ts'

const db = freshDb()
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
