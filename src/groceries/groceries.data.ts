/** What the grocery screens read from the mirror and what they can do to it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { currentDb } from '#app/mirror.ts'
import { save } from '#app/save.ts'
import type { ListChange } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'
import { clearDraft, readDrafts, writeDraft } from '#db/drafts.ts'
import { unsentItems } from '#db/pending.ts'
import { nameOf, readFriends, readPeople, type People } from '#db/read-people.ts'
import { readList, readLists, type ListCard } from '#db/read-records.ts'
import { valueOf } from '#shared/merge/record.ts'
import { stampMs, type Stamp } from '#shared/merge/stamp.ts'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'
import { categoryNames, isOther } from './grouping.ts'

export type Person = { id: string; displayName: string }

/** A list on the index. updatedAt: Unix ms. authorName: null for one's own. */
export type ListSummary = {
  id: string
  name: string
  updatedAt: number
  authorName: string | null
  done: number
  total: number
  preview: string
}

/** unsentSince: Unix ms since when a change of this item waits to be sent; null: all is sent. */
export type ListItem = GroceryItem & {
  seenText: Stamp | null
  unsentSince: number | null
  /** Who ticked it, and when by the server's clock (Unix ms); null unless it was somebody else. */
  tickedBy: { name: string; at: number } | null
}

export type GroceryListView = {
  id: string
  name: string
  seenName: Stamp | null
  categories: string[]
  items: ListItem[]
  canDelete: boolean
  /** Who else sees it. */
  people: Person[]
}

/** A change that waits longer than this is marked on its row. */
export const UNSENT_MARK_MS = 3000

const PREVIEW_ITEMS = 4

/** Own lists and shared ones, each newest first; undefined while the mirror is being read. */
export function useListSummaries(): { own: ListSummary[]; shared: ListSummary[] } | undefined {
  return useLiveQuery(async () => {
    const db = currentDb()
    const { own, shared } = await readLists(db)
    const summarise = (cards: ListCard[]) => Promise.all(cards.map((card) => summaryOf(db, card)))
    return { own: await summarise(own), shared: await summarise(shared) }
  })
}

/** A list with its items; null when there is none (any more), undefined while it is being read. */
export function useGroceryList(id: string): GroceryListView | null | undefined {
  return useLiveQuery(async () => {
    const db = currentDb()
    const [list, unsent, known] = await Promise.all([
      readList(db, id),
      unsentItems(db, id),
      readPeople(db),
    ])
    if (!list) return null
    const { name, categories, canDelete, stamps } = list
    const items = list.items.map(({ isPending, stamps: of, ...item }) => ({
      ...item,
      seenText: of['text'] ?? null,
      unsentSince: isPending ? (unsent.get(item.id) ?? null) : null,
      tickedBy: tickerOf(known, item, of['isChecked'] ?? null),
    }))
    const people = await peopleOf(db, list)
    return { id, name, seenName: stamps['name'] ?? null, categories, items, canDelete, people }
  }, [id])
}

/** Makes a list and answers its id. */
export async function createGroceryList(name: string): Promise<string> {
  const { id } = await save(currentDb(), { type: 'create-list', name: name.trim() })
  return id
}

export type NewItem = { text: string; category: string | null }

/** Adds items at the end; answers their ids. */
export async function addItems(
  list: Pick<GroceryListView, 'id' | 'items'>,
  items: readonly NewItem[],
): Promise<string[]> {
  const [{ appendPositions }, { makeId }] = await Promise.all([
    import('#db/positions.ts'),
    import('#db/ids.ts'),
  ])
  const db = currentDb()
  const positions = appendPositions(list.items, items.length)
  const added = items.map((item, at) => ({ ...item, id: makeId(db), pos: positions[at] ?? 'a0' }))
  await change(list.id, ...added.map((item): ListChange => ({ add: item })))
  return added.map(({ id }) => id)
}

/** Renames a list; `seen` is the stamp of the name that the user had before them. */
export function renameList(listId: string, name: string, seen: Stamp | null): Promise<void> {
  return change(listId, { list: { name: name.trim() }, seen: { name: seen } })
}

type ItemText = { listId: string; itemId: string; text: string; seen: Stamp | null }

/** Changes the text of an item. */
export function renameItem({ listId, itemId, text, seen }: ItemText): Promise<void> {
  return change(listId, { item: itemId, set: { text: text.trim() }, seen: { text: seen } })
}

/** Keeps what is being typed into an item, or forgets it. */
export function keepItemDraft(typed: Omit<ItemText, 'text'> & { text: string | null }) {
  return keepDraft(itemDraftKey(typed.listId, typed.itemId), typed.text, typed.seen)
}

/** Keeps what is being typed as the name of a list, or forgets it. */
export function keepNameDraft(listId: string, text: string | null, seen: Stamp | null) {
  return keepDraft(`list:${listId}:name`, text, seen)
}

/** Saves what was typed into a list and not saved, because the page was closed or killed. */
export async function recoverDrafts(listId: string): Promise<void> {
  const db = currentDb()
  const drafts = await readDrafts(db, `list:${listId}:`)
  for (const [key, draft] of Object.entries(drafts)) {
    if (await recoverDraft(db, { listId, key, draft })) await clearDraft(db, key)
  }
}

/** Sets whether items are in the cart. */
export function checkItems(
  listId: string,
  itemIds: readonly string[],
  isChecked: boolean,
): Promise<void> {
  return change(listId, ...itemIds.map((item): ListChange => ({ item, set: { isChecked } })))
}

/** Puts an item into a category; null: into none. */
export function setItemCategory(to: {
  listId: string
  itemId: string
  category: string | null
}): Promise<void> {
  return change(to.listId, { item: to.itemId, set: { category: to.category } })
}

/** Moves an item among its neighbours, which are some of the list's items in their order. */
export async function moveItem(move: {
  list: GroceryListView
  neighbours: readonly ListItem[]
  from: number
  to: number
}): Promise<void> {
  const { list, neighbours, from, to } = move
  const item = neighbours[from]
  const target = neighbours[to]
  if (!item || !target) return
  const { movePositions } = await import('#db/positions.ts')
  const index = list.items.indexOf(target)
  const moved = movePositions(list.items, { id: item.id, index })
  await change(list.id, ...moved.map(({ id, pos }): ListChange => ({ item: id, set: { pos } })))
}

/** Removes items; answers what brings them back. */
export async function removeItems(
  listId: string,
  items: readonly ListItem[],
): Promise<() => Promise<void>> {
  await change(listId, ...items.map(({ id }): ListChange => ({ remove: id })))
  return () => change(listId, ...items.map(({ id }): ListChange => ({ bringBack: id })))
}

/** Adds an empty category at the end. */
export function addCategory(list: GroceryListView, name: string): Promise<void> {
  const categories = [...categoryNames(list.items, list.categories), name]
  return change(list.id, { list: { categories } })
}

/** Moves a category among the others: the order then counts as set by hand. */
export function moveCategory(move: {
  listId: string
  categories: readonly string[]
  from: number
  to: number
}): Promise<void> {
  const categories = [...move.categories]
  categories.splice(move.to, 0, ...categories.splice(move.from, 1))
  return change(move.listId, { list: { categories } })
}

type CategoryEdit = {
  list: GroceryListView
  category: string
  categories: readonly string[]
}

/** Renames a category and takes its items along. */
export function renameCategory(edit: CategoryEdit & { name: string }): Promise<void> {
  const categories = edit.categories.map((name) => (name === edit.category ? edit.name : name))
  return recategorise(edit, edit.name, categories)
}

/** Removes a category; its items stay, without one. */
export function removeCategory(edit: CategoryEdit): Promise<void> {
  const categories = edit.categories.filter((name) => name !== edit.category)
  return recategorise(edit, null, categories)
}

/** Finds categories for the items without one (product §8); answers how many it found. */
export async function categoriseList(list: GroceryListView): Promise<number> {
  const { categoriseFor } = await import('#shared/categorise/categorise.ts')
  const known = { categories: categoryNames(list.items, list.categories) }
  const found = list.items
    .filter((item) => isOther(item.category))
    .map((item) => ({ item: item.id, category: categoriseFor(item.text, known) }))
    .filter(({ category }) => !isOther(category))
  if (found.length > 0) {
    await save(currentDb(), { type: 'categorise', listId: list.id, found })
  }
  return found.length
}

/** Deletes a list for everybody who sees it. */
export async function deleteGroceryList(id: string): Promise<void> {
  await save(currentDb(), { type: 'delete', entity: 'list', id })
}

/** "1 item", "3 items". */
export function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

function change(listId: string, ...changes: ListChange[]): Promise<void> {
  if (changes.length === 0) return Promise.resolve()
  return save(currentDb(), { type: 'change-list', listId, changes }).then(() => undefined)
}

function recategorise(
  { list, category }: CategoryEdit,
  to: string | null,
  categories: string[],
): Promise<void> {
  const moved = list.items.filter((item) => item.category === category)
  const moves = moved.map(({ id }): ListChange => ({ item: id, set: { category: to } }))
  return change(list.id, { list: { categories } }, ...moves)
}

async function summaryOf(db: NomnomDb, card: ListCard): Promise<ListSummary> {
  const items = (await readList(db, card.id))?.items ?? []
  return {
    id: card.id,
    name: card.name,
    updatedAt: card.updatedAt,
    authorName: card.isOwner ? null : card.authorName,
    done: items.filter((item) => item.isChecked).length,
    total: items.length,
    preview: items
      .slice(0, PREVIEW_ITEMS)
      .map((item) => item.text)
      .join(', '),
  }
}

function tickerOf(people: People, item: GroceryItem, stamp: Stamp | null): ListItem['tickedBy'] {
  const { checkedBy } = item
  if (checkedBy === null || checkedBy === people.me || stamp === null) return null
  return { name: nameOf(people, checkedBy), at: stampMs(stamp) }
}

/** Who else sees a list: the friends of its author that this user knows of. */
async function peopleOf(db: NomnomDb, list: ListCard): Promise<Person[]> {
  if (!list.isOwner) {
    const people = await readPeople(db)
    return [{ id: list.authorId, displayName: nameOf(people, list.authorId) }]
  }
  const friends = await readFriends(db)
  return friends
    .filter((friend) => friend.yours.canManageGroceryLists)
    .map(({ userId, displayName }) => ({ id: userId, displayName }))
}

type TextDraft = { text: string; seen: Stamp | null }

function itemDraftKey(listId: string, itemId: string): string {
  return `list:${listId}:item:${itemId}`
}

function keepDraft(key: string, text: string | null, seen: Stamp | null): Promise<void> {
  const db = currentDb()
  return text === null ? clearDraft(db, key) : writeDraft(db, key, { text, seen })
}

/** Whether the draft is of no use any more: it was saved, or there is nothing in it to save. */
async function recoverDraft(
  db: NomnomDb,
  { listId, key, draft }: { listId: string; key: string; draft: unknown },
): Promise<boolean> {
  const { text, seen } = draft as TextDraft
  const itemId = key.startsWith(itemDraftKey(listId, '')) ? (key.split(':').at(-1) ?? '') : null
  if (text.trim() === '') return true
  // Not here, or not yet: a sync may still bring what it belongs to.
  const row = await db.tables.records.get(itemId ?? listId)
  if (!row || !(await readList(db, listId))) return false
  // An edit of a removed item would bring it back, so one that changes nothing is none.
  if (valueOf(row.rec, itemId === null ? 'name' : 'text') === text.trim()) return true
  await (itemId === null
    ? renameList(listId, text, seen)
    : renameItem({ listId, itemId, text, seen }))
  return true
}
