import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, expect, it, vi } from 'vitest'
import { createDb } from '#db/db.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const db = createDb(ANNA, {
  indexedDB: new IDBFactory(),
  IDBKeyRange,
  clock: Date.now,
  random: Math.random,
})

vi.mock('./mirror.ts', () => ({ currentDb: () => db }))
vi.mock('./worker.ts', () => ({}))
afterAll(() => {
  vi.unstubAllGlobals()
  db.close()
})

it('what a page could only copy while it went away was typed', async () => {
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
  const { hasTyped } = await import('./sync-actions.data.ts')
  expect(await hasTyped()).toBe(false)
  copies[`nomnom-typed:${ANNA}:recipe:new`] = JSON.stringify({ value: { title: 'Soup' }, at: 1 })
  expect(await hasTyped()).toBe(true)
})
