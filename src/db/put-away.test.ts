// What a page has open in the store when the browser puts it away for going back.
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'

type Leaving = (event: { persisted: boolean }) => void

let leave: Leaving
const deps = () => {
  return { indexedDB: new IDBFactory(), IDBKeyRange, clock: Date.now, random: Math.random }
}

beforeEach(async () => {
  vi.resetModules()
  const heard: Leaving[] = []
  vi.stubGlobal('addEventListener', (_: string, hear: Leaving) => heard.push(hear))
  await import('./put-away.ts')
  vi.unstubAllGlobals()
  leave = (event) => {
    for (const hear of heard) hear(event)
  }
})

test.each([
  [true, 'ended'],
  [false, 'read'],
])('what is open ends where the page is put away for going back: %s', async (persisted, end) => {
  const { createDb } = await import('./db.ts')
  const { dexie, tables, close } = createDb(ANNA, deps())
  const reading = dexie.transaction('r', tables.scopes, async () => {
    await tables.scopes.count()
    leave({ persisted })
    await tables.scopes.count()
    return 'read'
  })
  // The reason depends on what asks next: of an ended transaction, or of what it was about.
  const ending = reading.catch(() => 'ended')
  expect(await ending).toBe(end)
  close()
})

test('a write that ended so is tried once more, and says nothing of it', async () => {
  const { createDb } = await import('./db.ts')
  const { store, close } = createDb(ANNA, deps())
  let tries = 0
  await store.write(async (tx) => {
    tries += 1
    await tx.putMeta({ ...(await tx.meta()), workOffline: true })
    // Whoever leaves does so while something is asked.
    const asking = tx.outbox()
    if (tries === 1) leave({ persisted: true })
    await asking
  })
  expect(tries).toBe(2)
  expect(await store.read(async (tx) => (await tx.meta()).workOffline)).toBe(true)
  close()
})

test('one that ends a second time says so', async () => {
  const { createDb } = await import('./db.ts')
  const { store, close } = createDb(ANNA, deps())
  const writing = store.write(async (tx) => {
    const asking = tx.outbox()
    leave({ persisted: true })
    await asking
  })
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
  close()
})

test('a session that was to be replaced then is so later, unless another one stands there', async () => {
  const { createSessionStore, SESSION_KEY } = await import('./session-store.ts')
  const sessionWith = (token: string) =>
    JSON.stringify({ access_token: 'a', refresh_token: token, user: { id: ANNA } })
  const store = createSessionStore(new IDBFactory())
  await store.setItem(SESSION_KEY, sessionWith('first'))
  const { get } = IDBObjectStore.prototype
  const tries = vi.spyOn(IDBObjectStore.prototype, 'get')
  const leaveOnce = () =>
    tries.mockImplementationOnce(function ask(this: IDBObjectStore, key) {
      queueMicrotask(() => leave({ persisted: true }))
      return get.call(this, key)
    })
  leaveOnce()
  expect(await store.replaceSession('first', sessionWith('second'))).toBe(true)
  expect(tries).toHaveBeenCalledTimes(2)
  leaveOnce()
  expect(await store.replaceSession('first', sessionWith('third'))).toBe(false)
  tries.mockRestore()
  expect((await store.readSession())?.refreshToken).toBe('second')
})
