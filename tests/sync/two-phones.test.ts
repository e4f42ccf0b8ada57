// Two people, their phones and the real server: whatever the network does, nothing that anybody
// entered is lost, and in the end everybody sees the same.
import { beforeAll, describe, expect, it } from 'vitest'
import { appendPositions } from '#db/positions.ts'
import { readPending } from '#db/read-pending.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { readTaught } from '#db/read-taught.ts'
import { correctionId } from '#shared/categorise/correction-id.ts'
import { correctionKey } from '#shared/categorise/normalise.ts'
import { recordsRead } from '../support/records-read.ts'
import { wipeMirror } from '#db/wipe.ts'
import { categoriseFor } from '#shared/categorise/categorise.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { createPhone, type Fault, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'
import { categoriesChange, readListView } from '../../src/groceries/groceries.data.ts'
import { isRowChecked, textOfRow } from '../../src/groceries/row-items.ts'
import { rowsOfList } from '../../src/groceries/summed-rows.ts'

const server = serverHere()
let anna: Api
let ben: Api
let annasPhone: Phone
let bensPhone: Phone

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
})

/** A list of Anna's with these items, on both phones. */
async function sharedList(...texts: string[]): Promise<string> {
  annasPhone = createPhone(server, anna)
  bensPhone = createPhone(server, ben)
  const positions = appendPositions([], texts.length)
  const items = texts.map((text, at) => ({ text, category: null, pos: positions[at] ?? 'a0' }))
  const { id } = await annasPhone.save({ type: 'create-list', name: 'Weekend', items })
  await annasPhone.sync()
  await bensPhone.sync()
  return id
}

async function itemId(phone: Phone, listId: string, text: string): Promise<string> {
  const item = (await phone.list(listId))?.items.find((candidate) => candidate.text === text)
  if (!item) throw new Error(`There is no ${text}`)
  return item.id
}

async function categoryOf(phone: Phone, listId: string, text: string) {
  const items = (await phone.list(listId))?.items ?? []
  return items.find((item) => item.text === text)?.category
}

async function tick(phone: Phone, listId: string, text: string): Promise<void> {
  const item = await itemId(phone, listId, text)
  await phone.save({ type: 'change-list', listId, changes: [{ item, set: { isChecked: true } }] })
}

async function rename(phone: Phone, listId: string, names: [string, string]): Promise<void> {
  const item = await itemId(phone, listId, names[0])
  await phone.save({ type: 'change-list', listId, changes: [{ item, set: { text: names[1] } }] })
}

/** Adds an item; 'Milk @Béchamel' is one that comes from a recipe. */
async function add(phone: Phone, listId: string, written: string): Promise<void> {
  const [text = '', from] = written.split(' @')
  const items = (await phone.list(listId))?.items ?? []
  const [pos = 'a0'] = appendPositions(items, 1)
  const changes = [{ add: { text, category: null, pos, ...(from ? { from } : {}) } }]
  await phone.save({ type: 'change-list', listId, changes })
}

/**
 * The rows that the phone's screens show, a sum with its parts. In any order, because two people
 * who add at once give the same position.
 */
async function rows(phone: Phone, listId: string): Promise<string[]> {
  const list = await phone.list(listId)
  if (!list) throw new Error('There is no list')
  const said = rowsOfList(list).map((row) => {
    const parts = row.sum?.origin.replaceAll('\u00a0', ' ').split(' + ').toSorted() ?? []
    const origin = row.sum ? ` = ${parts.join(' + ')}` : ''
    return textOfRow(row) + origin + (isRowChecked(row) ? ' ✓' : '')
  })
  return said.toSorted()
}

/** The texts of the items that the phone shows, in any order, with a mark on ticked ones. */
async function shown(phone: Phone, listId: string): Promise<string[]> {
  const items = (await phone.list(listId))?.items ?? []
  return items.map(({ text, isChecked }) => (isChecked ? `${text} ✓` : text)).sort()
}

async function meet(): Promise<void> {
  await annasPhone.sync()
  await bensPhone.sync()
  await annasPhone.sync()
}

describe('a list that two people share', () => {
  it('shows everything that both did offline', async () => {
    const listId = await sharedList('Milk', 'Bread', 'Eggs', 'Salt')
    await tick(annasPhone, listId, 'Milk')
    await tick(annasPhone, listId, 'Bread')
    await add(annasPhone, listId, 'Cheese')
    await rename(annasPhone, listId, ['Eggs', 'Ten eggs'])
    await tick(bensPhone, listId, 'Bread')
    await add(bensPhone, listId, 'Wine')
    await rename(bensPhone, listId, ['Salt', 'Sea salt'])
    await meet()
    const expected = ['Bread ✓', 'Cheese', 'Milk ✓', 'Sea salt', 'Ten eggs', 'Wine']
    expect(await shown(annasPhone, listId)).toEqual(expected)
    expect(await shown(bensPhone, listId)).toEqual(expected)
    const stored = await anna.get(`/grocerylists/${listId}`)
    const texts = stored.body.groceries.map((item: { text: string }) => item.text).sort()
    expect(texts).toEqual(['Bread', 'Cheese', 'Milk', 'Sea salt', 'Ten eggs', 'Wine'])
    expect(await readDeviceState(annasPhone.db)).toMatchObject({ waiting: 0, parked: 0 })
  })

  it('keeps what a friend wrote in an item that was removed and brought back before anything left', async () => {
    const listId = await sharedList('Milk', 'Bread')
    const [milk, bread] = [
      await itemId(annasPhone, listId, 'Milk'),
      await itemId(annasPhone, listId, 'Bread'),
    ]
    await rename(bensPhone, listId, ['Milk', 'Oat milk'])
    await bensPhone.save({ type: 'change-list', listId, changes: [{ remove: bread }] })
    await bensPhone.sync()
    const remove = [{ remove: milk }, { remove: bread }]
    await annasPhone.save({ type: 'change-list', listId, changes: remove })
    expect(await shown(annasPhone, listId)).toEqual([])
    const back = [{ bringBack: milk }, { bringBack: bread }]
    await annasPhone.save({ type: 'change-list', listId, changes: back })
    expect(await shown(annasPhone, listId)).toEqual(['Bread', 'Milk'])
    expect(await readDeviceState(annasPhone.db)).toMatchObject({ waiting: 0 })
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Oat milk'])
    expect(await shown(bensPhone, listId)).toEqual(['Oat milk'])
    const rows = await bensPhone.db.tables.records.toArray()
    expect(rows.filter(({ kind }) => kind === 'notice')).toEqual([])
  })

  it('[2.list.6] has the empty categories that both added offline, and not what one took away who had seen it', async () => {
    const listId = await sharedList('Milk')
    const name = async (phone: Phone, categories: string[]) => {
      await phone.save({ type: 'change-list', listId, changes: [{ list: { categories } }] })
    }
    await name(annasPhone, ['Dairy'])
    await meet()
    await name(annasPhone, ['Dairy', 'Party'])
    await name(bensPhone, ['Wine', 'Dairy'])
    await meet()
    const both = (await annasPhone.list(listId))?.categories ?? []
    expect(both).toEqual(['Wine', 'Dairy', 'Party'])
    expect((await bensPhone.list(listId))?.categories).toEqual(both)
    await name(bensPhone, ['Wine', 'Dairy'])
    await meet()
    expect((await annasPhone.list(listId))?.categories).toEqual(['Wine', 'Dairy'])
    expect((await anna.get(`/grocerylists/${listId}`)).body.categories).toEqual(['Wine', 'Dairy'])
    // Her screen does not show yet what has just come.
    const screen = await readListView(annasPhone.db, listId)
    if (!screen) throw new Error('There is no list')
    await name(bensPhone, ['Wine', 'Dairy', 'Tea'])
    await bensPhone.sync()
    await annasPhone.sync()
    const changes = [categoriesChange(screen, ['Party', ...screen.categories])]
    await annasPhone.save({ type: 'change-list', listId, changes })
    await meet()
    const all = ['Party', 'Wine', 'Dairy', 'Tea']
    expect((await bensPhone.list(listId))?.categories).toEqual(all)
  })

  it('is sorted where it was made before the server knows of it, and for the friend', async () => {
    const listId = await sharedList('Bread')
    await add(annasPhone, listId, 'Milk')
    const found = [{ item: await itemId(annasPhone, listId, 'Milk'), category: 'Dairy & Eggs' }]
    await annasPhone.save({ type: 'categorise', listId, found })
    expect(await categoryOf(annasPhone, listId, 'Milk'), 'offline').toBe('Dairy & Eggs')
    await meet()
    expect(await categoryOf(annasPhone, listId, 'Milk')).toBe('Dairy & Eggs')
    expect(await categoryOf(bensPhone, listId, 'Milk')).toBe('Dairy & Eggs')
  })

  it('[7.lists.9, 2.list.13] what a person taught is known on their other devices, and to nobody else', async () => {
    const listId = await sharedList('2 packs Tofu')
    const item = await itemId(annasPhone, listId, '2 packs Tofu')
    const set = { category: 'Shelf 3' }
    await annasPhone.save({ type: 'change-list', listId, changes: [{ item, set }] })
    await meet()
    const other = createPhone(server, anna)
    await other.sync()
    const asked = ['500 g TOFU', 'Tofu sausages']
    const taught = await readTaught(other.db, asked)
    const known = { categories: [], taught }
    expect(categoriseFor('500 g TOFU', known)).toBe('Shelf 3')
    expect(categoriseFor('Tofu sausages', known)).not.toBe('Shelf 3')
    expect(await readTaught(bensPhone.db, asked)).toEqual(new Map())
    // Other words that were taught are not read for these two.
    const row = await other.db.tables.records.get(correctionId(correctionKey('Tofu')))
    const more = Array.from({ length: 50 }, (_, at) => {
      const id = correctionId(`thing ${at}`)
      return row && { ...row, id, rec: { ...row.rec, id } }
    })
    await other.db.tables.records.bulkPut(more.flatMap((each) => each ?? []))
    expect(await recordsRead(other.db, () => readTaught(other.db, asked))).toBe(1)
    // A category that leaves the list says nothing about the words in it.
    const away = { categories: [] }
    const none = { item, set: { category: null } }
    await annasPhone.save({ type: 'change-list', listId, changes: [{ list: away }, none] })
    await meet()
    await other.sync()
    expect(await readTaught(other.db, asked)).toEqual(taught)
    await annasPhone.save({ type: 'change-list', listId, changes: [{ item, set }] })
    await meet()
    // Moved back to no category, the word is forgotten.
    await annasPhone.save({ type: 'change-list', listId, changes: [none] })
    await meet()
    await other.sync()
    const now = { categories: [], taught: await readTaught(other.db, asked) }
    expect(categoriseFor('500 g TOFU', now)).toBe(categoriseFor('500 g TOFU', { categories: [] }))
  })

  it('[2.list.15] shows what two people add at once, offline, as one row with the sum', async () => {
    const listId = await sharedList('Bread')
    await add(annasPhone, listId, '2 l milk @Waffles')
    await add(bensPhone, listId, 'milk 250 ml @Béchamel')
    // The same words from both people are two parts as well.
    await add(annasPhone, listId, '500 g flour')
    await add(bensPhone, listId, '500 g flour')
    expect(await rows(annasPhone, listId)).toEqual(['2 l milk', '500 g flour', 'Bread'])
    expect(await rows(bensPhone, listId)).toEqual(['500 g flour', 'Bread', 'milk 250 ml'])
    await meet()
    const both = [
      'Bread',
      'flour 1 kg = 500 g + 500 g',
      'milk 2.25 l = 2 l (Waffles) + 250 ml (Béchamel)',
    ]
    expect(await rows(annasPhone, listId)).toEqual(both)
    expect(await rows(bensPhone, listId)).toEqual(both)
    // Each person removes or ticks one part alone.
    const remove = await itemId(bensPhone, listId, '500 g flour')
    await bensPhone.save({ type: 'change-list', listId, changes: [{ remove }] })
    await tick(annasPhone, listId, '2 l milk')
    await meet()
    const left = ['2 l milk ✓', '500 g flour', 'Bread', 'milk 250 ml']
    expect(await rows(annasPhone, listId)).toEqual(left)
    expect(await rows(bensPhone, listId)).toEqual(left)
  })

  it('lets the later of two renames win on both phones', async () => {
    const listId = await sharedList('Milk')
    await rename(annasPhone, listId, ['Milk', 'Oat milk'])
    server.clock.advance(60_000)
    await rename(bensPhone, listId, ['Milk', 'Soy milk'])
    await bensPhone.sync()
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Soy milk'])
    expect(await shown(bensPhone, listId)).toEqual(['Soy milk'])
  })

  it('keeps an item whose text was changed while somebody else removed it', async () => {
    const listId = await sharedList('Milk', 'Bread')
    await rename(bensPhone, listId, ['Milk', 'Lots of milk'])
    const remove = await itemId(annasPhone, listId, 'Milk')
    await annasPhone.save({ type: 'change-list', listId, changes: [{ remove }] })
    await bensPhone.sync()
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Bread', 'Lots of milk'])
    expect(await shown(bensPhone, listId)).toEqual(['Bread', 'Lots of milk'])
  })

  it('keeps all of it also where the friend was let in to lists that were there before', async () => {
    const [owner, friend] = [await join(server, 'Olga'), await join(server, 'Fred')]
    await owner.post('/grocerylists', { name: 'Before', groceries: [] })
    await befriend(owner, friend, ['canManageGroceryLists'])
    const [olgas, freds] = [createPhone(server, owner), createPhone(server, friend)]
    const items = [{ text: 'Milk', category: 'Dairy & Eggs', pos: 'a0' }]
    const { id } = await olgas.save({ type: 'create-list', name: 'Weekend', items })
    for (const phone of [olgas, freds]) await phone.sync()
    const item = await itemId(olgas, id, 'Milk')
    await rename(freds, id, ['Milk', 'Oat milk'])
    await olgas.save({ type: 'change-list', listId: id, changes: [{ remove: item }] })
    for (const phone of [olgas, freds, olgas]) await phone.sync()
    expect(await itemId(olgas, id, 'Oat milk')).toBe(item)
    expect(await categoryOf(olgas, id, 'Oat milk')).toBe('Dairy & Eggs')
  })

  it('brings a removed item back on every phone', async () => {
    const listId = await sharedList('Milk')
    const milk = await itemId(annasPhone, listId, 'Milk')
    await annasPhone.save({ type: 'change-list', listId, changes: [{ remove: milk }] })
    await meet()
    expect(await shown(bensPhone, listId)).toEqual([])
    await annasPhone.save({ type: 'change-list', listId, changes: [{ bringBack: milk }] })
    await meet()
    expect(await shown(bensPhone, listId)).toEqual(['Milk'])
  })

  it('[2.groceries.3] a new phone says of a list as last changed what all others do, also after a removal', async () => {
    const listId = await sharedList('Milk', 'Bread', 'Eggs')
    for (const text of ['Eggs', 'Bread']) {
      server.clock.advance(60_000)
      const remove = await itemId(annasPhone, listId, text)
      await annasPhone.save({ type: 'change-list', listId, changes: [{ remove }] })
      await meet()
    }
    const dateOn = async (phone: Phone) => (await phone.list(listId))?.updatedAt
    expect(await dateOn(bensPhone)).toBe(await dateOn(annasPhone))
    for (const person of [anna, ben]) {
      const fresh = createPhone(server, person)
      await fresh.sync()
      expect(await dateOn(fresh)).toBe(await dateOn(annasPhone))
      expect(await shown(fresh, listId)).toEqual(['Milk'])
      const rows = await fresh.db.tables.records.filter((row) => row.parent === listId).toArray()
      expect(rows.filter(({ rec }) => rec.del !== null)).toHaveLength(1)
    }
  })

  it.each<Fault>(['lost', 'answerLost', 'twice', 'portal'])(
    'does each thing once when the network answers with "%s"',
    async (fault) => {
      const listId = await sharedList('Milk')
      annasPhone.faults = [fault, fault]
      await add(annasPhone, listId, 'Cheese')
      await tick(annasPhone, listId, 'Milk')
      await annasPhone.sync()
      expect(await shown(annasPhone, listId)).toEqual(['Cheese', 'Milk ✓'])
      await meet()
      expect(await shown(annasPhone, listId)).toEqual(['Cheese', 'Milk ✓'])
      expect(await shown(bensPhone, listId)).toEqual(['Cheese', 'Milk ✓'])
      expect(await readDeviceState(annasPhone.db)).toMatchObject({ waiting: 0, parked: 0 })
    },
  )

  it('sends a change of a call that may have arrived as a call of its own', async () => {
    const listId = await sharedList('Milk')
    annasPhone.faults = ['answerLost', 'lost']
    await rename(annasPhone, listId, ['Milk', 'Oat milk'])
    await annasPhone.sync()
    // The app is killed after sending and before the answer.
    annasPhone.restart()
    await rename(annasPhone, listId, ['Oat milk', 'Soy milk'])
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Soy milk'])
    expect(await shown(bensPhone, listId)).toEqual(['Soy milk'])
  })

  it('keeps what somebody typed into a list that is no longer shared', async () => {
    const listId = await sharedList('Milk', 'Butter')
    const friends = await ben.get('/users/me/friends')
    const friendship = friends.body[0].friendship.id
    await annasPhone.save({
      type: 'grant',
      friendshipId: friendship,
      flag: 'canManageGroceryLists',
      on: false,
    })
    await add(bensPhone, listId, 'A secret wish')
    await tick(bensPhone, listId, 'Milk')
    const butter = await itemId(bensPhone, listId, 'Butter')
    await bensPhone.save({ type: 'change-list', listId, changes: [{ remove: butter }] })
    await annasPhone.sync()
    await bensPhone.sync()
    expect(await bensPhone.list(listId)).toBeNull()
    const [change, ...others] = await readPending(bensPhone.db)
    expect(others).toEqual([])
    expect(change).toMatchObject({
      what: 'Added “A secret wish”, Ticked “Milk”, Removed “Butter”',
      count: 3,
      where: 'Weekend',
      owner: 'Anna',
      state: 'parked',
    })
    expect(await readDeviceState(bensPhone.db)).toMatchObject({ parked: 3 })
    expect(await bensPhone.db.tables.records.where('scope').startsWith('lists:').count()).toBe(0)
    await anna.patch(`/users/friends/${friendship}/permissions`, { canManageGroceryLists: true })
    await bensPhone.sync()
    expect(await shown(bensPhone, listId)).toEqual(['Butter', 'Milk'])
  })

  it('asks before it deletes what somebody else has added unseen', async () => {
    const listId = await sharedList('Milk')
    await add(bensPhone, listId, 'Wine')
    await bensPhone.sync()
    await annasPhone.save({ type: 'delete', entity: 'list', id: listId })
    expect(await annasPhone.list(listId)).toBeNull()
    await annasPhone.sync()
    expect(await shown(annasPhone, listId)).toEqual(['Milk', 'Wine'])
    const [change] = await readPending(annasPhone.db)
    expect(change).toMatchObject({ state: 'parked', error: { status: 409, code: 'changed_since' } })
  })
})

describe('a phone on which somebody signs out', () => {
  it('does not apply an answer that was asked for before', async () => {
    const listId = await sharedList('Milk')
    await add(bensPhone, listId, 'Wine')
    await bensPhone.sync()
    annasPhone.onTheWay = () => wipeMirror(annasPhone.db, 'discard')
    expect(await annasPhone.sync()).toEqual({ kind: 'stopped' })
    expect(await annasPhone.db.tables.records.count()).toBe(0)
  })

  it('never sends under another name', async () => {
    const listId = await sharedList('Milk')
    await add(annasPhone, listId, 'Cheese')
    const requests = annasPhone.requests
    annasPhone.person = ben
    expect(await annasPhone.sync()).toEqual({ kind: 'stopped' })
    expect(annasPhone.requests).toBe(requests)
    annasPhone.person = anna
    await meet()
    expect(await shown(bensPhone, listId)).toEqual(['Cheese', 'Milk'])
  })
})
