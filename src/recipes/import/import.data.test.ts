import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NomnomDb } from '#db/db.ts'
import { readDrafts, writeDraft } from '#db/drafts.ts'
import { readRecipes } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import { wipeMirror } from '#db/wipe.ts'
import { RECIPE_DEFAULTS } from '#shared/recipe-words.ts'
import { fileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { candidateOf } from './candidates.ts'
import { forgetTyped, readOwnRecipes, typedKeyOf } from './import.data.ts'
import { freshDb } from '../../../tests/support/fresh-db.ts'

let db: NomnomDb
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db, dbOf: () => db }))

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  db = freshDb()
})
afterEach(() => {
  vi.unstubAllGlobals()
  db.close()
})

const SOUP = { ...RECIPE_DEFAULTS, title: 'Soup', ingredientSections: [], instructionSections: [] }

/** A device that has nothing yet, and what puts there what the server has. */
async function newDevice() {
  const { id } = await save(db, { type: 'create-recipe', fields: SOUP })
  const [row] = await db.store.read((tx) => tx.rows([id]))
  await db.tables.outbox.clear()
  await wipeMirror(db, 'keep')
  return () =>
    db.store.write(async (tx) => {
      if (row) await tx.putRows([row])
      await tx.putMeta({ ...(await tx.meta()), lastPull: 1 })
    })
}

test('[2.import.5] what is read on a new device is compared with the recipes that are still coming', async () => {
  const load = await newDevice()
  const titles: string[] = []
  const done = readOwnRecipes(new AbortController().signal).then((known) =>
    titles.push(...known.map(({ title }) => title)),
  )
  // Long enough for what would not wait.
  for (let asked = 0; asked < 50; asked += 1) await readRecipes(db)
  await load()
  await done
  expect(titles).toEqual(['Soup'])
})

test('[2.import.5] the wait for the recipes that are coming can be stopped, and is none offline', async () => {
  await newDevice()
  const stop = new AbortController()
  const done = readOwnRecipes(stop.signal)
  stop.abort()
  expect(await done).toEqual([])
  vi.stubGlobal('navigator', { onLine: false })
  expect(await readOwnRecipes(new AbortController().signal)).toEqual([])
})

test('[2.profile.13] what was typed into candidates that were left is forgotten, and can be brought back', async () => {
  const [soup, cake, stew] = ['Soup', 'Cake', 'Stew'].map((title) =>
    candidateOf(title, fileRecipe({ title, ingredients: [], steps: [] }), 'VEGAN'),
  )
  if (!soup || !cake || !stew) throw new RangeError('no candidate')
  for (const each of [soup, cake]) await writeDraft(db, typedKeyOf(each), each.title)
  const left = async () => Object.values(await readDrafts(db, 'recipe:')).toSorted()
  const back = await forgetTyped([soup, stew])
  expect(await left()).toEqual(['Cake'])
  await back?.()
  expect(await left()).toEqual(['Cake', 'Soup'])
  expect(await forgetTyped([stew])).toBeNull()
})
