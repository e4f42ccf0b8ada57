// Two server processes on one database, as behind a proxy that asks them in turn, and through pgbouncer
// where that can be had: limits and journal are joint, and when one of them is killed in the middle of
// writing nothing is lost.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOURNAL_FILE } from '#server/sync/journal.ts'
import {
  buildFirst,
  type BuiltServer,
  call,
  listIdsAt,
  openBuilt,
  send,
  signUpAt,
} from '../support/built-server.ts'
import { openStream } from '../support/event-stream.ts'
import { figure } from '../support/figures.ts'
import { pgbouncerProblem, startPgbouncer } from '../support/pgbouncer.ts'
import { freshEmptyDatabase } from '../support/postgres.ts'
import { freePort } from '#server/free-port.ts'

const WRITERS = 20
const LISTS_BEFORE_KILL = 200
const LISTS_AFTER_KILL = 200
/** Between two tries of a live stream that was cut off; with so many of them it is back in 5 s. */
const RECONNECT_MS = 500
const TRIES_MAX = 10

let folder = ''
let database: { url: string; drop: () => Promise<void> }
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined
let one: BuiltServer
let two: BuiltServer

async function node(name: string): Promise<BuiltServer> {
  const opened = await openBuilt(await freePort(), {
    DATABASE_URL: pooler?.url ?? database.url,
    ...(pooler && { DATABASE_DIRECT_URL: database.url, DB_PREPARE: '0' }),
    DATA_DIR: join(folder, name),
    BACKUP_DIR: join(folder, 'backups'),
    // What a token says of its issuer: the same for both.
    PUBLIC_URL: 'http://food.example.org',
    TRUST_PROXY: 'loopback',
    LIMIT_WRITES: '0',
  })
  if (opened === undefined) throw new Error(`node ${name} does not open`)
  return opened
}

beforeAll(async () => {
  await buildFirst()
  folder = mkdtempSync(join(tmpdir(), 'nomnom-nodes-'))
  chmodSync(folder, 0o755)
  database = await freshEmptyDatabase()
  if (pgbouncerProblem() === undefined) pooler = await startPgbouncer(database.url)
  figure('two nodes: through pgbouncer', pooler ? 1 : 0, '')
  one = await node('one')
  two = await node('two')
})

afterAll(async () => {
  for (const { process } of [one, two]) {
    const ended = new Promise((resolve) => process.once('exit', resolve))
    if (process.exitCode === null && process.signalCode === null && process.kill()) await ended
  }
  await pooler?.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('wrong passwords are tried ten times over both', async () => {
  await signUpAt(one.url, 'guessed')
  const statuses: number[] = []
  for (let at = 0; at < 20; at += 1) {
    const { url } = at % 2 ? two : one
    const json = { email: 'guessed@example.org', password: 'wrong' }
    statuses.push((await send(`${url}/auth/v1/token?grant_type=password`, json)).status)
  }
  figure('two nodes: first 429 at wrong password', statuses.indexOf(429) + 1, '')
  expect(statuses.indexOf(429)).toBe(10)
})

test('what one has taken away is in the journal beside the data of the other', async () => {
  const { token } = await signUpAt(one.url, 'leaving')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email: 'leaving@example.org' })
  const gone = await call(`${one.url}/api/account`, { method: 'DELETE', headers, body })
  expect(gone.status).toBe(200)
  const ended = new Promise((resolve) => two.process.once('exit', resolve))
  two.process.kill('SIGTERM')
  await ended
  const journal = readFileSync(join(folder, 'two', JOURNAL_FILE), 'utf8')
  expect(journal).toContain('account-deleted')
  expect(readFileSync(join(folder, 'backups', JOURNAL_FILE), 'utf8')).toContain('account-deleted')
  two = await node('two')
})

test(`one of two is killed under ${WRITERS} writers: nothing is lost, and streams are back`, async () => {
  const people = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) => signUpAt(at % 2 ? two.url : one.url, `writer${at}`)),
  )
  const writing = new AbortController()
  const acknowledged = people.map(() => new Set<string>())
  const written = () => acknowledged.reduce((sum, { size }) => sum + size, 0)
  const nodes = () => [one.url, two.url]
  const writers = people.map(async ({ token }, at) => {
    for (let turn = at; !writing.signal.aborted; turn += 1) {
      const localId = v7()
      const list = { localId, name: localId, groceries: [{ text: 'Milk' }] }
      // Sent again until it is acknowledged, to the other one, as a proxy does.
      for (let attempt = turn; !writing.signal.aborted; attempt += 1) {
        const { status } = await send(`${nodes()[attempt % 2]}/api/grocerylists`, list, token)
        if (status !== 201 && status !== 200) continue
        acknowledged[at]?.add(localId)
        break
      }
    }
  })
  let cutAt = 0
  const openMs: number[] = []
  const toldMs: number[] = []
  const tries: number[] = []
  // Each person listens at the node that will be killed, and is told of every list of theirs.
  const listeners = people.map(async ({ token }) => {
    const headers = { Authorization: `Bearer ${token}` }
    let tried = 0
    for (let attempt = 0; !writing.signal.aborted; attempt += 1) {
      if (cutAt > 0) tried += 1
      try {
        const stream = await openStream(
          fetch(`${nodes()[attempt % 2]}/api/events`, { headers, signal: writing.signal }),
        )
        for (let frame = await stream.next(); frame !== undefined; frame = await stream.next()) {
          if (tried === 0) continue
          if (frame === ': open') {
            openMs.push(performance.now() - cutAt)
            tries.push(tried)
          }
          if (!frame.startsWith('event: poke')) continue
          toldMs.push(performance.now() - cutAt)
          return
        }
      } catch {
        // Cut off or not listening: the other one is asked next.
      }
      if (!writing.signal.aborted) await delay(RECONNECT_MS)
    }
  })
  await expect.poll(written, { timeout: 120_000 }).toBeGreaterThan(LISTS_BEFORE_KILL)
  cutAt = performance.now()
  one.process.kill('SIGKILL')
  const killedAt = written()
  await expect.poll(written, { timeout: 120_000 }).toBeGreaterThan(killedAt + LISTS_AFTER_KILL)
  await expect.poll(() => toldMs.length, { timeout: 60_000 }).toBe(WRITERS)
  writing.abort()
  await Promise.all([...writers, ...listeners])
  let lost = 0
  let doubled = 0
  for (const [at, { token }] of people.entries()) {
    const stored = await listIdsAt(two.url, token)
    const own = acknowledged[at] ?? new Set<string>()
    lost += [...own].filter((id) => !stored.has(id)).length
    doubled += Math.max(0, stored.size - own.size - 1)
  }
  figure('two nodes, one killed: acknowledged lists', written(), '')
  figure('two nodes, one killed: acknowledged lists lost', lost, '')
  const last = (times: readonly number[]) => Math.round(Math.max(...times))
  figure('two nodes, one killed: all live streams open again after', last(openMs), 'ms')
  figure('two nodes, one killed: all live streams told again after', last(toldMs), 'ms')
  expect(Math.max(...tries)).toBeLessThanOrEqual(TRIES_MAX)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
})
