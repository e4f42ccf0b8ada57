/**
 * What the index shows of lists without reading their items: kept packed on this device, and never the
 * truth. What is missing or does not match the list is counted again.
 */
import { readItems, readListFields } from '#shared/read.ts'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'
import { readLocal, writeLocal } from './local.ts'
import type { NomnomDb } from './db.ts'
import { readPeople, rowsShown } from './read-people.ts'
import { listCardOf, type ListCard } from './read-records.ts'
import type { MirrorRow } from './store.ts'

const KEY = 'list-rows'
const PREVIEW_ITEMS = 4

/** The rows that a list shows of its items. */
export type RowsOf = (list: {
  items: readonly GroceryItem[]
  isSummed: boolean
}) => readonly { text: string; isChecked: boolean }[]

/** In rows. preview: the first that are still needed, else those in the cart. */
type Counted = { done: number; total: number; preview: string }

/**
 * By list: what was counted when it was as `mark` says. isEarly: before what makes rows was there, which
 * is enough for the next start until it is.
 */
type Packed = Record<string, Counted & { mark: string; isEarly?: boolean }>

export type ListSummary = ListCard & Counted

/** packed: what `keepListCards` should keep; null where that stands there already. */
type ListSummaries = { own: ListSummary[]; shared: ListSummary[]; packed: Packed | null }

/**
 * Own lists and those of friends in short, each newest first. Without `rowsOf` each item of a list that
 * is not known yet counts as a row.
 */
export async function readListCards(db: NomnomDb, rowsOf?: RowsOf): Promise<ListSummaries> {
  const [rows, people, kept] = await Promise.all([
    rowsShown(db, 'list'),
    readPeople(db),
    readLocal(db, KEY),
  ])
  const known = (kept ?? {}) as Packed
  const isKnown = (row: MirrorRow) => isCounted(known[row.id], row, rowsOf)
  const entries = rows.map(async (row) => {
    const card = isKnown(row) ? known[row.id] : undefined
    return [row.id, card ?? (await count(db, row, rowsOf))] as const
  })
  const packed: Packed = Object.fromEntries(await Promise.all(entries))
  const lists = rows.flatMap((row): ListSummary[] => {
    const { done = 0, total = 0, preview = '' } = packed[row.id] ?? {}
    return [{ ...listCardOf(row, people), done, total, preview }]
  })
  const isKept = rows.every(isKnown) && Object.keys(known).length === rows.length
  return {
    own: lists.filter((list) => list.isOwner),
    shared: lists.filter((list) => !list.isOwner),
    packed: isKept ? null : packed,
  }
}

/** Keeps what was counted, for the next start. */
export async function keepListCards(db: NomnomDb, packed: Packed): Promise<void> {
  await writeLocal(db, KEY, packed)
}

function isCounted(card: Packed[string] | undefined, row: MirrorRow, rowsOf?: RowsOf): boolean {
  return card?.mark === markOf(row) && !(rowsOf && card.isEarly)
}

/** Changes whenever the list or any of its items is written (docs/sync.md step 3). */
function markOf({ load, touched = 0, updated }: MirrorRow): string {
  return `${load}.${touched}.${updated}`
}

async function count(db: NomnomDb, row: MirrorRow, rowsOf?: RowsOf): Promise<Packed[string]> {
  const items = readItems((await rowsShown(db, row.id)).map(({ rec }) => rec))
  const rows = rowsOf?.({ items, isSummed: readListFields(row.rec).isSummed }) ?? items
  const needed = rows.filter(({ isChecked }) => !isChecked)
  const texts = (needed.length > 0 ? needed : rows).slice(0, PREVIEW_ITEMS).map(({ text }) => text)
  const total = rows.length
  const done = total - needed.length
  return { mark: markOf(row), done, total, preview: texts.join(', '), isEarly: !rowsOf }
}

/** How many rows one list has, and how many of them are ticked. */
export async function readListCard(
  db: NomnomDb,
  row: MirrorRow,
  rowsOf?: RowsOf,
): Promise<{ done: number; total: number }> {
  const known = ((await readLocal(db, KEY)) ?? {}) as Packed
  const card = known[row.id]
  return card && isCounted(card, row, rowsOf) ? card : count(db, row, rowsOf)
}
