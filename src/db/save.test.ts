// What a tap writes: view and waiting call together, the right bases, one call for much typing.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { scopeName } from '#shared/scopes.ts'
import type { Row } from '#shared/merge/record.ts'
import { makeStamp, type Stamp } from '#shared/merge/stamp.ts'
import { applyAnswer } from './apply-answer.ts'
import { createDb, type NomnomDb } from './db.ts'
import { discardParked, keepParked, retryParked } from './parked.ts'
import { writeDraft } from './drafts.ts'
import { readList } from './read-records.ts'
import { readPending } from './read-pending.ts'
import { readDeviceState } from './read-sync.ts'
import { save } from './save.ts'
import type { Command, ListChange } from './commands.ts'
import { countUnsent, restoreViews, wipeMirror } from './wipe.ts'
import { parkCalls } from './park.ts'

const ME = '0190c2f4-0000-7000-8000-000000000001'
const LIST = '0190c2f4-0000-7000-8000-0000000000aa'
const MILK = '0190c2f4-0000-7000-8000-0000000000bb'
const NOW = 1_800_000_000_000
const SERVER = 'ffff0000'

let db: NomnomDb
let factory: IDBFactory

beforeEach(async () => {
  factory = new IDBFactory()
  db = openDb()
  await receive(1, row(LIST, 'list', { name: 'Weekend' }), row(MILK, 'item', { text: 'Milk' }))
})

function openDb(): NomnomDb {
  const deps = { indexedDB: factory, IDBKeyRange, clock: () => NOW, random: Math.random }
  return createDb(ME, deps)
}

function row(id: string, kind: 'list' | 'item', values: Record<string, unknown>): Row {
  const parent = kind === 'item' ? LIST : null
  const more = kind === 'item' ? { category: null, isChecked: false, pos: 'a0' } : {}
  const cells = Object.entries({ ...more, ...values }).map(([field, v]) => [
    field,
    { v, s: makeStamp(NOW, SERVER), u: ME },
  ])
  const cellsByField = Object.fromEntries(cells)
  return { id, kind, parent, by: ME, createdAt: NOW, cells: cellsByField, del: null, ver: 0 }
}

/** The server delivers rows at a version. */
async function receive(version: number, ...rows: Row[]): Promise<void> {
  await receiveIn(scopeName('lists', ME), version, ...rows)
}

async function receiveIn(scope: string, version: number, ...rows: Row[]): Promise<void> {
  const state = await db.tables.scopes.get(scope)
  const { generation } = await db.store.read((tx) => tx.meta())
  const page = { scope, version, rows: rows.map((entry) => ({ ...entry, ver: version })) }
  await applyAnswer(db, {
    response: { serverTime: NOW, epoch: 'e', scopes: [page], gone: [] },
    outcomes: [],
    cursors: state ? { [scope]: state.cursor } : {},
    generation,
    run: '',
    sentAt: NOW,
    receivedAt: NOW,
  })
}

function rename(text: string, seen?: Stamp | null): Command {
  const change = {
    item: MILK,
    set: { text },
    ...(seen === undefined ? {} : { seen: { text: seen } }),
  }
  return { type: 'change-list', listId: LIST, changes: [change] }
}

async function shownText(): Promise<string | undefined> {
  return (await readList(db, LIST))?.items[0]?.text
}

async function waitingSet() {
  const [record] = await db.tables.outbox.toArray()
  if (record?.kind !== 'list.change') throw new Error('There is no change')
  const [op] = record.body.ops
  if (!op || !('set' in op)) throw new Error('There is no edit')
  return op.set
}

describe('a saved change', () => {
  it('says what it removes, though that is shown no more', async () => {
    await save(db, { type: 'change-list', listId: LIST, changes: [{ remove: MILK }] })
    expect((await readPending(db)).map(({ what }) => what)).toEqual(['Removed “Milk”'])
  })

  it('shows at once and waits with what it replaces', async () => {
    await save(db, rename('Oat milk'))
    expect(await shownText()).toBe('Oat milk')
    const base = makeStamp(NOW, SERVER)
    expect(await waitingSet()).toMatchObject({ text: { v: 'Oat milk', base, at: NOW } })
    expect(await readDeviceState(db)).toMatchObject({ waiting: 1, waitingSince: NOW })
    expect(await readPending(db)).toMatchObject([
      { what: 'Changed an item to “Oat milk”', where: 'Weekend', owner: null, state: 'waiting' },
    ])
  })

  it('may be one of hundreds that are made at once', async () => {
    const COUNT = 150
    const texts = Array.from({ length: COUNT }, (_, at) => `Item ${at}`)
    const adding = texts.map((text) => ({ add: { text, category: null, pos: 'a1' } }))
    await save(db, { type: 'change-list', listId: LIST, changes: adding })
    const added = (await readList(db, LIST))?.items.filter(({ text }) => texts.includes(text)) ?? []
    expect(added).toHaveLength(COUNT)
    const removing = added.map(({ id }) => ({ remove: id }))
    await save(db, { type: 'change-list', listId: LIST, changes: removing })
    expect((await readList(db, LIST))?.items).toHaveLength(1)
    const bringing = added.map(({ id }) => ({ bringBack: id }))
    await save(db, { type: 'change-list', listId: LIST, changes: bringing })
    expect((await readList(db, LIST))?.items).toHaveLength(COUNT + 1)
  })

  it('takes removals back out of whichever call holds them, as long as none has left', async () => {
    const items = Array.from({ length: 45 }, (_, at) => MILK.replace(/bb$/, String(at + 10)))
    await receive(2, ...items.map((id) => row(id, 'item', { text: id })))
    const change = async (changes: ListChange[]) =>
      await save(db, { type: 'change-list', listId: LIST, changes })
    await change([
      ...items.map((remove) => ({ remove })),
      { item: MILK, set: { text: 'Oat milk' } },
    ])
    await change([{ item: MILK, set: { isChecked: true } }, { remove: MILK }])
    expect(await db.tables.outbox.count()).toBe(2)
    await change([...items, MILK].map((bringBack) => ({ bringBack })))
    const waiting = await db.tables.outbox.toArray()
    const ops = waiting.flatMap(({ body }) => (body && 'ops' in body ? body.ops : []))
    expect(ops.map((op) => ('set' in op ? Object.keys(op.set) : op))).toEqual([
      ['text'],
      ['isChecked'],
    ])
    expect((await readList(db, LIST))?.items).toHaveLength(items.length + 1)
  })

  it('brings back of several items those that the device still knows', async () => {
    await save(db, { type: 'change-list', listId: LIST, changes: [{ remove: MILK }] })
    const changes = [{ bringBack: '0190c2f4-0000-7000-8000-0000000000cc' }, { bringBack: MILK }]
    await save(db, { type: 'change-list', listId: LIST, changes })
    expect(await shownText()).toBe('Milk')
  })

  it('may be one of a hundred that one answer acknowledges', async () => {
    for (let at = 0; at < 100; at += 1) {
      await save(db, { type: 'create-list', name: `List ${at}`, items: [] })
    }
    const calls = await db.tables.outbox.toArray()
    await db.tables.outbox.bulkPut(calls.map((call) => ({ ...call, state: 'sent' as const })))
    const done = { kind: 'done', status: 201, scope: undefined, version: undefined } as const
    await applyAnswer(db, {
      response: { serverTime: NOW, epoch: 'e', scopes: [], gone: [] },
      outcomes: calls.map(({ mutationId }) => ({ mutationId, ...done })),
      cursors: {},
      generation: (await db.store.read((tx) => tx.meta())).generation,
      run: '',
      sentAt: NOW,
      receivedAt: NOW,
    })
    expect(await db.tables.outbox.count()).toBe(0)
  })

  it('counts by itself, also in a call that tells of another', async () => {
    await save(db, rename('Oat milk'))
    const [first] = await db.tables.outbox.toArray()
    // What has left is not added to.
    await db.tables.outbox.update(first?.seq ?? 0, { state: 'sent' })
    const changes = ['Bread', 'Eggs'].map((text) => ({ add: { text, pos: 'a1' } }))
    await save(db, { type: 'change-list', listId: LIST, changes })
    expect(await readDeviceState(db)).toMatchObject({ waiting: 2, changes: 3 })
    expect((await readPending(db)).map(({ count }) => count)).toEqual([1, 2])
  })

  it('to the same value is none', async () => {
    expect(await save(db, rename('Milk'))).toEqual({ id: LIST, changed: false })
    expect(await db.tables.outbox.count()).toBe(0)
  })

  it('joins the one that still waits, with a base of its own', async () => {
    await save(db, rename('Oat milk'))
    const friends = makeStamp(NOW + 5, SERVER)
    const theirs = row(MILK, 'item', { text: 'Soy milk' })
    theirs.cells['text'] = { v: 'Soy milk', s: friends, u: 'friend' }
    await receive(2, theirs)
    expect(await shownText()).toBe('Soy milk')
    await save(db, rename('Rice milk'))
    expect(await db.tables.outbox.count()).toBe(1)
    expect(await waitingSet()).toMatchObject({ text: { v: 'Rice milk', base: friends } })
    expect(await shownText()).toBe('Rice milk')
  })

  it('names what a form had seen when it took the value over', async () => {
    await save(db, rename('Oat milk', null))
    expect(await waitingSet()).toMatchObject({ text: { base: null } })
  })

  it('names what the same person has replaced elsewhere since a form was opened', async () => {
    const friends = makeStamp(NOW + 5, SERVER)
    const theirs = row(MILK, 'item', { text: 'Soy milk' })
    theirs.cells['text'] = { v: 'Soy milk', s: friends, u: 'friend' }
    await receive(2, theirs)
    await save(db, rename('Oat milk'))
    await save(db, rename('Rice milk', makeStamp(NOW, SERVER)))
    expect(await waitingSet()).toMatchObject({ text: { v: 'Rice milk', base: friends } })
  })

  it('is there after the tab was killed', async () => {
    await save(db, rename('Oat milk'))
    db.close()
    db = openDb()
    expect(await shownText()).toBe('Oat milk')
    expect(await readDeviceState(db)).toMatchObject({ waiting: 1 })
  })

  it('of something that is gone is refused', async () => {
    const other = '0190c2f4-0000-7000-8000-0000000000cc'
    const command = { type: 'delete', entity: 'list', id: other } as const
    await expect(save(db, command)).rejects.toThrow('This is no longer here')
  })

  it('is refused in a tab that is older than the mirror', async () => {
    const meta = await db.store.read((tx) => tx.meta())
    await db.store.write((tx) => tx.putMeta({ ...meta, schema: 99 }))
    await expect(save(db, rename('Oat milk'))).rejects.toThrow('Please refresh')
    expect(await shownText()).toBe('Milk')
  })
})

describe('[2.recipe-form.3] what was typed into a form', () => {
  const key = 'recipe:new'
  const recipe: Command = {
    type: 'create-recipe',
    fields: {
      title: 'Cake',
      diet: 'VEGAN',
      difficulty: 'EASY',
      course: 'DESSERT',
      ingredientSections: [],
      instructionSections: [],
    },
    ends: { draft: key },
  }
  const draftsAndCalls = () => Promise.all([db.tables.drafts.count(), db.tables.outbox.count()])
  const fail = () => {
    throw new Error('The disk is full')
  }
  beforeEach(() => writeDraft(db, key, { title: 'Cake' }))

  it('is no draft any more once it is saved', async () => {
    await save(db, recipe)
    expect(await draftsAndCalls()).toEqual([0, 1])
  })

  it('stays a draft where it cannot be saved', async () => {
    db.tables.outbox.hook('creating', fail)
    await expect(save(db, recipe)).rejects.toThrow('The disk is full')
    expect(await draftsAndCalls()).toEqual([1, 0])
  })

  it('is not saved where it would stay a draft', async () => {
    db.tables.drafts.hook('deleting', fail)
    await expect(save(db, recipe)).rejects.toThrow('The disk is full')
    expect(await draftsAndCalls()).toEqual([1, 0])
  })

  it('and is as it was before is no draft either', async () => {
    const { id } = await save(db, recipe)
    await writeDraft(db, `recipe:${id}`, { title: 'Cake' })
    const ends = { draft: `recipe:${id}` }
    const same: Command = { type: 'change-recipe', id, set: { title: 'Cake' }, ends }
    expect(await save(db, same)).toEqual({ id, changed: false })
    expect(await draftsAndCalls()).toEqual([0, 1])
  })
})

describe('[4.editing.4] a refused change', () => {
  beforeEach(async () => {
    await save(db, rename('Oat milk'))
    const [record] = await db.tables.outbox.toArray()
    if (!record) throw new Error('Nothing waits')
    const reason = { status: 403, code: 'forbidden', message: 'No' } as const
    await db.store.write((tx) => parkCalls(tx, db, [{ record, reason }]))
  })

  it('is out of the view and keeps its text', async () => {
    expect(await shownText()).toBe('Milk')
    const [change] = await readPending(db)
    expect(change).toMatchObject({ state: 'parked', where: 'Weekend', error: { status: 403 } })
  })

  it('is named by what it belongs to as that is called now', async () => {
    await save(db, { type: 'change-list', listId: LIST, changes: [{ list: { name: 'Monday' } }] })
    expect(await readPending(db)).toMatchObject([{ where: 'Monday' }, { where: 'Monday' }])
  })

  it('can be tried again as a new call', async () => {
    const [before] = await db.tables.outbox.toArray()
    await retryParked(db, LIST)
    const [after] = await db.tables.outbox.toArray()
    expect(after?.state).toBe('queued')
    expect(after?.mutationId).not.toBe(before?.mutationId)
    expect(await shownText()).toBe('Oat milk')
  })

  it('can be given up, and that can be taken back', async () => {
    const before = await readPending(db)
    const given = await discardParked(db, LIST)
    expect(await readPending(db)).toEqual([])
    expect(await shownText()).toBe('Milk')
    await keepParked(db, given)
    expect(await readPending(db)).toEqual(before)
    await retryParked(db, LIST)
    expect(await shownText()).toBe('Oat milk')
  })

  it('stays when the refused delete of its list is given up or tried again', async () => {
    await save(db, { type: 'delete', entity: 'list', id: LIST })
    const record = (await db.tables.outbox.toArray()).at(-1)
    if (!record) throw new Error('Nothing waits')
    const reason = { status: 409, code: 'changed_since', message: 'Changed since' } as const
    await db.store.write((tx) => parkCalls(tx, db, [{ record, reason }]))
    const left = async () => (await readPending(db)).map(({ kind, state }) => `${kind} ${state}`)

    const given = await discardParked(db, LIST, [record.mutationId])
    expect(await left()).toEqual(['list.change parked'])
    await keepParked(db, given)
    await retryParked(db, LIST, [record.mutationId])
    expect(await left()).toEqual(['list.change parked', 'list.delete waiting'])
  })
})

describe('signing out', () => {
  it('empties the mirror and keeps what was not sent for the next sign-in', async () => {
    const created = await save(db, { type: 'create-list', name: 'Party' })
    await save(db, rename('Oat milk'))
    await wipeMirror(db, 'keep')
    expect(await db.tables.records.count()).toBe(0)
    expect(await countUnsent(db)).toBe(2)
    await restoreViews(db)
    expect((await readList(db, created.id))?.name).toBe('Party')
    await receive(1, row(LIST, 'list', { name: 'Weekend' }), row(MILK, 'item', { text: 'Milk' }))
    expect(await shownText()).toBe('Oat milk')
  })

  it('can give up what was not sent', async () => {
    await save(db, rename('Oat milk'))
    await wipeMirror(db, 'discard')
    expect(await countUnsent(db)).toBe(0)
    expect(await db.tables.records.count()).toBe(0)
  })
})

describe('rows of two scopes with one id', () => {
  const FRIENDS = scopeName('lists', '0190c2f4-0000-7000-8000-000000000002')
  const own: Row = { ...row(ME, 'list', { displayName: 'Me' }), kind: 'profile' }
  const theirs = row(ME, 'list', { name: 'Not me' })

  it.each([
    ['before', [FRIENDS, scopeName('me', ME)]],
    ['after', [scopeName('me', ME), FRIENDS]],
  ])('keep what is the user’s own, where a friend’s list comes %s it', async (_order, scopes) => {
    for (const scope of [scopeName('me', ME), FRIENDS]) await receiveIn(scope, 0)
    for (const scope of scopes) {
      await (scope === FRIENDS ? receiveIn(scope, 9, theirs) : receiveIn(scope, 1, own))
    }
    expect(await db.tables.records.get(ME)).toMatchObject({ kind: 'profile' })
  })

  it('take a friend’s list over again where it is not of the user’s own', async () => {
    const other = '0190c2f4-0000-7000-8000-0000000000cc'
    await receiveIn(FRIENDS, 1, row(other, 'list', { name: 'First' }))
    await receiveIn(FRIENDS, 2, row(other, 'list', { name: 'Second' }))
    expect((await readList(db, other))?.name).toBe('Second')
  })
})
