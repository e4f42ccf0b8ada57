// `npm run bench -- server`: what one person's calls cost the others. A list with a thousand friends,
// each with a live stream, is ticked; and somebody reads a thousand lists again and again.
import { Agent } from 'node:http'
import { join } from '../../support/api.ts'
import { freshDatabase, setup } from '../../support/postgres.ts'
import { freePort } from '#server/free-port.ts'
import { startServer } from '../../support/server.ts'
import { printTable } from '../table.mjs'
import { ask, timed } from './asked.ts'
import { addFriends } from './friends.ts'
import { serverOn } from './server-process.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const FRIENDS = 1000
const LISTS = 1000
const ITEMS = 10
const READS = 400
const UNLIMITED = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }

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
    // Somebody else asks while they are told.
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
