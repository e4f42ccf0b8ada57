/** What can be taken back while its toast is there, and leaves alone what was done since. */
import { sameValue } from '#shared/merge/canonical.ts'
import type { ListChange } from '#db/commands.ts'
import { readList } from '#db/read-records.ts'
import { currentDb } from '#exchange/mirror.ts'
import { notify } from '#ui/notify.ts'
import {
  categoriesChange,
  change,
  itemsInWords,
  recategorise,
  type CategoryEdit,
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
  const { category } = edit
  const left = edit.categories.filter((name) => name !== category)
  await recategorise(edit, null, left)
  const bringBack = () => void bringCategoryBack(edit, left)
  notify.undo(`Removed the category “${category}”`, bringBack)
}

/** What was given another one since stays there, and so do categories that came or were moved. */
async function bringCategoryBack(edit: CategoryEdit, left: readonly string[]): Promise<void> {
  const { list, category } = edit
  const ids = list.items.filter((item) => item.category === category).map(({ id }) => id)
  const without = (await itemsStillOn(list.id, ids)).filter((item) => item.category === null)
  const moves = without.map(({ id }): ListChange => ({ item: id, set: { category } }))
  const now = await readList(currentDb(), list.id)
  if (!now) return
  const isAsLeft = sameValue(now.categories, left)
  const categories = isAsLeft ? list.categories : withBack(now.categories, edit)
  const seenCategories = now.stamps['categories'] ?? null
  await change(list.id, categoriesChange({ seenCategories }, categories), ...moves)
}

/** A category behind the one that it stood behind. */
function withBack(now: readonly string[], { categories, category }: CategoryEdit): string[] {
  if (now.includes(category)) return [...now]
  const before = categories.slice(0, categories.indexOf(category))
  const at = now.findLastIndex((name) => before.includes(name)) + 1
  return now.toSpliced(at, 0, category)
}

/** Those of some items that are on their list: a change of what has been removed since would be lost, or bring it back. */
export async function itemsStillOn(listId: string, ids: readonly string[]) {
  const list = await readList(currentDb(), listId)
  return list?.items.filter(({ id }) => ids.includes(id)) ?? []
}
