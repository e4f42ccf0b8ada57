/** What can be taken back while its toast is there, and leaves alone what was done since. */
import type { ListChange } from '#db/commands.ts'
import { readList } from '#db/read-records.ts'
import { currentDb } from '#exchange/mirror.ts'
import { notify } from '#ui/notify.ts'
import {
  change,
  itemsInWords,
  recategorise,
  type CategoryEdit,
  type GroceryListView,
} from './groceries.data.ts'

/** Says how many items were added, and offers to take them off again. */
export function offerToTakeOff(listId: string, ids: readonly string[]): void {
  const takeOff = async () => {
    const items = await itemsStillOn(listId, ids)
    await change(listId, ...items.map(({ id }): ListChange => ({ remove: id })))
  }
  notify.undo(`Added ${itemsInWords(ids.length)}`, () => void takeOff(), 'plus')
}

/** Removes a category; its items stay, without one. A toast brings it back with them. */
export async function removeCategory(edit: CategoryEdit): Promise<void> {
  const { list, category } = edit
  await recategorise(
    edit,
    null,
    edit.categories.filter((name) => name !== category),
  )
  notify.undo(`Removed the category “${category}”`, () => void bringCategoryBack(list, category))
}

/** What was given another one since stays there. */
async function bringCategoryBack(list: GroceryListView, category: string): Promise<void> {
  const ids = list.items.filter((item) => item.category === category).map(({ id }) => id)
  const left = (await itemsStillOn(list.id, ids)).filter((item) => item.category === null)
  const moves = left.map(({ id }): ListChange => ({ item: id, set: { category } }))
  await change(list.id, { list: { categories: list.categories } }, ...moves)
}

/** Those of some items that are on their list: a change of what has been removed since would be lost, or bring it back. */
export async function itemsStillOn(listId: string, ids: readonly string[]) {
  const list = await readList(currentDb(), listId)
  return list?.items.filter(({ id }) => ids.includes(id)) ?? []
}
