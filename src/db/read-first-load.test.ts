// Whether everything has been on this device: until then nothing may be called missing.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { createDb, type NomnomDb } from './db.ts'
import { readFirstLoad } from './read-first-load.ts'
import { save } from './save.ts'
import type { Meta, ScopeState } from './store.ts'

const USER = '00000000-0000-7000-8000-00000000000a'

function createDevice(): NomnomDb {
  const indexedDB = new IDBFactory()
  return createDb(USER, { indexedDB, IDBKeyRange, clock: () => 1000, random: () => 0.5 })
}

async function note(db: NomnomDb, meta: Partial<Meta>, scope?: Partial<ScopeState>): Promise<void> {
  await db.store.write(async (tx) => {
    await tx.putMeta({ ...(await tx.meta()), ...meta })
    const state = { scope: `lists:${USER}`, cursor: 3, load: 1, loading: false, behind: false }
    if (scope) await tx.putScope({ ...state, ...scope })
  })
}

it('a new device is loading until a pull has reached its end', async () => {
  const db = createDevice()
  expect(await readFirstLoad(db, true)).toEqual({ isComing: true, entries: 0 })
  await save(db, { type: 'create-list', name: 'Weekend' })
  expect(await readFirstLoad(db, true)).toEqual({ isComing: true, entries: 1 })
  await note(db, { lastPull: 900 }, {})
  expect(await readFirstLoad(db, true)).toBeNull()
})

it('a scope that is loaded whole is not all here', async () => {
  const db = createDevice()
  await note(db, { lastPull: 900 }, { loading: true, behind: true })
  expect(await readFirstLoad(db, true)).toMatchObject({ isComing: true })
})

it('nothing is coming without a network, a server, a session or the wish', async () => {
  const db = createDevice()
  expect(await readFirstLoad(db, false)).toMatchObject({ isComing: false })
  for (const meta of [
    { backoff: { attempts: 1, until: 2000 } },
    { backoff: { attempts: 0, until: 0 }, paused: 'sign-in' },
    { paused: null, workOffline: true },
  ] as const) {
    await note(db, meta)
    expect(await readFirstLoad(db, true)).toMatchObject({ isComing: false })
  }
})
