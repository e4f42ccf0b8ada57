// Invitations by link on two devices: made without a network, taken back, and what is left of them.
import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { dropUnsentInvite, unsentInvites } from '#db/unsent-invites.ts'
import { readLinks } from '#db/read-links.ts'
import { readFriends } from '#db/read-people.ts'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import { join } from '../support/api.ts'
import { createPhone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'

const LISTS = { ...NO_PERMISSIONS, canManageGroceryLists: true }
const server = serverHere({ env: { AUTH_AUTOCONFIRM: 'true' } })

function newSecret() {
  const bytes = randomBytes(16)
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return { secret: bytes.toString('base64url'), hash }
}

it('[7.invite-links.1, 2.invite.1] made without a network, it waits on the device and works once it is sent', async () => {
  const anna = await join(server, 'Anna')
  const ben = await join(server, 'Ben')
  const phone = createPhone(server, anna)
  await phone.sync()
  phone.isOnline = false
  const { secret, hash } = newSecret()
  await phone.save({ type: 'make-link', hash, grants: LISTS })
  const links = () => readLinks(phone.db, server.clock.now())
  expect(await links()).toMatchObject([{ status: 'link', yours: LISTS }])
  const outbox = JSON.stringify(await phone.db.tables.outbox.toArray())
  expect(outbox).toContain(hash)
  expect(outbox).not.toContain(secret)
  const take = () => ben.post('/users/invite-links/take', { secret, grants: NO_PERMISSIONS })
  expect((await take()).status).toBe(404)

  phone.isOnline = true
  await phone.sync()
  const tablet = createPhone(server, anna)
  await tablet.sync()
  expect(await readLinks(tablet.db, server.clock.now())).toHaveLength(1)
  expect((await take()).status).toBe(200)
  for (const device of [phone, tablet]) {
    await device.sync()
    expect(await readLinks(device.db, server.clock.now())).toEqual([])
    expect(await readFriends(device.db)).toMatchObject([{ displayName: 'Ben', yours: LISTS }])
  }
})

it('[7.invite-links.5] taken back before it was sent it never leaves, and later it ends for everybody', async () => {
  const anna = await join(server, 'Anna')
  const phone = createPhone(server, anna)
  await phone.sync()
  const make = async () => {
    const made = newSecret()
    const { id } = await phone.save({ type: 'make-link', hash: made.hash, grants: LISTS })
    return { ...made, id }
  }
  const never = await make()
  await phone.save({ type: 'unfriend', friendshipId: never.id })
  expect(await phone.db.tables.outbox.count()).toBe(0)
  expect(await readLinks(phone.db, server.clock.now())).toEqual([])

  const sent = await make()
  await phone.sync()
  await phone.save({ type: 'unfriend', friendshipId: sent.id })
  expect(await readLinks(phone.db, server.clock.now())).toEqual([])
  await phone.sync()
  const ben = await join(server, 'Ben')
  const { body } = await ben.post('/users/invite-links/look', { secret: sent.secret })
  expect(body.code).toBe('link_gone')
  // A link that has run out is not shown, even where its record still is.
  await make()
  const week = 7 * 24 * 60 * 60 * 1000
  expect(await readLinks(phone.db, server.clock.now() + week)).toEqual([])
  // Not by a clock that is as far ahead.
  await phone.db.store.write(async (tx) => {
    const meta = await tx.meta()
    await tx.putMeta({ ...meta, clock: { ...meta.clock, offset: meta.clock.offset - week } })
  })
  expect(await readLinks(phone.db, server.clock.now() + week)).toHaveLength(1)
})

it('[2.profile.10] an invite by e-mail that has not left is dropped, one that has is ended', async () => {
  const anna = await join(server, 'Anna')
  const ben = await join(server, 'Ben')
  const phone = createPhone(server, anna)
  await phone.sync()
  await phone.save({ type: 'invite', email: ben.email })
  const [unsent] = await unsentInvites(phone.db)
  expect(unsent).toMatchObject({ email: ben.email, isQueued: true })
  await dropUnsentInvite(phone.db, unsent?.id ?? '')
  await phone.sync()
  expect((await ben.get('/users/me/friend-requests')).body).toEqual([])

  const { id } = await phone.save({ type: 'invite', email: ben.email })
  await phone.sync()
  expect((await phone.db.tables.results.toArray()).at(-1)).toMatchObject({ about: id })
  expect((await ben.get('/users/me/friend-requests')).body).toHaveLength(1)
  await phone.save({ type: 'unfriend', friendshipId: id })
  await phone.sync()
  expect((await ben.get('/users/me/friend-requests')).body).toEqual([])
  // Nobody is told that a friendship ended.
  const results = await phone.db.tables.results.toArray()
  expect(results.map(({ kind }) => kind)).toEqual(['friend.invite'])
})
