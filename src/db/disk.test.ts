import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'

type Leaving = (event: { persisted: boolean }) => void

test.each([
  [true, 'ended'],
  [false, 'read'],
])('what is open ends where the page is put away for going back: %s', async (persisted, end) => {
  vi.resetModules()
  const leave: Leaving[] = []
  vi.stubGlobal('addEventListener', (_: string, hear: Leaving) => leave.push(hear))
  const { durability } = await import('./disk.ts')
  vi.unstubAllGlobals()
  const { Dexie } = await import('dexie')
  const dexie = new Dexie('mirror', { indexedDB: new IDBFactory(), IDBKeyRange })
  dexie.use(durability)
  dexie.version(1).stores({ scopes: 'id' })
  await dexie.open()
  const reading = dexie.transaction('r', 'scopes', async () => {
    await dexie.table('scopes').count()
    for (const hear of leave) hear({ persisted })
    await dexie.table('scopes').count()
    return 'read'
  })
  // The reason depends on what asks next: of an ended transaction, or of what it was about.
  const ending = reading.catch(() => 'ended')
  expect(await ending).toBe(end)
  dexie.close()
})
