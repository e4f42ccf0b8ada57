import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, expect, it, vi } from 'vitest'
import { currentDevice, watchDevice } from './device-state.ts'
import { freshDb } from '../../tests/support/fresh-db.ts'

// Live queries run only where a browser's database is.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
const db = freshDb()
vi.mock('./mirror.ts', () => ({ currentDb: () => db }))
afterAll(() => db.close())

it('whoever listens late hears of a back-off that was read before', async () => {
  await db.store.write(async (tx) =>
    tx.putMeta({ ...(await tx.meta()), backoff: { attempts: 1, until: 5 } }),
  )
  const early = vi.fn()
  const leave = watchDevice(early)
  await vi.waitFor(() => expect(currentDevice()?.state.retryAt).toBe(5))
  const late = vi.fn(() => currentDevice()?.state.retryAt)
  const leaveToo = watchDevice(late)
  expect(late).toHaveReturnedWith(5)
  leave()
  leaveToo()
})
