// What a page of a first load costs on the device: few transactions, whatever is in it.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { createRecord } from '#shared/merge/apply.ts'
import type { Row } from '#shared/merge/record.ts'
import { scopeName } from '#shared/scopes.ts'
import { countIdb } from '../../tests/support/idb-requests.ts'
import { applyAnswer } from './apply-answer.ts'
import { createDb, type NomnomDb } from './db.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const NOW = 1_800_000_000_000
const SCOPE = scopeName('recipes', ANNA)
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

async function load(db: NomnomDb, rows: Row[]): Promise<void> {
  const scopes = [{ scope: SCOPE, version: rows.length, rows, full: true }]
  await applyAnswer(db, {
    response: { serverTime: NOW, epoch: 'e', scopes, gone: [] },
    outcomes: [],
    cursors: {},
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

it('what the server would say again does not wait for a power cut', async () => {
  const { durability } = await countIdb(() => load(open(), rowsUpTo(3)))
  expect(durability).toEqual(['relaxed'])
})

it('rows that a full load does not deliver leave, where any were here before', async () => {
  const db = open()
  await load(db, rowsUpTo(3))
  await load(db, rowsUpTo(2))
  expect(await db.tables.records.toCollection().primaryKeys()).toEqual(['recipe-0', 'recipe-1'])
})
