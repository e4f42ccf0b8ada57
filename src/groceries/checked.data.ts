/** What is done with all ticked items at once (product §2.list.9). */
import { notify } from '#ui/notify.ts'
import { checkItems, countItems, removeItems, type GroceryListView } from './groceries.data.ts'

/** Takes what is ticked off the list; a toast brings it back. */
export async function clearChecked(list: GroceryListView): Promise<void> {
  const checked = list.items.filter((item) => item.isChecked)
  const undo = await removeItems(list.id, checked)
  notify.undo(`Removed ${countItems(checked.length)}`, () => void undo())
}

/** Makes everything needed again; a toast ticks it as before. */
export async function uncheckAll(list: GroceryListView): Promise<void> {
  const ids = list.items.filter((item) => item.isChecked).map(({ id }) => id)
  await checkItems(list.id, ids, false)
  notify.undo(
    `Unchecked ${countItems(ids.length)}`,
    () => void checkItems(list.id, ids, true),
    'undo',
  )
}
