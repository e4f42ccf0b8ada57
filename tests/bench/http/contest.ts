// `npm run bench -- server`: two calls over HTTP at 50 connections, ours beside the thinnest server that
// could answer them, on the same database, one after the other in each round.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { join, type Api } from '../../support/api.ts'
import { freshDatabase, setup } from '../../support/postgres.ts'
import { freePort, startServer } from '../../support/server.ts'
import { printTable } from '../table.mjs'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const CONNECTIONS = 50
const REQUESTS = 1000
const TSX = fileURLToPath(new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url))
const program = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const UNLIMITED = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

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
await maker.stop()

const start = async (path: string, at: number): Promise<ChildProcess> => {
  const env = {
    ...process.env,
    ...UNLIMITED,
    DATABASE_URL: database.url,
    PUBLIC_URL,
    PORT: `${at}`,
  }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, ['--import', TSX, program(path)], {
    env,
    stdio: [...stdio],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

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

/** Milliseconds for so many of them. */
async function timeOf(at: number, callOf: () => { method: string; path: string }): Promise<number> {
  const startedAt = performance.now()
  let left = REQUESTS
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await ask(at, anna, callOf())
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return performance.now() - startedAt
}

const children = [
  await start('./thin-server.ts', thinPort),
  await start('../../support/serve.ts', port),
]
try {
  for (const [name, callOf] of Object.entries(CALLS)) {
    const rounds: Record<string, number>[] = []
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const thin = await timeOf(thinPort, callOf)
      const ours = await timeOf(port, callOf)
      if (round > 0) rounds.push({ 'Hono and pg': thin, ours })
    }
    printTable(`${name}, ${REQUESTS} times at ${CONNECTIONS} connections`, rounds)
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  agent.destroy()
  await database.drop()
  await stopPostgres()
}
