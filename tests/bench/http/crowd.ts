// `npm run bench -- server`: what one person's calls cost the others. A list with a thousand friends,
// each with a live stream, is ticked; and somebody reads a thousand lists again and again.
import { randomUUID } from 'node:crypto'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { authContext } from '#server/auth/context.ts'
import { readJwt, signJwt } from '#server/auth/tokens/jwt.ts'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import { join, type Api } from '../../support/api.ts'
import { freshDatabase, setup } from '../../support/postgres.ts'
import { freePort, startServer, type TestServer } from '../../support/server.ts'
import { printTable } from '../table.mjs'
import { serverOn } from './server-process.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const FRIENDS = 1000
const LISTS = 1000
const ITEMS = 10
const READS = 400
const UNLIMITED = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }

/** Friends of somebody who may tick, each with a session; not signed up, which would take minutes. */
async function addFriends(server: TestServer, owner: Api, count: number): Promise<string[]> {
  const { keys } = authContext(server.deps)
  const { claims } = readJwt(owner.accessToken)
  const key = await keys.signing()
  const grants = JSON.stringify({ ...NO_PERMISSIONS, canManageGroceryLists: true })
  const none = JSON.stringify(NO_PERMISSIONS)
  const tokens: string[] = []
  for (let at = 0; at < count; at += 1) {
    const [id, session, email] = [randomUUID(), randomUUID(), `friend${at}@example.test`]
    const isLow = id < owner.userId
    const [low, high] = isLow ? [id, owner.userId] : [owner.userId, id]
    const [ofLow, ofHigh] = isLow ? [none, grants] : [grants, none]
    const changed = JSON.stringify({ id, email })
    const begun = JSON.stringify({ id: session, user_id: id })
    await sql`
      with account as (
        insert into auth_users select (jsonb_populate_record(u, ${changed}::jsonb)).*
        from auth_users u where u.id = ${owner.userId} returning id
      ), begun as (
        insert into auth_sessions select (jsonb_populate_record(s, ${begun}::jsonb)).*
        from auth_sessions s where s.id = ${claims.session_id}
      ), known as (
        insert into users (id, email, display_name) values (${id}, ${email}, 'Friend')
      )
      insert into friendships (id, low, high, requester, status, grants_low, grants_high)
      values (${randomUUID()}, ${low}, ${high}, ${id}, 'accepted', ${ofLow}::jsonb, ${ofHigh}::jsonb)
    `.execute(server.db)
    tokens.push(await signJwt({ ...claims, sub: id, email, session_id: session }, key))
  }
  return tokens
}

type Asked = { port: number; token: string; path: string; json?: unknown; agent?: Agent }

/** Asks, and resolves once the head of the answer is there. Throws unless it is 200. */
function ask({ port, token, path, json, agent }: Asked): Promise<IncomingMessage> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const options = { port, host: '127.0.0.1', path: `/api${path}`, headers, ...(agent && { agent }) }
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage) => {
      if (answer.statusCode === 200) resolve(answer)
      else reject(new Error(`${path} was answered ${String(answer.statusCode)}`))
    }
    const asked =
      json === undefined
        ? get(options, answered)
        : request({ ...options, method: 'PATCH' }, answered).end(JSON.stringify(json))
    asked.on('error', reject)
  })
}

/** Reads an answer to its end; resolves to the milliseconds that it took. */
async function timed(asked: Asked): Promise<number> {
  const startedAt = performance.now()
  const answer = await ask(asked)
  await new Promise((resolve) => answer.resume().on('end', resolve))
  return performance.now() - startedAt
}

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN

const stopPostgres = await setup()
const database = await freshDatabase()
const port = await freePort()
const env = { PUBLIC_URL: `http://localhost:${port}`, ...UNLIMITED }
const maker = await startServer({ databaseUrl: database.url, env })
const [owner, reader, other] = [
  await join(maker, 'Owner'),
  await join(maker, 'Reader'),
  await join(maker, 'Other'),
]
const { body: list } = await owner.post('/grocerylists', {
  name: 'Party',
  groceries: [{ text: 'Milk' }],
})
const groceries = Array.from({ length: ITEMS }, (_, at) => ({ text: `Something to buy ${at}` }))
for (let at = 0; at < LISTS; at += 1) {
  await reader.post('/grocerylists', { name: `List ${at}`, groceries })
}
const tokens = await addFriends(maker, owner, FRIENDS)
await maker.stop()
const server = await serverOn(port, { DATABASE_URL: database.url, ...env })
try {
  await told()
  await reading()
} finally {
  server.kill('SIGTERM')
  await database.drop()
  await stopPostgres()
}

async function told(): Promise<void> {
  const streams = new Agent({ maxSockets: Infinity })
  let heard = 0
  let allHeard = () => {}
  const open = tokens.map(async (token) => {
    const stream = await ask({ port, token, path: '/events', agent: streams })
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('event: poke')) heard += 1
      if (heard === FRIENDS) allHeard()
    })
  })
  await Promise.all(open)
  const rounds: Record<string, number>[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    heard = 0
    const all = new Promise<void>((resolve) => {
      allHeard = resolve
    })
    const at = Date.now()
    const set = { isChecked: { v: round % 2 === 0, base: null, at, wall: at, floor: 0 } }
    const json = { ops: [{ id: list.groceries[0].id, set }] }
    const startedAt = performance.now()
    const tick = { port, token: owner.accessToken, path: `/grocerylists/${list.id}`, json }
    const ticked = timed(tick)
    await ticked
    // Somebody else, while they are told.
    const waited = timed({ port, token: other.accessToken, path: '/users/me' })
    await all
    const last = performance.now() - startedAt
    if (round > 0) {
      rounds.push({ 'tick answered': await ticked, 'last one told': last, 'a GET': await waited })
    }
  }
  printTable(
    `a tick that ${FRIENDS} friends with live streams are told of, from the call on`,
    rounds,
  )
  streams.destroy()
}

async function reading(): Promise<void> {
  const rounds: Record<string, number>[] = []
  const agent = new Agent({ keepAlive: true })
  const small = { port, token: other.accessToken, path: '/users/me', agent }
  const p99 = async () => {
    const times: number[] = []
    for (let at = 0; at < READS; at += 1) times.push(await timed(small))
    return percentile(times, 0.99)
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const idle = await p99()
    const reads = new AbortController()
    const whole: number[] = []
    const readAgain = async () => {
      while (!reads.signal.aborted) {
        whole.push(await timed({ port, token: reader.accessToken, path: '/grocerylists', agent }))
      }
    }
    const again = readAgain()
    const beside = await p99()
    reads.abort()
    await again
    if (round > 0)
      rounds.push({ 'idle server': idle, 'beside it': beside, 'the lists': percentile(whole, 0.5) })
  }
  printTable(`GET of ${LISTS} lists again and again: p99 of somebody else's small GET`, rounds)
  agent.destroy()
}
