// INVITE_PRIVACY=1: an invite does not tell who has an account, neither by its answer nor by what comes
// of it.
import { beforeEach, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { join, type Api, type Json } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere({ env: { INVITE_PRIVACY: 'true' } })
let anna: Api
beforeEach(async () => {
  anna = await join(server, 'Anna')
})

const requestsOf = async (person: Api): Promise<Json[]> =>
  (await person.get('/users/me/friend-requests')).body

it('an invite reads the same for everybody', async () => {
  const [ben, cleo] = [await join(server, 'Ben'), await join(server, 'Cleo')]
  const invite = (email: string) => anna.post('/users/friend-requests', { email })
  const before = (await anna.sync()).scopes
  const answers = [
    await invite('no@example.test'),
    await invite(ben.email),
    await invite(ben.email),
    await invite(cleo.email),
  ]
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({ status: 200, body: { status: 'pending' } })
  }
  const [asked, ...others] = await requestsOf(ben)
  expect([asked, others]).toEqual([expect.anything(), []])
  const [ofCleo] = await requestsOf(cleo)
  await cleo.patch(`/users/friend-requests/${ofCleo.id}`, { status: 'REJECTED' })
  // Nor does what a device of hers is told.
  expect((await anna.sync()).scopes).toEqual(before)
  await ben.patch(`/users/friend-requests/${asked.id}`, { status: 'ACCEPTED' })
  const friends: Json[] = (await anna.get('/users/me/friends')).body
  expect(friends.map(({ friendship }) => friendship.id)).toEqual([asked.id])
  const row = (await anna.sync()).scopes[0]?.rows.find(({ id }) => id === asked.id)
  expect(row?.del).toBeNull()
})

it('an invite that is sent again under its key reads the same', async () => {
  const ben = await join(server, 'Ben')
  for (const email of [ben.email, ben.email, 'nobody@example.test', 'nobody@example.test']) {
    const key = { 'Idempotency-Key': email }
    const { status, body } = await anna.post('/users/friend-requests', { email }, key)
    expect([status, body]).toEqual([200, { status: 'pending' }])
  }
  expect(await requestsOf(ben)).toHaveLength(1)
})

const probes: Record<string, (id: string) => Promise<{ status: number; body: Json }>> = {
  'granting something': (id) =>
    anna.patch(`/users/friends/${id}/permissions`, { canViewPlaces: true }),
  'answering it': (id) => anna.patch(`/users/friend-requests/${id}`, { status: 'ACCEPTED' }),
  'taking it back': (id) => anna.del(`/users/friends/${id}`),
  'giving a list its id': (id) => anna.post('/grocerylists', { localId: id, name: 'Probe' }),
}
it.each(Object.keys(probes))(
  'the id that came with an invite tells nothing by %s',
  async (name) => {
    const ben = await join(server, 'Ben')
    const outcomeOf = async (email: string) => {
      const localId = v7()
      await anna.post('/users/friend-requests', { email, localId })
      const answer = await probes[name]?.(localId)
      return [answer?.status, answer?.body.code]
    }
    expect(await outcomeOf(ben.email)).toEqual(await outcomeOf('nobody@example.test'))
    expect(await requestsOf(ben)).toHaveLength(1)
  },
)

it('a new name, a removed request and a deleted account tell whoever asked nothing', async () => {
  const people = [await join(server, 'Ben'), await join(server, 'Cleo'), await join(server, 'Dora')]
  const [ben, cleo, dora] = people
  const before = (await anna.sync()).scopes
  for (const { email } of people) await anna.post('/users/friend-requests', { email })
  expect((await ben?.patch('/users/me', { displayName: 'Benjamin' }))?.status).toBe(200)
  expect((await anna.sync()).scopes).toEqual(before)
  const [asked] = cleo ? await requestsOf(cleo) : []
  expect((await cleo?.del(`/users/friends/${asked.id}`))?.status).toBe(204)
  expect((await anna.sync()).scopes).toEqual(before)
  expect((await dora?.del('/account', { email: dora.email }))?.status).toBe(200)
  expect((await anna.sync()).scopes).toEqual(before)
})
