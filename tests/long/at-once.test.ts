// What comes at the same time ends as if it had come one after the other: all devices of a schedule
// send their trips at once, each third one twice, over four connections of a real database. What was
// carried out is then asked again on another one, call by call in the order of the commits, and
// every row, version, loss and right has to be the same. docs/sync.md step 9.
import { sql, type Kysely } from 'kysely'
import { keyOf } from '#server/db/keys.ts'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Row } from '#shared/merge/record.ts'
import type { SyncCall, SyncRequest } from '#shared/schemas/sync.ts'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { loadSimulation } from '../../scripts/simulation.mjs'
import { figure } from '../support/figures.ts'
import { freshDatabase } from '../support/postgres.ts'
import { createChance } from '../sync/simulation/chance.ts'
import { createServer, type SimServer, type Traffic } from '../sync/simulation/server.ts'

vi.mock(
  '#server/auth/tokens/verify-token.ts',
  () => import('../sync/simulation/shims/verify-token.ts'),
)
vi.mock('node:timers/promises', () => import('../sync/simulation/shims/timers.ts'))
vi.mock('node:crypto', async (actual) => {
  const { randomBytes, randomUUID } = await import('../sync/simulation/shims/random.ts')
  return { ...(await actual<object>()), randomBytes, randomUUID }
})
vi.mock('uuid', async (actual) => {
  const real = await actual<typeof import('uuid')>()
  const { idParts } = await import('../sync/simulation/shims/random.ts')
  return { ...real, v7: () => real.v7(idParts()) }
})

type Simulation = typeof import('../sync/simulation/main.ts')
type Trip = Extract<Traffic, { kind: 'ask' }>
/** What happens alone, or the trips of several devices that come together. */
type Phase = Traffic | Trip[]
type Answered = { request: SyncRequest; status: number; text: string }
/** A call that was carried out, and the trip in which it came. */
type Done = { call: SyncCall; trip: Trip; request: SyncRequest }

const CONNECTIONS = 4
const SEEDS = 24
const STEPS = 200

/** What people do in a schedule that is full of it, as often as it stands here. */
const EDITS = (
  'add rename rename rename tick untick untick move choose remove bringBack entitle entitle ' +
  'arrange create delete undelete resolve grant grant grant call call'
).split(' ')

let simulation: Simulation
let now = 0

beforeAll(async () => {
  simulation = await loadSimulation({ name: 'at-once' })
}, 120_000)

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

it(
  'what comes at the same time ends as if it had come in the order of its commits',
  { timeout: 600_000 },
  async () => {
    const seen = { calls: 0, overtaken: 0 }
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const phases = phasesOf(await simulation.recordSchedule(scheduleOf(seed)))
      const [atOnce, inOrder] = [await open(), await open()]
      const orders = await runAtOnce(atOnce, phases)
      await runInOrder(inOrder, phases, orders)
      expect(await contentOf(inOrder), `seed ${seed}`).toEqual(await contentOf(atOnce))
      seen.calls += orders.flat().length
      seen.overtaken += orders.map(overtaken).reduce((all, count) => all + count, 0)
      for (const close of closing.splice(0)) await close()
    }
    figure('at once: calls', seen.calls, '')
    figure('at once: calls before one that stands earlier in the schedule', seen.overtaken, '')
    expect(seen.overtaken).toBeGreaterThan(SEEDS)
  },
)

/** One schedule in four also begins and ends friendships. */
const PEOPLE = ['unfriend', 'invite', 'invite', 'accept', 'accept']
const PEOPLE_EACH = 4

/** People who do much, and devices that send it now and then. */
function scheduleOf(seed: number): string {
  const chance = createChance(seed)
  const edits = seed % PEOPLE_EACH === 0 ? [...EDITS, ...PEOPLE] : EDITS
  const words = Array.from({ length: STEPS }, () => {
    const [device, pick] = [chance.below(4), chance.below(1000)]
    if (chance.below(3) === 0) return `sync.${device}.${pick} answer.0.0`
    return `${edits[chance.below(edits.length)]}.${device}.${pick}`
  })
  return `${seed}: ${words.join(' ')}`
}

async function open(): Promise<Kysely<Database>> {
  const database = await freshDatabase()
  const db = connect(database.url, { maxConnections: CONNECTIONS })
  closing.push(async () => {
    await db.destroy()
    await database.drop()
  })
  return db
}

/** The schedule in parts: trips that follow each other are sent at once, anything else is done alone. */
function phasesOf(traffic: readonly Traffic[]): Phase[] {
  const begun = traffic.findLastIndex(({ kind }) => kind === 'seed')
  const phases: Phase[] = []
  for (const [at, event] of traffic.entries()) {
    // Tokens that expire do so in the simulation alone.
    if (event.kind === 'ask' && event.answer.status === 401) continue
    const last = phases.at(-1)
    if (event.kind !== 'ask' || event.asked.path !== '/sync' || at < begun) phases.push(event)
    else if (Array.isArray(last)) last.push(event)
    else phases.push([event])
  }
  return phases
}

/** Sends trips at once. Of each group what was carried out, in the order of the commits. */
async function runAtOnce(db: Kysely<Database>, phases: readonly Phase[]): Promise<Done[][]> {
  await noteCommits(db)
  const orders: Done[][] = []
  const server = player(db)
  for (const phase of phases) {
    if (!Array.isArray(phase)) {
      await server.alone(phase)
      continue
    }
    now = Math.max(...phase.map((trip) => trip.now))
    const done = new Map<string, Done>()
    const answers: Answered[] = []
    const send = async (trip: Trip) => {
      const request = requestOf(trip)
      const answer = await server.ask(trip, request)
      answers.push({ request, ...answer })
      for (const [at, { mutationId, status }] of resultsOf(answer).entries()) {
        const call = request.calls[at]
        if (call && status < 300 && !done.has(mutationId)) {
          done.set(mutationId, { call, trip, request })
        }
      }
    }
    await Promise.all(
      devicesIn(phase).map(async (trips) => {
        for (const [at, trip] of trips.entries()) {
          await Promise.all(at % 3 === 0 ? [send(trip), send(trip)] : [send(trip)])
        }
      }),
    )
    await expectWhole(db, answers)
    const committed = await commitsIn(db)

    orders.push(committed.flatMap((id) => done.get(id) ?? []))
  }
  return orders
}

/** The same, one call after the other. */
async function runInOrder(
  db: Kysely<Database>,
  phases: readonly Phase[],
  orders: readonly Done[][],
): Promise<void> {
  const server = player(db)
  let group = 0
  for (const phase of phases) {
    if (!Array.isArray(phase)) {
      await server.alone(phase)
      continue
    }
    now = Math.max(...phase.map((trip) => trip.now))
    for (const { call, trip, request } of orders[group] ?? []) {
      const answer = await server.ask(trip, { ...request, calls: [call], cursors: {} })
      const [result] = resultsOf(answer)
      expect(result?.status, `${call.method} ${call.path}`).toBeLessThan(300)
    }
    group += 1
  }
}

function player(db: Kysely<Database>) {
  let server: SimServer | null = null
  return {
    async alone(event: Traffic) {
      if ('now' in event) now = event.now
      if (event.kind === 'seed') server = createServer(event.seed, () => now, db)
      if (event.kind === 'start') await server?.start()
      if (event.kind === 'user') await server?.addUser(event)
      if (event.kind === 'ask') await server?.ask(event.asked)
    },
    async ask({ asked }: Trip, request: SyncRequest) {
      const { parsed: _parsed, ...plain } = asked
      const answer = await server?.ask({ ...plain, body: JSON.stringify(request) })
      return { status: answer?.status ?? 0, text: answer?.text ?? '' }
    },
  }
}

/** A trip without what it knows of the life of another server. */
function requestOf({ asked }: Trip): SyncRequest {
  const { epoch: _epoch, life: _life, ...request } = JSON.parse(asked.body ?? '') as SyncRequest
  return request
}

/** By device, which makes one trip at a time. */
function devicesIn(trips: readonly Trip[]): Trip[][] {
  const nameOf = ({ asked }: Trip) => asked.token.split('/').slice(0, 2).join('/')
  const names = [...new Set(trips.map(nameOf))]
  return names.map((name) => trips.filter((trip) => nameOf(trip) === name))
}

function resultsOf({ status, text }: Pick<Answered, 'status' | 'text'>) {
  if (status !== 200) return []
  const { results } = JSON.parse(text) as { results: { mutationId: string; status: number }[] }
  for (const result of results) expect(result.status, JSON.stringify(result)).toBeLessThan(500)
  return results
}

/** Each page holds everything up to the version that it names, whatever was written meanwhile. */
async function expectWhole(db: Kysely<Database>, answers: readonly Answered[]): Promise<void> {
  const { rows } = await sql<{ id: string; key: string; ver: number }>`
    select r.id, r.scope as key, r.ver from records r
    left join records whole on whole.id = r.parent and whole.scope = r.scope
    where r.del is null and whole.del is null`.execute(db)
  for (const { request, status, text } of answers) {
    if (status !== 200) continue
    type Page = { scope: string; version: number; full?: boolean; rows: Row[] }
    for (const { scope, version, full, rows: sent } of (JSON.parse(text) as { scopes: Page[] })
      .scopes) {
      const from = full ? 0 : (request.cursors[scope] ?? 0)
      const due = rows.filter(
        (row) => row.key === keyOf(scope) && row.ver > from && row.ver <= version,
      )
      const ids = new Set(sent.map(({ id }) => id))
      expect(due.filter(({ id }) => !ids.has(id))).toEqual([])
    }
  }
}

/** Notes each call as its transaction commits, while it still holds its locks. */
async function noteCommits(db: Kysely<Database>): Promise<void> {
  await sql`create table commits (at bigserial primary key, id text not null)`.execute(db)
  await sql`create function note_commit() returns trigger language plpgsql as $$
    begin insert into commits (id) values (new.call_id); return null; end $$`.execute(db)
  await sql`create constraint trigger note_commit after insert on mutation_log
    deferrable initially deferred for each row execute function note_commit()`.execute(db)
}

/** The calls that were committed since this was asked last. */
async function commitsIn(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from commits returning at, id) select id from gone order by at
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** How many calls came before one of another device that stands earlier in the schedule. */
function overtaken(order: readonly Done[]): number {
  return order.filter(({ trip }, at) =>
    order.slice(at + 1).some((later) => later.trip.now < trip.now),
  ).length
}

/**
 * All that people have, in a fixed order. A private scope may skip a version: whoever renames
 * themselves takes one for a friend who leaves at that moment. There the order alone is the same.
 */
async function contentOf(db: Kysely<Database>) {
  const records = await sql`select scope, id, kind, parent, stamp, content, writes, del, created_by,
      case when scope = scope_of(scope, 2) then dense_rank() over (partition by scope order by ver)
        else ver end as ver,
      case when scope <> scope_of(scope, 2) then born end as born
    from records order by scope, id`.execute(db)
  const scopes = await sql`select scope, case when scope <> scope_of(scope, 2) then ver end as ver,
      records, things, bytes
    from scopes order by scope`.execute(db)
  const history = await sql`select record_id, field, cell, refused, case when not exists (
        select from records r where r.id = record_id and r.scope = scope_of(r.scope, 2)
      ) then ver end as ver
    from history h order by record_id, field, h.ver, refused, cell::text`.execute(db)
  const friends = await sql`select id, low, high, requester, status, grants_low, grants_high
    from friendships order by id`.execute(db)
  return [records, scopes, history, friends].map(({ rows }) => rows)
}
