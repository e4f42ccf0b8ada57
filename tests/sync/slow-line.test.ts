// Over a line that carries one call at all everything that waits arrives: after silence batches
// shrink until one arrives, and then follow what the line carries. docs/sync.md steps 5 and 16.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OutboxRecord } from '#db/calls.ts'
import { newMeta } from '#db/db.ts'
import { SCHEMA } from '#db/schema.ts'
import { save } from '#db/save.ts'
import type { Command } from '#db/commands.ts'
import type { Mirror } from '#db/store.ts'
import { createEngine } from '#sw/sync/run.ts'
import { createTransport, type Net } from '#sw/sync/transport.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'
import { tokensOf } from '../support/tokens.ts'

const USER = '00000000-0000-7000-8000-00000000000a'
/** What a request has besides its calls (device, clock, cursors), at most. */
const ROUND_BYTES = 500
const SILENCE_MS = 15_000

type RecipeFields = Extract<Command, { type: 'create-recipe' }>['fields']

const RECIPE: RecipeFields = {
  title: 'Soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [],
  instructionSections: [],
}

/** rate: bytes a millisecond. cutMs: somebody on the way ends requests that take longer. */
type SlowLine = { rate: number; cutMs: number }

function createSlowPhone(line: SlowLine) {
  const disk = createDisk(newMeta(() => 0.5))
  let now = 1_800_000_000_000
  let random = 0
  const requests: { bytes: number; hasArrived: boolean }[] = []
  const timers: { delayMs: number; task: () => void }[] = []
  const net: Net<AbortSignal> = {
    async fetch(_, { body, signal }) {
      const takesMs = body.length / line.rate
      const patienceMs = timers[0]?.delayMs ?? 0
      const hasArrived = takesMs <= Math.min(patienceMs, line.cutMs)
      requests.push({ bytes: body.length, hasArrived })
      now += Math.min(takesMs, patienceMs, line.cutMs)
      if (!hasArrived && patienceMs < line.cutMs) timers[0]?.task()
      signal.throwIfAborted()
      if (!hasArrived) throw new TypeError('Failed to fetch')
      const { calls } = JSON.parse(body) as { calls: { mutationId: string }[] }
      const results = calls.map(({ mutationId }) => ({ mutationId, status: 204 }))
      const answer = { serverTime: now, epoch: 'first', results, scopes: [], gone: [] }
      return Response.json(answer, { headers: { 'X-Nomnom': '1' } })
    },
    aborter() {
      const controller = new AbortController()
      return { signal: controller.signal, abort: () => controller.abort() }
    },
    timer(delayMs, task) {
      const timer = { delayMs, task }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    decoder: () => new TextDecoder(),
    clock: () => now,
  }
  const mirror: Mirror = {
    userId: USER,
    store: createMemoryStore(disk),
    schema: SCHEMA,
    clock: () => now,
    random: () => (random = (random + 0.3719) % 1),
  }
  const engine = createEngine({
    mirror,
    transport: createTransport('/api/sync', net),
    tokens: tokensOf(() => ({ userId: USER, accessToken: 't' })),
    lock: (_, task) => Promise.resolve().then(task),
  })
  return { disk, mirror, engine, requests }
}

function largestOf(records: Iterable<OutboxRecord>): number {
  return Math.max(...[...records].map((record) => JSON.stringify(record).length))
}

async function writeRecipes(mirror: Mirror, sizes: readonly number[]): Promise<void> {
  for (const size of sizes) {
    const fields = { ...RECIPE, description: 'x'.repeat(size) }
    await save(mirror, { type: 'create-recipe', fields })
  }
}

it('whatever waits arrives over any line that carries one call at all', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 60 })
  // From 20 bytes to a megabyte a second.
  const rate = fc.integer({ min: 0, max: 47 }).map((step) => 0.02 * 1.26 ** step)
  const cutMs = fc.constantFrom(10_000, 30_000, 60_000, Number.POSITIVE_INFINITY)
  await fc.assert(
    fc.asyncProperty(sizes, rate, cutMs, async (recipes, bytesPerMs, cut) => {
      const { disk, mirror, engine, requests } = createSlowPhone({ rate: bytesPerMs, cutMs: cut })
      await writeRecipes(mirror, recipes)
      const largest = largestOf(disk.outbox.values()) + ROUND_BYTES
      fc.pre(largest / bytesPerMs < Math.min(SILENCE_MS + largest - ROUND_BYTES, cut))
      const before = disk.outbox.size
      for (let run = 0; run < 10 && disk.outbox.size > 0; run += 1)
        await engine.run({ force: true })
      expect(disk.outbox.size).toBe(0)
      // Few requests are sent in vain, because each is smaller than the one before.
      expect(requests.filter(({ hasArrived }) => !hasArrived).length).toBeLessThanOrEqual(8)
      expect(requests.length).toBeLessThanOrEqual(before * 3 + 8)
    }),
    { numRuns: 300, seed: 11 },
  )
})

it.each([1, 2, 4])('nine recipes of 47 kB arrive at %d kB/s', async (rate) => {
  const { disk, mirror, engine, requests } = createSlowPhone({ rate, cutMs: Infinity })
  await writeRecipes(
    mirror,
    Array.from({ length: 9 }, () => 4900),
  )
  expect((await engine.run()).kind).toBe('idle')
  expect(disk.outbox.size).toBe(0)
  expect(requests.every(({ hasArrived }) => hasArrived)).toBe(true)
})

it('a line that is quick takes more with each trip', async () => {
  const { mirror, engine, requests } = createSlowPhone({ rate: 1000, cutMs: Infinity })
  await writeRecipes(
    mirror,
    Array.from({ length: 120 }, () => 4900),
  )
  await engine.run()
  const [first, second, third, fourth] = requests.map(({ bytes }) => Math.round(bytes / 1024))
  expect([first, second, third, fourth]).toEqual(
    [32, 64, 128, 256].map((kB) => expect.closeTo(kB, -1)),
  )
})
