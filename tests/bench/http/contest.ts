// `npm run bench -- server`: two calls over HTTP at 50 connections, to our server and to the
// thinnest one that could answer them, on the same database and by turns.
import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { join, type Api } from '../../support/api.ts'
import { freshDatabase, setup } from '../../support/postgres.ts'
import { parentOf, processorMs, processorMsBelow } from '../../support/processor.ts'
import { freePort } from '#server/free-port.ts'
import { startServer } from '../../support/server.ts'
import { printTable } from '../table.mjs'
import { serverOn } from './server-process.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const CONNECTIONS = 50
const REQUESTS = 1000
const isLinux = process.platform === 'linux'
const UNLIMITED = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }
/** Another agent for each turn, because whoever waits for a turn closes idle connections. */
let agent = new Agent()

const stopPostgres = await setup()
const database = await freshDatabase()
const [port, thinPort] = [await freePort(), await freePort()]
const PUBLIC_URL = `http://localhost:${port}`
const maker = await startServer({ databaseUrl: database.url, env: { PUBLIC_URL, ...UNLIMITED } })
const anna = await join(maker, 'Anna')
const { body: recipe } = await anna.post('/recipes', {
  title: 'Soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Water' }, { text: 'Salt' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil' }] }],
})
const groceries = Array.from({ length: 40 }, (_, at) => ({ text: `Item ${at}` }))
const { body: list } = await anna.post('/grocerylists', { name: 'Weekend', groceries })
const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(maker.db)
const postmaster = isLinux ? parentOf(rows[0]?.pid ?? 0) : 0
await maker.stop()

/** Asks and reads to the end; throws unless it is answered 200. */
function ask(at: number, who: Api, call: { method: string; path: string; json?: unknown }) {
  const body = call.json === undefined ? '' : JSON.stringify(call.json)
  const headers = {
    Authorization: `Bearer ${who.accessToken}`,
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  }
  return new Promise<void>((resolve, reject) => {
    const { method, path } = call
    const asked = request({
      agent,
      port: at,
      host: '127.0.0.1',
      method,
      path: `/api${path}`,
      headers,
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${method} ${path} was answered ${String(answer.statusCode)}`))
      })
    })
    asked.end(body)
  })
}

const SHOWN: Record<string, (cost: Cost) => number> = {
  time: ({ time }) => time,
  'processor of the server': ({ server }) => server,
  'processor of PostgreSQL': ({ postgres }) => postgres,
}

let isChecked = false
const CALLS = {
  'GET of a recipe': () => ({ method: 'GET', path: `/recipes/${recipe.id}` }),
  'PATCH of a tick': () => {
    isChecked = !isChecked
    const at = Date.now()
    const set = { isChecked: { v: isChecked, base: null, at, wall: at, floor: 0 } }
    const json = { ops: [{ id: list.groceries[0].id, set }] }
    return { method: 'PATCH', path: `/grocerylists/${list.id}`, json }
  },
}

type Cost = { time: number; server: number; postgres: number }

/** What so many calls cost, in ms: time, and processor time of both, where Linux tells it. */
async function costOf(
  { port: at, pid }: { port: number; pid: number },
  callOf: () => { method: string; path: string },
): Promise<Cost> {
  const used = () => ({
    time: performance.now(),
    server: isLinux ? processorMs(pid) : Number.NaN,
    postgres: isLinux ? processorMsBelow(postmaster) : Number.NaN,
  })
  agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const before = used()
  let left = REQUESTS
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await ask(at, anna, callOf())
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  const after = used()
  agent.destroy()
  return {
    time: after.time - before.time,
    server: after.server - before.server,
    postgres: after.postgres - before.postgres,
  }
}

const env = { ...UNLIMITED, DATABASE_URL: database.url, PUBLIC_URL }
const children = [await serverOn(thinPort, env, './thin-server.ts'), await serverOn(port, env)]
try {
  for (const [name, callOf] of Object.entries(CALLS)) {
    const rounds: Record<'Hono and pg' | 'ours', Cost>[] = []
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const thin = await costOf({ port: thinPort, pid: children[0]?.pid ?? 0 }, callOf)
      const ours = await costOf({ port, pid: children[1]?.pid ?? 0 }, callOf)
      if (round > 0) rounds.push({ 'Hono and pg': thin, ours })
    }
    for (const [what, of] of Object.entries(SHOWN)) {
      const figures = rounds.map((each) => ({
        'Hono and pg': of(each['Hono and pg']),
        ours: of(each.ours),
      }))
      printTable(`${name}, ${REQUESTS} times at ${CONNECTIONS} connections: ${what}`, figures)
    }
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await database.drop()
  await stopPostgres()
}
