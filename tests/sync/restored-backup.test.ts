// After a backup was restored, what devices hold and the server lacks comes back from them, on the
// real server and PostgreSQL. docs/sync.md steps 21 and 22.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { readNotices } from '#db/read-notices.ts'
import { readPending } from '#db/read-pending.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { recordsById } from '#server/db/records.ts'
import { replayJournal } from '#server/sync/replay.ts'
import { KEEP_DAYS } from '#shared/limits.ts'
import { lastStamp } from '#shared/merge/record.ts'
import { makeStamp, stampDevice, stampMs } from '#shared/merge/stamp.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { createPhone, dismiss, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TABLES = ['records', 'directory', 'scopes', 'friendships', 'history', 'mutation_log', 'meta']

const server = serverHere()
let anna: Api
let ben: Api
let friendship: string
let annasPhone: Phone
let bensPhone: Phone

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  friendship = (await befriend(anna, ben, ['canManageGroceryLists', 'canViewPlaces'])).id
})

beforeEach(async () => {
  annasPhone = createPhone(server, anna)
  bensPhone = createPhone(server, ben)
  await annasPhone.sync()
  await bensPhone.sync()
})

async function backUp(): Promise<void> {
  for (const table of TABLES) {
    await sql`drop table if exists ${sql.ref(`copy_${table}`)}`.execute(server.db)
    await sql`create table ${sql.ref(`copy_${table}`)} as table ${sql.ref(table)}`.execute(
      server.db,
    )
  }
}

async function restore(): Promise<void> {
  for (const table of TABLES) {
    await sql`delete from ${sql.ref(table)}`.execute(server.db)
    await sql`insert into ${sql.ref(table)} table ${sql.ref(`copy_${table}`)}`.execute(server.db)
  }
  await replayJournal(server.db, [], server.clock.now())
}

const item = (text: string, pos: string) => ({ text, category: null, pos })

const letter = (at: number) => String.fromCharCode(97 + (at % 26))

async function texts(api: Api, listId: string): Promise<string[]> {
  const { body } = await api.get(`/grocerylists/${listId}`)
  return body.groceries.map(({ text }: { text: string }) => text).toSorted()
}

/** A record as a device gives it back, all of its cells by one author. */
function heldBy(author: string, cells: Record<string, unknown>, s = '01a3185c5000000000000000') {
  const entries = Object.entries(cells).map(([field, v]) => [field, { v, s, u: author }])
  return { id: v7(), by: author, createdAt: 1, cells: Object.fromEntries(entries) }
}

/** Sends again what stands in an item, as the device that made it: added anew, and as an edit. */
async function sendAgain(who: Api, listId: string, id: string): Promise<void> {
  const { s = '' } = (await stored(id))?.cells['text'] ?? {}
  const values = Object.entries((await stored(id))?.cells ?? {}).filter(([, cell]) => cell.s === s)
  const time = { at: stampMs(s), wall: stampMs(s), floor: stampMs(s) }
  const add = { ...Object.fromEntries(values.map(([field, { v }]) => [field, v])), ...time }
  const set = Object.fromEntries(
    values.map(([field, { v }]) => [field, { v, base: null, ...time }]),
  )
  for (const op of [{ add }, { set }]) {
    const body = { ops: [{ id, ...op }] }
    const call = { method: 'PATCH', path: `/grocerylists/${listId}`, body } as const
    const { results } = await who.sync({ device: stampDevice(s), calls: [call] })
    expect(results).toMatchObject([{ status: 200 }])
  }
}

const NEW_ITEM = { text: 'Intruder', category: null, isChecked: false, pos: 'a5' }

async function giveBack(who: Api, listId: string, records: unknown[]) {
  const body = { owner: anna.userId, records }
  const call = { method: 'POST', path: `/grocerylists/${listId}/reassert`, body } as const
  const { results } = await who.sync({ calls: [call] })
  return results[0]
}

async function stored(id: string) {
  const [row] = await recordsById(server.db, [id])
  return row
}

describe('while nothing was restored', () => {
  it('nobody gives anything back, whatever they hold', async () => {
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Calm', items: [] })
    await annasPhone.sync()
    for (const who of [ben, anna]) {
      const held = heldBy(anna.userId, NEW_ITEM)
      expect(await giveBack(who, listId, [held])).toMatchObject({ status: 409 })
      expect(await stored(held.id)).toBe(undefined)
    }
  })

  it('nobody becomes the author of somebody else by sending their words once more', async () => {
    const items = [item('Milk', 'a0')]
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Own', items })
    await annasPhone.sync()
    const milk = (await annasPhone.list(listId))?.items[0]?.id ?? ''
    const before = await stored(milk)
    await sendAgain(ben, listId, milk)
    expect((await stored(milk))?.cells).toEqual(before?.cells)
    expect(before?.cells['text']).toMatchObject({ v: 'Milk', u: anna.userId })
  })
})

describe('after a backup was restored', () => {
  it('a device gives back what it holds: lists, items, newer texts, recipes', async () => {
    const { id: listId } = await annasPhone.save({
      type: 'create-list',
      name: 'Weekend',
      items: [item('Milk', 'a0'), item('Bread', 'a1')],
    })
    await annasPhone.sync()
    await backUp()
    const milk = (await annasPhone.list(listId))?.items.find(({ text }) => text === 'Milk')
    const changes = [
      { item: milk?.id ?? '', set: { text: 'Oat milk' } },
      { add: item('Eggs', 'a2') },
    ]
    await annasPhone.save({ type: 'change-list', listId, changes })
    const { id: later } = await annasPhone.save({ type: 'create-list', name: 'Later', items: [] })
    await annasPhone.sync()
    await restore()
    expect(await texts(anna, listId)).toEqual(['Bread', 'Milk'])

    // What was typed since then and builds on what is lost is sent after it.
    await annasPhone.save({
      type: 'change-list',
      listId: later,
      changes: [{ add: item('Tea', 'a0') }],
    })
    await annasPhone.sync()
    expect(await texts(anna, listId)).toEqual(['Bread', 'Eggs', 'Oat milk'])
    expect(await texts(anna, later)).toEqual(['Tea'])
    expect(await readDeviceState(annasPhone.db)).toMatchObject({ waiting: 0, parked: 0 })
    await bensPhone.sync()
    expect((await bensPhone.list(listId))?.items).toHaveLength(3)
  })

  it('a list of many items that the backup lacks altogether comes back whole', async () => {
    await annasPhone.sync()
    await backUp()
    // Rows are looked through in the order of their ids: this list comes after its items.
    const listId = 'f0000000-0000-7000-8000-000000000001'
    await annasPhone.save({ type: 'create-list', id: listId, name: 'Long', items: [] })
    for (let tens = 10; tens < 21; tens += 1) {
      const changes = Array.from({ length: 10 }, (_, at) => ({
        add: item(`Q${letter(tens)}${letter(at)}`, `a${tens}${at}V`),
      }))
      await annasPhone.save({ type: 'change-list', listId, changes })
    }
    await annasPhone.sync()
    await restore()
    await annasPhone.sync()
    expect(await texts(anna, listId)).toHaveLength(110)

    // It does not matter either how many values the backup lacks.
    await backUp()
    const all = (await annasPhone.list(listId))?.items ?? []
    const ticks = all.map(({ id }) => ({ item: id, set: { isChecked: true, category: 'Bakery' } }))
    await annasPhone.save({ type: 'change-list', listId, changes: ticks })
    await annasPhone.sync()
    await restore()
    await annasPhone.sync()
    const ticked = (await annasPhone.list(listId))?.items.filter(({ isChecked }) => isChecked)
    expect(ticked).toHaveLength(110)
    expect(await readDeviceState(annasPhone.db)).toMatchObject({ waiting: 0, parked: 0 })
  })

  it('what was removed before stays removed, whoever still holds it', async () => {
    const items = [item('Milk', 'a0'), item('Bread', 'a1')]
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Old', items })
    await annasPhone.sync()
    await bensPhone.sync()
    const milk = (await annasPhone.list(listId))?.items.find(({ text }) => text === 'Milk')
    await annasPhone.save({ type: 'change-list', listId, changes: [{ remove: milk?.id ?? '' }] })
    await annasPhone.sync()
    await backUp()
    await restore()
    await bensPhone.sync()
    await annasPhone.sync()
    expect(await texts(anna, listId)).toEqual(['Bread'])
    expect((await bensPhone.list(listId))?.items).toHaveLength(1)
  })

  it('a friend gives back items of a list that is there, and nothing into what is not theirs', async () => {
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Shared', items: [] })
    await annasPhone.sync()
    await bensPhone.sync()
    await backUp()
    await bensPhone.save({ type: 'change-list', listId, changes: [{ add: item('Wine', 'a0') }] })
    await bensPhone.sync()
    const place = { name: 'Inn', location: 'Here', type: 'lunch' } as const
    const fields = { ...place, foodRating: 5, priceQualityRating: 5, seatingRating: 5 }
    const { id: placeId } = await annasPhone.save({ type: 'create-place', fields })
    await annasPhone.sync()
    await bensPhone.sync()
    await restore()
    await bensPhone.sync()
    expect(await texts(anna, listId)).toEqual(['Wine'])
    expect((await anna.get(`/places/${placeId}`)).status).toBe(404)
    expect(await readPending(bensPhone.db)).toEqual([])
    await annasPhone.sync()
    expect((await anna.get(`/places/${placeId}`)).body.name).toBe('Inn')
  })

  it('what a friend gives back in the name of the owner says so, and the owner is told', async () => {
    const { id: listId } = await annasPhone.save({
      type: 'create-list',
      name: 'Marked',
      items: [item('Milk', 'a0')],
    })
    await annasPhone.sync()
    await backUp()
    const milk = (await annasPhone.list(listId))?.items[0]?.id ?? ''
    const changes = [{ item: milk, set: { text: 'Oat milk' } }, { add: item('Eggs', 'a1') }]
    await annasPhone.save({ type: 'change-list', listId, changes })
    await annasPhone.sync()
    await bensPhone.sync()
    await restore()
    await bensPhone.sync()
    expect(await texts(anna, listId)).toEqual(['Eggs', 'Oat milk'])
    const mark = { v: 'Oat milk', u: anna.userId, g: ben.userId }
    expect((await stored(milk))?.cells['text']).toMatchObject(mark)

    // The owner's own device gives the same back; the notice stays until somebody puts it away.
    await annasPhone.sync()
    expect((await stored(milk))?.cells['text']).not.toHaveProperty('g')
    const [notice, ...others] = await readNotices(annasPhone.db)
    expect(notice).toMatchObject({ winner: 'Ben', title: 'Marked', givenBack: 2 })
    expect(others).toEqual([])
    await dismiss(annasPhone, notice)
    await annasPhone.sync()
    expect((await readNotices(annasPhone.db)).map(({ id, mine }) => [id, mine])).toEqual([])
    expect(await readNotices(bensPhone.db)).toEqual([])
  })

  it('what a friend gives back of another one is theirs again once they send it', async () => {
    const cleo = await join(server, 'Cleo')
    await befriend(anna, cleo, ['canManageGroceryLists'])
    const cleosPhone = createPhone(server, cleo)
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Three', items: [] })
    await annasPhone.sync()
    await cleosPhone.sync()
    await backUp()
    const changes = [{ add: item('Plums', 'a0') }, { add: item('Pears', 'a1') }]
    await cleosPhone.save({ type: 'change-list', listId, changes })
    await cleosPhone.sync()
    await bensPhone.sync()
    const [plums = '', pears = ''] =
      (await cleosPhone.list(listId))?.items.map(({ id }) => id) ?? []
    await restore()
    await bensPhone.sync()
    const mark = { u: ben.userId, g: ben.userId }
    const bens = { by: ben.userId, cells: { text: mark, pos: mark } }
    expect(await stored(plums)).toMatchObject(bens)
    expect(await readNotices(annasPhone.db)).toEqual([])

    // An item that is added once more, or that the device of its author gives back.
    await sendAgain(cleo, listId, plums)
    for (const id of [plums, pears]) {
      if (id === pears) await cleosPhone.sync()
      const row = await stored(id)
      expect(row).toMatchObject({ by: cleo.userId, cells: { text: { u: cleo.userId } } })
      for (const cell of Object.values(row?.cells ?? {})) expect(cell).not.toHaveProperty('g')
    }
    await sendAgain(ben, listId, plums)
    expect(await stored(plums)).toMatchObject({
      by: cleo.userId,
      cells: { text: { u: cleo.userId } },
    })
  })

  it("what a friend gives back in the name of the owner becomes nobody else's", async () => {
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Hers', items: [] })
    await annasPhone.sync()
    await backUp()
    const changes = [{ add: item('Nuts', 'a0') }]
    await annasPhone.save({ type: 'change-list', listId, changes })
    await annasPhone.sync()
    await bensPhone.sync()
    const nuts = (await annasPhone.list(listId))?.items[0]?.id ?? ''
    await restore()
    await bensPhone.sync()
    const marked = await stored(nuts)
    await sendAgain(ben, listId, nuts)
    expect((await stored(nuts))?.cells).toEqual(marked?.cells)
    expect(marked?.cells['text']).toMatchObject({ u: anna.userId, g: ben.userId })
    await sendAgain(anna, listId, nuts)
    expect((await stored(nuts))?.cells['text']).not.toHaveProperty('g')
  })

  it('nobody names somebody else as the one who gave something back', async () => {
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Named', items: [] })
    await annasPhone.sync()
    await backUp()
    await restore()
    const third = (await join(server, 'Third')).userId
    const held = (who: Api, g: string) => {
      const record = heldBy(who.userId, NEW_ITEM)
      const cells = Object.entries(record.cells).map(([field, cell]) => [
        field,
        Object.assign({}, cell, { g }),
      ])
      return { ...record, cells: Object.fromEntries(cells) }
    }
    for (const [who, named, believed] of [
      [ben, third, undefined],
      [ben, anna.userId, undefined],
      [anna, third, undefined],
      // A friend who may edit gave it back, as the owner's device has seen by the mark.
      [anna, ben.userId, ben.userId],
    ] as const) {
      const record = held(who, named)
      expect(await giveBack(who, listId, [record])).toMatchObject({ status: 200 })
      expect((await stored(record.id))?.cells['text']?.g).toBe(believed)
    }
  })

  it('what is said to be from after the restore is not: an edit since then stands', async () => {
    const { id: listId } = await annasPhone.save({
      type: 'create-list',
      name: 'Ahead',
      items: [item('Milk', 'a0')],
    })
    await annasPhone.sync()
    await backUp()
    await restore()
    server.clock.advance(1000)
    const milk = (await anna.get(`/grocerylists/${listId}`)).body.groceries[0].id
    await anna.patch(`/grocerylists/${listId}`, { groceries: [{ id: milk, text: 'Oat milk' }] })
    const later = makeStamp(server.clock.now() + 2 * DAY_MS, 'bbbbbbbb')
    const lie = { ...heldBy(anna.userId, { text: 'Intruder' }, later), id: milk }
    const added = { ...heldBy(anna.userId, NEW_ITEM, later), createdAt: later.length * 1e14 }
    expect(await giveBack(ben, listId, [lie, added])).toMatchObject({ status: 200 })
    expect(await texts(anna, listId)).toEqual(['Intruder', 'Oat milk'])
    const row = await stored(added.id)
    const now = server.clock.now()
    expect(row?.createdAt).toBeLessThan(now)
    expect(row && stampMs(lastStamp(row))).toBeLessThan(now)
    expect(row?.cells['text']).toMatchObject({ u: anna.userId, g: ben.userId })

    // A record without any value of its alleged maker's is not believed to be theirs.
    const own = { ...heldBy(ben.userId, NEW_ITEM), by: anna.userId }
    expect(await giveBack(ben, listId, [own])).toMatchObject({ status: 200 })
    expect((await stored(own.id))?.by).toBe(ben.userId)
  })

  it('a friend’s word stays a friend’s word when the owner’s own device gives it back', async () => {
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Again', items: [] })
    await annasPhone.sync()
    const held = heldBy(anna.userId, NEW_ITEM)
    const marked = Object.entries(held.cells).map(([field, cell]) => [
      field,
      { ...(cell as object), g: ben.userId },
    ])
    const again = { ...held, cells: Object.fromEntries(marked) }
    expect(await giveBack(anna, listId, [again])).toMatchObject({ status: 200 })
    const mark = { u: anna.userId, g: ben.userId }
    expect((await stored(held.id))?.cells['text']).toMatchObject(mark)
  })

  it('a version that was read before says nothing, also when the same backup is restored twice', async () => {
    const items = [item('Milk', 'a0')]
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Weekend', items })
    await annasPhone.sync()
    const path = `/grocerylists/${listId}`
    await backUp()
    for (let life = 0; life < 2; life += 1) {
      await anna.patch(path, { groceries: [{ text: 'Lost' }] })
      const { body: read } = await anna.get(path)
      server.clock.advance(60_000)
      await restore()
      await anna.patch(path, { groceries: [{ text: 'Bread' }] })
      await anna.patch(path, { groceries: [{ text: 'Eggs' }] })
      const { name, groceries, version } = read
      const answer = await anna.patch(path, { name, groceries, version })
      expect(answer.status).toBe(409)
      expect(await texts(anna, listId)).toEqual(['Bread', 'Eggs', 'Milk'])
      const { body: now } = await anna.get(path)
      expect((await anna.patch(path, now)).status).toBe(200)
    }
  })

  it('a value that lost and was put away is not told once more', async () => {
    const items = [item('Milk', 'a0')]
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Two', items })
    await annasPhone.sync()
    await bensPhone.sync()
    const milk = (await annasPhone.list(listId))?.items[0]?.id ?? ''
    for (const [phone, text] of [
      [annasPhone, 'Oat milk'],
      [bensPhone, 'Soy milk'],
    ] as const) {
      server.clock.advance(1000)
      await phone.save({ type: 'change-list', listId, changes: [{ item: milk, set: { text } }] })
    }
    await bensPhone.sync()
    await annasPhone.sync()
    await backUp()
    const lost = async ({ db }: Phone) =>
      (await readNotices(db)).find(({ recordId }) => recordId === milk)
    const notice = await lost(annasPhone)
    expect(notice).toMatchObject({ mine: 'Oat milk' })
    await dismiss(annasPhone, notice)
    await annasPhone.sync()
    await restore()
    await annasPhone.sync()
    expect(await lost(annasPhone)).toBeUndefined()
    const another = createPhone(server, anna)
    await another.sync()
    expect(await lost(another)).toBeUndefined()
  })

  it('a right that was taken away stays away, even without the journal', async () => {
    await backUp()
    const flag = 'canViewPlaces'
    await annasPhone.save({ type: 'grant', friendshipId: friendship, flag, on: false })
    await annasPhone.sync()
    await restore()
    await annasPhone.sync()
    const friends = (await anna.get('/users/me/friends')).body
    expect(friends[0].permissions.yourPermissionsToFriend[flag]).toBe(false)
  })

  it('somebody else cannot give back into a list that is not shared with them', async () => {
    const cleo = await join(server, 'Cleo')
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Mine', items: [] })
    await annasPhone.sync()
    const s = '01a3185c5000000000000000'
    const cells = { text: { v: 'Intruder', s, u: anna.userId } }
    const record = {
      id: '01a3185c-5000-7000-8000-00000000abcd',
      by: anna.userId,
      createdAt: 1,
      cells,
    }
    const body = { owner: anna.userId, records: [record] }
    const path = `/grocerylists/${listId}/reassert`
    const { results } = await cleo.sync({ calls: [{ method: 'POST', path, body }] })
    expect(results[0]).toMatchObject({ status: 404 })
    expect(await texts(anna, listId)).toEqual([])
    const wrong = await anna.sync({ calls: [{ method: 'POST', path, body }] })
    expect(wrong.results[0]).toMatchObject({ status: 400 })
  })

  it('after 90 days nothing is given back any more', async () => {
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Late', items: [] })
    await annasPhone.sync()
    const sent = async () => giveBack(anna, listId, [heldBy(anna.userId, NEW_ITEM)])
    expect(await sent()).toMatchObject({ status: 200 })
    const soon = String(server.clock.now() - KEEP_DAYS * DAY_MS - 1)
    await sql`update meta set value = ${soon} where key = 'restoredAt'`.execute(server.db)
    expect(await sent()).toMatchObject({ status: 409 })
  })
})
