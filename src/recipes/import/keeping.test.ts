import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRecipes } from '#db/read-records.ts'
import { type NomnomDb } from '#db/db.ts'
import { fileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { forgetPlan, noteDone, readPlan } from '../unfinished-import.data.ts'
import { candidateOf } from './candidates.ts'
import { planFor } from './keep-slices.data.ts'
import {
  forgetJob,
  giveUpRest,
  startKeeping,
  takeUpKeeping,
  tryAgain,
  useJob,
} from './keeping.data.ts'
import { freshDb } from '../../../tests/support/fresh-db.ts'

let db: NomnomDb
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db, dbOf: () => db }))
// Asked outside of a screen.
vi.mock('react', () => ({ useSyncExternalStore: (_: unknown, read: () => unknown) => read() }))
const { put, add } = IDBObjectStore.prototype

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false })
  db = freshDb()
})
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { put, add })
  forgetJob()
  vi.unstubAllGlobals()
  db.close()
})

const candidatesOf = (...titles: string[]) =>
  titles.map((title) => {
    const steps = [{ title: '', rows: ['Boil it.'] }]
    const recipe = { title, ingredients: [{ title: '', rows: ['1 l water'] }], steps }
    return candidateOf(title, fileRecipe(recipe), 'VEGAN')
  })
const candidates = candidatesOf('Soup')
const titles = async () => (await readRecipes(db)).map(({ title }) => title).toSorted()
const full = () => {
  throw new DOMException('Nothing can be written.', 'QuotaExceededError')
}
const told = { skipped: [], broken: [], unread: [], leftOut: [] }

test('[2.import.8] what was pasted may be forgotten once all of it is noted on the device, and not before', async () => {
  const plans: unknown[] = []
  await startKeeping(candidates, told, () => void readPlan(db).then((plan) => plans.push(plan)))
  expect(plans).toMatchObject([{ recipes: [{ fields: { title: 'Soup' } }] }])

  Object.assign(IDBObjectStore.prototype, { put: full, add: full })
  const forget = vi.fn()
  await startKeeping(candidates, told, forget)
  expect(forget).not.toHaveBeenCalled()
})

test('[2.import.6] what is kept while an earlier import is not at its end goes behind it', async () => {
  const rice = Array.from({ length: 30 }, (_, at) => `Rice ${at}`)
  await planFor(db, candidatesOf(...rice))
  await noteDone(db, 20)
  await Promise.all([takeUpKeeping(), startKeeping(candidates, told, () => undefined)])
  expect(await titles()).toEqual([...rice.slice(20), 'Soup'])
  expect(useJob()).toMatchObject({ of: 31, done: 31, problem: '' })
  expect(await readPlan(db)).toBeNull()
})

/** An import whose disk is full once it is noted. */
async function fail() {
  await startKeeping(candidates, told, () =>
    Object.assign(IDBObjectStore.prototype, { put: full, add: full }),
  )
  Object.assign(IDBObjectStore.prototype, { put, add })
}

test('[2.import.6] what a fault kept back is kept with the next try, or given up by the one who says so', async () => {
  await fail()
  expect(useJob()?.problem).not.toBe('')
  forgetJob()
  await startKeeping(candidatesOf('Cake'), { ...told }, () => undefined)
  expect(await titles()).toEqual(['Cake', 'Soup'])
  await fail()
  await tryAgain()
  expect(useJob()).toMatchObject({ of: 1, done: 1, problem: '' })
  expect(await titles()).toEqual(['Cake', 'Soup', 'Soup'])
  await fail()
  await giveUpRest()
  expect(useJob()).toMatchObject({ isStopped: true, problem: '' })
  expect([await readPlan(db), (await titles()).length]).toEqual([null, 3])
})

test('[2.import.6] what another tab has taken over is no longer given up, tried or taken back here', async () => {
  await fail()
  // The other tab: it goes on with what is left, and fails, too.
  await planFor(db, candidatesOf('Cake'))
  await giveUpRest()
  expect(useJob()).toMatchObject({ isStopped: true, problem: '' })
  expect((await readPlan(db))?.recipes).toMatchObject([{ fields: { title: 'Cake' } }])
  forgetJob()
  await startKeeping([], told, () => undefined)
  expect(await titles()).toEqual(['Cake'])

  await fail()
  // The other tab has kept it to its end, and failed with another.
  await forgetPlan(db)
  await planFor(db, candidatesOf('Pie'))
  await tryAgain()
  expect(useJob()).toMatchObject({ of: 1, done: 0, problem: '' })
  await giveUpRest()
  expect(useJob()).toMatchObject({ isStopped: false })
  expect(await readPlan(db)).toMatchObject({ recipes: [{ fields: { title: 'Pie' } }], done: 0 })
  await forgetPlan(db)
})

test('[2.import.8] what could not even be noted is kept with the next try', async () => {
  Object.assign(IDBObjectStore.prototype, { put: full, add: full })
  const forget = vi.fn()
  await startKeeping(candidates, told, forget)
  Object.assign(IDBObjectStore.prototype, { put, add })
  await tryAgain()
  expect([await titles(), forget.mock.calls.length]).toEqual([['Soup'], 1])
})
