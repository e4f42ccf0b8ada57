/**
 * What keeping data costs in a real browser: ours beside raw IndexedDB and Dexie that do the same work
 * with the same durability. Runs in a page; `client.mjs` prints what it resolves to.
 */
import { Dexie } from 'dexie'
import { applyAnswer } from '#db/apply-answer.ts'
import { createDb, type NomnomDb } from '#db/db.ts'
import { save, saveAll } from '#db/save.ts'
import { createRecord } from '#shared/merge/apply.ts'
import type { Row } from '#shared/merge/record.ts'
import type { SyncScope } from '#shared/schemas/sync.ts'

const NOW = 1_800_000_000_000
const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const STRICT = { durability: 'strict' } as const

/** By contestant: the milliseconds of one round. */
type Round = Record<string, number>

type Sizes = { recipes: number; items: number; pageRows: number; ticks: number; lists: number }

let opened = 0

function freshDb(): NomnomDb {
  const userId = `${ANNA.slice(0, -4)}${String((opened += 1)).padStart(4, '0')}`
  const { indexedDB, IDBKeyRange } = globalThis
  return createDb(userId, { indexedDB, IDBKeyRange, clock: Date.now, random: Math.random })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const uuid = (part: number, at: number) =>
  `0190c2f4-${String(part).padStart(4, '0')}-7000-8000-${String(at).padStart(12, '0')}`

const writing = { user: ANNA, device: 'ffff0000', now: NOW, sentWall: NOW }

function recipeRow(at: number): Row {
  const values = {
    title: `Recipe ${at} with rice and peas`,
    course: 'MAIN',
    diet: 'VEGETARIAN',
    servings: 4,
    minutes: 30,
    ingredients: Array.from({ length: 10 }, (_, line) => `${line * 10} g of something ${line}`),
    steps: Array.from({ length: 6 }, (_, line) => `Stir it well, and wait for a while ${line}.`),
  }
  return {
    ...createRecord({ id: uuid(1, at), kind: 'recipe', parent: null }, values, writing),
    ver: at + 1,
  }
}

function itemRow(at: number, list: number): Row {
  const values = { text: `Item ${at}`, category: 'Dairy', isChecked: false, pos: `a${at}` }
  return {
    ...createRecord({ id: uuid(2, at), kind: 'item', parent: uuid(3, list) }, values, writing),
    ver: at + 1,
  }
}

const listRow = (list: number): Row => ({
  ...createRecord(
    { id: uuid(3, list), kind: 'list', parent: null },
    { name: `List ${list}`, categories: [] },
    writing,
  ),
  ver: 1,
})

function pagesOf(scope: string, rows: readonly Row[], pageRows: number): SyncScope[] {
  const pages: SyncScope[] = []
  for (let at = 0; at < rows.length; at += pageRows) {
    const part = rows.slice(at, at + pageRows)
    const more = at + pageRows < rows.length ? { more: true } : {}
    const full = at === 0 ? { full: true } : {}
    pages.push({ scope, version: part.at(-1)?.ver ?? 0, rows: part, ...full, ...more })
  }
  return pages
}

/** A first load of recipes and items in pages, with our own code. */
async function loadOurs(pages: readonly SyncScope[]): Promise<number> {
  const db = freshDb()
  const took = await timed(async () => {
    const cursors: Record<string, number> = {}
    for (const page of pages) {
      await applyAnswer(db, {
        response: { serverTime: NOW, epoch: 'e', scopes: [page], gone: [] },
        outcomes: [],
        cursors: { ...cursors },
        generation: 0,
        run: '',
        sentAt: NOW,
        receivedAt: NOW,
      })
      cursors[page.scope] = page.version
    }
  })
  await close(db.dexie)
  return took
}

const STORES = 'id, scope, [shown+updated], [parent+updated]'

async function loadDexie(pages: readonly SyncScope[]): Promise<number> {
  const dexie = new Dexie(`dexie-${(opened += 1)}`, { chromeTransactionDurability: 'strict' })
  dexie.version(1).stores({ records: STORES })
  const table = dexie.table('records')
  const took = await timed(async () => {
    for (const page of pages) await table.bulkPut(page.rows.map((rec) => rowOf(rec, page.scope)))
  })
  await close(dexie)
  return took
}

async function loadRaw(pages: readonly SyncScope[]): Promise<number> {
  const { db, name } = await openRaw()
  const took = await timed(async () => {
    for (const page of pages) {
      const transaction = db.transaction('records', 'readwrite', STRICT)
      const store = transaction.objectStore('records')
      for (const rec of page.rows) store.put(rowOf(rec, page.scope))
      await ended(transaction)
    }
  })
  db.close()
  indexedDB.deleteDatabase(name)
  return took
}

function rowOf(rec: Row, scope: string) {
  const { id, kind, parent, ver } = rec
  return { id, kind, parent, scope, ver, rec, load: 1, updated: NOW, shown: parent ?? kind }
}

function openRaw(): Promise<{ db: IDBDatabase; name: string }> {
  const name = `raw-${(opened += 1)}`
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => {
      const records = request.result.createObjectStore('records', { keyPath: 'id' })
      records.createIndex('scope', 'scope')
      records.createIndex('shown', ['shown', 'updated'])
      records.createIndex('parent', ['parent', 'updated'])
      const outbox = request.result.createObjectStore('outbox', {
        keyPath: 'seq',
        autoIncrement: true,
      })
      outbox.createIndex('root', 'root')
      outbox.createIndex('state', 'state')
    })
    request.addEventListener('success', () => resolve({ db: request.result, name }))
    request.addEventListener('error', () => reject(request.error))
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

async function close(dexie: Dexie): Promise<void> {
  dexie.close()
  await Dexie.delete(dexie.name)
}

/** A first load of everything. */
export async function load({ recipes, items, pageRows, lists }: Sizes): Promise<Round> {
  const recipeRows = Array.from({ length: recipes }, (_, at) => recipeRow(at))
  const listRows = Array.from({ length: lists }, (_, at) => listRow(at))
  const itemRows = Array.from({ length: items }, (_, at) => itemRow(at, at % lists))
  const pages = [
    ...pagesOf(`recipes:${ANNA}`, recipeRows, pageRows),
    ...pagesOf(`lists:${ANNA}`, [...listRows, ...itemRows], pageRows),
  ]
  return {
    'raw strict': await loadRaw(pages),
    'Dexie strict': await loadDexie(pages),
    ours: await loadOurs(pages),
  }
}

/** Ticks one after the other: a row and a call that waits, in one strict transaction each. */
async function tickRaw(count: number): Promise<number> {
  const { db, name } = await openRaw()
  const rows = Array.from({ length: count }, (_, at) => rowOf(itemRow(at, 0), 'lists'))
  const took = await timed(async () => {
    for (const row of rows) {
      const transaction = db.transaction(['records', 'outbox'], 'readwrite', STRICT)
      transaction.objectStore('records').put(row)
      transaction.objectStore('outbox').put({ root: row.parent, state: 'queued', body: row.id })
      await ended(transaction)
    }
  })
  db.close()
  indexedDB.deleteDatabase(name)
  return took
}

async function tickDexie(count: number): Promise<number> {
  const dexie = new Dexie(`dexie-${(opened += 1)}`, { chromeTransactionDurability: 'strict' })
  dexie.version(1).stores({ records: STORES, outbox: '++seq, root, state' })
  const [records, outbox] = [dexie.table('records'), dexie.table('outbox')]
  const rows = Array.from({ length: count }, (_, at) => rowOf(itemRow(at, 0), 'lists'))
  await records.bulkPut(rows)
  const took = await timed(async () => {
    for (const row of rows) {
      await dexie.transaction('rw', records, outbox, async () => {
        const before = await records.get(row.id)
        await records.put({ ...before, updated: NOW + 1 })
        await outbox.put({ root: row.parent, state: 'queued', body: row.id })
      })
    }
  })
  await close(dexie)
  return took
}

async function tickOurs(count: number, listCount: number): Promise<number> {
  const db = freshDb()
  const all: { listId: string; items: string[] }[] = []
  for (let list = 0; list < listCount; list += 1) {
    const items = Array.from({ length: count / listCount }, (_, at) => ({
      id: uuid(4, list * count + at),
      text: `Item ${at}`,
      category: null,
      pos: `a${at}`,
    }))
    const [made] = await saveAll(db, [{ type: 'create-list', name: `List ${list}`, items }])
    all.push({ listId: made?.id ?? '', items: items.map(({ id }) => id) })
  }
  const took = await timed(async () => {
    for (let at = 0; at < count / listCount; at += 1) {
      for (const { listId, items } of all) {
        const changes = [{ item: items[at] ?? '', set: { isChecked: true } }]
        await save(db, { type: 'change-list', listId, changes })
      }
    }
  })
  await close(db.dexie)
  return took
}

/** Ticks without a network, each durable before the next. */
export async function ticks({ ticks: count, lists }: Sizes): Promise<Round> {
  return {
    'raw strict': await tickRaw(count),
    'Dexie strict': await tickDexie(count),
    [`ours, ${lists} lists`]: await tickOurs(count, lists),
    'ours, one list': await tickOurs(count, 1),
  }
}
