// What is left of a sign-out that was cut short, on the storage of a browser.
import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createDb } from '#db/db.ts'
import { save } from '#db/save.ts'
import { SESSION_KEY, sessionStore } from '#db/session-store.ts'
import { SIGHTS_CACHE } from '#shared/last-sight.ts'
import { countUnsent } from '#db/wipe.ts'
import { emptyOtherMirrors, isMirrorLeft } from './device.data.ts'
import { settleDevice } from './device.ts'
import {
  forgetUser,
  noteLeaving,
  readLeaving,
  rememberedUsers,
  rememberUser,
} from './device-users.ts'
import { prepareStorage, storageDeps } from './storage.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const BERT = '0190c2f4-0000-7000-8000-000000000002'
const CARL = '0190c2f4-0000-7000-8000-000000000003'

async function signIn(id: string): Promise<void> {
  const user = { id, email: 'somebody@example.org' }
  const tokens = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 9e9 }
  await sessionStore.setItem(SESSION_KEY, JSON.stringify({ ...tokens, user }))
  await rememberUser(id)
}

async function unsentOf(id: string): Promise<number> {
  const db = createDb(id, storageDeps())
  const count = await countUnsent(db)
  db.close()
  return count
}

async function write(id: string): Promise<void> {
  const db = createDb(id, storageDeps())
  await save(db, { type: 'create-list', name: 'Party' })
  db.close()
}

afterAll(() => void vi.unstubAllGlobals())
beforeEach(async () => {
  vi.stubGlobal('location', { hash: '', pathname: '/' })
  await prepareStorage()
})

it('a sign-out that ended before the session did discards nothing that is entered later', async () => {
  await signIn(ANNA)
  await noteLeaving({ userId: ANNA, unsent: 'discard' })
  await emptyOtherMirrors()
  expect(await readLeaving()).toBeNull()
  await write(ANNA)
  await sessionStore.removeItem(SESSION_KEY)
  await settleDevice([ANNA])
  expect(await unsentOf(ANNA)).toBe(1)
})

it("somebody else's sign-out is finished as they said", async () => {
  await write(ANNA)
  await rememberUser(ANNA)
  await noteLeaving({ userId: ANNA, unsent: 'discard' })
  await signIn(BERT)
  await write(BERT)
  await emptyOtherMirrors()
  expect(await readLeaving()).toBeNull()
  expect([await unsentOf(ANNA), await unsentOf(BERT)]).toEqual([0, 1])
})

it('[2.login.9] whose session has ended left everything here, who signed out at most what waits', async () => {
  await signIn(ANNA)
  await emptyOtherMirrors()
  await write(ANNA)
  await sessionStore.removeItem(SESSION_KEY)
  expect(await isMirrorLeft()).toBe(true)
  await noteLeaving({ userId: ANNA, unsent: 'keep' })
  await settleDevice([ANNA])
  expect([await isMirrorLeft(), (await unsentOf(ANNA)) > 0]).toEqual([false, true])
})

it('[2.shell.20] the screens of whoever is signed in stay, also while something of another waits', async () => {
  const forgotten: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => forgotten.push(name) })
  for (const id of await rememberedUsers()) await forgetUser(id)
  await signIn(CARL)
  await write(CARL)
  await signIn(BERT)
  await emptyOtherMirrors()
  expect(forgotten).toEqual([SIGHTS_CACHE])
  await emptyOtherMirrors()
  expect(forgotten).toEqual([SIGHTS_CACHE])
  expect(await unsentOf(CARL)).toBeGreaterThan(0)
})
