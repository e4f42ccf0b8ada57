// One person whose calls are stuck, and a database that is frozen, stopped, starting or full: what
// everybody is answered meanwhile.
import { readFileSync } from 'node:fs'
import { keyOf } from '#server/db/keys.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { startEmbedded, type EmbeddedDatabase } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { join, type Answer, type Api } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'

const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))]

describe('somebody whose rows are held', () => {
  let server: TestServer
  let anna: Api
  let others: Api[]

  beforeAll(async () => {
    server = await startServer()
    anna = await join(server, 'Anna')
    others = [await join(server, 'Bert'), await join(server, 'Cleo')]
  })
  afterAll(() => server.stop())

  it('[7.calls.5] waits alone', async () => {
    const { body: list } = await anna.post('/grocerylists', { name: 'Stuck', groceries: [] })
    const holder = connect(server.databaseUrl, { maxConnections: 1, isUnlimited: true })
    const holding = await holder.startTransaction().execute()
    const scope = `lists:${anna.userId}`
    await sql`select 1 from scopes where scope = ${keyOf(scope)} for update`.execute(holding)
    const stuck = Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        anna.patch(`/grocerylists/${list.id}`, { name: `Stuck ${at}` }),
      ),
    )
    const waiting = { isOver: false }
    void stuck.finally(() => (waiting.isOver = true))

    const served: Answer[] = []
    // A few rounds while they wait: more would keep the machine busy until they give up.
    for (let round = 0; round < 8 && !waiting.isOver; round += 1) {
      for (const other of others) {
        served.push(await other.post('/grocerylists', { name: 'Free', groceries: [] }))
        served.push(await other.get('/users/me'))
      }
      const health = await server.fetch('/api/health')
      expect(health.status).toBe(200)
    }
    // More than once each, however busy the machine is.
    expect(served.length).toBeGreaterThan(2 * others.length)
    expect(statusesOf(served).sort()).toEqual([200, 201])
    // None of them hangs until the lock is released: each is told to come again.
    const answers = await stuck
    expect(statusesOf(answers)).toEqual([503])
    for (const answer of answers) {
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(answer.body).toMatchObject({ code: 'unavailable' })
    }
    await holding.rollback().execute()
    await holder.destroy()
    expect((await anna.patch(`/grocerylists/${list.id}`, { name: 'Loose' })).status).toBe(200)
  })
})

it('[7.calls.5] whose session is looked for many times at once leaves connections to others', async () => {
  const server = await startServer()
  const anna = await join(server, 'Anna')
  const holder = connect(server.databaseUrl, { maxConnections: 1, isUnlimited: true })
  const holding = await holder.startTransaction().execute()
  await sql`lock table auth_sessions in access exclusive mode`.execute(holding)
  const stuck = Promise.all(Array.from({ length: 12 }, () => anna.get('/users/me')))
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())
    `.execute(holding)
    return rows[0]?.count
  }
  await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  expect((await server.fetch('/api/health')).status).toBe(200)
  expect(await waiting()).toBe(2)
  await holding.rollback().execute()
  expect(statusesOf(await stuck)).toEqual([200])
  await holder.destroy()
  await server.stop()
})

describe('a database that is away', () => {
  let folder: string
  let postgres: EmbeddedDatabase
  let server: TestServer
  let anna: Api

  beforeAll(async () => {
    folder = await mkdtemp(joinPath(tmpdir(), 'nomnom-trouble-'))
    postgres = await startEmbedded({ dataDir: folder, log: () => {}, durable: false })
    const work = connect(postgres.url, { isUnlimited: true })
    await migrate(work)
    await work.destroy()
    server = await startServer({ databaseUrl: postgres.url })
    anna = await join(server, 'Anna')
    await anna.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'Milk' }] })
  })
  afterAll(async () => {
    await server?.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const signIn = () =>
    server.fetch('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: anna.email, password: 'a long enough pass-phrase' }),
    })
  const trip = { device: 'aaaaaaaa', schema: 1, clock: { wall: 1 }, calls: [], cursors: {} }

  /** More calls of every kind than there are connections. */
  async function askEverything(): Promise<Answer[]> {
    const round = () => [
      anna.get('/grocerylists'),
      anna.post('/grocerylists', { name: 'More', groceries: [] }),
      anna.post('/sync', trip),
      signIn().then(async (answer) => {
        const { status, headers } = answer
        return { status, headers, body: await answer.json() }
      }),
    ]
    return await Promise.all([...round(), ...round(), ...round()])
  }

  async function expectPause(): Promise<void> {
    const answers = await askEverything()
    expect(statusesOf(answers)).toEqual([503])
    for (const { headers } of answers) expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect(server.logLines.filter((line) => JSON.parse(line).level === 'error')).toEqual([])
  }

  const expectService = () =>
    expect.poll(async () => (await anna.get('/grocerylists')).status, { timeout: 15_000 }).toBe(200)

  function signalPostgres(signal: NodeJS.Signals): void {
    const pid = postgres.pid()
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const each of [pid, ...children.map(Number)]) process.kill(each ?? 0, signal)
  }

  it.runIf(process.platform === 'linux')(
    '[7.calls.5] because it is frozen: 503 for everybody, and service as soon as it thaws',
    async () => {
      signalPostgres('SIGSTOP')
      try {
        await expectPause()
        // By now the server knows of the trouble, and answers without a wait.
        await expectPause()
        expect((await server.fetch('/api/health')).status).toBe(503)
      } finally {
        signalPostgres('SIGCONT')
      }
      await expectService()
    },
  )

  it('[7.calls.5] because its disk is full: reading goes on, writing is 507, signing in 503', async () => {
    const { db } = server
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db)
    for (const table of ['records', 'scopes', 'mutation_log', 'rest_seen', 'auth_sessions']) {
      await sql`create trigger full_disk before insert or update on ${sql.table(table)}
        execute function full_disk()`.execute(db)
    }
    const { body: lists, status } = await anna.get('/grocerylists')
    expect(status).toBe(200)
    expect((await anna.get(`/grocerylists/${lists[0].id}`)).status).toBe(200)
    const written = await anna.post('/grocerylists', { name: 'More', groceries: [] })
    expect(written).toMatchObject({ status: 507, body: { code: 'disk_full' } })
    expect(written.headers.get('retry-after')).toBe('60')
    const body = { name: 'More', groceries: [] }
    const synced = await anna.sync({ calls: [{ method: 'POST', path: '/grocerylists', body }] })
    expect(synced.results).toMatchObject([{ status: 507, code: 'disk_full' }])
    expect(synced.scopes.length).toBeGreaterThan(0)
    const refused = await signIn()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('60')
    for (const table of ['records', 'scopes', 'mutation_log', 'rest_seen', 'auth_sessions']) {
      await sql`drop trigger full_disk on ${sql.table(table)}`.execute(db)
    }
  })

  it('[7.calls.5] because it is stopped and started again: 503 for everybody, then service', async () => {
    const { port } = postgres
    await postgres.stop()
    await expectPause()
    postgres = await startEmbedded({ dataDir: folder, log: () => {}, durable: false, port })
    await expectService()
  })
})
