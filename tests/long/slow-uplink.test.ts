// Nine recipes that wait, over lines that carry very little upwards: the real engine, HTTP and server.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserNet } from '#db/browser.ts'
import { newMeta } from '#db/db.ts'
import { save } from '#db/save.ts'
import { SCHEMA } from '#db/schema.ts'
import type { Mirror } from '#db/store.ts'
import { createEngine } from '#sw/sync/run.ts'
import { createTransport } from '#sw/sync/transport.ts'
import { figure } from '../support/figures.ts'
import { openLine } from '../support/line.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'
import { register, type Person } from '../support/people.ts'
import { createLock } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { tokensOf } from '../support/tokens.ts'

const RECIPES = 9
const TEXT_BYTES = 4900

let server: TestServer

beforeAll(async () => {
  server = await startServer({ listen: true })
})
afterAll(async () => {
  await server.stop()
})

function createSlowPhone(person: Person, proxy: string) {
  const disk = createDisk(newMeta(Math.random))
  const mirror: Mirror = {
    userId: person.userId,
    store: createMemoryStore(disk),
    schema: SCHEMA,
    clock: Date.now,
    random: Math.random,
  }
  const sent = { requests: 0, bytes: 0 }
  const engine = createEngine({
    mirror,
    transport: createTransport(`${proxy}/api/sync`, {
      ...browserNet,
      fetch(url, asked) {
        sent.requests += 1
        sent.bytes += asked.body.length
        return fetch(url, asked)
      },
    }),
    tokens: tokensOf(() => person),
    lock: createLock(),
  })
  return { disk, mirror, engine, sent }
}

it.each([1, 2, 4])('nine recipes that wait arrive at %d kB/s', async (rate) => {
  const person = await register(server, `uplink-${rate}@example.org`)
  const line = await openLine(server.url, { line: `up ${rate} kB/s` })
  const { disk, mirror, engine, sent } = createSlowPhone(person, line.proxy)
  for (let at = 0; at < RECIPES; at += 1) {
    await save(mirror, {
      type: 'create-recipe',
      fields: {
        title: `Soup ${at}`,
        description: 'x'.repeat(TEXT_BYTES),
        diet: 'VEGAN',
        difficulty: 'EASY',
        course: 'MAIN',
        ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
        instructionSections: [{ instructions: [{ instruction: 'Boil it.' }] }],
      },
    })
  }
  const startedAt = performance.now()
  const result = await engine.run({ force: true })
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  await line.close()
  expect(result.kind).toBe('idle')
  expect(disk.outbox.size).toBe(0)
  const { rows } = disk
  expect([...rows.values()].filter(({ kind, ver }) => kind === 'recipe' && ver > 0)).toHaveLength(
    RECIPES,
  )
  // Nothing goes up in vain.
  expect(sent.bytes).toBeLessThan(60_000)
  figure(`nine recipes at ${rate} kB/s`, seconds, 's')
  figure(`nine recipes at ${rate} kB/s, sent`, sent.bytes, 'bytes')
  figure(`nine recipes at ${rate} kB/s, requests`, sent.requests, 'requests')
})
