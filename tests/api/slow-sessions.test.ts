// A call's session is looked up when the call begins, and its body may take minutes to arrive. A
// call that began before its session ended does no more than one that begins afterwards.
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import { SCHEMA_VERSION } from '#shared/limits.ts'
import { apiOf, join, type Api } from '../support/api.ts'
import { untilLocked } from '../support/lock-waits.ts'
import { as, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const OLD = 'a long enough pass-phrase'
const NEW = 'the pass-phrase of the owner'
const THEIRS = 'the pass-phrase of a thief'
let server: TestServer

beforeAll(async () => {
  server = await startServer({
    listen: true,
    env: { AUTH_AUTOCONFIRM: 'true', AUTH_EXTERNAL_PHONE_ENABLED: 'true' },
  })
})
afterAll(() => server.stop())

type Call = { method: string; path: string; json: unknown }

/**
 * Sends a call without its last byte. `finish` sends that byte, and resolves to status and answer.
 */
async function begin(token: string, { method, path, json }: Call) {
  const body = JSON.stringify(json)
  const sent = request(server.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
  })
  sent.write(body.slice(0, -1))
  // The session is looked up by then; if it were not, the call would be refused anyway.
  await wait(300)
  return () => {
    sent.end(body.slice(-1))
    return answered
  }
}

/** The owner, and a session of theirs in somebody else's hands, which a new password ends. */
async function stolen(): Promise<{ owner: Api; thief: Api; changePassword(): Promise<void> }> {
  const owner = await join(server, 'Anna')
  const thief = apiOf(server, await signIn(server, owner.email, OLD))
  return {
    owner,
    thief,
    async changePassword() {
      const json = { password: NEW }
      const changed = await as(server, owner)('/auth/v1/user', { method: 'PUT', json })
      expect(changed.status).toBe(200)
      expect((await thief.get('/users/me')).status).toBe(401)
    },
  }
}

it('[4.session.5] sets no password in the name of a session that has ended meanwhile', async () => {
  const { owner, thief, changePassword } = await stolen()
  const call = { method: 'PUT', path: '/auth/v1/user', json: { password: THEIRS } }
  const finish = await begin(thief.accessToken, call)
  await changePassword()
  expect((await finish()).status).toBe(403)
  await expect(signIn(server, owner.email, THEIRS)).rejects.toThrow('400')
  await signIn(server, owner.email, NEW)
})

it('[7.tokens.3] makes no access token that outlives a new password', async () => {
  const { owner, thief, changePassword } = await stolen()
  const json = { name: 'Kept', rights: { lists: 'write' } }
  const call = { method: 'POST', path: '/api/access-tokens', json }
  const finish = await begin(thief.accessToken, call)
  await changePassword()
  expect((await finish()).status).toBe(401)
  expect((await owner.get('/access-tokens')).body).toEqual([])
})

it('[7.tokens.3] ends an access token that is made at the moment of a new password', async () => {
  const { owner, thief, changePassword } = await stolen()
  const [making, changed] = await server.db.transaction().execute(async (trx) => {
    // While this row is locked, both calls get as far as they can.
    await sql`select from users where id = ${owner.userId} for update`.execute(trx)
    const token = thief.post('/access-tokens', { name: 'Kept', rights: { lists: 'write' } })
    await untilLocked(server.db)
    const password = changePassword()
    await untilLocked(server.db, 2)
    return [token, password] as const
  })
  await Promise.all([making, changed])
  expect((await owner.get('/access-tokens')).body).toEqual([])
})

it('[7.tokens.3] lets no access token slip in while a new password ends the others', async () => {
  const { owner, thief, changePassword } = await stolen()
  const rights = { lists: 'write' }
  expect((await owner.post('/access-tokens', { name: 'Old', rights })).status).toBe(201)
  const [changed, making] = await server.db.transaction().execute(async (trx) => {
    // The new password waits here, with the sessions and tokens ended and not yet committed.
    await sql`lock table revocations in exclusive mode`.execute(trx)
    const password = changePassword()
    await untilLocked(server.db)
    const token = thief.post('/access-tokens', { name: 'Kept', rights })
    await untilLocked(server.db, 2)
    return [password, token] as const
  })
  await changed
  expect((await making).status).toBe(401)
  expect((await owner.get('/access-tokens')).body).toEqual([])
})

/** What a device sends to make an invitation by link. */
const newLink = () => ({
  localId: v7(),
  hash: randomBytes(32).toString('base64url'),
  grants: { ...NO_PERMISSIONS, canManageGroceryLists: true },
})

const waitingLinksOf = async ({ userId }: Api) =>
  (
    await sql<{ id: string }>`
      select id from invite_links where user_id = ${userId} and ended_at is null
    `.execute(server.db)
  ).rows.map(({ id }) => id)

it('[7.invite-links.5] makes no link while a new password ends the others, and does once signed in', async () => {
  const { owner, thief, changePassword } = await stolen()
  expect((await owner.post('/users/invite-links', newLink())).status).toBe(201)
  const link = newLink()
  const key = { 'Idempotency-Key': v7() }
  const [changed, making] = await server.db.transaction().execute(async (trx) => {
    // The new password waits here, with the sessions and links ended and not yet committed.
    await sql`lock table revocations in exclusive mode`.execute(trx)
    const password = changePassword()
    await untilLocked(server.db)
    const made = thief.post('/users/invite-links', link, key)
    await untilLocked(server.db, 2)
    return [password, made] as const
  })
  await changed
  expect((await making).status).toBe(401)
  expect(await waitingLinksOf(owner)).toEqual([])
  // The owner's device, which this password has signed out, sends its call again.
  expect((await owner.post('/users/invite-links', link, key)).status).toBe(201)
  expect(await waitingLinksOf(owner)).toEqual([link.localId])
})

it('[7.invite-links.5] ends a link that is made at the moment of a new password', async () => {
  const { owner, thief, changePassword } = await stolen()
  const [making, changed] = await server.db.transaction().execute(async (trx) => {
    // While this row is locked, both calls get as far as they can.
    await sql`select from users where id = ${owner.userId} for update`.execute(trx)
    const made = thief.post('/users/invite-links', newLink())
    await untilLocked(server.db)
    const password = changePassword()
    await untilLocked(server.db, 2)
    return [made, password] as const
  })
  await Promise.all([making, changed])
  expect(await waitingLinksOf(owner)).toEqual([])
})

it.each([
  ['second step', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Mine' }],
  ['telephone number', '/auth/v1/user', { phone: '4915100000099' }],
])('[4.session.5] adds no %s while a new password ends it', async (_what, path, json) => {
  const { owner, thief, changePassword } = await stolen()
  const [changed, adding] = await server.db.transaction().execute(async (trx) => {
    // Both wait for the account, the new password first.
    await sql`select from auth_users where id = ${owner.userId} for update`.execute(trx)
    const password = changePassword()
    await untilLocked(server.db)
    const method = path.endsWith('user') ? 'PUT' : 'POST'
    const added = as(server, thief)(path, { method, json })
    await untilLocked(server.db, 2)
    return [password, added] as const
  })
  await changed
  expect((await adding).status).toBe(403)
  const me = await (await as(server, owner)('/auth/v1/user')).json()
  expect(me).toMatchObject({ phone: '' })
  expect(me).not.toHaveProperty('factors')
})

it('[4.session.5] neither reads nor writes, publishes or deletes', async () => {
  const { owner, thief, changePassword } = await stolen()
  const list = (await owner.post('/grocerylists', { name: 'Secret', groceries: [] })).body
  const recipe = (
    await owner.post('/recipes', {
      title: 'Secret',
      course: 'MAIN',
      diet: 'MEAT',
      difficulty: 'EASY',
      ingredientSections: [{ ingredients: [{ text: 'Salt' }] }],
      instructionSections: [{ instructions: [{ instruction: 'Stir' }] }],
    })
  ).body
  const trip = { device: 'aaaaaaaa', schema: SCHEMA_VERSION, clock: { wall: Date.now() } }
  const calls: Call[] = [
    { method: 'POST', path: '/api/sync', json: { ...trip, calls: [], cursors: {} } },
    { method: 'POST', path: `/api/grocerylists/${list.id}/items`, json: { text: 'Taken' } },
    { method: 'POST', path: `/api/recipes/${recipe.id}/link`, json: { isListed: true } },
    { method: 'DELETE', path: '/api/account', json: { email: owner.email } },
  ]
  const finishing = await Promise.all(calls.map((call) => begin(thief.accessToken, call)))
  await changePassword()
  for (const finish of finishing) {
    const { status, text } = await finish()
    expect(status).toBe(401)
    expect(text).not.toContain('Secret')
  }
  expect((await owner.get(`/grocerylists/${list.id}`)).body.groceries).toEqual([])
  expect((await owner.get(`/recipes/${recipe.id}/link`)).body).toEqual({ link: null })
})

it('[7.tokens.3] does nothing for an access token that was taken back meanwhile', async () => {
  const owner = await join(server, 'Anna')
  const list = (await owner.post('/grocerylists', { name: 'List', groceries: [] })).body
  const made = (await owner.post('/access-tokens', { name: 'Old', rights: { lists: 'write' } }))
    .body
  const path = `/api/grocerylists/${list.id}/items`
  const finish = await begin(made.token, { method: 'POST', path, json: { text: 'Taken' } })
  expect((await owner.del(`/access-tokens/${made.id}`)).status).toBe(204)
  expect((await finish()).status).toBe(401)
  expect((await owner.get(`/grocerylists/${list.id}`)).body.groceries).toEqual([])
})
