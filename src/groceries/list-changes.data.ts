/** Changes of a list that its dialogs and its line 'Add an item' make. */
import { currentDb } from '#exchange/mirror.ts'
import { makeId } from '#db/ids.ts'
import { appendPositions, movePositions } from '#db/positions.ts'
import type { ListChange } from '#db/commands.ts'
import {
  change,
  recategorise,
  type CategoryEdit,
  type GroceryListView,
  type ListItem,
} from './groceries.data.ts'

/** category: null where nobody has said one; 'Other' where somebody has. */
export type NewItem = { text: string; category: string | null }

/** Adds items at the end; answers their ids. */
export async function addItems(
  list: Pick<GroceryListView, 'id' | 'items'>,
  items: readonly NewItem[],
): Promise<string[]> {
  const db = currentDb()
  const positions = appendPositions(list.items, items.length)
  const added = items.map((item, at) => ({ ...item, id: makeId(db), pos: positions[at] ?? 'a0' }))
  await change(list.id, ...added.map((item): ListChange => ({ add: item })))
  return added.map(({ id }) => id)
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
  const index = list.items.indexOf(target)
  const moved = movePositions(list.items, { id: item.id, index })
  await change(list.id, ...moved.map(({ id, pos }): ListChange => ({ item: id, set: { pos } })))
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

/** Removes a category; its items stay, without one. */
export function removeCategory(edit: CategoryEdit): Promise<void> {
  const categories = edit.categories.filter((name) => name !== edit.category)
  return recategorise(edit, null, categories)
}
