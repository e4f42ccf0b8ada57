// What the server keeps, for how long, and which rights it takes away again after a restored
// backup; error reports; the description of the calls.
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { admin } from '#server/admin.ts'
import { API_CALLS } from '#server/api/table.ts'
import { readConfig } from '#server/config.ts'
import { serverErrors } from '#server/error-collector.ts'
import { createLog } from '#server/log.ts'
import { expire, expireUnlessJumped } from '#server/sync/expire.ts'
import { fileJournal, readJournal, type JournalEntry } from '#server/sync/journal.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'
import { befriend, editAt, join, timeAt, type Api, type Json } from '../support/api.ts'
import { SOUP } from '../support/samples.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const server = serverHere()
let anna: Api
let ben: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
})

describe('after 90 days', () => {
  it('what was deleted is a grave without content, and what is alive is untouched', async () => {
    const groceries = ['Milk', 'Bread', 'Eggs'].map((text) => ({ id: v7(), text }))
    const [milk, bread, eggs] = groceries.map(({ id }) => id)
    const kept = (await anna.post('/grocerylists', { name: 'Kept', groceries })).body
    const gone = (await anna.post('/grocerylists', { name: 'Gone', groceries: [{ text: 'Tea' }] }))
      .body
    const back = (await anna.post('/grocerylists', { name: 'Back', groceries: [] })).body
    const rows = (await anna.sync({ pageBytes: 200_000 })).scopes.flatMap((scope) => scope.rows)
    const del = (id: string | undefined, isSeen: boolean) => {
      const cells = rows.find((row) => row.id === id)?.cells
      const seen = { text: isSeen ? cells?.['text']?.s : null, isChecked: cells?.['isChecked']?.s }
      return { id, del: { seen, ...timeAt(server) } }
    }
    // The eggs were deleted by somebody who had not seen their text: they are still wanted.
    const ops = [del(milk, true), { ...del(eggs, false) }]
    await anna.sync({
      device: 'bbbbbbbb',
      calls: [{ method: 'PATCH', path: `/grocerylists/${kept.id}`, body: { ops } }],
    })
    await anna.del(`/grocerylists/${gone.id}`)
    await anna.del(`/grocerylists/${back.id}`)
    await anna.post(`/grocerylists/${back.id}/restore`)
    const seen = (await anna.get(`/grocerylists/${kept.id}`)).body

    await expire(server.db, server.clock.now() + 89 * DAY_MS)
    const restored = await anna.post(`/grocerylists/${gone.id}/restore`)
    expect(restored.body.groceries).toHaveLength(1)
    await anna.del(`/grocerylists/${gone.id}`)

    await expire(server.db, server.clock.now() + 91 * DAY_MS)
    expect((await anna.get(`/grocerylists/${kept.id}`)).body).toEqual(seen)
    expect(seen.groceries.map((item: Json) => item.id).toSorted()).toEqual([bread, eggs].toSorted())
    expect((await anna.get(`/grocerylists/${back.id}`)).status).toBe(200)
    expect((await anna.post(`/grocerylists/${gone.id}/restore`)).status).toBe(410)
    const { rows: empty } = await sql<{ id: string }>`
      select id from records where content = '{}'::jsonb order by id
    `.execute(server.db)
    const tea = gone.groceries[0].id
    expect(empty.map(({ id }) => id)).toEqual([milk, gone.id, tea].toSorted())
    expect(
      (await anna.post('/grocerylists', { localId: gone.id, name: 'X', groceries: [] })).status,
    ).toBe(410)
  })

  it('what was replaced is not known any more, and after 400 days no call', async () => {
    const count = async () => {
      const { rows } = await sql<{ calls: number; replaced: number }>`
        select (select count(*) from mutation_log)::int as calls,
          (select count(*) from history where field <> '$forgotten')::int as replaced
      `.execute(server.db)
      return rows[0]
    }
    const list = (
      await anna.post('/grocerylists', { name: 'A', groceries: [] }, { 'Idempotency-Key': v7() })
    ).body
    await anna.patch(`/grocerylists/${list.id}`, { name: 'B' })
    await expire(server.db, server.clock.now() + 89 * DAY_MS)
    const before = await count()
    expect(before?.calls).toBeGreaterThan(0)
    expect(before?.replaced).toBeGreaterThan(0)
    await expire(server.db, Date.now() + 399 * DAY_MS)
    expect(await count()).toEqual({ calls: before?.calls, replaced: 0 })
    await expire(server.db, Date.now() + 401 * DAY_MS)
    expect(await count()).toEqual({ calls: 0, replaced: 0 })
  })

  it('a clock that is ahead for one start removes nothing', async () => {
    const list = (await anna.post('/grocerylists', { name: 'A', groceries: [] })).body
    await anna.patch(`/grocerylists/${list.id}`, { name: 'B' })
    const isKept = async (now: number) => {
      await expireUnlessJumped(server.deps, now)
      const { rows } = await sql`
        select from history where record_id = ${list.id} and field <> '$forgotten'
      `.execute(server.db)
      return rows.length > 0
    }
    const today = server.clock.now()
    // The first start ever says nothing either.
    expect(await isKept(today + 91 * DAY_MS)).toBe(true)
    expect(await isKept(today)).toBe(true)
    expect(await isKept(today + 91 * DAY_MS)).toBe(true)
    expect(await isKept(today + 92 * DAY_MS)).toBe(false)
  })

  it('a version of back then is refused instead of taken for what stands there now', async () => {
    const groceries = [{ id: v7(), text: 'Milk' }]
    const list = (await anna.post('/grocerylists', { name: 'Old', groceries })).body
    const later = { groceries: [{ ...groceries[0], text: 'Oat milk' }] }
    await anna.patch(`/grocerylists/${list.id}`, later)
    await expire(server.db, server.clock.now() + 91 * DAY_MS)
    const asRead = { name: 'Old', groceries, version: list.version }
    const answer = await anna.patch(`/grocerylists/${list.id}`, asRead)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    const now = (await anna.get(`/grocerylists/${list.id}`)).body
    expect(now.groceries).toMatchObject([{ text: 'Oat milk' }])
    const again = { ...asRead, groceries: [{ ...groceries[0], text: 'Soy' }], version: now.version }
    expect((await anna.patch(`/grocerylists/${list.id}`, again)).body.groceries).toMatchObject([
      { text: 'Soy' },
    ])
  })

  it('[7.lists.5] what was just read is changed, although the last edit of it lost', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend, ['canEditRecipes', 'canManageGroceryLists'])
    const { body: list } = await owner.post('/grocerylists', { name: 'List', groceries: [] })
    const { body: soup } = await owner.post('/recipes', SOUP)
    const edit = { ...editAt(server, 'too late', null), at: 1000, floor: 0 }
    const calls = [
      { path: `/grocerylists/${list.id}`, body: { ops: [{ id: list.id, set: { name: edit } }] } },
      { path: `/recipes/${soup.id}`, body: { set: { title: edit } } },
    ].map((call) => ({ method: 'PATCH' as const, ...call }))
    expect((await friend.sync({ calls })).results).toMatchObject([{ status: 200 }, { status: 200 }])
    const tried = async () => [
      (await owner.patch(`/grocerylists/${list.id}`, { name: 'New', version: list.version }))
        .status,
      (await owner.patch(`/recipes/${soup.id}`, { title: 'New', version: soup.version })).status,
      (await owner.post(`/grocerylists/${list.id}/items`, { text: 'Bread' })).status,
    ]
    await expire(server.db, server.clock.now() + 91 * DAY_MS)
    // Older servers left a mark of such an edit, too.
    await sql`
      insert into history (scope, record_id, field, ver, cell, refused)
      select scope, id, '$forgotten', ver + 1, null, false from records
      where id in (${list.id}, ${soup.id})
    `.execute(server.db)
    expect(await tried()).toEqual([200, 200, 201])
  })
})

describe('a restored backup', () => {
  it('gives no right back that was taken away since, and tells every device', async () => {
    const folder = await mkdtemp(pathOf(tmpdir(), 'nomnom-journal-'))
    const dataDir = pathOf(folder, 'deep')
    const file = pathOf(dataDir, 'revocations.jsonl')
    const cleo = await join(server, 'Cleo')
    const [one, two] = [
      await befriend(anna, ben, ['canViewPlaces', 'canEditRecipes']),
      await befriend(anna, cleo),
    ]
    const backup = server.clock.now()
    server.clock.advance(1000)

    // The server notes what was taken away; here it never happened, as after a restore.
    const journal = fileJournal(file)
    const noting = await startServer({})
    noting.deps.journal = journal
    const [her, him] = [await join(noting, 'Her'), await join(noting, 'Him')]
    const { id } = await befriend(her, him, ['canViewPlaces'])
    await her.patch(`/users/friends/${id}/permissions`, { canViewRecipes: true })
    await her.patch(`/users/friends/${id}/permissions`, { canViewPlaces: false })
    await her.del(`/users/friends/${id}`)
    const noted = await readJournal(file, 0)
    expect(noted).toMatchObject([
      {
        kind: 'revoked',
        granter: her.userId,
        friend: him.userId,
        left: { canViewPlaces: false, canViewRecipes: true },
      },
      { kind: 'unfriended', one: her.userId, other: him.userId },
    ])
    await noting.stop()

    const at = server.clock.now()
    const left = {
      canViewRecipes: true,
      canEditRecipes: false,
      canManageGroceryLists: false,
      canViewPlaces: false,
    }
    const entries: JournalEntry[] = [
      { kind: 'revoked', at, granter: anna.userId, friend: ben.userId, left },
      { kind: 'unfriended', at, one: cleo.userId, other: anna.userId },
    ]
    for (const entry of entries) await journal.append(entry)
    await appendFile(file, '{"kind":"revo')
    const { epoch } = await ben.sync()
    // Written as on a clock of another zone.
    const restored = ['restored', new Date(backup + 3_600_000).toISOString().replace('Z', '+01:00')]
    const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir }
    await expect(admin(['restored'], env)).rejects.toThrow('restored <time>')
    const unclear = ['yesterday', '3', '01.03.2026 03:00', '2026-03-01', '2026-03-01T03:00:00']
    for (const time of [...unclear, '2026-02-30T03:00:00Z', '2999-03-01T03:00:00Z']) {
      await expect(admin(['restored', time], env)).rejects.toThrow('no time in the past')
    }
    expect((await ben.sync()).epoch).toBe(epoch)
    expect(await admin(restored, env)).toContain('again now: 4')

    const friends: Json[] = (await anna.get('/users/me/friends')).body
    expect(friends.map(({ friendship }) => friendship.id)).toEqual([one.id])
    expect(friends[0].permissions.yourPermissionsToFriend).toEqual(left)
    const answer = await ben.sync()
    expect(answer.epoch).not.toBe(epoch)
    const row = answer.scopes[0]?.rows.find((candidate) => candidate.id === one.id)
    expect(row?.cells['theirs']?.v).toEqual(left)
    const hers = (await cleo.sync()).scopes[0]?.rows.find((candidate) => candidate.id === two.id)
    expect(hers?.del).not.toBeNull()
    await rm(folder, { recursive: true })
  })
})

describe('a category chosen by hand', () => {
  it('[7.lists.9] is given to the same words the next time, for this person', async () => {
    const make = async () =>
      (
        await anna.post('/grocerylists', {
          name: 'L',
          groceries: [{ text: '2 l milk' }, { text: 'Xyzzy' }],
        })
      ).body
    const list = await make()
    const xyzzy = list.groceries[1].id
    const set = { category: editAt(server, 'Magic', null) }
    await anna.sync({
      calls: [
        { method: 'PATCH', path: `/grocerylists/${list.id}`, body: { ops: [{ id: xyzzy, set }] } },
      ],
    })
    const [milk] = list.groceries
    await anna.patch(`/grocerylists/${list.id}`, { groceries: [{ ...milk, category: 'Fridge' }] })
    const again = await make()
    const sorted = await anna.post(`/grocerylists/${again.id}/categorise`)
    expect(sorted.body.groceries.map((item: Json) => item.category)).toEqual(['Fridge', 'Magic'])
    const rows = (await anna.sync()).scopes[0]?.rows.filter(({ kind }) => kind === 'correction')
    expect(rows?.map(({ cells }) => cells['category']?.v).toSorted()).toEqual(['Fridge', 'Magic'])
  })
})

it('categorising reads so much in a call, and others in the next, whatever is written in between', async () => {
  const long = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      text: `${name}, ${'every drop of it '.repeat(12)}${at}`,
    }))
  const unknown = long('Zqxv', 400)
  const groceries = [...unknown, ...long('Milk', 500), { text: 'Butter' }, ...unknown]
  const list = (await anna.post('/grocerylists', { name: 'Long', groceries })).body
  const sorted = async () => {
    const { body } = await anna.post(`/grocerylists/${list.id}/categorise`)
    return body.groceries.filter((item: Json) => item.category === 'Dairy & Eggs')
  }
  const start = vi.spyOn(Math, 'random').mockReturnValue(0)
  expect((await sorted()).length).toBeLessThan(400)
  let calls = 1
  const isDone = async () => {
    start.mockReturnValue((calls % 5) / 5)
    return (await sorted()).length === 501
  }
  while (calls < 20 && !(await isDone())) {
    calls += 1
    await anna.patch(`/grocerylists/${list.id}`, { name: `Long ${calls}` })
  }
  start.mockRestore()
  expect(calls).toBeLessThan(20)
})

type Received = { url: string; event: Json }

describe('[7.errors.1] an error report', () => {
  const report = {
    kind: 'render',
    name: 'TypeError',
    message: 'x is not a function',
    stack: ['assets/app.js:1:200'],
    path: '/recipes/:id/view',
  }
  const send = (to: TestServer, body: unknown) =>
    to.fetch('/api/errors', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('needs no session, goes to the log, and holds nothing but what is listed', async () => {
    expect((await send(server, report)).status).toBe(204)
    const line = server.logLines.findLast((entry) => entry.includes('an error in a page'))
    expect(JSON.parse(line ?? '{}').report).toEqual(report)
    expect((await send(server, { ...report, email: 'a@b.c' })).status).toBe(400)
    expect((await send(server, { ...report, message: 'x'.repeat(301) })).status).toBe(400)
  })

  async function withCollector(work: (dsn: string, received: Received[]) => Promise<void>) {
    const received: Received[] = []
    const collector = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const [, , event = '{}'] = body.split('\n')
        received.push({ url: request.url ?? '', event: JSON.parse(event) })
        response.end('{}')
      })
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    const { port } = collector.address() as AddressInfo
    await work(`http://abc@127.0.0.1:${port}/42`, received)
    collector.close()
  }

  it('is forwarded where that was asked for', () =>
    withCollector(async (ERROR_DSN, received) => {
      const forwarding = await startServer({ env: { ERROR_DSN } })
      expect((await send(forwarding, report)).status).toBe(204)
      await expect.poll(() => received.length).toBe(1)
      expect(received[0]?.url).toBe('/api/42/envelope/?sentry_key=abc&sentry_version=7')
      expect(received[0]?.event.exception.values[0]).toMatchObject({
        type: 'TypeError',
        stacktrace: { frames: [{ filename: 'assets/app.js', lineno: 1, colno: 200 }] },
      })
      await forwarding.stop()
    }))

  it('of the server itself is forwarded, too: what the log calls an error, as the log has it', () =>
    withCollector(async (ERROR_DSN, received) => {
      const lost: unknown[] = []
      const onError = serverErrors(readConfig({ ERROR_DSN }), (error) => lost.push(error))
      const log = createLog({ level: 'error', write: () => undefined, onError })
      const failed = log.child({ path: '/api/recipes' })
      failed.warn('nothing to wake anybody for')
      failed.error('request failed', { error: new RangeError('for anna@example.org') })
      await expect.poll(() => received.length).toBe(1)
      const { event } = received[0] ?? {}
      expect(event).toMatchObject({ platform: 'node', transaction: '/api/recipes' })
      const [{ type, value, stacktrace }] = event.exception.values
      expect([type, value]).toEqual(['RangeError', 'request failed: for [hidden]'])
      expect(stacktrace.frames.at(-1)?.filename).toBe('keeping.test.ts')
      // However often a server fails, whoever gets its reports is not flooded.
      for (let at = 0; at < 100; at += 1) log.error('again')
      await expect.poll(() => received.length).toBe(30)
      expect(lost).toEqual([])
    }))

  it('is refused when there are too many', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 25; at += 1) statuses.push((await send(server, report)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('[7.calls.4] the description of the calls', () => {
  it('lists every call with its bodies, without a session', async () => {
    const answer = await server.fetch('/api/openapi.json')
    const document = (await answer.json()) as Json
    expect(document.openapi).toBe('3.1.0')
    for (const { method, path } of API_CALLS) {
      const described = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(described?.summary).toBeTruthy()
      if (method === 'POST' || method === 'PATCH') {
        expect(described.requestBody.content['application/json'].schema).toBeTypeOf('object')
      }
    }
    expect(
      document.paths['/grocerylists/{id}'].patch.requestBody.content['application/json'].schema
        .anyOf,
    ).toHaveLength(3)
    const all: Json[] = Object.values<Json>(document.paths).flatMap((item) => Object.values(item))
    const names = all.map(({ operationId }) => operationId)
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    // Every reference leads to something, so that clients can be generated.
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    const resolve = (path: string) =>
      path.split('/').reduce<Json>((node, word) => node?.[word], document)
    expect([...references].filter(([, path = '']) => resolve(path) === undefined)).toEqual([])
    const fields = document.paths['/places'].post.requestBody.content['application/json'].schema
    expect(fields.properties.foodRating).toMatchObject({ minimum: 0, maximum: 10 })
    expect(fields.additionalProperties).toBe(false)
  })
})
