import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDb, type NomnomDb } from '#db/db.ts'
import { fileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { readPlan } from '../unfinished-import.data.ts'
import { candidateOf } from './candidates.ts'
import { startKeeping } from './keeping.data.ts'

let db: NomnomDb
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db, dbOf: () => db }))
const { put, add } = IDBObjectStore.prototype

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false })
  const deps = { indexedDB: new IDBFactory(), IDBKeyRange, clock: Date.now, random: Math.random }
  db = createDb('0190c2f4-0000-7000-8000-000000000001', deps)
})
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { put, add })
  vi.unstubAllGlobals()
  db.close()
})

const soup = fileRecipe({
  title: 'Soup',
  ingredients: [{ title: '', rows: ['1 l water'] }],
  steps: [{ title: '', rows: ['Boil it.'] }],
})
const candidates = [candidateOf('0', soup, 'VEGAN')]
const told = { skipped: 0, candidates: 1, unread: [], leftOut: [] }

test('[2.import.8] what was pasted may be forgotten once all of it is noted on the device, and not before', async () => {
  const plans: unknown[] = []
  await startKeeping(candidates, told, () => void readPlan(db).then((plan) => plans.push(plan)))
  expect(plans).toMatchObject([{ recipes: [{ fields: { title: 'Soup' } }] }])

  const full = () => {
    throw new DOMException('Nothing can be written.', 'QuotaExceededError')
  }
  Object.assign(IDBObjectStore.prototype, { put: full, add: full })
  const forget = vi.fn()
  await startKeeping(candidates, told, forget)
  expect(forget).not.toHaveBeenCalled()
})
