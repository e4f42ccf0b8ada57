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
import { freePort, startServer, type TestServer } from '../support/server.ts'

const LISTS = 50
const ITEMS = 2000
const AT_ONCE = 6
const SAMPLE_MS = 50
const PROBES = 200
const RSS_MB_MAX = 100
const TSX = fileURLToPath(new URL('../../node_modules/tsx/dist/cli.mjs', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../support/serve.ts', import.meta.url))
const UNLIMITED = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }

let database: Awaited<ReturnType<typeof freshDatabase>>
let maker: TestServer
let anna: Api
let bert: Api
let child: ChildProcess
let pid = 0
let url = ''

beforeAll(async () => {
  database = await freshDatabase()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
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
  child = spawn(process.execPath, [TSX, PROGRAM], {
    env: { ...process.env, DATABASE_URL: database.url, PORT: String(port), PUBLIC_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  pid = listenerBelow(child.pid ?? 0)
})
afterAll(async () => {
  child?.kill('SIGTERM')
  await maker?.stop()
  await database?.drop()
})

/** tsx runs the program in a process below its own. */
function listenerBelow(parent: number): number {
  const below = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
  const processes = [parent, ...below.filter((text) => text !== '').map(Number)]
  return processes.toSorted((a, b) => rssMb(b) - rssMb(a))[0] ?? parent
}

function rssMb(of: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1]
  return Number(kb ?? 0) / 1024
}

function ask(person: Api, path: string, json?: unknown): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${person.accessToken}`, 'Content-Type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
}

/** Reads an answer to its end without keeping it; resolves to its length. */
async function drain(answer: Response): Promise<number> {
  expect(answer.status).toBe(200)
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += chunk.byteLength
  return bytes
}

/** Asks as a caller who comes again as told: on a busy machine the sixth waits longer than a minute. */
async function askPatiently(person: Api, path: string): Promise<Response> {
  for (;;) {
    const answer = await ask(person, path)
    if (answer.status !== 503) return answer
    await delay(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}

/** What a small call of somebody else takes, again and again until `isOver`. */
async function probe(isOver: (times: number[]) => boolean): Promise<number> {
  const times: number[] = []
  while (!isOver(times)) {
    const startedAt = performance.now()
    await drain(await ask(bert, '/grocerylists'))
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? NaN
}

async function measure(name: string, flood: () => Promise<unknown>): Promise<number> {
  // Once beforehand: what a first call compiles is no cost of the flood.
  const idle = await probe((times) => times.length >= PROBES)
  const before = rssMb(pid)
  const state = { isOver: false, peak: before }
  const watching = (async () => {
    while (!state.isOver) {
      state.peak = Math.max(state.peak, rssMb(pid))
      await delay(SAMPLE_MS)
    }
  })()
  const startedAt = performance.now()
  const flooding = flood().finally(() => (state.isOver = true))
  const during = await probe(() => state.isOver)
  await flooding
  await watching
  figure(`${name}, six at once`, Math.round(performance.now() - startedAt), 'ms')
  figure(`${name}, memory more`, Math.round(state.peak - before), 'MB')
  figure(`${name}, others' p99 idle`, Math.round(idle * 10) / 10, 'ms')
  figure(`${name}, others' p99 meanwhile`, Math.round(during * 10) / 10, 'ms')
  return state.peak - before
}

const six = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, work))

it('six times everything, by one person', async () => {
  await drain(await ask(anna, '/grocerylists'))
  const more = await measure('GET of 100,000 items', () =>
    six(async () => {
      expect(await drain(await askPatiently(anna, '/grocerylists'))).toBeGreaterThan(10_000_000)
    }),
  )
  expect(more).toBeLessThan(RSS_MB_MAX)
})

it('six devices that load everything', async () => {
  const loadAll = async () => {
    let cursors: Record<string, number> = {}
    for (let rows = 0, isMore = true; isMore;) {
      const trip = { device: 'aaaaaaaa', schema: 1, clock: { wall: Date.now() }, calls: [] }
      const answer = await ask(anna, '/sync', { ...trip, cursors, pageBytes: 262_144 })
      const { scopes } = await answer.json()
      isMore = scopes.some((scope: { more?: boolean }) => scope.more === true)
      for (const scope of scopes) {
        cursors = { ...cursors, [scope.scope]: scope.version }
        rows += scope.rows.length
      }
      if (!isMore) expect(rows).toBeGreaterThan(LISTS * ITEMS)
    }
  }
  expect(await measure('pull of 100,000 rows', () => six(loadAll))).toBeLessThan(RSS_MB_MAX)
})

it('six devices that compare what they have', async () => {
  const compare = async () => {
    const trip = { device: 'aaaaaaaa', schema: 1, clock: { wall: Date.now() }, calls: [] }
    const { scopes } = await (await ask(anna, '/sync', { ...trip, cursors: {} })).json()
    const scope = `lists:${anna.userId}`
    const cursors = { [scope]: LISTS }
    const answer = await ask(anna, '/sync', { ...trip, cursors, verify: [scope] })
    const compared = await answer.json()
    expect(scopes.length + compared.scopes.length).toBeGreaterThan(0)
    expect(JSON.stringify(compared)).toMatch(/"hash":"[0-9a-f]{64}"/)
  }
  expect(await measure('comparing 100,000 rows', () => six(compare))).toBeLessThan(RSS_MB_MAX)
})
