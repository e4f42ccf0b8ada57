// Large answers have the same bytes as ever, show one moment, and are never whole in memory.
import { createHash, randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sql, type KyselyPlugin } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { isVisible, type Row } from '#shared/merge/record.ts'
import type { SyncResponse } from '#shared/schemas/sync.ts'
import { compressing } from '#server/api/compressed-answer.ts'
import { largeAnswers } from '#server/api/large-answers.ts'
import { readOwnLists } from '#server/api/list-answers.ts'
import { recordsOfScopes, rowsBehind } from '#server/db/records.ts'
import { scopeVersions } from '#server/db/scopes.ts'
import { pull } from '#server/sync/pull.ts'
import { befriend, editAt, join, timeAt, type Api } from '../support/api.ts'
import { as } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const LISTS = 6
const ITEMS = 1000
/** The most that a piece may hold: it is sent once it is large enough, at the end of a list. */
const PIECE_BYTES_MAX = 64 * 1024 + ITEMS * 300

const server = serverHere()
let anna: Api
let bert: Api
let oldest: { id: string; name: string }

beforeAll(async () => {
  anna = await join(server, 'Anna')
  bert = await join(server, 'Bert')
  await befriend(anna, bert, ['canManageGroceryLists'])
  for (let at = 0; at < LISTS; at += 1) {
    const groceries = Array.from({ length: ITEMS }, (_, n) => ({ text: `Item ${n} – ${at}` }))
    const { body } = await anna.post('/grocerylists', { name: `List ${at}`, groceries })
    oldest ??= { id: body.id, name: body.name }
  }
})

const open = (person: Api, path: string) => as(server, person)(`/api${path}`)

async function chunksOf(answer: Response): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body ?? []) chunks.push(chunk)
  return chunks
}

it.each([
  ['own', '/grocerylists', () => anna],
  ['shared', '/grocerylists/shared', () => bert],
])('[7.calls.7] %s lists come in pieces, as the JSON they were', async (_name, path, who) => {
  const answer = await open(who(), path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  const chunks = await chunksOf(answer)
  expect(chunks.length).toBeGreaterThanOrEqual(LISTS)
  for (const { byteLength } of chunks) expect(byteLength).toBeLessThan(PIECE_BYTES_MAX)
  const text = Buffer.concat(chunks).toString('utf8')
  const lists = JSON.parse(text)
  expect(text).toBe(JSON.stringify(lists))
  expect(lists.map(({ name }: { name: string }) => name)).toEqual(
    Array.from({ length: LISTS }, (_, at) => `List ${LISTS - 1 - at}`),
  )
  const one = await (await open(who(), `/grocerylists/${lists[2].id}`)).text()
  expect(JSON.stringify(lists[2])).toBe(one)
})

it('[7.calls.7] a small answer comes as a whole', async () => {
  await bert.post('/grocerylists', { name: 'Small', groceries: [{ text: 'Milk' }] })
  expect(await chunksOf(await open(bert, '/grocerylists'))).toHaveLength(1)
  expect(await (await open(anna, '/recipes')).text()).toBe('[]')
})

it('[7.calls.7] what changes while an answer is read is not in it', async () => {
  const answer = await open(anna, '/grocerylists')
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader?.read())?.value, { stream: true })
  // Change the last list of the answer, which is far from being read.
  const { body } = await anna.post('/grocerylists', { name: 'Later', groceries: [] })
  await anna.patch(`/grocerylists/${oldest.id}`, { name: 'Renamed' })
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  const names = JSON.parse(text).map(({ name }: { name: string }) => name)
  expect(names).not.toContain('Later')
  expect(names.at(-1)).toBe(oldest.name)
  await anna.patch(`/grocerylists/${oldest.id}`, { name: oldest.name })
  await anna.del(`/grocerylists/${body.id}`)
})

it('[7.calls.7] readers who go away leave no snapshot open, and the next are served', async () => {
  for (let at = 0; at < 4; at += 1) {
    const answer = await open(anna, '/grocerylists')
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
  }
  expect((await anna.get('/grocerylists')).body).toHaveLength(LISTS)
  const idle = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(server.db)
    return rows[0]?.count
  }
  await expect.poll(idle).toBe(0)
})

it('[7.calls.7] readers who take their time leave the turn to those who wait', async () => {
  const friends = [bert]
  for (const name of ['Cleo', 'Dora']) {
    friends.push(await join(server, name))
    await befriend(anna, friends.at(-1) ?? bert, ['canManageGroceryLists'])
  }
  const slow = await Promise.all(
    [open(anna, '/grocerylists'), open(bert, '/grocerylists/shared')].concat(
      friends.slice(1, 2).map((person) => open(person, '/grocerylists/shared')),
    ),
  )
  const readers = slow.map((answer) => answer.body?.getReader())
  for (const reader of readers) await reader?.read()
  const dora = open(friends.at(-1) ?? bert, '/grocerylists/shared')
  const isServed = dora.then((answer) => answer.status)
  await expect.poll(() => largeAnswers.isWaitedFor, { timeout: 15_000 }).toBe(true)
  server.clock.advance(30_000)
  const ends = await Promise.allSettled(
    readers.map(async (reader) => {
      while (!(await reader?.read())?.done);
    }),
  )
  expect(ends.map(({ status }) => status)).toContain('rejected')
  expect(await isServed).toBe(200)
  await (await dora).body?.cancel()
})

it('[7.calls.7] what was answered is what the caller has seen', async () => {
  const [list] = (await anna.get('/grocerylists')).body
  const { body: seen } = await anna.get('/grocerylists')
  await bert.patch(`/grocerylists/${list.id}`, { groceries: [{ text: 'Unseen by Anna' }] })
  // Without a version: the base is what this session was last answered, so nothing unseen is deleted.
  const kept = seen[0].groceries.slice(1)
  const after = await anna.patch(`/grocerylists/${list.id}`, {
    ...list,
    version: undefined,
    groceries: kept,
  })
  const texts = after.body.groceries.map(({ text }: { text: string }) => text)
  expect(texts).toContain('Unseen by Anna')
  expect(texts).not.toContain(seen[0].groceries[0].text)
})

/** Tells `note` the rows that each statement returns, those that come as one text one by one. */
const counting = (note: (rows: number) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    note(result.rows.reduce((sum: number, { count }) => sum + (Number(count) || 1), 0))
    return result
  },
})

/** Rows that are read at once: a millisecond or two, in which nobody else is served. */
const ROWS_AT_ONCE = 256

it('[7.calls.7] however much is asked for, the rows are read a portion at a time', async () => {
  const portions: number[] = []
  const db = server.db.withPlugin(counting((rows) => portions.push(rows)))
  const page = await pull(db, { userId: anna.userId, cursors: {} })
  const rowsOf = ({ rows }: { rows: string[] }) => JSON.parse(`[${rows.join(',')}]`) as unknown[]
  expect(Math.max(...page.scopes.map((scope) => rowsOf(scope).length))).toBeGreaterThan(ITEMS / 2)
  await db.transaction().execute(async (trx) => {
    const reading = { db: trx, userId: anna.userId, sessionId: randomUUID() }
    for await (const { groceries } of readOwnLists(reading)) expect(groceries.length).toBe(ITEMS)
  })
  expect(portions.length).toBeGreaterThan(ITEMS / ROWS_AT_ONCE)
  expect(Math.max(...portions)).toBeLessThanOrEqual(ROWS_AT_ONCE)
})

it('[7.calls.7] rows that came in one call are one text from the database to the answer', async () => {
  const page = await pull(server.db, { userId: anna.userId, cursors: {} })
  const scope = page.scopes.find(({ rows }) => rows.join().length > ITEMS * 100)
  expect(scope?.rows.length).toBeLessThan(ITEMS / 100)
})

it('[7.calls.7] of the long pages that one person asks for at once, one after the other is read', async () => {
  const read: number[] = []
  const load = (device: number) => {
    const isLong = (rows: number) => rows === ROWS_AT_ONCE
    const db = server.db.withPlugin(counting((rows) => isLong(rows) && read.push(device)))
    return pull(db, { userId: anna.userId, cursors: {} })
  }
  await Promise.all([1, 2, 3].map(load))
  const turns = read.filter((device, at) => device !== read[at - 1])
  expect(read.length).toBeGreaterThan(turns.length)
  expect(turns.toSorted()).toEqual([1, 2, 3])
})

it('[7.calls.7] of one person a single long answer is compressed at a time, and nobody else waits for it', async () => {
  const load = (person: Api) =>
    as(server, person)('/api/sync', {
      method: 'POST',
      headers: { 'Accept-Encoding': 'gzip' },
      json: {
        device: 'aaaaaaaa',
        schema: 1,
        clock: { wall: server.clock.now() },
        calls: [],
        cursors: {},
        pageBytes: 1_000_000,
      },
    })
  const giveBack = await compressing.take(anna.userId)
  let isAnswered = false
  const own = load(anna).then((answer) => {
    isAnswered = true
    return answer
  })
  await expect.poll(() => compressing.isWaitedFor, { timeout: 15_000 }).toBe(true)
  const other = await load(bert)
  expect(other.status).toBe(200)
  expect(isAnswered).toBe(false)
  giveBack()
  const text = gunzipSync(await (await own).arrayBuffer()).toString('utf8')
  expect((JSON.parse(text) as SyncResponse).scopes.length).toBeGreaterThan(0)
})

it('the fingerprint that the database makes is that of what shows', async () => {
  const { body: list } = await anna.post('/grocerylists', {
    name: 'States',
    groceries: ['stays', 'goes', 'written again', 'needed again', 'back'].map((text) => ({ text })),
  })
  const ids = list.groceries.map(({ id }: { id: string }) => id)
  const change = (ops: unknown[]) => anna.patch(`/grocerylists/${list.id}`, { ops })
  const remove = (id: string) => ({
    id,
    del: { seen: { text: null, isChecked: null }, ...timeAt(server) },
  })
  await change([{ id: ids[3], set: { isChecked: editAt(server, true, null) } }])
  const scope = `lists:${anna.userId}`
  const rows = await recordsOfScopes(server.db, [scope], ids)
  const seenOf = (id: string) => {
    const cells = rows.find((row) => row.id === id)?.cells
    return { text: cells?.['text']?.s ?? null, isChecked: cells?.['isChecked']?.s ?? null }
  }
  await change([
    { id: ids[1], del: { seen: seenOf(ids[1]), ...timeAt(server) } },
    { id: ids[2], del: { seen: seenOf(ids[2]), ...timeAt(server) } },
    { id: ids[3], del: { seen: seenOf(ids[3]), ...timeAt(server) } },
    remove(ids[4]),
  ])
  await change([
    { id: ids[2], set: { text: editAt(server, 'Written again', seenOf(ids[2]).text) } },
    { id: ids[3], set: { isChecked: editAt(server, false, seenOf(ids[3]).isChecked) } },
  ])
  const { body: gone } = await anna.post('/grocerylists', {
    name: 'Gone',
    groceries: [{ text: 'x' }],
  })
  const { body: back } = await anna.post('/grocerylists', {
    name: 'Back',
    groceries: [{ text: 'y' }],
  })
  for (const { id } of [gone, back]) await anna.del(`/grocerylists/${id}`)
  await anna.post(`/grocerylists/${back.id}/restore`, {})

  for (const each of [scope, `me:${anna.userId}`, `recipes:${anna.userId}`]) {
    const start = { scope: each, ver: 0, id: '00000000-0000-0000-0000-000000000000' }
    const runs = await rowsBehind(server.db, start, 1_000_000)
    const all = runs.flatMap(({ text }) => JSON.parse(`[${text}]`) as Row[])
    const alive = all.filter(isVisible)
    const lists = new Set(alive.filter(({ kind }) => kind === 'list').map(({ id }) => id))
    const lines = alive
      .filter(({ kind, parent }) => kind !== 'item' || lists.has(parent ?? ''))
      .map(({ id, ver }) => `${id}:${ver}`)
      .sort()
    const version = (await scopeVersions(server.db, [each])).get(each) ?? 0
    const { scopes } = await anna.sync({ verify: [each], cursors: { [each]: version } })
    const hash = scopes.find((page) => page.scope === each)?.hash
    expect(hash).toBe(createHash('sha256').update(lines.join('\n')).digest('hex'))
  }
})
