/**
 * What is done to a list besides reading and ticking it: adding, moving, clearing, and what becomes of
 * that which was typed and not saved, or refused.
 */
import { useLive } from '#exchange/use-live.ts'
import type { ListChange } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'
import { clearDraft, readDrafts } from '#db/drafts.ts'
import { makeId } from '#db/ids.ts'
import { appendPositions, movePositions } from '#db/positions.ts'
import { readList } from '#db/read-records.ts'
import { textsIn } from '#db/refused-texts.ts'
import type { MirrorRow } from '#db/store.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { takeTyped, withLeft } from '#session/typed.ts'
import type { SortedList } from '#shared/categorise/open-to.ts'
import { editTimeAt } from '#shared/clock.ts'
import { TEXT } from '#shared/errors.ts'
import { ITEM_TEXT_MAX, TITLE_MAX } from '#shared/limits.ts'
import { valueOf } from '#shared/merge/record.ts'
import { stampMs } from '#shared/merge/stamp.ts'
import { notify } from '#ui/notify.ts'
import {
  change,
  checkItems,
  itemsInWords,
  categoriesChange,
  removeItems,
  type GroceryListView,
  type ListItem,
  type TextDraft,
} from './groceries.data.ts'
import { itemsStillOn } from './list-undo.data.ts'
import { isRowChecked } from './row-items.ts'
import { completeItems, rememberItems, type ItemToAdd } from './sorting.data.ts'
import { rowsOfList } from './summed-rows.ts'

type Placed = { id: string; pos: string }

export type OrderedList = Pick<GroceryListView, 'id' | 'seenCategories'>

/** What is being added, one after the other: somebody may type faster than a device saves. */
let adding: Promise<unknown> = Promise.resolve()

/** Adds items at the end, in the order in which they were entered; answers their ids. */
export function addItems(list: SortedList & { id: string }, items: readonly ItemToAdd[]) {
  const added = adding.then(async () => append(list.id, await completeItems(list, items)))
  adding = added.then(rememberItems).catch(() => undefined)
  return added.then((made) => made.map(({ id }) => id))
}

/** The id of an item that is going to be added. */
export function newItemId(): string {
  return makeId(currentDb())
}

/** Whether this device has an item, be it removed since. */
export async function isKnown(itemId: string): Promise<boolean> {
  return (await currentDb().tables.records.get(itemId)) !== undefined
}

async function append(listId: string, items: readonly ItemToAdd[]) {
  const db = currentDb()
  // What was added a moment ago may not be on the screen yet.
  const list = await readList(db, listId)
  const positions = appendPositions(list?.items ?? [], items.length)
  const added = items.map((item, at) => ({
    ...item,
    id: item.id ?? makeId(db),
    pos: positions[at] ?? 'a0',
  }))
  await change(listId, ...added.map((item): ListChange => ({ add: item })))
  return added
}

/** Moves items, which stay together, in front of another item of their list or behind it. */
export async function moveItems(move: {
  list: GroceryListView
  items: readonly ListItem[]
  beside: ListItem
  isBehind: boolean
}): Promise<void> {
  const { list, items } = move
  let { beside, isBehind }: { beside: Placed; isBehind: boolean } = move
  let order: Placed[] = list.items.map(({ id, pos }) => ({ id, pos }))
  const positions = new Map<string, string>()
  for (const { id } of items) {
    const rest = order.filter((other) => other.id !== id)
    const index = rest.findIndex((other) => other.id === beside.id) + Number(isBehind)
    const moved = movePositions(order, { id, index })
    for (const { id: item, pos } of moved) positions.set(item, pos)
    const item = { id, pos: positions.get(id) ?? '' }
    order = rest
      .toSpliced(index, 0, item)
      .map((other) => ({ id: other.id, pos: positions.get(other.id) ?? other.pos }))
    beside = item
    isBehind = true
  }
  await change(
    list.id,
    ...[...positions].map(([item, pos]): ListChange => ({ item, set: { pos } })),
  )
}

/** Puts items into a category; null: into none. */
export function setItemCategory(to: {
  listId: string
  itemIds: readonly string[]
  category: string | null
}): Promise<void> {
  const { listId, itemIds, category } = to
  return change(listId, ...itemIds.map((item): ListChange => ({ item, set: { category } })))
}

/** Shows what stands on a list several times as one row, or each by itself, to everybody. */
export function setSummed(listId: string, isSummed: boolean): Promise<void> {
  return change(listId, { list: { isSummed } })
}

/** Adds an empty category behind those that are `shown`, whose order then counts as set by hand. */
export function addCategory(
  list: OrderedList,
  shown: readonly string[],
  name: string,
): Promise<void> {
  return orderCategories(list, [...shown, name])
}

/** Puts the categories into another order, which then counts as set by hand. */
export function orderCategories(list: OrderedList, categories: string[]): Promise<void> {
  return change(list.id, categoriesChange(list, categories))
}

/** Takes what is ticked off the list; a toast brings it back. */
export async function clearChecked(list: GroceryListView): Promise<void> {
  const checked = list.items.filter((item) => item.isChecked)
  const said = countChecked(list)
  const undo = await removeItems(list.id, checked)
  notify.undo(`Removed ${said}`, () => void undo())
}

/** Makes a list and answers its id. */
export async function createGroceryList(name: string): Promise<string> {
  const { id } = await saveHere({ type: 'create-list', name: name.trim() })
  return id
}

/** Deletes a list for everybody who sees it. */
export async function deleteGroceryList(id: string): Promise<void> {
  await saveHere({ type: 'delete', entity: 'list', id })
}

/** Makes everything needed again; a toast ticks it as before. Calls `onAll` before either. */
export async function uncheckAll(list: GroceryListView, onAll = () => {}): Promise<void> {
  const ids = list.items.filter((item) => item.isChecked).map(({ id }) => id)
  onAll()
  await checkItems(list.id, ids, false)
  const tickAgain = async () => {
    const left = (await itemsStillOn(list.id, ids)).filter((item) => !item.isChecked)
    onAll()
    await checkItems(
      list.id,
      left.map(({ id }) => id),
      true,
    )
  }
  notify.undo(`Unchecked ${countChecked(list)}`, () => void tickAgain(), 'undo')
}

/** '2 items': how many rows of a list are ticked. */
function countChecked(list: GroceryListView): string {
  return itemsInWords(rowsOfList(list).filter(isRowChecked).length)
}

/**
 * Saves what was typed into a list and not saved, because the page was closed or killed: as of when it
 * was typed, so that what a friend wrote since stands.
 */
export async function recoverDrafts(listId: string): Promise<void> {
  const db = currentDb()
  await takeTyped(db)
  for (const key of Object.keys(await readDrafts(db, `list:${listId}:`))) {
    await withLeft(db, key, async () => {
      if (await recoverDraft(db, listId, key)) await clearDraft(db, key)
    })
  }
}

async function recoverDraft(db: NomnomDb, listId: string, key: string): Promise<boolean> {
  const draft = await db.tables.drafts.get(key)
  if (!draft) return false
  const { text: typed, seen } = draft.value as TextDraft
  const text = typed.trim()
  // See keepItemDraft and keepNameDraft for the keys.
  const [, , , itemId = null] = key.split(':')
  if (text === '') return true
  // It could not be saved then, and cannot now.
  if (text.length > (itemId === null ? TITLE_MAX : ITEM_TEXT_MAX)) return false
  // Not here, or not yet: a sync may still bring what it belongs to.
  const row = await db.tables.records.get(itemId ?? listId)
  if (!row || !(await readList(db, listId))) return false
  const field = itemId === null ? 'name' : 'text'
  // An edit of a removed item would bring it back, so one that changes nothing is none.
  if (valueOf(row.rec, field) === text || (await isLaterWaiting(db, row, { field, at: draft.at })))
    return true
  const found: ListChange =
    itemId === null
      ? { list: { name: text }, seen: { name: seen } }
      : { item: itemId, set: { text }, seen: { text: seen } }
  await saveHere({ type: 'change-list', listId, changes: [found], typedAt: draft.at })
  return true
}

/** Whether a text of a field waits to be sent that was written after a draft of it. */
async function isLaterWaiting(
  db: NomnomDb,
  { rec, base }: MirrorRow,
  { field, at }: { field: string; at: number },
): Promise<boolean> {
  const stamp = rec.cells[field]?.s
  if (base === undefined || !stamp || stamp === base?.cells[field]?.s) return false
  const { clock } = await db.store.read((tx) => tx.meta())
  return stampMs(stamp) > editTimeAt(clock, at).at
}

/** A list that the server did not take: why, and what was entered. */
export type RefusedList = { name: string; texts: string[]; message: string }

/** The refused creation of a list; null without one, undefined while it is read. */
export function useRefusedList(id: string): RefusedList | null | undefined {
  return useLive(() => readRefusedList(currentDb(), id), id)
}

/** Reads the refused creation of a list, with what was added to it since. */
export async function readRefusedList(db: NomnomDb, id: string): Promise<RefusedList | null> {
  const records = await db.tables.outbox.where('root').equals(id).sortBy('seq')
  const created = records.find(({ kind, state }) => kind === 'list.create' && state === 'parked')
  if (created?.kind !== 'list.create') return null
  return {
    name: created.body.name,
    texts: records.flatMap(textsIn),
    message: created.error?.message ?? TEXT.anErrorOccurred,
  }
}
