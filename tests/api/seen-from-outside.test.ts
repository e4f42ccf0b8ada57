// What the operator of a server sees of it: whether it can work, and its figures. docs/metrics.md.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import type { AppDeps } from '#server/deps.ts'
import { join, type Api } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'

const TOKEN = 'a token of sixteen'

const server = serverHere({ env: { METRICS_TOKEN: TOKEN } })
let anna: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

describe('readiness', () => {
  const ask = async (deps: Partial<AppDeps>) => {
    const answer = await createApp({ ...server.deps, ...deps }).request('/api/ready')
    return { status: answer.status, body: await answer.json() }
  }

  it('is that rows can be written, and names what was looked at', async () => {
    expect(await ask({ dataDir: '/' })).toEqual({
      status: 200,
      body: { status: 'ready', database: 'writable', migrations: 'done', disk: 'ok' },
    })
  })

  it('ends when the database can only be read, while the server goes on to be healthy', async () => {
    const url = new URL(server.databaseUrl)
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    const db = connect(url.href, { maxConnections: 1 })
    try {
      expect(await ask({ db })).toMatchObject({
        status: 503,
        body: { status: 'not ready', database: 'not writable' },
      })
      expect((await createApp({ ...server.deps, db }).request('/api/health')).status).toBe(200)
    } finally {
      await db.destroy()
    }
  })

  it('writes once for all who ask at about the same time', async () => {
    const app = createApp(server.deps)
    const answers = await Promise.all([1, 2, 3].map(() => app.request('/api/ready')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await countWrites()
    await app.request('/api/ready')
    expect((await countWrites()).rows).toEqual(rows)
  })

  async function countWrites() {
    return sql`select value from meta where key = 'readyAt'`.execute(server.db)
  }
})

describe('metrics', () => {
  const ask = (token?: string) =>
    server.fetch('/api/metrics', {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    })
  const value = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.split(' ')[1],
    )

  it('are for whoever has the token, and for nobody where none is set', async () => {
    expect((await ask()).status).toBe(401)
    expect((await ask(`${TOKEN}x`)).status).toBe(401)
    expect((await ask(anna.accessToken)).status).toBe(401)
    const answer = await ask(TOKEN)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const closed = createApp({ ...server.deps, config: readConfig({}) })
    const headers = { Authorization: `Bearer ${TOKEN}` }
    expect((await closed.request('/api/metrics', { headers })).status).toBe(404)
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: .* 16/)
  })

  it('count answers by pattern, calls by outcome, and streams as they open and close', async () => {
    const { body } = await anna.post('/grocerylists', { name: 'Weekend', groceries: [] })
    await anna.get(`/grocerylists/${body.id}`)
    await anna.get('/grocerylists/01890000-0000-7000-8000-000000000000')
    await server.fetch('/api/no/such/place')
    await anna.sync({
      calls: [
        { method: 'PATCH', path: '/users/me', body: { displayName: 'Anna B' } },
        { method: 'DELETE', path: '/recipes/01890000-0000-7000-8000-000000000000', body: {} },
      ],
    })
    const stream = await server.fetch('/api/events', {
      headers: { Authorization: `Bearer ${anna.accessToken}` },
    })
    const text = await (await ask(TOKEN)).text()
    const count = (labels: string) => value(text, `nomnom_request_seconds_count{${labels}}`)
    expect(count('method="GET",route="/api/grocerylists/:id",status="200"')).toBe(1)
    expect(count('method="GET",route="/api/grocerylists/:id",status="404"')).toBe(1)
    expect(text).not.toContain(body.id)
    expect(text).not.toContain('no/such/place')
    expect(value(text, 'nomnom_sync_calls_total{status="404"}')).toBe(1)
    expect(value(text, 'nomnom_event_streams')).toBe(1)
    expect(value(text, 'nomnom_database_up')).toBe(1)
    expect(value(text, 'nomnom_database_bytes')).toBeGreaterThan(1_000_000)
    expect(value(text, 'nomnom_database_connections')).toBeGreaterThan(0)
    expect(value(text, 'nomnom_mails_waiting')).toBeGreaterThanOrEqual(0)
    expect(text).not.toContain('@example')
    await stream.body?.cancel()
    await expect
      .poll(async () => value(await (await ask(TOKEN)).text(), 'nomnom_event_streams'))
      .toBe(0)
  })

  it('say when the certificate ends, and that the database is away', async () => {
    const db = connect('postgres://nobody:unspoken@127.0.0.1:1/none')
    const cert = new URL('../support/tls/', import.meta.url)
    const config = readConfig({
      METRICS_TOKEN: TOKEN,
      TLS_CERT: new URL('localhost.crt', cert).pathname,
      TLS_KEY: new URL('localhost.key', cert).pathname,
    })
    const app = createApp({ ...server.deps, db, config })
    const answer = await app.request('/api/metrics', {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    const text = await answer.text()
    await db.destroy()
    expect(value(text, 'nomnom_database_up')).toBe(0)
    expect(value(text, 'nomnom_certificate_end_timestamp_seconds')).toBeGreaterThan(1_700_000_000)
  })

  it('are all named in the dashboard, the rules and their page', async () => {
    const text = await (await ask(TOKEN)).text()
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    for (const file of ['metrics.md', 'metrics/dashboard.json', 'metrics/alerts.yml']) {
      const page = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')
      const named = [...page.matchAll(/\b(nomnom_\w+?)(?:_bucket|_count|_sum)?\b/g)]
      expect(named.length, file).toBeGreaterThan(5)
      const unknown = named.map(([, name = '']) => name).filter((name) => !known.has(name))
      expect(unknown, file).toEqual([])
    }
  })
})
