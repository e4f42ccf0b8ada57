// `npm run bench -- growth`: what a call costs somebody with much and somebody with little (10, 100
// and 1,000 lists; 10, 100 and 500 friends), and how long it takes to tell so many live streams.
import { Agent } from 'node:http'
import { text } from 'node:stream/consumers'
import { SYNC_PAGE_MAX_BYTES } from '#shared/limits.ts'
import type { SyncResponse } from '#shared/schemas/sync.ts'
import { join, type Api } from '../../support/api.ts'
import { freshDatabase, setup } from '../../support/postgres.ts'
import { freePort } from '#server/free-port.ts'
import { startServer } from '../../support/server.ts'
import { processorMs } from '../../support/processor.ts'
import { printGrowth, printTable, quantile } from '../table.mjs'
import { ask, timed, type Asked } from './asked.ts'
import { addFriends } from './friends.ts'
import { serverOn } from './server-process.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const LISTS = [10, 100, 1000]
const FRIENDS = [10, 100, 500]
const STREAMS = [100, 1000, 5000]
const STREAMS_EACH = 50
const ITEMS = 10
const CALLS = 20

type Owner = { api: Api; listId: string; itemId: string; friends: string[] }

const stopPostgres = await setup()
const database = await freshDatabase()
const port = await freePort()
const env = { PUBLIC_URL: `http://localhost:${port}`, LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0' }
const maker = await startServer({ databaseUrl: database.url, env })
const withLists = await all(LISTS, (lists) => ownerOf({ lists, friends: 0 }))
const withFriends = await all(FRIENDS, (friends) => ownerOf({ lists: 1, friends }))
const withStreams = await all(STREAMS, (count) =>
  ownerOf({ lists: 1, friends: count / STREAMS_EACH }),
)
await maker.stop()
const server = await serverOn(port, { DATABASE_URL: database.url, ...env })
try {
  await compare('lists', LISTS, withLists)
  await compare('friends', FRIENDS, withFriends)
  await compareStreams()
} finally {
  server.kill('SIGTERM')
  await database.drop()
  await stopPostgres()
}

async function all<T>(counts: readonly number[], make: (count: number) => Promise<T>) {
  const made: T[] = []
  for (const count of counts) made.push(await make(count))
  return made
}

async function ownerOf(much: { lists: number; friends: number }): Promise<Owner> {
  const api = await join(maker, 'Owner')
  const groceries = Array.from({ length: ITEMS }, (_, at) => ({ text: `Something to buy ${at}` }))
  let listId = ''
  let itemId = ''
  for (let at = 0; at < much.lists; at += 1) {
    const { body } = await api.post('/grocerylists', { name: `List ${at}`, groceries })
    listId = body.id
    itemId = body.groceries[0].id
  }
  return { api, listId, itemId, friends: await addFriends(maker, api, much.friends) }
}

/** A tick and a trip that finds nothing new, of each owner in turn. */
async function compare(of: string, counts: readonly number[], owners: readonly Owner[]) {
  const rounds: { ticks: Record<string, number>; trips: Record<string, number> }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ticks, trips] = [new Map<string, number>(), new Map<string, number>()]
    for (const [at, owner] of owners.entries()) {
      const name = `${counts[at]} ${of}`
      ticks.set(name, await median((turn) => tick(owner, turn)))
      const cursors = await cursorsOf(owner)
      trips.set(name, await median(() => timed(trip(owner, cursors))))
    }
    // The first round warms up.
    if (round === 0) continue
    rounds.push({ ticks: Object.fromEntries(ticks), trips: Object.fromEntries(trips) })
  }
  const ticks = rounds.map((round) => round.ticks)
  const trips = rounds.map((round) => round.trips)
  printTable(`a tick of somebody with so many ${of}`, ticks)
  printGrowth(ticks, counts)
  printTable(`a trip with nothing new of somebody with so many ${of}`, trips)
  printGrowth(trips, counts)
}

async function median(work: (turn: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < CALLS; turn += 1) times.push(await work(turn))
  return quantile(times, 0.5)
}

function tick({ api, listId, itemId }: Owner, turn: number): Promise<number> {
  const at = Date.now()
  const set = { isChecked: { v: turn % 2 === 0, base: null, at, wall: at, floor: 0 } }
  const json = { ops: [{ id: itemId, set }] }
  return timed({ port, token: api.accessToken, path: `/grocerylists/${listId}`, json })
}

function trip({ api }: Owner, cursors: Record<string, number>): Asked {
  const asked = { device: 'aaaaaaaa', schema: 1, clock: { wall: Date.now() }, calls: [], cursors }
  const json = { ...asked, pageBytes: SYNC_PAGE_MAX_BYTES }
  return { port, token: api.accessToken, path: '/sync', method: 'POST', json }
}

/** The cursors of a device that holds everything. */
async function cursorsOf(owner: Owner): Promise<Record<string, number>> {
  const cursors: Record<string, number> = {}
  for (let more = true; more;) {
    const answer = await ask(trip(owner, cursors))
    const { scopes }: Pick<SyncResponse, 'scopes'> = JSON.parse(await text(answer))
    for (const { scope, version } of scopes) cursors[scope] = version
    more = scopes.some((page) => page.more)
  }
  return cursors
}

/** All who hear of an owner's ticks. `all` resolves once each has been told of one more. */
type Crowd = { owner: Owner; count: number; all(): Promise<void>; leave(): void }

async function crowdOf(owner: Owner, count: number): Promise<Crowd> {
  const agent = new Agent({ maxSockets: Infinity })
  let heard = 0
  let allHeard = () => {}
  for (let at = 0; at < count; at += 1) {
    const token = owner.friends[Math.floor(at / STREAMS_EACH)] ?? ''
    const stream = await ask({ port, token, path: '/events', agent })
    stream.setEncoding('utf8').on('data', (frame: string) => {
      if (frame.includes('event: poke')) heard += 1
      if (heard === count) allHeard()
    })
  }
  const all = () => {
    heard = 0
    return new Promise<void>((resolve) => (allHeard = resolve))
  }
  return { owner, count, all, leave: () => agent.destroy() }
}

/** From a tick to the last of so many live streams, and what the server worked for it, in turns. */
async function compareStreams(): Promise<void> {
  const crowds: Crowd[] = []
  for (const [at, owner] of withStreams.entries()) {
    crowds.push(await crowdOf(owner, STREAMS[at] ?? 0))
  }
  const rounds: { last: Record<string, number>; worked: Record<string, number> }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [last, worked] = [new Map<string, number>(), new Map<string, number>()]
    for (const crowd of crowds) {
      const name = `${crowd.count} streams`
      const before = workedMs()
      last.set(name, await median((turn) => tellAll(crowd, turn)))
      worked.set(name, (workedMs() - before) / CALLS)
    }
    // The first round warms up.
    if (round === 0) continue
    rounds.push({ last: Object.fromEntries(last), worked: Object.fromEntries(worked) })
  }
  for (const crowd of crowds) crowd.leave()
  const [last, worked] = [rounds.map((each) => each.last), rounds.map((each) => each.worked)]
  printTable('a tick that so many live streams are told of, until the last one is', last)
  printGrowth(last, STREAMS)
  printTable('the same: processor of the server', worked)
  printGrowth(worked, STREAMS)
}

async function tellAll(crowd: Crowd, turn: number): Promise<number> {
  const told = crowd.all()
  const startedAt = performance.now()
  await tick(crowd.owner, turn)
  await told
  return performance.now() - startedAt
}

/** Processor time of the server, where Linux tells it: other work on the machine does not count. */
function workedMs(): number {
  return process.platform === 'linux' ? processorMs(server.pid ?? 0) : Number.NaN
}
