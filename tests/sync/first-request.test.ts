// What a run waits for until its first request leaves, and what may happen meanwhile. docs/sync.md
// steps 7 and 8, section 8.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { createDb, newMeta } from '#db/db.ts'
import { save } from '#db/save.ts'
import { SCHEMA } from '#db/schema.ts'
import { createSessionStore, SESSION_KEY } from '#db/session-store.ts'
import { createTokens } from '#db/session-tokens.ts'
import { NewerSchemaError, type Mirror } from '#db/store.ts'
import { wipeMirror } from '#db/wipe.ts'
import { createRecord } from '#shared/merge/apply.ts'
import type { SyncRequest, SyncResponse } from '#shared/schemas/sync.ts'
import { scopeName } from '#shared/scopes.ts'
import { createEngine } from '#sw/sync/run.ts'
import type { EngineDeps, Wish } from '#sw/sync/engine.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'
import { countIdb } from '../support/idb-requests.ts'
import { tokensOf } from '../support/tokens.ts'

const ANNA = '00000000-0000-7000-8000-00000000000a'
const BEN = '00000000-0000-7000-8000-00000000000b'
const SCOPE = scopeName('recipes', ANNA)
const NOW = 1_800_000_000_000
const OWN = tokensOf(() => ({ userId: ANNA, accessToken: 't' }))
const AS_BEN = tokensOf(() => ({ userId: BEN, accessToken: 'b' }))

/** An answer that brings a recipe of this name, the first in its scope. */
function answerWith(id: string): SyncResponse {
  const writing = { user: ANNA, device: 'ffff0000', now: NOW, sentWall: NOW }
  const made = { id, kind: 'recipe', parent: null } as const
  const rows = [{ ...createRecord(made, { title: id }, writing), ver: 1 }]
  const scopes = [{ scope: SCOPE, version: 1, rows, full: true }]
  return { serverTime: NOW, epoch: 'e', results: [], scopes, gone: [] }
}

type Sending = (request: SyncRequest) => void
type Circumstances = { tokens?: EngineDeps['tokens']; onSend?: Sending }

const engineOn = (mirror: Mirror, { tokens = OWN, onSend = () => {} }: Circumstances) =>
  createEngine({
    mirror,
    tokens,
    transport: {
      async send(request) {
        onSend(request)
        const body = answerWith('recipe')
        return { kind: 'answer', status: 200, body, retryAfterMs: null }
      },
    },
    lock: async (_, task) => {
      await Promise.resolve()
      return await task()
    },
  })

/** A device that has fetched everything once; what its engine sends from then on is noted. */
async function createDevice(calls = 0) {
  const disk = createDisk(newMeta(() => 0.5))
  let random = 0
  const mirror: Mirror = {
    userId: ANNA,
    store: createMemoryStore(disk),
    schema: SCHEMA,
    clock: () => NOW,
    random: () => (random = (random + 0.37) % 1),
  }
  await engineOn(mirror, {}).run()
  for (let at = 0; at < calls; at += 1) await save(mirror, { type: 'create-list', name: `L${at}` })
  const sent: SyncRequest[] = []
  const run = ({ onSend = () => {}, tokens = OWN }: Circumstances, wish: Wish = {}) => {
    const note: Sending = (request) => {
      sent.push(request)
      // Calls that are not answered are tried again and again.
      if (sent.length === 1) onSend(request)
    }
    return engineOn(mirror, { tokens, onSend: note }).run(wish)
  }
  const states = () => [...disk.outbox.values()].map(({ state }) => state)
  return { disk, mirror, sent, run, states }
}

/** What a phone asks of its disk from the wish for a run until its request leaves, or until it ends. */
async function askedBy(
  wish: Wish,
  { calls = 0, until = 'sent' }: { calls?: number; until?: 'sent' | 'end' },
) {
  const indexedDB = new IDBFactory()
  const session = createSessionStore(indexedDB)
  const user = { id: ANNA, email: 'anna@example.org' }
  const expires = { expires_at: NOW / 1000 + 3600, expires_in: 3600 }
  const stored = { access_token: 't', refresh_token: 'r', user, ...expires }
  await session.setItem(SESSION_KEY, JSON.stringify(stored))
  const deps = { indexedDB, IDBKeyRange, clock: () => NOW, random: Math.random }
  const db = createDb(ANNA, deps)
  const renew = async () => ({ kind: 'unavailable' }) as const
  const tokens = createTokens({ store: session, renew, now: () => NOW, renewsForReading: false })
  await engineOn(db, { tokens }).run()
  for (let at = 0; at < calls; at += 1) await save(db, { type: 'create-list', name: `L${at}` })
  return await countIdb(
    () =>
      new Promise((resolve) => {
        const onSend = until === 'sent' ? resolve : () => {}
        void engineOn(db, { tokens, onSend }).run(wish).then(resolve)
      }),
  )
}

it('a tap leaves after two transactions: the session, and what marks the call as sent', async () => {
  const { transactions, waits } = await askedBy({ toSend: true }, { calls: 1 })
  expect({ transactions, waits }).toEqual({ transactions: 2, waits: 3 })
})

it('what a poke tells of is asked for after one wait, for the session and the mirror at once', async () => {
  const { transactions, waits } = await askedBy({}, {})
  expect({ transactions, waits }).toEqual({ transactions: 2, waits: 2 })
})

it('a fetch takes four transactions: session, mirror, hold of it, and the answer', async () => {
  expect((await askedBy({}, { until: 'end' })).transactions).toBe(4)
})

it('a call is marked as sent before it leaves', async () => {
  const { sent, run, states } = await createDevice(1)
  let marked: string[] = []
  await run({ onSend: () => (marked = states()) }, { toSend: true })
  expect([sent[0]?.calls.length, marked]).toEqual([1, ['sent']])
})

it('who wants to send and finds nothing writes nothing', async () => {
  const { disk, sent, run } = await createDevice()
  const before = disk.writes
  expect(await run({}, { toSend: true })).toEqual({ kind: 'idle' })
  expect([disk.writes - before, sent.length]).toEqual([0, 0])
})

it('who only fetches asks first, and has the mirror before the answer is written', async () => {
  const { disk, sent, run } = await createDevice()
  const [before, holder] = [disk.writes, disk.meta.drain?.run]
  let written = -1
  expect(await run({ onSend: () => (written = disk.writes - before) })).toEqual({ kind: 'idle' })
  expect([written, sent.length]).toEqual([0, 1])
  expect(disk.meta.drain?.run).not.toBe(holder)
})

it.each([{ toSend: true }, { toSend: false }])(
  'nothing is marked or sent with the token of somebody else: %j',
  async (wish) => {
    const { sent, run, states } = await createDevice(1)
    expect(await run({ tokens: AS_BEN }, wish)).toEqual({ kind: 'stopped' })
    expect([sent.length, states()]).toEqual([0, ['queued']])
  },
)

it('nothing is marked before a token that has to be renewed is there', async () => {
  const { sent, run, states } = await createDevice(1)
  const get = async () => ({ kind: 'unreachable' }) as const
  const tokens = { held: async () => null, get }
  expect((await run({ tokens }, { toSend: true })).kind).toBe('retry')
  expect([sent.length, states()]).toEqual([0, ['queued']])
})

it.each([{ toSend: true }, { toSend: false }])(
  'a token that was read before its user left is not used after that: %j',
  async (wish) => {
    for (const calls of [0, 1]) {
      const { mirror, sent, run, states } = await createDevice(calls)
      const held = async () => {
        await wipeMirror(mirror, 'keep')
        return await OWN.held()
      }
      await run({ tokens: { held, get: async () => ({ kind: 'none' }) } }, wish)
      expect([sent.length, states()]).toEqual([0, calls === 0 ? [] : ['queued']])
    }
  },
)

it('what was asked for before another run made a step is asked for anew', async () => {
  const { disk, mirror, sent, run } = await createDevice()
  const overtake = () =>
    void mirror.store.write(async (tx) => {
      await tx.putMeta({ ...(await tx.meta()), drain: { run: 'other', step: 1 } })
    })
  expect(await run({ onSend: overtake })).toEqual({ kind: 'idle' })
  expect(sent).toHaveLength(2)
  expect(disk.meta.drain?.run).not.toBe('other')
})

it('code that is older than the mirror asks for nothing', async () => {
  const { disk, sent, run } = await createDevice()
  disk.meta = { ...disk.meta, schema: SCHEMA.version + 1 }
  await expect(run({})).rejects.toThrow(NewerSchemaError)
  expect(sent).toEqual([])
})
