// Access tokens: what somebody's own program can reach with one, and what it never can.
import { readFile } from 'node:fs/promises'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import type { TokenRights } from '#shared/schemas/access-token.ts'
import { API_CALLS } from '#server/api/table.ts'
import { fileJournal, readJournal } from '#server/sync/journal.ts'
import { replayJournal } from '#server/sync/replay.ts'
import { befriend, join, type Api, type Json } from '../support/api.ts'
import { as } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere({ env: { AUTH_AUTOCONFIRM: 'true' } })
let anna: Api
let journalFile: string

beforeAll(async () => {
  journalFile = joinPath(await mkdtemp(joinPath(tmpdir(), 'nomnom-journal-')), 'revocations.jsonl')
  server.deps.journal = fileJournal(journalFile)
  anna = await join(server, 'Anna')
})

const DAY_MS = 86_400_000
const made = async (rights: TokenRights, more: object = {}, who = anna) =>
  (await who.post('/access-tokens', { name: 'Kitchen speaker', rights, ...more })).body

/** Asks with a token, as a program does. */
async function by(token: string, method: string, path: string, json?: unknown) {
  const answer = await server.fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: json === undefined ? null : JSON.stringify(json),
  })
  const text = await answer.text()
  const body: Json = text === '' ? {} : JSON.parse(text)
  return { status: answer.status, body }
}

it('[7.tokens.1] is shown once and kept as a hash; its owner sees what it may and when it was used', async () => {
  const { id, token } = await made({ lists: 'write' }, { expiresInDays: 30 })
  expect(token).toMatch(/^nomnom_[\w-]{43}$/)
  const kept = await server.db.selectFrom('access_tokens').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(token.slice(7))
  const shown = (await anna.get('/access-tokens')).body.find((one: Json) => one.id === id)
  expect(shown).toEqual({
    id,
    name: 'Kitchen speaker',
    rights: { lists: 'write' },
    createdAt: expect.any(String),
    expiresAt: new Date(Date.parse(shown.createdAt) + 30 * DAY_MS).toISOString(),
    usedAt: null,
  })
  expect((await by(token, 'GET', '/grocerylists')).status).toBe(200)
  const used = (await anna.get('/access-tokens')).body.find((one: Json) => one.id === id)
  expect(Date.parse(used.usedAt)).toBeGreaterThan(0)
})

it.each<[object, string]>([
  [{ name: ' ', rights: { lists: 'read' } }, 'name'],
  [{ name: 'a'.repeat(61), rights: { lists: 'read' } }, 'name'],
  [{ name: 'Speaker', rights: {} }, 'rights'],
  [{ name: 'Speaker', rights: { lists: 'all' } }, 'rights.lists'],
  [{ name: 'Speaker', rights: { users: 'read' } }, 'rights.users'],
  [{ name: 'Speaker', rights: { lists: 'read' }, expiresInDays: 0.5 }, 'expiresInDays'],
  [{ name: 'Speaker', rights: { lists: 'read' }, expiresInDays: 4000 }, 'expiresInDays'],
])('[7.tokens.1] refuses %j and names the field', async (body, field) => {
  expect(await anna.post('/access-tokens', body)).toMatchObject({ status: 400, body: { field } })
})

it('[7.tokens.2] does what its owner may with what it is good for', async () => {
  const bea = await join(server, 'Bea')
  await befriend(bea, anna, ['canManageGroceryLists'])
  const shared = (await bea.post('/grocerylists', { name: 'Party' })).body.id
  const { token } = await made({ lists: 'write' })
  const own = (await by(token, 'POST', '/grocerylists', { name: 'Weekly' })).body
  expect(own.authorId).toBe(anna.userId)
  const item = await by(token, 'POST', `/grocerylists/${own.id}/items`, { text: 'Milk' })
  expect(item).toMatchObject({ status: 201, body: { text: 'Milk', addedBy: anna.userId } })
  expect((await by(token, 'POST', `/grocerylists/${shared}/items`, { text: 'Ice' })).status).toBe(
    201,
  )
  expect((await by(token, 'DELETE', `/grocerylists/${shared}`)).status).toBe(403)
  expect((await by(token, 'DELETE', `/grocerylists/${own.id}`)).status).toBe(204)
})

it('[7.tokens.2] opens nothing else, whatever the table of calls and the router hold', async () => {
  const tokens = [
    { domain: 'grocerylists', token: (await made({ lists: 'write' })).token, mayWrite: true },
    { domain: 'grocerylists', token: (await made({ lists: 'read' })).token, mayWrite: false },
    { domain: 'recipes', token: (await made({ recipes: 'read' })).token, mayWrite: false },
    { domain: 'places', token: (await made({ places: 'write' })).token, mayWrite: true },
  ]
  const wrong: unknown[] = []
  for (const { domain, token, mayWrite } of tokens) {
    for (const { method, path } of API_CALLS) {
      const json = method === 'GET' ? undefined : {}
      const asked = path.replace(/:\w+/g, () => v7())
      const { status } = await by(token, method, asked, json)
      const mayAsk = path.split('/')[1] === domain && (method === 'GET' || mayWrite)
      if ((status === 403) === mayAsk) wrong.push([domain, method, path, status])
    }
  }
  expect(wrong).toEqual([])
  const [{ token } = { token: '' }] = tokens
  const others: [string, string, object?][] = [
    ['POST', '/sync', {}],
    ['GET', '/events'],
    ['GET', '/access-tokens'],
    ['POST', '/access-tokens', { name: 'More', rights: { lists: 'write', recipes: 'write' } }],
    ['DELETE', `/access-tokens/${v7()}`],
    ['DELETE', '/account', { email: anna.email }],
    ['POST', '/fetch-page', { url: 'https://example.com/' }],
    ['GET', '/users/me'],
  ]
  for (const [method, path, json] of others) {
    expect([path, (await by(token, method, path, json)).status]).toEqual([
      path,
      path === '/users/me' ? 403 : 401,
    ])
  }
  const user = await server.fetch('/auth/v1/user', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(user.status).toBe(403)
})

it('[7.tokens.2] wants a sign-in of the last day to be made', async () => {
  const cleo = await join(server, 'Cleo')
  const session = await server.db
    .selectFrom('auth_sessions')
    .select('id')
    .where('user_id', '=', cleo.userId)
    .executeTakeFirstOrThrow()
  server.clock.advance(DAY_MS + 60_000)
  const renewed = await server.fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: cleo.refreshToken }),
  })
  const { access_token: fresh } = (await renewed.json()) as { access_token: string }
  expect(session.id).toBeTruthy()
  const refused = await by(fresh, 'POST', '/access-tokens', {
    name: 'Later',
    rights: { lists: 'read' },
  })
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'reauthentication_needed', message: SERVER_TEXT.signInAgainForToken },
  })
  expect((await by(fresh, 'GET', '/access-tokens')).status).toBe(200)
  server.clock.advance(-DAY_MS - 60_000)
})

it('[7.tokens.3] counts no more once it is taken back, has run out, or its account is blocked', async () => {
  const dora = await join(server, 'Dora')
  const gone = await made({ lists: 'read' }, {}, dora)
  const old = await made({ lists: 'read' }, { expiresInDays: 1 }, dora)
  const kept = await made({ lists: 'read' }, {}, dora)
  expect((await anna.del(`/access-tokens/${gone.id}`)).status).toBe(404)
  expect((await by(gone.token, 'GET', '/grocerylists')).status).toBe(200)
  expect((await dora.del(`/access-tokens/${gone.id}`)).status).toBe(204)
  server.clock.advance(DAY_MS)
  for (const { token } of [gone, old, { token: 'nomnom_guess' }]) {
    const answer = await by(token, 'GET', '/grocerylists')
    expect(answer).toMatchObject({ status: 401, body: { code: 'bad_token' } })
  }
  server.clock.advance(-DAY_MS)
  expect((await by(kept.token, 'GET', '/grocerylists')).status).toBe(200)
  const users = server.db.updateTable('auth_users').where('id', '=', dora.userId)
  await users.set({ banned_until: new Date(server.clock.now() + DAY_MS) }).execute()
  expect((await by(kept.token, 'GET', '/grocerylists')).status).toBe(401)
  await users.set({ banned_until: null }).execute()
  await dora.del('/account', { email: dora.email })
  expect((await by(kept.token, 'GET', '/grocerylists')).status).toBe(401)
})

it('[7.tokens.3] ends with a new password, and goes on when other devices are signed out', async () => {
  const flo = await join(server, 'Flo')
  const { token } = await made({ lists: 'read' }, {}, flo)
  const status = async () => (await by(token, 'GET', '/grocerylists')).status
  const ask = (path: string, method: string, json?: unknown) =>
    as(server, flo)(`/auth/v1${path}`, { method, json })
  expect((await ask('/logout?scope=others', 'POST')).status).toBe(204)
  expect(await status()).toBe(200)
  const changed = await ask('/user', 'PUT', { password: 'another long pass-phrase' })
  expect(changed.status).toBe(200)
  expect(await status()).toBe(401)
  expect((await flo.get('/access-tokens')).body).toEqual([])
  const entries = await readJournal(journalFile, 0)
  expect(entries.at(-1)).toMatchObject({ kind: 'token-revoked' })
})

it('[7.tokens.3] stays taken back when a backup from before is restored', async () => {
  const { id, token } = await made({ lists: 'read' })
  const [row] = await server.db
    .selectFrom('access_tokens')
    .selectAll()
    .where('id', '=', id)
    .execute()
  await anna.del(`/access-tokens/${id}`)
  expect(await readFile(journalFile, 'utf8')).not.toContain(token)
  if (!row) throw new Error('The token was not kept')
  await server.db
    .insertInto('access_tokens')
    .values({ ...row, rights: JSON.stringify(row.rights) })
    .execute()
  expect((await by(token, 'GET', '/grocerylists')).status).toBe(200)
  await replayJournal(server.db, await readJournal(journalFile, 0), server.clock.now())
  expect((await by(token, 'GET', '/grocerylists')).status).toBe(401)
})

it('[7.calls.5] reads on while the disk is full, when its use cannot be noted', async () => {
  const { token } = await made({ lists: 'read' })
  // The error of PostgreSQL when the disk is full.
  await sql`create function refuse_full() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = '53100'; end $$`.execute(server.db)
  await sql`create trigger full_disk before update on access_tokens
    for each row execute function refuse_full()`.execute(server.db)
  expect((await by(token, 'GET', '/grocerylists')).status).toBe(200)
  await sql`drop function refuse_full cascade`.execute(server.db)
})

it('[7.tokens.4] asks so often and no more, and nobody has them without end', async () => {
  const emil = await join(server, 'Emil')
  const { token } = await made({ lists: 'read' }, {}, emil)
  const statuses = new Map<number, number>()
  for (let count = 0; count < 122; count += 1) {
    const { status } = await by(token, 'GET', `/grocerylists/${v7()}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [404, 120],
    [429, 2],
  ])
  const other = await made({ lists: 'read' }, {}, emil)
  expect((await by(other.token, 'GET', '/grocerylists')).status).toBe(200)
  const rest = await Promise.all(
    Array.from({ length: 52 }, () => made({ lists: 'read' }, {}, emil)),
  )
  expect(rest.filter(({ code }) => code === 'quota_reached')).toHaveLength(4)
  expect((await emil.get('/access-tokens')).body).toHaveLength(50)
})
