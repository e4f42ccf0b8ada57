import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyAnswer } from '#db/apply-answer.ts'
import type { NomnomDb } from '#db/db.ts'
import { readList } from '#db/read-records.ts'
import { applyEdits } from '#shared/merge/apply.ts'
import type { Row } from '#shared/merge/record.ts'
import { makeStamp } from '#shared/merge/stamp.ts'
import { scopeName } from '#shared/scopes.ts'
import { keepItemDraft, renameItem } from './groceries.data.ts'
import { recoverDrafts } from './list-changes.data.ts'
import { ANNA, freshDb } from '../../tests/support/fresh-db.ts'
import { createLocks } from '../../tests/support/locks.ts'

const BERT = '0190c2f4-0000-7000-8000-000000000002'
const LIST = '0190c2f4-0000-7000-8000-0000000000aa'
const MILK = '0190c2f4-0000-7000-8000-0000000000bb'
const DRAFT = `list:${LIST}:item:${MILK}`
const HOUR = 3_600_000
const SERVER = 'ffff0000'

let db: NomnomDb
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db, dbOf: () => db }))

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false, locks: createLocks() })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  db = freshDb()
})
afterEach(() => {
  vi.unstubAllGlobals()
  db.close()
})

/** The list as the server tells of it now. */
async function hear({ text, by, at }: { text: string; by: string; at: number }): Promise<void> {
  const serverTime = db.clock()
  const scope = scopeName('lists', ANNA)
  const before = await db.tables.scopes.get(scope)
  const version = (before?.cursor ?? 0) + 1
  const cells = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([field, v]) => [field, { v, s: makeStamp(at, SERVER), u: by }]),
    )
  const made = { by: ANNA, createdAt: at, del: null, ver: version }
  const item = { text, category: null, isChecked: false, pos: 'a0' }
  const rows: Row[] = [
    { ...made, id: LIST, kind: 'list', parent: null, cells: cells({ name: 'Weekend' }) },
    { ...made, id: MILK, kind: 'item', parent: LIST, cells: cells(item) },
  ]
  const { generation } = await db.store.read((tx) => tx.meta())
  await applyAnswer(db, {
    response: { serverTime, epoch: 'e', scopes: [{ scope, version, rows }], gone: [] },
    outcomes: [],
    cursors: before ? { [scope]: before.cursor } : {},
    generation,
    run: '',
    sentAt: serverTime,
    receivedAt: serverTime,
  })
}

const shown = async () => (await readList(db, LIST))?.items.map(({ text }) => text)

/** What the server makes of the edit that waits. */
async function judged(): Promise<unknown> {
  const row = await db.tables.records.get(MILK)
  const [record] = await db.tables.outbox.toArray()
  if (!row?.base || record?.kind !== 'list.change') throw new Error('Nothing waits')
  const [op] = record.body.ops
  if (!op || !('set' in op) || !op.set.text) throw new Error('There is no edit')
  const now = db.clock() + 1000
  const writing = { user: ANNA, device: '0000aaaa', now, sentWall: now }
  return applyEdits(row.base, { text: op.set.text }, writing).rec.cells['text']?.v
}

it('a text that is found later counts as of when it was typed: what a friend wrote since stands', async () => {
  const now = db.clock()
  const seen = makeStamp(now - 3 * HOUR, SERVER)
  await hear({ text: 'Milk', by: ANNA, at: now - 3 * HOUR })
  await db.tables.drafts.put({ key: DRAFT, value: { text: 'Oat milk', seen }, at: now - 2 * HOUR })
  await hear({ text: 'Goat milk', by: BERT, at: now - HOUR })
  await recoverDrafts(LIST)
  expect(await shown()).toEqual(['Goat milk'])
  expect(await judged()).toBe('Goat milk')
  expect(await db.tables.drafts.count()).toBe(0)
})

it('a text that is found later stands where a friend wrote before it', async () => {
  const now = db.clock()
  const seen = makeStamp(now - 3 * HOUR, SERVER)
  await hear({ text: 'Milk', by: ANNA, at: now - 3 * HOUR })
  await db.tables.drafts.put({ key: DRAFT, value: { text: 'Oat milk', seen }, at: now - HOUR })
  await hear({ text: 'Goat milk', by: BERT, at: now - 2 * HOUR })
  await recoverDrafts(LIST)
  expect(await shown()).toEqual(['Oat milk'])
  expect(await judged()).toBe('Oat milk')
})

it('a text that is found later does not go over what the same device wrote after it', async () => {
  const at = db.clock() - HOUR
  const seen = makeStamp(at, SERVER)
  await hear({ text: 'Milk', by: ANNA, at })
  const draft = { key: DRAFT, value: { text: 'Oat milk', seen } }
  await db.tables.drafts.put({ ...draft, at: at + HOUR / 2 })
  await renameItem({ listId: LIST, itemId: MILK, text: 'Soy milk', seen })
  await recoverDrafts(LIST)
  expect(await shown()).toEqual(['Soy milk'])
  expect(await db.tables.drafts.count()).toBe(0)

  await db.tables.drafts.put({ ...draft, at: db.clock() + 1 })
  await recoverDrafts(LIST)
  expect(await shown()).toEqual(['Oat milk'])
})

it('what another tab is still typing is not saved half typed, and what it left is', async () => {
  const at = db.clock() - HOUR
  const seen = makeStamp(at, SERVER)
  await hear({ text: 'Milk', by: ANNA, at })
  await keepItemDraft({ listId: LIST, itemId: MILK, text: 'Oat mi', seen })
  vi.resetModules()
  const otherTab = await import('./list-changes.data.ts')
  await otherTab.recoverDrafts(LIST)
  expect(await shown()).toEqual(['Milk'])
  expect(await db.tables.drafts.count()).toBe(1)

  // Somebody leaves the list, and nothing was saved.
  await recoverDrafts(LIST)
  expect(await shown()).toEqual(['Oat mi'])
  const { keepItemDraft: keepThere } = await import('./groceries.data.ts')
  await keepThere({ listId: LIST, itemId: MILK, text: 'Oat milk', seen })
  await keepThere({ listId: LIST, itemId: MILK, text: null, seen })
  await db.tables.drafts.put({ key: DRAFT, value: { text: 'Goat milk', seen }, at: db.clock() })
  await recoverDrafts(LIST)
  expect(await shown()).toEqual(['Goat milk'])
})
