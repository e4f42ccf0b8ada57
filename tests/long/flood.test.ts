// One account with as much as it may have, and six large answers at once: what that costs the server,
// and everybody else who is using it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, type Api } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { freshDatabase } from '../support/postgres.ts'
import { freePort } from '#server/free-port.ts'
import { startServer, type TestServer } from '../support/server.ts'

const LISTS = 50
const ITEMS = 2000
const SAMPLE_MS = 50
const PROBES = 400
const RSS_MB_MAX = 100
const TSX = fileURLToPath(new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url))
const program = (name: string) => fileURLToPath(new URL(`../support/${name}`, import.meta.url))
const UNLIMITED = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }

let database: Awaited<ReturnType<typeof freshDatabase>>
let maker: TestServer
let anna: Api
let bert: Api
let child: ChildProcess
let url = ''

/** The program in a process of its own, so that its memory is that of the server alone. */
const start = (name: string, args: string[], env: object = {}) =>
  spawn(process.execPath, ['--import', TSX, program(name), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

beforeAll(async () => {
  database = await freshDatabase()
  const port = await freePort()
  url = `http://127.0.0.1:${port}/api`
  const PUBLIC_URL = `http://localhost:${port}`
  maker = await startServer({ databaseUrl: database.url, env: { PUBLIC_URL, ...UNLIMITED } })
  anna = await join(maker, 'Anna')
  bert = await join(maker, 'Bert')
  await bert.post('/grocerylists', { name: 'Small', groceries: [{ text: 'Milk' }] })
  for (let at = 0; at < LISTS; at += 1) {
    const groceries = Array.from({ length: ITEMS }, (_, n) => ({
      text: `Item ${n} of list ${at}, with a few more words`,
      category: 'Other',
    }))
    const made = await anna.post('/grocerylists', { name: `List ${at}`, groceries })
    expect(made.status).toBe(201)
  }
  child = start('serve.ts', [], { DATABASE_URL: database.url, PORT: String(port), PUBLIC_URL })
  if (child.stdout) await once(child.stdout, 'data')
  await probe((times) => times.length >= PROBES)
})
afterAll(async () => {
  child?.kill('SIGTERM')
  await maker?.stop()
  await database?.drop()
})

function rssMb(): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  return Number(kb ?? 0) / 1024
}

/** What a small call of somebody else takes, again and again until `isOver`. */
async function probe(isOver: (times: number[]) => boolean): Promise<number> {
  const times: number[] = []
  while (!isOver(times)) {
    const startedAt = performance.now()
    const headers = { Authorization: `Bearer ${bert.accessToken}` }
    const answer = await fetch(`${url}/grocerylists`, { headers })
    expect(answer.status).toBe(200)
    await answer.text()
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? NaN
}

/** Resolves to what the six got. */
async function measure(name: string, what: string): Promise<number[]> {
  const idle = await probe((times) => times.length >= PROBES)
  const before = rssMb()
  const state = { isOver: false, peak: before, said: '' }
  const watching = (async () => {
    while (!state.isOver) {
      state.peak = Math.max(state.peak, rssMb())
      await delay(SAMPLE_MS)
    }
  })()
  const startedAt = performance.now()
  const flood = start('flooder.ts', [url, anna.accessToken, anna.userId, what, String(LISTS)])
  flood.stdout?.on('data', (chunk: Buffer) => (state.said += chunk.toString()))
  flood.once('exit', () => (state.isOver = true))
  const meanwhile = await probe(() => state.isOver)
  await watching
  figure(`${name}, in all`, Math.round(performance.now() - startedAt), 'ms')
  figure(`${name}, memory more`, Math.round(state.peak - before), 'MB')
  figure(`${name}, others' p99 idle`, Math.round(idle * 10) / 10, 'ms')
  figure(`${name}, others' p99 meanwhile`, Math.round(meanwhile * 10) / 10, 'ms')
  figure(`${name}, others' p99 beside idle`, Math.round((meanwhile / idle) * 10) / 10, 'x')
  expect(state.peak - before).toBeLessThan(RSS_MB_MAX)
  return JSON.parse(state.said) as number[]
}

it('six times everything, by one person', async () => {
  for (const bytes of await measure('6 x GET of 100,000 items', 'everything')) {
    expect(bytes).toBeGreaterThan(10_000_000)
  }
})

it('six devices that load everything', async () => {
  for (const rows of await measure('6 x pull of 100,000 rows', 'load')) {
    expect(rows).toBeGreaterThan(LISTS * ITEMS)
  }
})

it('six devices that compare what they have', async () => {
  expect(await measure('6 x comparing 100,000 rows', 'compare')).toEqual([1, 1, 1, 1, 1, 1])
})

it('150 bodies of 2 MB that never end', async () => {
  const [refused] = await measure('150 unfinished bodies', 'unfinished')
  expect(refused).toBeGreaterThan(100)
})
