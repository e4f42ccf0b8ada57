// A tab that the browser freezes in the middle of a run keeps the Web Lock. Somebody else takes
// over, and what the frozen tab does once it thaws changes nothing. docs/sync.md step 18.
import { expect, it } from 'vitest'
import { newMeta } from '#db/db.ts'
import { save } from '#db/save.ts'
import type { Mirror } from '#db/store.ts'
import { SCHEMA } from '#db/schema.ts'
import { createEngine } from '#sw/sync/run.ts'
import type { EngineDeps } from '#sw/sync/engine.ts'
import type { Reply } from '#sw/sync/transport.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'
import { tokensOf } from '../support/tokens.ts'
import type { Tab } from './simulation/device.ts'
import { createDeviceLock } from './simulation/lock.ts'

const USER = '00000000-0000-7000-8000-00000000000a'
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('a run whose lock is refused before it began leaves the next one free', async () => {
  const disk = createDisk(newMeta(() => 0.5))
  const refusals = [new DOMException('not fully active', 'InvalidStateError')]
  let sent = 0
  const engine = createEngine({
    mirror: {
      userId: USER,
      store: createMemoryStore(disk),
      schema: SCHEMA,
      clock: () => 1_800_000_000_000,
      random: () => 0.5,
    },
    transport: {
      async send() {
        sent += 1
        return { kind: 'silence', retryAfterMs: null }
      },
    },
    tokens: tokensOf(() => ({ userId: USER, accessToken: 't' })),
    async lock(_, task) {
      await settle()
      const refusal = refusals.pop()
      if (refusal) throw refusal
      return await task()
    },
  })
  const refused = engine.run({ force: true })
  expect(engine.run()).toBe(refused)
  await expect(refused).rejects.toThrow('not fully active')
  expect(sent).toBe(0)
  expect((await engine.run()).kind).toBe('retry')
  expect(sent).toBe(2)
})

/** Tabs and workers of one device; `pass` lets time go by on its clock. */
function createDevice() {
  const disk = createDisk(newMeta(() => 0.5))
  const lock = createDeviceLock()
  let now = 1_800_000_000_000
  let random = 0
  const sent: string[] = []
  const tab = (
    name: string,
    reply: Promise<Reply>,
    more: Pick<EngineDeps, 'place' | 'isWorkerSilent'> = {},
  ) => {
    const mirror: Mirror = {
      userId: USER,
      store: createMemoryStore(disk),
      schema: SCHEMA,
      clock: () => now,
      random: () => (random = (random + 0.37) % 1),
    }
    const holder = { at: 0, isDead: false, frozen: null } as unknown as Tab
    const engine = createEngine({
      mirror,
      transport: {
        send(request) {
          sent.push(`${name} ${request.calls.length}`)
          return reply
        },
      },
      tokens: tokensOf(() => ({ userId: USER, accessToken: 't' })),
      lock: (_, task, isStuck) => lock.run(holder, task, isStuck),
      ...more,
    })
    return { mirror, engine }
  }
  const look = async () => {
    void lock.look()
    await settle()
  }
  return { disk, sent, tab, look, now: () => now, pass: (ms: number) => (now += ms) }
}

const NOBODY = Promise.resolve<Reply>({ kind: 'silence', retryAfterMs: null })

it('who only wants to send makes no trip when nothing waits, unless somebody wants to fetch', async () => {
  const { sent, tab } = createDevice()
  const { engine } = tab('page', NOBODY)
  expect(await engine.run({ toSend: true })).toEqual({ kind: 'idle' })
  expect(sent).toEqual([])
  await Promise.all([engine.run({ toSend: true }), engine.run()])
  expect(sent).toEqual(['page 0', 'page 0'])
})

it('a run of a worker is overtaken as soon as the worker gives no answer', async () => {
  const { sent, tab, look } = createDevice()
  let isSilent = false
  const worker = tab('worker', new Promise(() => {}), { place: 'worker' })
  const page = tab('page', NOBODY, { place: 'page', isWorkerSilent: () => isSilent })
  await save(worker.mirror, { type: 'create-list', name: 'Weekend' })
  void worker.engine.run({ force: true })
  await settle()
  const taking = page.engine.run({ force: true })
  await look()
  expect(sent).toEqual(['worker 1'])
  isSilent = true
  await look()
  expect((await taking).kind).toBe('retry')
  expect(sent).toEqual(['worker 1', 'page 1', 'page 1'])
})

it('a run of another tab is not overtaken because the worker gives no answer', async () => {
  const { sent, tab, look } = createDevice()
  const busy = tab('busy', new Promise(() => {}), { place: 'page' })
  const page = tab('page', NOBODY, { place: 'page', isWorkerSilent: () => true })
  await save(busy.mirror, { type: 'create-list', name: 'Weekend' })
  void busy.engine.run({ force: true })
  await settle()
  void page.engine.run({ force: true })
  await look()
  expect(sent).toEqual(['busy 1'])
})

it('a run of a frozen tab is overtaken after a minute without a step, and not before', async () => {
  const { disk, sent, tab, look, now, pass } = createDevice()
  let thaw: (reply: Reply) => void = () => {}
  const frozen = tab(
    'frozen',
    new Promise((resolve) => {
      thaw = resolve
    }),
  )
  const other = tab('other', NOBODY)
  await save(frozen.mirror, { type: 'create-list', name: 'Weekend' })
  const overtaken = frozen.engine.run({ force: true })
  await settle()
  const taking = other.engine.run({ force: true })
  await look()
  pass(59_000)
  await look()
  expect(sent).toEqual(['frozen 1'])
  pass(2000)
  await look()
  expect((await taking).kind).toBe('retry')
  expect(sent).toEqual(['frozen 1', 'other 1', 'other 1'])

  const { mutationId } = [...disk.outbox.values()][0] ?? {}
  const results = [{ mutationId, status: 201, scope: `lists:${USER}`, version: 1 }]
  const scopes = [{ scope: `lists:${USER}`, version: 1, rows: [], full: true }]
  const body = { serverTime: now(), epoch: 'first', results, scopes, gone: [] }
  thaw({ kind: 'answer', status: 200, body, retryAfterMs: null })
  expect(await overtaken).toEqual({ kind: 'stopped' })
  expect([...disk.outbox.values()].map(({ state }) => state)).toEqual(['sent'])
  expect(disk.scopes.size).toBe(0)
})
