// What a page of a first load costs on the device: few transactions, whatever is in it.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { createRecord } from '#shared/merge/apply.ts'
import type { Row } from '#shared/merge/record.ts'
import type { SyncScope } from '#shared/schemas/sync.ts'
import { scopeName } from '#shared/scopes.ts'
import { countIdb } from '../../tests/support/idb-requests.ts'
import { applyAnswer } from './apply-answer.ts'
import { createDb, type NomnomDb } from './db.ts'
import { scopesToVerify } from './verify.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const NOW = 1_800_000_000_000
const SCOPE = scopeName('recipes', ANNA)
const LISTS = scopeName('lists', ANNA)
const writing = { user: ANNA, device: 'ffff0000', now: NOW, sentWall: NOW }

function open(): NomnomDb {
  const deps = { indexedDB: new IDBFactory(), IDBKeyRange, clock: () => NOW, random: Math.random }
  return createDb(ANNA, deps)
}

const rowsUpTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const made = { id: `recipe-${at}`, kind: 'recipe', parent: null } as const
    return { ...createRecord(made, { title: `Recipe ${at}` }, writing), ver: at + 1 }
  })

function listWithItem(): Row[] {
  const list = createRecord({ id: 'list', kind: 'list', parent: null }, { name: 'L' }, writing)
  const item = createRecord({ id: 'item', kind: 'item', parent: 'list' }, { text: 'I' }, writing)
  return [
    { ...list, ver: 1 },
    { ...item, ver: 2 },
  ]
}

function load(db: NomnomDb, rows: Row[]): Promise<void> {
  return answer(db, [{ scope: SCOPE, version: rows.length, rows, full: true }])
}

async function answer(
  db: NomnomDb,
  scopes: SyncScope[],
  cursors: Record<string, number> = {},
): Promise<void> {
  await applyAnswer(db, {
    response: { serverTime: NOW, epoch: 'e', scopes, gone: [] },
    outcomes: [],
    cursors,
    generation: 0,
    run: '',
    sentAt: NOW,
    receivedAt: NOW,
  })
}

it('an answer with up to 400 rows is written in one transaction, a larger one in few', async () => {
  const db = open()
  expect((await countIdb(() => load(db, rowsUpTo(400)))).transactions).toBe(1)
  const other = open()
  // What came with the answer, three of up to 400 rows, and what ends it.
  expect((await countIdb(() => load(other, rowsUpTo(1000)))).transactions).toBe(5)
  expect(await other.tables.records.count()).toBe(1000)
})

it('a load that begins with nothing writes its rows without asking for each', async () => {
  const cost = await countIdb(() => load(open(), rowsUpTo(400)))
  expect(cost.requests - 400).toBeLessThan(15)
})

it('rows that are here after all are looked at in a load that began with nothing', async () => {
  const db = open()
  const [list, item] = listWithItem()
  if (!list || !item) throw new Error('The list has no item')
  const page = (version: number, rows: Row[], rest: Partial<SyncScope>) =>
    answer(db, [{ scope: LISTS, version, rows, ...rest }], { [LISTS]: version - 1 })
  await page(2, [list, item], { full: true, more: true })
  const text = { v: 'Milk', s: item.cells['text']?.s ?? null, u: ANNA } as Row['cells'][string]
  await page(3, [{ ...item, cells: { ...item.cells, text }, ver: 3 }], { more: true })
  // The same page again, as after a tab that was killed.
  await page(2, [item], { more: true })
  expect((await db.tables.records.get('item'))?.rec.cells['text']?.v).toBe('Milk')
  expect((await db.tables.scopes.get(LISTS))?.bare).toBe(true)
})

it('what was removed while a load from 0 was cut short leaves', async () => {
  const db = open()
  const page = (version: number, rows: Row[], rest: Partial<SyncScope>) =>
    answer(db, [{ scope: SCOPE, version, rows, ...rest }], { [SCOPE]: 0 })
  await page(0, [], { full: true, more: true })
  await page(3, rowsUpTo(3), {})
  // As a tab leaves it that is killed within the page.
  const begun = { cursor: 0, loading: true, behind: true, bare: true }
  await db.tables.scopes.update(SCOPE, begun)
  await page(4, rowsUpTo(2), {})
  expect(await db.tables.records.toCollection().primaryKeys()).toEqual(['recipe-0', 'recipe-1'])
})

it('nothing is compared with the server while anything is still missing', async () => {
  const db = open()
  const due = () => db.store.read((tx) => scopesToVerify(tx, NOW))
  await answer(db, [
    { scope: SCOPE, version: 3, rows: rowsUpTo(3), full: true },
    { scope: LISTS, version: 1, rows: listWithItem().slice(0, 1), full: true, more: true },
  ])
  expect(await due()).toEqual([])
  await answer(db, [{ scope: LISTS, version: 2, rows: listWithItem().slice(1) }], { [LISTS]: 1 })
  expect(await due()).toEqual([LISTS, SCOPE])
})

it('what the server would say again does not wait for a power cut', async () => {
  const { durability } = await countIdb(() => load(open(), rowsUpTo(3)))
  expect(durability).toEqual(['relaxed'])
})

it('a tick of a friend is written in two waits for the disk', async () => {
  const db = open()
  await answer(db, [{ scope: LISTS, version: 2, rows: listWithItem(), full: true }])
  const [list, item] = listWithItem()
  if (!list || !item) throw new Error('The list has no item')
  const ticked = {
    ...item,
    cells: { ...item.cells, isChecked: { ...item.cells['text'], v: true } },
  }
  const scopes = [{ scope: LISTS, version: 3, rows: [{ ...ticked, ver: 3 } as Row] }]
  const cost = await countIdb(() => answer(db, scopes, { [LISTS]: 2 }))
  // What is remembered, the item and its list, scopes and calls are read; all but the calls is written.
  expect(cost).toEqual({ transactions: 1, requests: 9, waits: 2, durability: ['relaxed'] })
  expect((await db.tables.records.get('item'))?.rec.cells['isChecked']?.v).toBe(true)
})

it('rows that a full load does not deliver leave, where any were here before', async () => {
  const db = open()
  await load(db, rowsUpTo(3))
  await load(db, rowsUpTo(2))
  expect(await db.tables.records.toCollection().primaryKeys()).toEqual(['recipe-0', 'recipe-1'])
})
