// Recipes go into the outbox as fast as they are sent, so that a tick is never behind all of them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NomnomDb } from '#db/db.ts'
import { parkCalls } from '#db/park.ts'
import { readRecipes } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import { wipeMirror } from '#db/wipe.ts'
import { fileRecipe } from '#shared/recipe-files/file-recipe.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { noteDone, readPlan, type Plan } from '../unfinished-import.data.ts'
import { candidateOf } from './candidates.ts'
import { keepSlices, planFor, takeBackFrom } from './keep-slices.data.ts'
import { freshDb } from '../../../tests/support/fresh-db.ts'

let db: NomnomDb
const line = { onLine: true }
const candidates = Array.from({ length: 100 }, (_, at) =>
  candidateOf(
    String(at),
    fileRecipe({
      title: `Rice ${at}`,
      ingredients: [{ title: '', rows: ['200 g rice'] }],
      steps: [{ title: '', rows: ['Boil it.'] }],
    }),
    'VEGAN',
  ),
)

beforeEach(() => {
  line.onLine = true
  vi.stubGlobal('navigator', line)
  db = freshDb()
})
afterEach(() => {
  vi.unstubAllGlobals()
  db.close()
})

async function start() {
  const stop = new AbortController()
  const progress: number[] = []
  const keeping = { onProgress: (done: number) => progress.push(done), signal: stop.signal }
  const plan = await planFor(db, candidates)
  return { stop, progress, kept: plan.kept, done: keepSlices(db, plan, keeping) }
}
const waiting = () => db.tables.outbox.count()
/** The disk takes longer while others work on the same machine. */
const patient = { timeout: 20_000 }

const RICE = {
  title: 'Old Rice',
  diet: 'MEAT',
  difficulty: 'EASY',
  course: 'DESSERT',
  notes: 'Mine.',
  ingredientSections: [{ ingredients: [{ text: '1 kg rice' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Wait.' }] }],
} as const satisfies RecipeInput

/** A recipe that one has, which the candidate at a place is to replace. */
async function replacedBy(at: number) {
  const candidate = candidates[at]
  if (!candidate) throw new RangeError('no such candidate')
  const { id } = await save(db, { type: 'create-recipe', fields: RICE })
  const [before] = await readRecipes(db)
  candidates[at] = { ...candidate, choice: 'replace', twin: { id, title: RICE.title } }
  return { id, before, forget: () => (candidates[at] = candidate) }
}
const content = (recipe: Awaited<ReturnType<typeof replacedBy>>['before']) => ({
  ...recipe,
  stamps: null,
  updatedAt: null,
  isPending: null,
})

test('[2.import.6] a tick made while a hundred recipes come in waits behind sixty at most', async () => {
  const { done, progress, kept } = await start()
  await vi.waitFor(async () => expect(await waiting()).toBe(60), patient)
  await save(db, { type: 'create-list', name: 'Weekend', items: [] })
  // As long as nothing is sent nothing comes behind it, however often the disk is asked meanwhile.
  for (let asked = 0; asked < 300; asked += 1) expect(await waiting()).toBe(61)
  // Sent, one of them at a time: what stands behind the list is put there only now.
  while (kept.made.length < 100) {
    const first = await db.tables.outbox.orderBy('seq').first()
    if (first) await db.tables.outbox.delete(first.seq)
    const behind = await db.tables.outbox.orderBy('seq').toArray()
    const place = behind.findIndex(({ kind }) => kind === 'list.create')
    expect(place).toBeLessThan(60)
  }
  await done
  expect(progress).toEqual([20, 40, 60, 80, 100])
  expect(await readRecipes(db)).toHaveLength(100)
})

test('[2.import.6] without a network all of them are put down at once', async () => {
  line.onLine = false
  const { done, kept } = await start()
  await done
  expect([kept.made.length, await waiting()]).toEqual([100, 100])
})

test('[2.import.5, 2.import.6] what a closed page left is kept by the next visit, nothing twice, and all of it can be taken back', async () => {
  line.onLine = false
  const { before, forget } = await replacedBy(50)
  const plan = await planFor(db, candidates)
  forget()
  const { signal } = new AbortController()
  const onProgress = (done: number) => {
    if (done === 60) throw new Error('The page was closed')
  }
  await expect(keepSlices(db, plan, { onProgress, signal })).rejects.toThrow('closed')
  // The third slice was on the disk, and how far it is was not.
  await noteDone(db, 40)
  expect(await readRecipes(db)).toHaveLength(60)

  const left: Plan | null = await readPlan(db)
  if (left === null) throw new Error('nothing was left')
  expect([left.recipes.length, left.kept.made.length]).toEqual([100, 40])
  await keepSlices(db, left, { onProgress: () => undefined, signal })
  const titles = (await readRecipes(db)).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(candidates.map(({ title }) => title).toSorted())
  expect([new Set(left.kept.made).size, left.kept.replaced.length]).toEqual([99, 1])
  expect(await readPlan(db)).toBeNull()
  expect(await db.tables.drafts.count()).toBe(0)

  await takeBackFrom(db, left.kept)
  const [old, ...others] = await readRecipes(db)
  expect(others).toEqual([])
  expect(content(old)).toEqual(content(before))
})

test('[2.import.5, 2.import.6] what is stopped keeps what it has, and all of it can be taken back', async () => {
  line.onLine = false
  const { id, before, forget } = await replacedBy(0)
  line.onLine = true
  const { stop, done, kept } = await start()
  forget()
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(40), patient)
  stop.abort()
  await done
  expect(kept.replaced).toHaveLength(1)
  const replaced = (await readRecipes(db)).find((recipe) => recipe.id === id)
  expect([replaced?.title, replaced?.diet, replaced?.notes]).toEqual(['Rice 0', 'VEGAN', undefined])
  await takeBackFrom(db, kept)
  const [left, ...others] = await readRecipes(db)
  expect(others).toEqual([])
  expect(content(left)).toEqual(content(before))
})

const titles = async () => (await readRecipes(db)).map(({ title }) => title)

test('[2.import.5] all of it can be taken back also where the server had no room for some of it', async () => {
  line.onLine = false
  const { done, kept } = await start()
  await done
  await db.store.write(async (tx) => {
    const [, , , , , record] = await tx.outbox()
    const reason = { status: 413, code: 'quota_reached', message: 'There is no room' } as const
    if (record) await parkCalls(tx, db, [{ record, reason }])
  })
  expect(await readRecipes(db)).toHaveLength(99)
  await takeBackFrom(db, kept)
  expect(await titles()).toEqual([])
  expect(await db.tables.outbox.where('state').equals('parked').count()).toBe(0)
})

test('[2.import.5] of two that are to replace the same recipe the second comes beside it', async () => {
  line.onLine = false
  const first = await replacedBy(0)
  const { choice, twin } = candidates[0] ?? {}
  const second = candidates[25]
  if (!choice || !twin || !second) throw new RangeError('no such candidate')
  candidates[25] = { ...second, choice, twin }
  const { done, kept } = await start()
  first.forget()
  candidates[25] = second
  await done
  expect([kept.made.length, kept.replaced.length]).toEqual([99, 1])
  expect(await titles()).toEqual(expect.arrayContaining(['Rice 0', 'Rice 25']))
  await takeBackFrom(db, kept)
  const [old, ...others] = await readRecipes(db)
  expect(others).toEqual([])
  expect(content(old)).toEqual(content(first.before))
})

test('[2.import.6] what goes on while the first load is under way waits for the recipe that it replaces', async () => {
  const { id, forget } = await replacedBy(0)
  const [row] = await db.store.read((tx) => tx.rows([id]))
  const plan = await planFor(db, candidates.slice(0, 20))
  forget()
  await db.tables.outbox.clear()
  await wipeMirror(db, 'keep')
  const done = keepSlices(db, plan, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  for (let asked = 0; asked < 300; asked += 1) expect(await waiting()).toBe(0)
  await db.store.write(async (tx) => {
    if (row) await tx.putRows([row])
  })
  await done
  expect([plan.kept.made.length, plan.kept.replaced.map((each) => each.id)]).toEqual([19, [id]])
})

test('[2.import.6] what was to replace a recipe that is gone is made once, also when the page is closed meanwhile', async () => {
  line.onLine = false
  const { id, forget } = await replacedBy(0)
  const plan = await planFor(db, candidates.slice(0, 20))
  forget()
  await save(db, { type: 'delete', entity: 'recipe', id })
  await db.store.write(async (tx) => tx.putMeta({ ...(await tx.meta()), lastPull: 1 }))
  const onProgress = () => {
    throw new Error('The page was closed')
  }
  const { signal } = new AbortController()
  await expect(keepSlices(db, plan, { onProgress, signal })).rejects.toThrow('closed')
  // It was on the disk, and how far it is was not.
  await noteDone(db, 0)
  const left = await readPlan(db)
  if (left === null) throw new Error('nothing was left')
  await keepSlices(db, left, { onProgress: () => undefined, signal })
  expect(await readRecipes(db)).toHaveLength(20)
  expect(left.kept.made).toHaveLength(20)
})

test.each(['offline', 'working offline', 'signed out'])(
  '[2.import.6] a first load that cannot come holds nothing up, and what waits for it stays noted: %s',
  async (why) => {
    const { forget } = await replacedBy(0)
    const plan = await planFor(db, candidates.slice(0, 20))
    forget()
    await db.tables.outbox.clear()
    await wipeMirror(db, 'keep')
    line.onLine = why !== 'offline'
    await db.store.write(async (tx) => {
      const paused = why === 'signed out' ? 'sign-in' : null
      await tx.putMeta({ ...(await tx.meta()), workOffline: why === 'working offline', paused })
    })
    const { signal } = new AbortController()
    const done = keepSlices(db, plan, { onProgress: () => undefined, signal })
    await expect(done).rejects.toThrow('still coming')
    expect((await readPlan(db))?.recipes).toHaveLength(20)
  },
)

test('[2.import.6] a plan of an earlier version makes what was to replace a recipe that is gone anew', async () => {
  const { id, forget } = await replacedBy(0)
  const plan = await planFor(db, candidates.slice(0, 1))
  forget()
  await save(db, { type: 'delete', entity: 'recipe', id })
  await db.store.write(async (tx) => tx.putMeta({ ...(await tx.meta()), lastPull: 1 }))
  for (const planned of plan.recipes) delete planned.own
  await keepSlices(db, plan, { onProgress: () => undefined, signal: new AbortController().signal })
  expect((await readRecipes(db)).map((recipe) => recipe.id)).toEqual(plan.kept.made)
  expect(plan.kept.made).not.toContain(id)
})

test('[2.import.5] what one import behind another replaces once more is in the end as it was', async () => {
  line.onLine = false
  const { before, forget } = await replacedBy(0)
  await planFor(db, candidates.slice(0, 1))
  const plan = await planFor(db, candidates.slice(0, 1))
  forget()
  await keepSlices(db, plan, { onProgress: () => undefined, signal: new AbortController().signal })
  expect([plan.kept.made, plan.kept.replaced.length]).toEqual([[], 2])
  expect(await titles()).toEqual(['Rice 0'])
  await takeBackFrom(db, plan.kept)
  expect((await readRecipes(db)).map(content)).toEqual([content(before)])
})
