// Callers make ids. Nobody gets hold of what somebody else keeps by choosing its id: not in their
// private scope, and not on their device, which finds everything by id.
import { expect, it } from 'vitest'
import { v7 } from 'uuid'
import type { Row } from '#shared/merge/record.ts'
import { befriend, editAt, join, timeAt, type Api } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'
import { SOUP } from '../support/samples.ts'

const server = serverHere()

const privateRows = async (person: Api): Promise<Row[]> =>
  (await person.sync()).scopes.find(({ scope }) => scope === `me:${person.userId}`)?.rows ?? []

/** Anna has a profile, a friendship, a correction, and a value that lost against Ben's. */
async function furnish() {
  const [anna, ben] = [await join(server, 'Anna'), await join(server, 'Ben')]
  const friendship = await befriend(anna, ben, ['canManageGroceryLists'])
  const list = { name: 'Weekend', groceries: [{ id: v7(), text: 'Milk' }] }
  const { body } = await anna.post('/grocerylists', list)
  const path = `/grocerylists/${body.id}`
  const item = body.groceries[0].id
  const set = (person: Api, fields: object) =>
    person.patch(path, { ops: [{ id: item, set: fields }] })
  await set(anna, { category: editAt(server, 'Cellar', null) })
  await set(anna, { text: editAt(server, 'Goat milk', null) })
  server.clock.advance(1000)
  await set(ben, { text: editAt(server, 'Oat milk', null) })
  return { anna, ben, friendship, listId: String(body.id), item: String(item) }
}

it('an invite takes the place of nothing that either of the two keeps', async () => {
  const { anna, friendship, listId, item } = await furnish()
  const before = await privateRows(anna)
  expect(new Set(before.map(({ kind }) => kind))).toEqual(
    new Set(['profile', 'friendship', 'correction', 'notice']),
  )
  const evil = await join(server, 'Evil')
  const ids = [...before.map(({ id }) => id), evil.userId, friendship.id, listId, item]
  for (const [at, id] of ids.entries()) {
    const localId = at % 2 === 0 ? id : id.toUpperCase()
    const asked = { path: '/users/friend-requests', body: { email: anna.email, localId } }
    const { results } = await evil.sync({ calls: [{ method: 'POST', ...asked }] })
    expect(results[0]).toMatchObject({ status: 409, code: 'id_taken' })
  }
  expect(await privateRows(anna)).toEqual(before)
  const asked = { email: anna.email, localId: v7() }
  expect((await evil.post('/users/friend-requests', asked)).status).toBe(201)
})

it('nothing that is made has the id of a person or a friendship', async () => {
  const { anna, ben, friendship, listId } = await furnish()
  const ratings = { foodRating: 5, priceQualityRating: 5, seatingRating: 5 }
  const place = { name: 'Inn', location: 'Here', type: 'lunch', ...ratings }
  const fields = { text: 'Milk', category: null, isChecked: false, pos: 'a0' }
  for (const id of [friendship.id, anna.userId]) {
    const answers = [
      await ben.post('/grocerylists', { name: 'Mine', localId: id }),
      await ben.post('/grocerylists', { name: 'Mine', groceries: [{ id, text: 'Milk' }] }),
      await ben.post('/recipes', { ...SOUP, localId: id }),
      await ben.post('/places', { ...place, localId: id }),
      await ben.patch(`/grocerylists/${listId}`, { groceries: [{ id, text: 'Milk' }] }),
      await ben.patch(`/grocerylists/${listId}`, {
        ops: [{ id, add: { ...fields, ...timeAt(server) } }],
      }),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'id_taken'])
  }
  expect((await anna.get('/grocerylists')).body[0].groceries).toHaveLength(1)
})
