import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NomnomDb } from '#db/db.ts'
import { parkCalls } from '#db/park.ts'
import { readRecipe } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import { answeredBy, basesIn, shownOf } from './refused-in-form.ts'
import { draftOf, storedOf, type RecipeDraft } from './recipe-draft.ts'
import { readRefused, type Refused } from './recipe-refused.data.ts'
import { freshDb } from '../../tests/support/fresh-db.ts'

let db: NomnomDb
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db, dbOf: () => db }))

beforeEach(() => {
  db = freshDb()
})
afterEach(() => db.close())

/** The server has no room for a description that somebody wrote into a cake. */
async function refuseDescription(description: string) {
  const { id } = await save(db, {
    type: 'create-recipe',
    fields: storedOf(
      draftOf({
        title: 'Cake',
        ingredientSections: [{ ingredients: [{ text: '200 g flour' }] }],
        instructionSections: [{ instructions: [{ instruction: 'Bake it.' }] }],
      }),
    ),
  })
  // The server has the recipe itself.
  await db.store.write(async (tx) => {
    await tx.deleteOutbox((await tx.outbox()).map(({ seq }) => seq))
    const [row] = await tx.rows([id])
    if (!row) throw new Error('no recipe')
    const { base: _base, seen: _seen, ...settled } = row
    await tx.putRows([{ ...settled, ver: 1 }])
  })
  await save(db, { type: 'change-recipe', id, set: { description } })
  await db.store.write(async (tx) => {
    const reason = { status: 413, code: 'quota_reached', message: 'There is no room' } as const
    const sent = await tx.outbox()
    await parkCalls(
      tx,
      db,
      sent.map((record) => ({ record, reason })),
    )
  })
  const [recipe, refused] = [await readRecipe(db, id), await readRefused(db, id)]
  if (!recipe || !refused) throw new Error('nothing was refused')
  return { id, refused, recipe: draftOf(recipe) }
}
/** Saves a change of it from these forms. */
async function saveFrom(
  forms: readonly RecipeDraft[],
  { id, refused }: { id: string; refused: Refused },
) {
  const ends = { refused: answeredBy(forms, refused) }
  await save(db, { type: 'change-recipe', id, set: {}, ends })
}
const parked = () => db.tables.outbox.where('state').equals('parked').count()

test('[4.editing.4] what was refused goes on waiting where the form that was saved never held it', async () => {
  const { id, refused, recipe } = await refuseDescription('A whole page of text.')
  const typed = { ...recipe, description: 'Short.' }
  expect(shownOf(refused, recipe)).toEqual({})
  await saveFrom([recipe, typed], { id, refused })
  expect(await parked()).toBe(1)
  // It came after the form was read, so nobody has seen it there.
  await saveFrom([draftOf(refused.fields, recipe), typed], {
    id,
    refused: { ...refused, parked: [] },
  })
  expect(await parked()).toBe(1)
})

test('[4.editing.4] what was refused, and typed over or saved as it is, waits no more', async () => {
  const { id, refused, recipe } = await refuseDescription('A whole page of text.')
  const shown = draftOf(refused.fields, recipe)
  expect(shownOf(refused, shown)).toEqual({ description: 'A whole page of text.' })
  await saveFrom([shown, { ...recipe, description: 'Half a page.' }], { id, refused })
  expect(await parked()).toBe(0)

  const again = await refuseDescription('Another page of text.')
  await saveFrom([again.recipe, draftOf(again.refused.fields, again.recipe)], again)
  expect(await parked()).toBe(0)
})

test('[4.editing.4] a delete that waits goes on waiting: it lies in no form', async () => {
  const { id, recipe } = await refuseDescription('A whole page of text.')
  await save(db, { type: 'delete', entity: 'recipe', id })
  await db.store.write(async (tx) => {
    const reason = { status: 409, code: 'changed_since', message: 'Changed since' } as const
    const sent = (await tx.outbox()).filter(({ state }) => state !== 'parked')
    await parkCalls(
      tx,
      db,
      sent.map((record) => ({ record, reason })),
    )
  })
  const refused = await readRefused(db, id)
  if (!refused) throw new Error('nothing was refused')
  await saveFrom([draftOf(refused.fields, recipe)], { id, refused })
  expect(await db.tables.outbox.toArray()).toMatchObject([{ kind: 'recipe.delete' }])
})

test('[2.recipe-form.6] what was refused knows what its first change was to replace', async () => {
  const { id } = await refuseDescription('A whole page of text.')
  const [first] = await db.tables.outbox.toArray()
  if (first?.kind !== 'recipe.change') throw new Error('nothing was refused')
  const base = first.body.set.description?.base
  expect(base).toBeNull()
  const { seq: _, ...again } = structuredClone(first)
  Object.assign(again.body.set.description ?? {}, { base: 'of the first' })
  await db.store.write((tx) => tx.addOutbox({ ...again, state: 'parked', mutationId: 'second' }))
  const both = await readRefused(db, id)
  expect(both && basesIn(both)).toEqual({ description: base })
})
