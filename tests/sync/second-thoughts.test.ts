// What people can do about a value of theirs that lost, and about something that they deleted: two
// phones and the real server.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appendPositions } from '#db/positions.ts'
import { readDeleted } from '#db/read-deleted.ts'
import { readLatestLoss } from '#db/read-loss.ts'
import { readNotices } from '#db/read-notices.ts'
import { readPending } from '#db/read-pending.ts'
import { restoreNotice } from '#db/restore-notice.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { createPhone, dismiss, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const server = serverHere()
let anna: Api
let ben: Api
let annasPhone: Phone
let bensPhone: Phone

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists', 'canViewRecipes', 'canEditRecipes'])
})

beforeEach(() => {
  annasPhone = createPhone(server, anna)
  bensPhone = createPhone(server, ben)
})

async function meet(): Promise<void> {
  await annasPhone.sync()
  await bensPhone.sync()
  await annasPhone.sync()
}

/** A list of Anna's with these items, on both phones. */
async function sharedList(...texts: string[]): Promise<string> {
  const positions = appendPositions([], texts.length)
  const items = texts.map((text, at) => ({ text, category: null, pos: positions[at] ?? 'a0' }))
  const { id } = await annasPhone.save({ type: 'create-list', name: 'Weekend', items })
  await meet()
  return id
}

async function rename(phone: Phone, listId: string, text: string): Promise<void> {
  const item = (await phone.list(listId))?.items[0]?.id ?? ''
  await phone.save({ type: 'change-list', listId, changes: [{ item, set: { text } }] })
}

async function shown(phone: Phone, listId: string): Promise<string[] | undefined> {
  return (await phone.list(listId))?.items.map(({ text }) => text)
}

/** Anna renames the only item and Ben does so later, so that Ben's name stands. */
async function lose(): Promise<string> {
  const listId = await sharedList('Milk')
  await rename(annasPhone, listId, 'Oat milk')
  server.clock.advance(60_000)
  await rename(bensPhone, listId, 'Soy milk')
  await bensPhone.sync()
  await meet()
  return listId
}

describe('a value that lost', () => {
  it('is told to its author alone, with the name of who wrote later', async () => {
    await lose()
    const notices = await readNotices(annasPhone.db)
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({
      winner: 'Ben',
      title: 'Soy milk',
      where: 'Weekend',
      field: 'text',
      mine: 'Oat milk',
      kept: 'Soy milk',
      canRestore: true,
    })
    expect(await readNotices(bensPhone.db)).toEqual([])
    for (const notice of notices) await dismiss(annasPhone, notice)
    await annasPhone.sync()
  })

  it('is written again as an ordinary later edit, and the notice goes', async () => {
    const listId = await lose()
    const [notice] = await readNotices(annasPhone.db)
    await restoreNotice(annasPhone.db, notice?.id ?? '')
    expect(await shown(annasPhone, listId)).toEqual(['Oat milk'])
    expect(await readNotices(annasPhone.db)).toEqual([])
    await meet()
    expect(await shown(bensPhone, listId)).toEqual(['Oat milk'])
    expect(await readNotices(annasPhone.db)).toEqual([])
    // Anna had seen Ben's value, so nothing of his has lost.
    expect(await readNotices(bensPhone.db)).toEqual([])
  })

  /** On a tablet of Anna's another value of the same item loses, of which her phone has not heard. */
  const loseOnTablet = async (listId: string) => {
    const tablet = createPhone(server, anna)
    await tablet.sync()
    await rename(tablet, listId, 'Almond milk')
    server.clock.advance(60_000)
    await rename(bensPhone, listId, 'Rice milk')
    await bensPhone.sync()
    await tablet.sync()
  }

  it('stays when another value has lost since it was put away', async () => {
    const listId = await lose()
    const [notice] = await readNotices(annasPhone.db)
    await loseOnTablet(listId)
    await dismiss(annasPhone, notice)
    await annasPhone.sync()
    const left = await readNotices(annasPhone.db)
    expect(left.map(({ mine }) => mine)).toEqual(['Almond milk'])
    for (const other of left) await dismiss(annasPhone, other)
    await annasPhone.sync()
    expect(await readNotices(annasPhone.db)).toEqual([])
  })

  it('stays, too, when the phone hears of it while the one before it is about to be put away', async () => {
    const listId = await lose()
    const [notice] = await readNotices(annasPhone.db)
    await loseOnTablet(listId)
    await annasPhone.sync()
    await dismiss(annasPhone, notice)
    await annasPhone.sync()
    const left = await readNotices(annasPhone.db)
    expect(left).toMatchObject([{ id: notice?.id, mine: 'Almond milk' }])
    for (const other of left) await dismiss(annasPhone, other)
    await annasPhone.sync()
  })

  it('says on which device its author has written later', async () => {
    const listId = await sharedList('Milk')
    const tablet = createPhone(server, anna)
    await tablet.sync()
    await rename(tablet, listId, 'Oat milk')
    server.clock.advance(60_000)
    await rename(annasPhone, listId, 'Soy milk')
    await annasPhone.sync()
    await tablet.sync()
    await annasPhone.sync()
    for (const [{ db }, isHere] of [
      [annasPhone, true],
      [tablet, false],
    ] as const) {
      expect(await readNotices(db)).toMatchObject([{ winner: null, mine: 'Oat milk', isHere }])
      expect(await readLatestLoss(db)).toMatchObject({ name: null, isHere })
    }
  })

  it('can be read, but not restored, once its list was deleted', async () => {
    const listId = await sharedList('Milk')
    await rename(bensPhone, listId, 'Oat milk')
    server.clock.advance(60_000)
    await rename(annasPhone, listId, 'Soy milk')
    await annasPhone.sync()
    await bensPhone.sync()
    await annasPhone.save({ type: 'delete', entity: 'list', id: listId })
    await meet()
    const [notice] = await readNotices(bensPhone.db)
    expect(notice).toMatchObject({ winner: 'Anna', mine: 'Oat milk', canRestore: false })
    await restoreNotice(bensPhone.db, notice?.id ?? '')
    expect(await readPending(bensPhone.db)).toEqual([])
    await dismiss(bensPhone, notice)
    await bensPhone.sync()
  })
})

describe('something that was deleted', () => {
  it('is listed for its author alone and comes back for everybody, as it was', async () => {
    const listId = await sharedList('Milk', 'Bread')
    await annasPhone.save({ type: 'delete', entity: 'list', id: listId })
    await meet()
    const [deleted] = await readDeleted(annasPhone.db)
    expect(deleted).toMatchObject({ id: listId, kind: 'list', title: 'Weekend' })
    expect(await readDeleted(bensPhone.db)).toEqual([])
    await annasPhone.save({ type: 'restore', entity: 'list', id: listId })
    expect(await shown(annasPhone, listId)).toEqual(['Milk', 'Bread'])
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Milk', 'Bread'])
    expect(await shown(bensPhone, listId)).toEqual(['Milk', 'Bread'])
    expect((await readDeleted(annasPhone.db)).map(({ id }) => id)).not.toContain(listId)
  })

  it('is listed on a device of its author that came later, and restored from there', async () => {
    const listId = await sharedList('Milk', 'Bread')
    await annasPhone.save({ type: 'delete', entity: 'list', id: listId })
    await annasPhone.sync()
    const tablet = createPhone(server, anna)
    await tablet.sync()
    expect((await readDeleted(tablet.db)).map(({ id }) => id)).toContain(listId)
    await tablet.save({ type: 'restore', entity: 'list', id: listId })
    await tablet.sync()
    expect(await shown(tablet, listId)).toEqual(['Milk', 'Bread'])
  })

  it('is taken back before it was sent, and then nothing is sent at all', async () => {
    const listId = await sharedList('Milk')
    annasPhone.isOnline = false
    await annasPhone.save({ type: 'delete', entity: 'list', id: listId })
    expect(await annasPhone.list(listId)).toBeNull()
    await annasPhone.save({ type: 'restore', entity: 'list', id: listId })
    expect(await shown(annasPhone, listId)).toEqual(['Milk'])
    expect(await readPending(annasPhone.db)).toEqual([])
  })

  it('is no longer listed after the time of keeping', async () => {
    const listId = await sharedList('Milk')
    await annasPhone.save({ type: 'delete', entity: 'list', id: listId })
    await annasPhone.sync()
    annasPhone.skewMs = 91 * DAY_MS
    expect((await readDeleted(annasPhone.db)).map(({ id }) => id)).not.toContain(listId)
  })
})
