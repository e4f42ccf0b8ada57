// Cards in memory show what the mirror holds, whoever wrote it, and a change costs what it changes.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDb, type NomnomDb } from '#db/db.ts'
import { META_KEY } from '#db/tables.ts'
import { recipeCardOf, type RecipeCard } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import type { MirrorRow } from '#db/store.ts'
import { recordsRead } from '../../tests/support/records-read.ts'
import { rereadAll } from './reread.ts'
import { watchCards, type Cards } from './watch-cards.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const BERT = '0190c2f4-0000-7000-8000-000000000002'
const MANY = 300
const FIRST = 60

let indexedDB: IDBFactory
let db: NomnomDb
let shown: Cards<RecipeCard> | undefined
let timesTold: number
let idle: () => void
let stop: () => void

const open = () =>
  createDb(ANNA, { indexedDB, IDBKeyRange, clock: () => Date.now(), random: Math.random })

function rowOf(at: number, owner = ANNA): MirrorRow {
  const id = `recipe-${String(at).padStart(5, '0')}`
  const cell = (v: unknown) => ({ v, s: `${at}`, u: owner })
  const cells = {
    title: cell(`Soup ${at}`),
    diet: cell('VEGAN'),
    course: cell('MAIN'),
    ingredientSections: cell([{ ingredients: [{ text: `Carrot ${at}` }, { text: 'Salt' }] }]),
  }
  const rec = {
    id,
    kind: 'recipe' as const,
    parent: null,
    by: owner,
    createdAt: at,
    cells,
    del: null,
  }
  const place = { scope: `recipes:${owner}`, ver: 1, load: 1, shown: 'recipe', updated: at }
  return { id, kind: 'recipe', parent: null, rec, ...place }
}

function friendship(name: string): MirrorRow {
  const cell = (v: unknown) => ({ v, s: '1', u: ANNA })
  const cells = { userId: cell(BERT), displayName: cell(name), status: cell('accepted') }
  const id = 'friendship-1'
  const rec = {
    id,
    kind: 'friendship' as const,
    parent: null,
    by: BERT,
    createdAt: 1,
    cells,
    del: null,
  }
  const place = { scope: `me:${ANNA}`, ver: 1, load: 1, shown: 'friendship', updated: 1 }
  return { id, kind: 'friendship', parent: null, rec, ...place }
}

const title = (at: number) => shown?.cards[at]?.title
const note = (lastPull: number) =>
  db.store.write(async (tx) => tx.putMeta({ ...(await tx.meta()), lastPull }))

const read = (work: () => Promise<unknown>) => recordsRead(db, work)

async function watch(): Promise<void> {
  stop = watchCards(
    db,
    {
      kind: 'recipe',
      cardOf: recipeCardOf,
      first: FIRST,
      whenIdle: () => new Promise((resolve) => (idle = resolve)),
      isOnline: () => true,
    },
    {
      next(cards) {
        shown = cards
        timesTold += 1
      },
    },
  )
  await vi.waitFor(() => expect(shown).toBeDefined())
}

async function watchAll(): Promise<void> {
  await watch()
  idle()
  await vi.waitFor(() => expect(shown?.cards).toHaveLength(MANY))
}

beforeEach(async () => {
  indexedDB = new IDBFactory()
  shown = undefined
  timesTold = 0
  db = open()
  await note(1)
  await db.tables.records.bulkPut(Array.from({ length: MANY }, (_, at) => rowOf(at)))
  return () => stop()
})

it('the first screens are read first, the others once nothing is under way', async () => {
  expect(await read(watch)).toBe(FIRST)
  expect(shown?.cards.map(({ updatedAt }) => updatedAt).at(-1)).toBe(MANY - FIRST)
  idle()
  await vi.waitFor(() => expect(shown?.cards).toHaveLength(MANY))
  expect(shown?.cards[0]).toEqual({
    id: 'recipe-00299',
    title: 'Soup 299',
    description: '',
    diet: 'VEGAN',
    course: 'MAIN',
    ingredients: 'Carrot 299\nSalt',
    isOwner: true,
    authorName: 'Someone',
    updatedAt: 299,
  })
})

it('a change reads the record that changed, and leaves the other cards as they are', async () => {
  await watchAll()
  const before = shown?.cards.find(({ id }) => id === 'recipe-00007')
  const count = await read(async () => {
    await db.tables.records.put({ ...rowOf(5), updated: 1000 })
    await vi.waitFor(() => expect(title(0)).toBe('Soup 5'))
  })
  expect(count).toBe(1)
  expect(shown?.cards).toHaveLength(MANY)
  expect(shown?.cards.find(({ id }) => id === 'recipe-00007')).toBe(before)
})

it('what another tab writes shows, and what has been deleted leaves', async () => {
  await watchAll()
  const other = open()
  await other.tables.records.put({ ...rowOf(5000) })
  await vi.waitFor(() => expect(title(0)).toBe('Soup 5000'))
  const { shown: _, ...grave } = rowOf(5000)
  await other.tables.records.put(grave)
  await vi.waitFor(() => expect(title(0)).toBe('Soup 299'))
  await other.tables.records.delete('recipe-00299')
  await vi.waitFor(() => expect(title(0)).toBe('Soup 298'))
  other.close()
})

it('a list that changes is none of their business', async () => {
  await watchAll()
  timesTold = 0
  await save(db, { type: 'create-list', name: 'Weekend' })
  await db.tables.records.put({ ...rowOf(6), updated: 2000 })
  await vi.waitFor(() => expect(title(0)).toBe('Soup 6'))
  expect(timesTold).toBe(1)
})

it('a name that changes stands on every card of its owner', async () => {
  await watchAll()
  await db.tables.records.bulkPut([rowOf(6000, BERT), friendship('Bert')])
  await vi.waitFor(() => expect(shown?.cards[0]?.authorName).toBe('Bert'))
  await db.tables.records.put(friendship('Bertha'))
  await vi.waitFor(() => expect(shown?.cards[0]?.authorName).toBe('Bertha'))
  await db.tables.records.delete('friendship-1')
  await vi.waitFor(() => expect(shown?.cards[0]?.authorName).toBe('Someone'))
})

it('a commit of many, and one that nobody told of, is read as a whole', async () => {
  await watchAll()
  const renamed = Array.from({ length: 100 }, (_, at) => ({ ...rowOf(at), updated: 7000 + at }))
  await db.tables.records.bulkPut(renamed)
  await vi.waitFor(() => expect(title(0)).toBe('Soup 99'))
  stop()
  await watchAll()
  // As a worker that was ended right after its commit.
  const quiet = indexedDB.open(db.dexie.name)
  await new Promise((resolve) => (quiet.onsuccess = resolve))
  const writing = quiet.result.transaction('records', 'readwrite')
  writing.objectStore('records').put({ ...rowOf(7), updated: 9000 })
  await new Promise((resolve) => (writing.oncomplete = resolve))
  quiet.result.close()
  expect(title(0)).toBe('Soup 99')
  rereadAll()
  await vi.waitFor(() => expect(title(0)).toBe('Soup 7'))
})

it('while the first load takes place only the first screens are read', async () => {
  // No read takes time, however busy the machine, so it rests for none.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  await db.tables.meta.update(META_KEY, { lastPull: 0 })
  await watch()
  expect(shown).toMatchObject({ load: { isComing: true, entries: MANY } })
  idle()
  await db.tables.records.bulkPut(Array.from({ length: 100 }, (_, at) => rowOf(1000 + at)))
  await vi.waitFor(() => expect(title(0)).toBe('Soup 1099'))
  expect(shown?.cards).toHaveLength(FIRST)
  await note(2)
  await vi.waitFor(() => expect(shown).toMatchObject({ load: null }))
  expect(shown?.cards).toHaveLength(MANY + 100)
})

it('while the first load takes place it rests between reads, and then reads what came meanwhile', async () => {
  const HOUR_MS = 3_600_000
  let goOn: (() => void) | undefined
  let now = 0
  // Each read takes an hour.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += HOUR_MS))
  const { setTimeout: wait } = globalThis
  const resting = (run: () => void, ms?: number) => {
    if ((ms ?? 0) < 4 * HOUR_MS) return wait(run, ms)
    goOn = run
    return undefined
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(resting as typeof setTimeout)
  onTestFinished(() => void vi.restoreAllMocks())
  await db.tables.meta.update(META_KEY, { lastPull: 0 })
  await watch()
  for (let at = 0; at < 20; at += 1) await db.tables.records.put(rowOf(1000 + at))
  expect(timesTold).toBe(1)
  goOn?.()
  await vi.waitFor(() => expect(title(0)).toBe('Soup 1019'))
  expect(timesTold).toBe(2)
})

it('a record that no card can be made of is told of, and does not leave the screen waiting', async () => {
  const errors: unknown[] = []
  stop = watchCards(
    db,
    {
      kind: 'recipe',
      cardOf() {
        throw new TypeError('broken')
      },
      first: FIRST,
      whenIdle: () => new Promise(() => {}),
      isOnline: () => true,
    },
    { next: () => undefined, onError: (error) => errors.push(error) },
  )
  await vi.waitFor(() => expect(errors).toEqual([new TypeError('broken')]))
})
