/** One list: what its screens read from the mirror, and what a tap on them changes. */
import { currentDb } from '#exchange/mirror.ts'
import { keepTyping } from '#exchange/drafts.ts'
import { saveHere } from '#exchange/save.ts'
import { useWatched } from '#exchange/use-live.ts'
import { patch, watchMirror } from '#exchange/watch-mirror.ts'
import { useLoaded } from '#page/use-loaded.ts'
import type { ListChange } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'
import { readLocal, writeLocal } from '#db/local.ts'
import { unsentItems } from '#db/pending.ts'
import { nameOf, readPeople, rowsShown, type People } from '#db/read-people.ts'
import { listViewOf, type ListCard } from '#db/read-records.ts'
import type { MirrorRow } from '#db/store.ts'
import { stampMs, type Stamp } from '#shared/merge/stamp.ts'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'
import { isOther } from './grouping.ts'
import { NO_WALK, orderOf, walkOn, type ShopWalk } from './learnt-order.ts'

type Person = { id: string; displayName: string }

/** unsentSince: Unix ms since when a change of this item waits to be sent; null: all is sent. */
export type ListItem = GroceryItem & {
  seenText: Stamp | null
  unsentSince: number | null
  /** Who ticked it, and when by the server's clock (Unix ms); null unless it was somebody else. */
  tickedBy: { name: string; at: number } | null
  /** Who put it on the list; null unless it was somebody else. */
  adder: string | null
}

export type GroceryListView = {
  id: string
  name: string
  seenName: Stamp | null
  categories: string[]
  seenCategories: Stamp | null
  /** Whether the same thing from several items is shown as one row. */
  isSummed: boolean
  items: ListItem[]
  canDelete: boolean
  /** Who else sees it. */
  people: Person[]
}

/** A change that waits longer than this is marked on its row. */
export const UNSENT_MARK_MS = 3000

/** A list with its items; null when there is none (any more), undefined while it is being read. */
export function useGroceryList(id: string): GroceryListView | null | undefined {
  return useWatched((next, onError) => watchList(currentDb(), id, { next, onError }), id)
}

/**
 * Whether there is no such list (any more). The list is read once more, because a screen may hear
 * that the first load is over before it hears what the load has brought.
 */
export function useIsGone(id: string): boolean {
  return useLoaded(() => readListView(currentDb(), id), id) === null
}

/** Reads a list as its screens show it; everything is asked for at once, in one transaction. */
export async function readListView(db: NomnomDb, id: string): Promise<GroceryListView | null> {
  return viewOf(id, await readHeld(db, id))
}

/** What a list is made of, in memory and never the truth. rows: its own and those of its items. */
type Held = { rows: Map<string, MirrorRow>; people: People; unsent: Map<string, number> }

async function readHeld(db: NomnomDb, id: string): Promise<Held> {
  const { records, outbox } = db.tables
  const [list, items, people, unsent] = await db.dexie.transaction('r', records, outbox, () =>
    Promise.all([records.get(id), rowsShown(db, id), readPeople(db), unsentItems(db, id)]),
  )
  const rows = new Map(items.map((item) => [item.id, item]))
  return { rows: list ? rows.set(id, list) : rows, people, unsent }
}

/**
 * Tells of a list, now and after each commit that changed it: read once, then patched with the rows
 * that were changed. onError: hears why it could not be read. Returns what ends that.
 */
export function watchList(
  db: NomnomDb,
  id: string,
  { next, onError }: { next(list: GroceryListView | null): void; onError?(error: unknown): void },
): () => void {
  let held: Held | undefined
  const isOf = (row: MirrorRow) => (row.id === id || row.shown === id ? row : undefined)
  const { stop } = watchMirror({
    db,
    // What is on the screen stays there.
    onError: (error) => held ?? onError?.(error),
    async read(changed, hasLeft) {
      let isOther: boolean | null = null
      if (held && changed !== 'all') {
        const { unsent } = held
        isOther = await patch(db, changed, [held.rows, isOf])
        held.unsent = await unsentItems(db, id)
        if (isOther === false) isOther = String([...unsent]) !== String([...held.unsent])
      }
      if (isOther === null) held = await readHeld(db, id)
      if (held && isOther !== false && !hasLeft()) next(viewOf(id, held))
    },
  })
  return stop
}

function viewOf(id: string, { rows, people, unsent }: Held): GroceryListView | null {
  const ofItems = [...rows.values()].filter(({ shown }) => shown === id)
  const list = listViewOf(rows.get(id), ofItems, people)
  if (!list) return null
  const { name, categories, isSummed, canDelete, stamps } = list
  const items = list.items.map(({ isPending, tickedAs, ...item }) => ({
    ...item,
    unsentSince: isPending ? (unsent.get(item.id) ?? null) : null,
    tickedBy: tickerOf(people, item, tickedAs),
    adder: item.addedBy === people.me ? null : nameOf(people, item.addedBy),
  }))
  return {
    id,
    name,
    seenName: stamps['name'] ?? null,
    categories,
    seenCategories: stamps['categories'] ?? null,
    isSummed,
    items,
    canDelete,
    people: seenBy(people, list),
  }
}

/**
 * The categories in the order that was learnt from ticking, as it was when the screen was opened;
 * undefined while it is read.
 */
export function useLearntOrder(listId: string): string[] | undefined {
  return useLoaded(() => readOrder(listId), listId)
}

/** Renames a list; `seen` is the stamp of the name that the user had before them. */
export function renameList(listId: string, name: string, seen: Stamp | null): Promise<void> {
  return change(listId, { list: { name: name.trim() }, seen: { name: seen } })
}

type TypedItem = { listId: string; itemId: string; text: string; seen: Stamp | null }

/** Changes the text of an item. */
export function renameItem({ listId, itemId, text, seen }: TypedItem): Promise<void> {
  return change(listId, { item: itemId, set: { text: text.trim() }, seen: { text: seen } })
}

export type TextDraft = { text: string; seen: Stamp | null }

/** Keeps what is being typed into an item, or forgets it. */
export function keepItemDraft(typed: Omit<TypedItem, 'text'> & { text: string | null }) {
  return keepText(`list:${typed.listId}:item:${typed.itemId}`, typed.text, typed.seen)
}

/** Keeps what is being typed as the name of a list, or forgets it. */
export function keepNameDraft(listId: string, text: string | null, seen: Stamp | null) {
  return keepText(`list:${listId}:name`, text, seen)
}

function keepText(key: string, text: string | null, seen: Stamp | null): Promise<void> {
  return keepTyping(key, text === null ? null : { text, seen })
}

/** Sets whether items are in the cart. */
export function checkItems(
  listId: string,
  itemIds: readonly string[],
  isChecked: boolean,
): Promise<void> {
  return change(listId, ...itemIds.map((item): ListChange => ({ item, set: { isChecked } })))
}

/** The items of a row, which are of one category. */
export type TickedRow = { ids: readonly string[]; category: string | null }

/**
 * Ticks the items of a row or takes that back, as one change, and learns from a tick where their
 * category stands in the shop.
 */
export async function shopItems(
  listId: string,
  { ids, category }: TickedRow,
  isChecked: boolean,
): Promise<void> {
  await checkItems(listId, ids, isChecked)
  if (!isChecked || category === null || isOther(category)) return
  const db = currentDb()
  await db.dexie.transaction('rw', db.tables.local, async () => {
    const walk = walkOn((await readWalk(db, listId)) ?? NO_WALK, category, db.clock())
    await writeLocal(db, walkKey(listId), walk)
  })
}

/** Removes items; answers what brings them back. */
export async function removeItems(
  listId: string,
  items: readonly ListItem[],
): Promise<() => Promise<void>> {
  await change(listId, ...items.map(({ id }): ListChange => ({ remove: id })))
  return () => change(listId, ...items.map(({ id }): ListChange => ({ bringBack: id })))
}

export type CategoryEdit = {
  list: GroceryListView
  category: string
  categories: readonly string[]
}

/** Renames a category and takes its items along. */
export function renameCategory(edit: CategoryEdit & { name: string }): Promise<void> {
  const categories = edit.categories.map((name) => (name === edit.category ? edit.name : name))
  return recategorise(edit, edit.name, categories)
}

/** "1 item", "3 items". */
export function itemsInWords(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

/** Makes changes to a list, as one. */
export function change(listId: string, ...changes: ListChange[]): Promise<void> {
  if (changes.length === 0) return Promise.resolve()
  return saveHere({ type: 'change-list', listId, changes }).then(() => undefined)
}

/** Gives a category's items another one, and the list this order. */
export function recategorise(
  { list, category }: CategoryEdit,
  to: string | null,
  categories: string[],
): Promise<void> {
  const moved = list.items.filter((item) => item.category === category)
  const moves = moved.map(({ id }): ListChange => ({ item: id, set: { category: to } }))
  return change(list.id, categoriesChange(list, categories), ...moves)
}

/** Categories in this order, of which those on the screen have been seen. */
export function categoriesChange(
  { seenCategories }: Pick<GroceryListView, 'seenCategories'>,
  categories: string[],
): ListChange {
  return { list: { categories }, seen: { categories: seenCategories } }
}

function tickerOf(people: People, item: GroceryItem, stamp: Stamp | null): ListItem['tickedBy'] {
  const { checkedBy } = item
  if (checkedBy === null || checkedBy === people.me || stamp === null) return null
  return { name: nameOf(people, checkedBy), at: stampMs(stamp) }
}

/** Who else sees a list: the friends of its author that this user knows of, by name. */
function seenBy(people: People, { isOwner, authorId }: ListCard): Person[] {
  const named = (id: string) => ({ id, displayName: nameOf(people, id) })
  if (!isOwner) return [named(authorId)]
  const friends = [...people.granted].filter(([, granted]) => granted.canManageGroceryLists)
  return friends.map(([id]) => named(id)).sort((a, b) => a.displayName.localeCompare(b.displayName))
}

async function readOrder(listId: string): Promise<string[]> {
  const db = currentDb()
  const walk = await readWalk(db, listId)
  return walk ? orderOf(walk, db.clock()) : []
}

async function readWalk(db: NomnomDb, listId: string): Promise<ShopWalk | undefined> {
  return (await readLocal(db, walkKey(listId))) as ShopWalk | undefined
}

function walkKey(listId: string): string {
  return `walk:${listId}`
}
