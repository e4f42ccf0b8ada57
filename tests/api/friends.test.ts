// People: invites, answers, grants, the end of a friendship (product §6, §7.users, §8).
import { describe, expect, it } from 'vitest'
import { keyOf } from '#server/db/keys.ts'
import { SCOPE_KINDS, scopeName } from '#shared/scopes.ts'
import { v7 } from 'uuid'
import { sql } from 'kysely'
import { INVITE_STEP_MS } from '#server/api/invite-limits.ts'
import { forgetCount } from '#server/db/rate-counts.ts'
import { TEXT } from '#shared/errors.ts'
import { serverHere } from '../support/server-here.ts'
import { apiOf, befriend, editAt, join, type Api, type Json } from '../support/api.ts'
import { register } from '../support/people.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const server = serverHere()

const pair = async (): Promise<[Api, Api]> => [
  await join(server, 'Anna Lee'),
  await join(server, 'Ben'),
]
/**
 * Moves the answer to a request back in time, because waiting would let everybody's session end.
 */
async function ageAnswer(id: string, ms: number): Promise<void> {
  await sql`
    update friendships set answered_at = answered_at - ${ms} * interval '1 millisecond'
    where id = ${id}
  `.execute(server.db)
}

const requestsOf = async (person: Api): Promise<Json[]> =>
  (await person.get('/users/me/friend-requests')).body
const friendsOf = async (person: Api): Promise<Json[]> =>
  (await person.get('/users/me/friends')).body

describe('the signed-in user', () => {
  it('[7.users.1, 3.user.1] reads the own id and name', async () => {
    const anna = await join(server, 'Anna Lee')
    expect((await anna.get('/users/me')).body).toEqual({ id: anna.userId, displayName: 'Anna Lee' })
  })

  it('[3.user.2] without a name is called by the tidied part of the address', async () => {
    const nobody = apiOf(server, await register(server, `mary.jane_${v7().slice(-6)}@example.test`))
    expect((await nobody.get('/users/me')).body.displayName).toMatch(/^Mary Jane /)
  })

  it('[3.user.2, 5.input.3] who signs up gets the name without hidden characters, cut between two', async () => {
    const display = `\u202eAnna\u0007 ${'x'.repeat(73)}👩‍👩‍👧`
    const anna = apiOf(server, await register(server, `a${v7()}@example.test`, undefined, display))
    const { displayName } = (await anna.get('/users/me')).body
    expect(displayName).toBe(`Anna ${'x'.repeat(73)}`)
  })

  it('[3.user.2] changes the name, and friends and those who were asked see it', async () => {
    const [anna, ben] = await pair()
    await befriend(anna, ben)
    const cleo = await join(server, 'Cleo')
    await anna.post('/users/friend-requests', { email: cleo.email })
    const renamed = await anna.patch('/users/me', { displayName: 'Anna Berg' })
    expect(renamed).toMatchObject({ status: 200, body: { displayName: 'Anna Berg' } })
    expect((await friendsOf(ben))[0].friend.displayName).toBe('Anna Berg')
    expect((await requestsOf(cleo))[0].requester.displayName).toBe('Anna Berg')
    for (const person of [ben, cleo]) {
      const [me] = (await person.sync()).scopes
      const row = me?.rows.find(({ kind }) => kind === 'friendship')
      expect(row?.cells['displayName']?.v).toBe('Anna Berg')
    }
    expect((await anna.patch('/users/me', { displayName: ' ' })).body.field).toBe('displayName')
  })
})

describe('an invite', () => {
  it('[7.users.4, 7.users.3, 3.request.1, 3.enums.5] reaches the other person, who sees who asks', async () => {
    const [anna, ben] = await pair()
    const sent = await anna.post('/users/friend-requests', {
      email: ` ${ben.email.toUpperCase()} `,
    })
    expect(sent.status).toBe(201)
    expect(await requestsOf(ben)).toEqual([
      { id: sent.body.id, requester: { displayName: 'Anna Lee' }, status: 'pending' },
    ])
    expect(await requestsOf(anna)).toEqual([])
    expect(await friendsOf(anna)).toEqual([])
  })

  it('[8.invite.2] [8.invite.3] [8.invite.4] is refused for a stranger, oneself, and twice', async () => {
    const [anna, ben] = await pair()
    const invite = (email: string) => anna.post('/users/friend-requests', { email })
    expect(await invite('nobody@example.test')).toMatchObject({
      status: 404,
      body: { code: 'user_not_found', message: TEXT.inviteUnknown },
    })
    expect(await invite(anna.email)).toMatchObject({ status: 406, body: { code: 'self_invite' } })
    expect((await invite(ben.email)).status).toBe(201)
    expect(await invite(ben.email)).toMatchObject({
      status: 409,
      body: { code: 'already_invited' },
    })
    const [request] = await requestsOf(ben)
    await ben.patch(`/users/friend-requests/${request.id}`, { status: 'ACCEPTED' })
    expect((await invite(ben.email)).status).toBe(409)
  })

  it('[7.users.8] of somebody who has invited me accepts theirs, also at the same moment', async () => {
    const [anna, ben] = await pair()
    const answers = await Promise.all([
      anna.post('/users/friend-requests', { email: ben.email }),
      ben.post('/users/friend-requests', { email: anna.email }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
    expect(await friendsOf(anna)).toHaveLength(1)
    expect(await friendsOf(ben)).toHaveLength(1)
  })

  it('[7.users.8] is refused for 30 days after a rejection, but not for the one who rejected', async () => {
    const [anna, ben] = await pair()
    const { id } = (await anna.post('/users/friend-requests', { email: ben.email })).body
    await ben.patch(`/users/friend-requests/${id}`, { status: 'REJECTED' })
    const again = () => anna.post('/users/friend-requests', { email: ben.email })
    expect((await again()).status).toBe(409)
    await ageAnswer(id, 30 * DAY_MS - 60_000)
    expect((await again()).status).toBe(409)
    await ageAnswer(id, 60_000)
    const { status, body } = await again()
    expect(status).toBe(201)
    await ben.patch(`/users/friend-requests/${body.id}`, { status: 'REJECTED' })
    const other = await ben.post('/users/friend-requests', { email: anna.email })
    expect(other.status).toBe(201)
    await anna.patch(`/users/friend-requests/${other.body.id}`, { status: 'REJECTED' })
    expect((await again()).status).toBe(201)
  })

  it('[7.users.9] is refused the 11th time within an hour, with the time to wait', async () => {
    const anna = await join(server, 'Anna')
    const guess = () => anna.post('/users/friend-requests', { email: `${v7()}@example.test` })
    const hour = 60 * 60 * 1000
    server.clock.set(Math.ceil(server.clock.now() / hour) * hour)
    for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(404)
    const refused = await guess()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    const anHourLater = () => forgetCount(server.db, `invite:${anna.userId}/${hour}`)
    for (let turn = 0; turn < 2; turn += 1) {
      await anHourLater()
      const later = await Promise.all(Array.from({ length: 10 }, guess))
      expect(new Set(later.map(({ status }) => status))).toEqual(new Set([404]))
    }
    await anHourLater()
    const tomorrow = await guess()
    expect(tomorrow.status).toBe(429)
    expect(Number(tomorrow.headers.get('retry-after'))).toBeGreaterThan(3600)
  })

  it('[7.users.9] takes as long to answer for a stranger as for somebody known', async () => {
    const [anna, ben] = await pair()
    for (const email of [ben.email, `${v7()}@example.test`, ben.email]) {
      const startedAt = performance.now()
      await anna.post('/users/friend-requests', { email })
      // At the least: how much longer is a matter of the machine.
      expect(performance.now() - startedAt).toBeGreaterThan(INVITE_STEP_MS - 2)
    }
  })

  it('tells the one who asks nothing about the other person before the answer', async () => {
    const [anna, ben] = await pair()
    const { id } = (await anna.post('/users/friend-requests', { email: ben.email })).body
    const [me] = (await anna.sync()).scopes
    const row = me?.rows.find((candidate) => candidate.id === id)
    expect(row?.cells).toMatchObject({ displayName: { v: '' }, status: { v: 'pending' } })
    expect(JSON.stringify(me)).not.toContain(ben.email)
  })
})

describe('answering', () => {
  it('[7.users.5, 6.friends.1, 3.enums.5, 4.friends.1] is for the recipient alone', async () => {
    const [anna, ben] = await pair()
    const cleo = await join(server, 'Cleo')
    const { id } = (await anna.post('/users/friend-requests', { email: ben.email })).body
    const path = `/users/friend-requests/${id}`
    expect((await anna.patch(path, { status: 'ACCEPTED' })).status).toBe(403)
    expect((await cleo.patch(path, { status: 'ACCEPTED' })).status).toBe(404)
    expect((await ben.patch(path, { status: 'pending' })).body.field).toBe('status')
    expect(await ben.patch(path, { status: 'ACCEPTED' })).toMatchObject({
      status: 200,
      body: { id, status: 'ACCEPTED', requester: { displayName: 'Anna Lee' } },
    })
    expect((await ben.patch(path, { status: 'ACCEPTED' })).status).toBe(200)
    expect((await ben.patch(path, { status: 'REJECTED' })).status).toBe(409)
  })

  it('[6.grants.2, 7.users.2, 3.friend.1] starts a friendship without any right', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben)
    const off = {
      canViewRecipes: false,
      canEditRecipes: false,
      canManageGroceryLists: false,
      canViewPlaces: false,
    }
    expect(await friendsOf(anna)).toEqual([
      {
        friend: { id: ben.userId, displayName: 'Ben' },
        friendship: { id },
        permissions: { yourPermissionsToFriend: off },
      },
    ])
  })
})

describe('granting', () => {
  const grants = async (person: Api) =>
    (await friendsOf(person))[0].permissions.yourPermissionsToFriend

  it('[7.users.6, 3.friend.2, 6.grants.1] changes one flag at a time, of the own direction', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben)
    const path = `/users/friends/${id}/permissions`
    expect((await anna.patch(path, { canViewPlaces: true })).status).toBe(200)
    expect(await grants(anna)).toMatchObject({ canViewPlaces: true, canViewRecipes: false })
    expect(await grants(ben)).toMatchObject({ canViewPlaces: false })
    const two = await anna.patch(path, { canViewPlaces: true, canViewRecipes: true })
    expect(two.status).toBe(400)
    expect((await anna.patch(path, {})).status).toBe(400)
    expect((await anna.patch(path, { canViewPlaces: 'yes' })).body.field).toBe('canViewPlaces')
    const cleo = await join(server, 'Cleo')
    expect((await cleo.patch(path, { canViewPlaces: true })).status).toBe(404)
  })

  it('[6.grants.3] of editing grants seeing; taking seeing away takes editing away', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben)
    const path = `/users/friends/${id}/permissions`
    await anna.patch(path, { canEditRecipes: true })
    expect(await grants(anna)).toMatchObject({ canEditRecipes: true, canViewRecipes: true })
    await anna.patch(path, { canViewRecipes: false })
    expect(await grants(anna)).toMatchObject({ canEditRecipes: false, canViewRecipes: false })
  })

  it('resolves a true conflict of two own devices to off', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben)
    const path = `/users/friends/${id}/permissions`
    const rowOf = async () => {
      const [me] = (await anna.sync()).scopes
      return me?.rows.find((row) => row.id === id)
    }
    const base = (await rowOf())?.cells['canViewPlaces']?.s ?? null
    const send = (device: string, on: boolean) => {
      const set = { canViewPlaces: editAt(server, on, base) }
      return anna.sync({ device, calls: [{ method: 'PATCH', path, body: { set } }] })
    }
    await send('aaaaaaaa', false)
    server.clock.advance(60_000)
    await send('bbbbbbbb', true)
    expect(await grants(anna)).toMatchObject({ canViewPlaces: false })
  })

  it('shows both sides what each grants, in their own rows', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben, ['canViewPlaces'])
    const view = async (person: Api) => {
      const [me] = (await person.sync()).scopes
      return me?.rows.find((row) => row.id === id)?.cells
    }
    expect(await view(anna)).toMatchObject({
      userId: { v: ben.userId },
      canViewPlaces: { v: true },
      theirs: { v: { canViewPlaces: false } },
      incoming: { v: true },
      status: { v: 'accepted' },
    })
    expect(await view(ben)).toMatchObject({
      displayName: { v: 'Anna Lee' },
      canViewPlaces: { v: false },
      theirs: { v: { canViewPlaces: true } },
      incoming: { v: false },
    })
  })
})

describe('[7.users.7] unfriending', () => {
  it('[6.grants.5, 4.friends.2, 7.calls.2] ends the grants of both, and can be done by either', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben, ['canManageGroceryLists'])
    await ben.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: true })
    await anna.post('/grocerylists', { name: 'Hers', groceries: [] })
    await ben.post('/grocerylists', { name: 'His', groceries: [] })
    expect((await anna.get('/grocerylists/shared')).body).toHaveLength(1)
    expect(await ben.del(`/users/friends/${id}`)).toMatchObject({ status: 204, body: {} })
    expect((await ben.del(`/users/friends/${id}`)).status).toBe(204)
    for (const person of [anna, ben]) {
      expect(await friendsOf(person)).toEqual([])
      expect((await person.get('/grocerylists/shared')).body).toEqual([])
    }
    expect((await (await join(server, 'Cleo')).del(`/users/friends/${id}`)).status).toBe(404)
    expect((await anna.post('/users/friend-requests', { email: ben.email })).status).toBe(201)
    expect(await friendsOf(anna)).toEqual([])
  })
})

describe('an account that is deleted', () => {
  it('takes everything of its own along and ends its friendships', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben, ['canManageGroceryLists'])
    await ben.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: true })
    const list = (await ben.post('/grocerylists', { name: 'His', groceries: [] })).body
    await anna.patch(`/grocerylists/${list.id}`, { groceries: [{ text: 'From Anna' }] })
    await anna.post('/grocerylists', { name: 'Hers', groceries: [{ text: 'Milk' }] })
    const { accountHooks } = await import('#server/api/known-users.ts')
    const hooks = accountHooks(server.deps)
    await server.db.transaction().execute((trx) => hooks.onUserDeleted(trx, anna.userId))
    expect(await friendsOf(ben)).toEqual([])
    const rest = await server.db
      .selectFrom('records')
      .selectAll()
      .where(
        'scope',
        'in',
        SCOPE_KINDS.map((kind) => keyOf(scopeName(kind, anna.userId))),
      )
      .execute()
    expect(rest).toEqual([])
    expect((await ben.get(`/grocerylists/${list.id}`)).body.groceries).toHaveLength(1)
    const { gone } = await ben.sync({ cursors: { [`lists:${anna.userId}`]: 1 } })
    expect(gone).toEqual([`lists:${anna.userId}`])
  })
})

it('a rejection is forgotten after 30 days', async () => {
  const [anna, ben] = await pair()
  const { id } = (await anna.post('/users/friend-requests', { email: ben.email })).body
  await ben.patch(`/users/friend-requests/${id}`, { status: 'REJECTED' })
  await server.db
    .updateTable('friendships')
    .set({ answered_at: new Date(server.clock.now() - 31 * DAY_MS) })
    .where('id', '=', id)
    .execute()
  expect((await anna.post('/users/friend-requests', { email: ben.email })).status).toBe(201)
})
