import { shareText } from '#page/share-text.ts'
import type { GroceryListView } from './groceries.data.ts'
import { groupItems } from './grouping.ts'
import { textOfList } from './list-text.ts'

/** Gives a list away as text. */
export function shareList({ name, items, categories }: GroceryListView): Promise<void> {
  return shareText(name, textOfList(name, groupItems(items, categories)))
}
