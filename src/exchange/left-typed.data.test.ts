import { afterAll, expect, it, vi } from 'vitest'
import { writeDraft } from '#db/drafts.ts'
import { discardTyped, readLeftIn, readLeftTyped, useLeftTyped } from './left-typed.data.ts'
import { ANNA, freshDb } from '../../tests/support/fresh-db.ts'

const db = freshDb()

vi.mock('./mirror.ts', () => ({ currentDb: () => db }))
vi.mock('#ui/use-while.ts', () => ({ useWhile: (_: boolean, begin: () => void) => begin() }))
vi.mock('./use-live.ts', () => ({ useLive: () => undefined }))
afterAll(() => {
  vi.unstubAllGlobals()
  db.close()
})

it('[8.missing.2] what a page could only copy while it went away was typed', async () => {
  const copies: Record<string, string> = {}
  const own = { getItem: (name: string) => copies[name] ?? null }
  const removeItem = (name: string) => void Reflect.deleteProperty(copies, name)
  // What is kept there is listed by its keys.
  vi.stubGlobal(
    'localStorage',
    new Proxy(copies, {
      get: (_, name) => ({ ...own, removeItem })[String(name)],
    }),
  )
  expect(await readLeftTyped()).toEqual([])
  copies[`nomnom-typed:${ANNA}:recipe:new`] = JSON.stringify({ value: { title: 'Soup' }, at: 1 })
  expect(await readLeftTyped()).toHaveLength(1)
  await db.tables.drafts.clear()

  const id = '0190c2f4-0000-7000-8000-0000000000bb'
  copies[`nomnom-typed:${ANNA}:add:${id}`] = JSON.stringify({ value: 'Milk', at: 1 })
  useLeftTyped(id)
  await vi.waitFor(async () =>
    expect(await readLeftIn(db, id)).toMatchObject([{ lines: ['Milk'] }]),
  )
  await db.tables.drafts.clear()
})

it('an import that is under way was typed once', async () => {
  await writeDraft(db, 'import:plan', [])
  await writeDraft(db, 'import:done', 50)
  await writeDraft(db, 'import:kept:0', { made: [], replaced: [] })
  expect(await readLeftTyped()).toMatchObject([{ lines: ['Recipes from elsewhere'] }])
  await db.tables.drafts.clear()
})

it('[2.profile.13, 8.missing.2] what was typed into something that is gone is found, and can be given up', async () => {
  const id = '0190c2f4-0000-7000-8000-0000000000aa'
  const values = { title: 'Cake', notes: 'Old', ingredientSections: [] }
  const rows = [{ title: 'Dough', ingredients: [{ text: '1 egg' }, { text: '' }] }]
  const typed = { ...values, notes: '', ingredientSections: rows }
  await writeDraft(db, `add:${id}`, 'Milk\neggs')
  await writeDraft(db, `list:${id}:name`, { text: 'Weekend trip', seen: null })
  await writeDraft(db, `recipe:${id}`, { values, seen: {}, typed })
  await writeDraft(db, 'recipe:import:k3x', { values: {}, seen: {}, typed: { title: 'Soup' } })
  await writeDraft(db, 'place:new', {
    values: {},
    seen: {},
    typed: { foodRating: 7, type: 'coffee' },
  })
  await writeDraft(db, 'new-list', 'Party')
  expect((await readLeftTyped()).map(({ lines, path }) => [path, ...lines])).toEqual([
    [`/groceries/${id}/edit`, 'Milk', 'eggs'],
    [`/groceries/${id}/edit`, 'Weekend trip'],
    ['/groceries', 'Party'],
    ['/places/new', 'A restaurant'],
    [`/recipes/${id}/edit`, 'Dough:', '1 egg'],
    [null, 'Soup'],
  ])
  const left = await readLeftIn(db, id)
  expect(left).toHaveLength(3)
  const undo = await discardTyped(left)
  expect(await readLeftIn(db, id)).toEqual([])
  await undo()
  expect(await readLeftIn(db, id)).toEqual(left)
})
