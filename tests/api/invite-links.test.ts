// Invitations by a link: whoever holds the secret may become a friend, once, and reads nothing before
// (product §7.invite-links).
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import { NO_PERMISSIONS, type Permissions } from '#shared/grants.ts'
import { INVITE_STEP_MS } from '#server/api/invite-limits.ts'
import { forgetCount } from '#server/db/rate-counts.ts'
import { expire } from '#server/sync/expire.ts'
import { fileJournal, readJournal } from '#server/sync/journal.ts'
import { replayJournal } from '#server/sync/replay.ts'
import { befriend, join, type Api, type Json } from '../support/api.ts'
import { as } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LISTS: Permissions = { ...NO_PERMISSIONS, canManageGroceryLists: true }
const PLACES: Permissions = { ...NO_PERMISSIONS, canViewPlaces: true }
const server = serverHere({ env: { AUTH_AUTOCONFIRM: 'true' } })

const pair = async (): Promise<[Api, Api]> => [
  await join(server, 'Anna'),
  await join(server, 'Ben'),
]

/** A link as a device makes it: the secret stays on the device, its hash is sent. */
function newLink(grants = LISTS) {
  const bytes = randomBytes(16)
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return { secret: bytes.toString('base64url'), body: { localId: v7(), hash, grants } }
}

async function linkOf(person: Api, grants = LISTS): Promise<{ secret: string; id: string }> {
  const { secret, body } = newLink(grants)
  const call = { method: 'POST' as const, path: '/users/invite-links', body }
  const [result] = (await person.sync({ calls: [call] })).results
  expect(result).toMatchObject({ status: 201 })
  return { secret, id: body.localId }
}

/** Moves the making of a link back in time: waiting a week would let everybody's session end. */
async function age(id: string, ms: number): Promise<void> {
  await sql`
    update invite_links set created_at = created_at - ${ms} * interval '1 millisecond',
      expires_at = expires_at - ${ms} * interval '1 millisecond' where id = ${id}
  `.execute(server.db)
}

const guess = () => randomBytes(16).toString('base64url')
const look = (person: Api, secret: string) =>
  person.post('/users/invite-links/look', { secret }, { 'Idempotency-Key': 'the-same-each-time' })
const take = (person: Api, secret: string, grants = NO_PERMISSIONS) =>
  person.post('/users/invite-links/take', { secret, grants })
const friendsOf = async (person: Api): Promise<Json[]> =>
  (await person.get('/users/me/friends')).body

/** The friendship records of somebody's private scope that are not graves. */
async function rowsOf(person: Api): Promise<Json[]> {
  const { scopes } = await person.sync()
  const rows = scopes.find(({ scope }) => scope === `me:${person.userId}`)?.rows ?? []
  return rows.filter(({ kind, del }) => kind === 'friendship' && !del)
}

describe('an invitation by link', () => {
  it('[7.invite-links.1, 7.invite-links.3] makes friends, each with what the other opened', async () => {
    const [anna, ben] = await pair()
    const list = (await anna.post('/grocerylists', { name: 'Weekend', groceries: [] })).body
    const { secret, id } = await linkOf(anna)
    const [waiting] = await rowsOf(anna)
    expect(waiting).toMatchObject({ id, cells: { status: { v: 'link' } } })

    expect(await look(ben, secret)).toMatchObject({
      status: 200,
      body: { inviter: { displayName: 'Anna' }, permissions: LISTS },
    })
    const taken = await take(ben, secret, PLACES)
    expect(taken).toMatchObject({ status: 200, body: { friend: { displayName: 'Anna' } } })

    const [annas] = await friendsOf(anna)
    const [bens] = await friendsOf(ben)
    expect(annas.friend.displayName).toBe('Ben')
    expect(annas.permissions.yourPermissionsToFriend).toEqual(LISTS)
    expect(bens.permissions.yourPermissionsToFriend).toEqual(PLACES)
    expect((await ben.get(`/grocerylists/${list.id}`)).status).toBe(200)
    for (const [person, mine, theirs] of [
      [anna, LISTS, PLACES],
      [ben, PLACES, LISTS],
    ] as const) {
      const rows = await rowsOf(person)
      expect(rows).toHaveLength(1)
      expect(rows[0].cells.theirs.v).toEqual(theirs)
      expect(rows[0].cells.canManageGroceryLists.v).toBe(mine.canManageGroceryLists)
      expect(rows[0].cells.canViewPlaces.v).toBe(mine.canViewPlaces)
    }
  })

  it('[7.invite-links.2] is nothing to who has no session, and reads nothing before it is taken', async () => {
    const [anna, ben] = await pair()
    const list = (await anna.post('/grocerylists', { name: 'Secret', groceries: [] })).body
    const { secret } = await linkOf(anna)
    for (const path of ['look', 'take']) {
      const answer = await server.fetch(`/api/users/invite-links/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ secret }),
      })
      expect(answer.status).toBe(401)
    }
    const seen = await look(ben, secret)
    expect(Object.keys(seen.body)).toEqual(['inviter', 'permissions'])
    expect(JSON.stringify(seen.body)).not.toMatch(/Secret|@/)
    expect(JSON.stringify(await ben.sync())).not.toMatch(new RegExp(`Secret|${anna.userId}`))
    expect((await ben.get(`/grocerylists/${list.id}`)).status).toBe(404)
    expect(await rowsOf(ben)).toEqual([])
  })

  it('[7.invite-links.3] is taken once: a copy that was passed on opens nothing, a repeat is the same', async () => {
    const [anna, ben] = await pair()
    const eve = await join(server, 'Eve')
    const { secret } = await linkOf(anna)
    const answers = await Promise.all([take(ben, secret), take(eve, secret)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const [first, second] = answers[0]?.status === 200 ? [ben, eve] : [eve, ben]
    expect(await take(second, secret)).toMatchObject({
      status: 410,
      body: { code: 'link_gone', message: SERVER_TEXT.linkGone },
    })
    expect((await look(second, secret)).body).toMatchObject({ code: 'link_gone' })
    expect(await friendsOf(second)).toEqual([])
    // The answer to the first try was lost.
    expect((await take(first, secret)).status).toBe(200)
    expect(await friendsOf(anna)).toHaveLength(1)
    await first.del(`/users/friends/${(await friendsOf(first))[0].friendship.id}`)
    expect((await take(first, secret)).status).toBe(410)
    expect(await friendsOf(anna)).toEqual([])
  })

  it('[7.invite-links.4] that has not arrived yet says so, and works once it has', async () => {
    const [anna, ben] = await pair()
    const { secret, body } = newLink()
    const tooEarly = {
      status: 404,
      body: { code: 'not_found', message: SERVER_TEXT.linkNotYet },
    }
    expect(await look(ben, secret)).toMatchObject(tooEarly)
    expect(await take(ben, secret)).toMatchObject(tooEarly)
    const made = await anna.post('/users/invite-links', body)
    expect(made).toMatchObject({ status: 201, body: { id: body.localId, permissions: LISTS } })
    expect((await take(ben, secret)).status).toBe(200)
  })

  it('[7.invite-links.5] ends after 7 days, and when its maker takes it back', async () => {
    const [anna, ben] = await pair()
    const old = await linkOf(anna)
    const kept = await linkOf(anna)
    expect((await ben.del(`/users/friends/${kept.id}`)).status).toBe(404)
    expect((await anna.del(`/users/friends/${kept.id}`)).status).toBe(204)
    expect((await take(ben, kept.secret)).body.code).toBe('link_gone')
    expect((await anna.del(`/users/friends/${kept.id}`)).status).toBe(204)
    expect((await rowsOf(anna)).map(({ id }) => id)).toEqual([old.id])
    await age(old.id, 7 * DAY_MS - 60_000)
    expect((await look(ben, old.secret)).status).toBe(200)
    await age(old.id, 60_000)
    expect((await take(ben, old.secret)).body.code).toBe('link_gone')
    // The next one clears away what has run out, however long ago.
    await age(old.id, 200 * DAY_MS)
    await expire(server.db, server.clock.now())
    const { id } = await linkOf(anna)
    expect((await rowsOf(anna)).map((row) => row.id)).toEqual([id])
  })

  it('[7.invite-links.5] tells and opens nothing while the account of its maker is blocked', async () => {
    const [anna, ben] = await pair()
    const { secret } = await linkOf(anna)
    const block = (until: Date | null) =>
      sql`update auth_users set banned_until = ${until} where id = ${anna.userId}`.execute(
        server.db,
      )
    await block(new Date(server.clock.now() + DAY_MS))
    for (const ask of [look, take]) {
      const answer = await ask(ben, secret)
      expect(answer).toMatchObject({ status: 410, body: { code: 'link_gone' } })
      expect(JSON.stringify(answer.body)).not.toContain('Anna')
    }
    await block(null)
    expect((await take(ben, secret)).status).toBe(200)
  })

  it('[7.invite-links.5] brings back no right to a friend who leaves in order to take it', async () => {
    const [anna, ben] = await pair()
    const { id } = await befriend(anna, ben, ['canManageGroceryLists'])
    const list = (await anna.post('/grocerylists', { name: 'Weekend', groceries: [] })).body
    const { secret } = await linkOf(anna)
    await anna.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false })
    expect((await take(ben, secret)).status).toBe(409)
    expect((await ben.del(`/users/friends/${id}`)).status).toBe(204)
    expect((await take(ben, secret)).body.code).toBe('link_gone')
    expect((await ben.get(`/grocerylists/${list.id}`)).status).toBe(404)
    expect(await friendsOf(anna)).toEqual([])
    // Others can still take it, even one who asked and took that back; Ben can take a later one.
    const carl = await join(server, 'Carl')
    const asked = (await carl.post('/users/friend-requests', { email: anna.email })).body
    expect((await carl.del(`/users/friends/${asked.id}`)).status).toBe(204)
    expect((await take(carl, secret)).status).toBe(200)
    const later = await linkOf(anna)
    expect((await take(ben, later.secret)).status).toBe(200)
  })

  it('[7.invite-links.5] ends when its maker unfriends, and a rejection since counts', async () => {
    const [anna, ben] = await pair()
    const links = [await linkOf(anna), await linkOf(anna), await linkOf(anna)]
    const [first, second] = links.map(({ secret }) => secret)
    await take(ben, first ?? '')
    const again = await take(ben, second ?? '')
    expect(again).toMatchObject({ status: 409, body: { code: 'already_friends' } })
    const [friend] = await friendsOf(anna)
    await anna.del(`/users/friends/${friend.friendship.id}`)
    expect((await take(ben, second ?? '')).status).toBe(410)
    expect(await rowsOf(anna)).toEqual([])

    const { secret } = await linkOf(anna)
    const { id } = (await ben.post('/users/friend-requests', { email: anna.email })).body
    await anna.patch(`/users/friend-requests/${id}`, { status: 'REJECTED' })
    expect((await take(ben, secret)).status).toBe(410)
    const later = await linkOf(anna)
    expect((await take(ben, later.secret)).status).toBe(200)
  })

  it('[7.invite-links.5] ends with a new password, with which no restored backup brings it back', async () => {
    const [anna, ben] = await pair()
    const file = pathOf(await mkdtemp(pathOf(tmpdir(), 'links-')), 'journal')
    server.deps.journal = fileJournal(file)
    const links = [await linkOf(anna), await linkOf(anna)]
    const bens = await linkOf(ben)
    const json = { password: 'the pass-phrase of the owner' }
    const changed = await as(server, anna)('/auth/v1/user', { method: 'PUT', json })
    expect(changed.status).toBe(200)
    for (const { secret } of links) {
      expect(await take(ben, secret)).toMatchObject({ status: 410, body: { code: 'link_gone' } })
    }
    expect(await friendsOf(anna)).toEqual([])
    expect(await rowsOf(anna)).toEqual([])
    const journal = await readJournal(file, 0)
    const ended = links.map(({ id }) => ({ kind: 'link-ended', link: id }))
    expect(journal.filter(({ kind }) => kind === 'link-ended')).toMatchObject(ended)
    const noted = await server.db.selectFrom('revocations').selectAll().execute()
    for (const { id } of links) expect(JSON.stringify(noted)).toContain(id)
    // Links of other people still work, and so do those that are made in the new session.
    expect((await take(anna, bens.secret)).status).toBe(200)
    expect((await take(await join(server, 'Carl'), (await linkOf(anna)).secret)).status).toBe(200)
  })

  it('[7.invite-links.3] takes the place of a request between the two', async () => {
    const [anna, ben] = await pair()
    await ben.post('/users/friend-requests', { email: anna.email })
    const { secret } = await linkOf(anna)
    expect((await take(ben, secret)).status).toBe(200)
    expect((await anna.get('/users/me/friend-requests')).body).toEqual([])
    expect(await rowsOf(anna)).toHaveLength(1)
    expect(await rowsOf(ben)).toHaveLength(1)
  })

  it('[8.invite.3] is refused for oneself', async () => {
    const [anna] = await pair()
    const { secret } = await linkOf(anna)
    for (const ask of [look, take]) {
      expect(await ask(anna, secret)).toMatchObject({ status: 406, body: { code: 'self_invite' } })
    }
  })

  it('[7.invite-links.6] cannot be guessed: 30 tries an hour, all answered alike', async () => {
    const [anna, ben] = await pair()
    await linkOf(anna)
    const hour = 60 * 60 * 1000
    server.clock.set(Math.ceil(server.clock.now() / hour) * hour)
    const answers = await Promise.all(Array.from({ length: 30 }, () => look(ben, guess())))
    const shapes = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))
    expect(shapes.size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 404,
      body: { message: SERVER_TEXT.linkNotYet },
    })
    const refused = await take(ben, guess())
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    for (const more of [30, 30, 10]) {
      await forgetCount(server.db, `link-opened:${ben.userId}/${hour}`)
      const later = await Promise.all(Array.from({ length: more }, () => look(ben, guess())))
      expect(new Set(later.map(({ status }) => status))).toEqual(new Set([404]))
    }
    await forgetCount(server.db, `link-opened:${ben.userId}/${hour}`)
    expect((await look(ben, guess())).status).toBe(429)
  })

  it('[7.invite-links.6] an answer about a secret that is known takes as long as about another', async () => {
    const [anna, ben] = await pair()
    const { secret } = await linkOf(anna)
    for (const asked of [secret, guess()]) {
      for (const ask of [look, take]) {
        const startedAt = performance.now()
        await ask(ben, asked)
        // At the least: how much longer is a matter of the machine.
        expect(performance.now() - startedAt).toBeGreaterThan(INVITE_STEP_MS - 2)
      }
    }
  })

  it('[7.invite-links.7] of one person 60 are made in a day', async () => {
    const anna = await join(server, 'Anna')
    for (let at = 0; at < 60; at += 1) {
      const { id } = await linkOf(anna)
      await anna.del(`/users/friends/${id}`)
    }
    const oneMore = await anna.post('/users/invite-links', newLink().body)
    expect(oneMore).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })

  it('[7.invite-links.6] its secret stands in no row, no line of the log and no bad answer', async () => {
    const [anna, ben] = await pair()
    const { secret } = await linkOf(anna)
    await look(ben, secret)
    await take(ben, secret)
    await look(await join(server, 'Eve'), secret)
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, ' '), '') as text from (
        select l::text as t from invite_links l union all select r::text from records r
        union all select m::text from mutation_log m
      ) t
    `.execute(server.db)
    const hex = Buffer.from(secret, 'base64url').toString('hex')
    for (const told of [rows[0]?.text ?? '', server.logLines.join('\n')]) {
      expect(told).not.toContain(secret)
      expect(told).not.toContain(hex)
    }
    const bad = await ben.post('/users/invite-links/take', { secret, grants: { ...LISTS, all: 1 } })
    expect(bad.status).toBe(400)
    expect(JSON.stringify(bad.body)).not.toContain(secret)
  })

  it('[7.invite-links.7] at most 20 wait at a time, and an id that is taken is refused', async () => {
    const [anna, ben] = await pair()
    const list = (await ben.post('/grocerylists', { name: 'Bens', groceries: [] })).body
    const taken = await anna.post('/users/invite-links', { ...newLink().body, localId: list.id })
    expect(taken).toMatchObject({ status: 409, body: { code: 'id_taken' } })
    const edits = { ...NO_PERMISSIONS, canEditRecipes: true }
    expect((await anna.post('/users/invite-links', newLink(edits).body)).status).toBe(400)
    for (let at = 0; at < 20; at += 1) await linkOf(anna)
    const oneMore = await anna.post('/users/invite-links', newLink().body)
    expect(oneMore).toMatchObject({ status: 413, body: { code: 'quota_reached' } })
  })
})

it('[7.invite-links.5] a restored backup brings back no link that was taken', async () => {
  const file = pathOf(await mkdtemp(pathOf(tmpdir(), 'links-')), 'journal')
  server.deps.journal = fileJournal(file)
  const [anna, ben] = await pair()
  const { secret, id } = await linkOf(anna)
  await take(ben, secret)
  const journal = await readJournal(file, 0)
  expect(journal).toMatchObject([{ kind: 'link-ended', link: id }])
  // In the backup nobody had taken the link yet.
  await sql`update invite_links set ended_at = null, taken_by = null where id = ${id}`.execute(
    server.db,
  )
  await replayJournal(server.db, journal, server.clock.now())
  expect((await take(await join(server, 'Eve'), secret)).status).toBe(410)
})
