// What a request, a live stream and a stored item cost a server and its PostgreSQL: the figures
// behind docs/scale.md. Processor time is read from /proc, so that other work does not count.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildFirst,
  type BuiltServer,
  call,
  openBuilt,
  send,
  signUpAt,
} from '../support/built-server.ts'
import { postgresBelow } from '../support/checkout.ts'
import { openStream } from '../support/event-stream.ts'
import { figure } from '../support/figures.ts'
import { processorMs, processorMsBelow } from '../support/processor.ts'
import { freePort } from '#server/free-port.ts'

const REQUESTS = 500
const PEOPLE = 20
const STREAMS_EACH = 50
const QUIET_MS = 60_000
const LISTS = 40
const ITEMS = 100
const KB = 1024

let dataDir = ''
let server: BuiltServer

beforeAll(async () => {
  if (process.platform !== 'linux') return
  await buildFirst()
  dataDir = mkdtempSync(join(tmpdir(), 'nomnom-cost-'))
  chmodSync(dataDir, 0o755)
  const env = { DATA_DIR: dataDir, LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0', BACKUP_KEEP: '0' }
  const opened = await openBuilt(await freePort(), env)
  if (!opened) throw new Error('the server does not open')
  server = opened
})

afterAll(async () => {
  if (dataDir === '') return
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill()
  await ended
  rmSync(dataDir, { recursive: true, force: true })
})

function used(): { server: number; postgres: number } {
  const postgres = postgresBelow(dataDir).reduce((sum, pid) => sum + processorMsBelow(pid), 0)
  return { server: processorMs(server.process.pid ?? 0), postgres }
}

async function costOf(work: () => Promise<void>): Promise<{ server: number; postgres: number }> {
  const before = used()
  await work()
  const after = used()
  return { server: after.server - before.server, postgres: after.postgres - before.postgres }
}

function residentKb(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

const tenths = (value: number) => Math.round(value * 10) / 10
const skipsElsewhere = (skip: (reason: string) => never): void => {
  if (process.platform !== 'linux') skip('reads /proc, which only Linux has')
}

test('a trip that brings a tick, one that asks whether there is anything new, and a GET', async ({
  skip,
}) => {
  skipsElsewhere(skip)
  const { token } = await signUpAt(server.url, 'ticking')
  const made = await send(
    `${server.url}/api/grocerylists`,
    { name: 'Weekend', groceries: Array.from({ length: 30 }, (_, at) => ({ text: `Item ${at}` })) },
    token,
  )
  const list = made.body as { id: string; groceries: { id: string }[] }
  let cursors: Record<string, number> = {}
  const trip = async (calls: unknown[]): Promise<void> => {
    const body = { device: 'aaaaaaaa', schema: 1, clock: { wall: Date.now() }, calls, cursors }
    const answer = await send(`${server.url}/api/sync`, body, token)
    expect(answer.status).toBe(200)
    const { scopes } = answer.body as { scopes: { scope: string; version: number }[] }
    cursors = Object.fromEntries(scopes.map(({ scope, version }) => [scope, version]))
  }
  await trip([])
  const tick = (at: number) => {
    const now = Date.now()
    const set = { isChecked: { v: at % 2 === 0, base: null, at: now, wall: now, floor: 0 } }
    const id = list.groceries[at % list.groceries.length]?.id
    const body = { ops: [{ id, set }] }
    return { mutationId: v7(), method: 'PATCH', path: `/grocerylists/${list.id}`, body }
  }
  const kinds: [string, (at: number) => Promise<unknown>][] = [
    ['a trip with a tick', (at) => trip([tick(at)])],
    ['a trip with nothing', () => trip([])],
    [
      'GET of a list of 30 items',
      () =>
        call(`${server.url}/api/grocerylists/${list.id}`, {
          headers: { Authorization: `Bearer ${token}` },
        }),
    ],
  ]
  for (const [name, ask] of kinds) {
    for (let at = 0; at < 50; at += 1) await ask(at)
    const cost = await costOf(async () => {
      for (let at = 0; at < REQUESTS; at += 1) await ask(at)
    })
    figure(`${name}: processor, server`, tenths(cost.server / REQUESTS), 'ms')
    figure(`${name}: processor, PostgreSQL`, tenths(cost.postgres / REQUESTS), 'ms')
  }
})

test(`${PEOPLE * STREAMS_EACH} live streams that nothing happens on`, async ({ skip }) => {
  skipsElsewhere(skip)
  const people = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await signUpAt(server.url, `listener${at}`))
  const before = residentKb()
  const streams = []
  for (const { token } of people) {
    for (let at = 0; at < STREAMS_EACH; at += 1) {
      const headers = { Authorization: `Bearer ${token}` }
      const stream = await openStream(fetch(`${server.url}/api/events`, { headers }))
      expect(await stream.next()).toBe(': open')
      streams.push(stream)
    }
  }
  const memory = (residentKb() - before) / streams.length
  const cost = await costOf(() => delay(QUIET_MS))
  const perHour = 3_600_000 / QUIET_MS / streams.length
  figure('a live stream: memory', Math.round(memory), 'kB')
  figure('a live stream: processor an hour, server', tenths(cost.server * perHour), 'ms')
  figure('a live stream: processor an hour, PostgreSQL', tenths(cost.postgres * perHour), 'ms')
  await Promise.all(streams.map((stream) => stream.close()))
})

test('a stored item', async ({ skip }) => {
  skipsElsewhere(skip)
  const { token } = await signUpAt(server.url, 'storing')
  const bytes = () =>
    Number(execFileSync('du', ['-sk', dataDir], { encoding: 'utf8' }).split('\t')[0])
  const groceries = Array.from({ length: ITEMS }, (_, at) => ({ text: `Something to buy ${at}` }))
  const before = bytes()
  for (let at = 0; at < LISTS; at += 1) {
    const answer = await send(
      `${server.url}/api/grocerylists`,
      { name: `L${at}`, groceries },
      token,
    )
    expect(answer.status).toBe(201)
  }
  // With its part of indexes, and of the write-ahead log, whose size is bounded.
  figure('a stored item: disk', Math.round(((bytes() - before) * KB) / (LISTS * ITEMS)), 'B')
})
