/** Items of a list under their categories (product §2, groceries). */
import { CATEGORIES } from '#shared/categorise/categories.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'

export type ItemGroup<Item = GroceryItem> = { category: string; items: Item[] }

/** Whether a category is the place for items without one. */
export function isOther(category: string | null): boolean {
  return category === null || category.trim() === '' || category === OTHER_CATEGORY
}

/**
 * Groups items by category: first the categories that were set by hand in their order (an empty one
 * stays), then those of the order that was `learnt`, then known ones as they stand in a shop, then others
 * as they first appear, 'Other' last: what is taken off the list moves no category.
 * Items keep their order.
 */
export function groupItems<Item extends Pick<GroceryItem, 'category'>>(
  items: readonly Item[],
  categories: readonly string[],
  learnt: readonly string[] = [],
): ItemGroup<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const category of categories) if (!isOther(category)) groups.set(category, [])
  const used = new Set(items.map((item) => item.category))
  for (const category of [...learnt, ...CATEGORIES])
    if (used.has(category) && !groups.has(category)) groups.set(category, [])
  const other: Item[] = []
  for (const item of items) {
    const category = item.category ?? OTHER_CATEGORY
    const group = isOther(category) ? other : groups.get(category)
    if (group) group.push(item)
    else groups.set(category, [item])
  }
  if (other.length > 0) groups.set(OTHER_CATEGORY, other)
  return [...groups].map(([category, members]) => ({ category, items: members }))
}

/** The names of the groups that a list shows, without 'Other'. */
export function categoryNames(
  items: readonly Pick<GroceryItem, 'category'>[],
  categories: readonly string[],
  learnt: readonly string[] = [],
): string[] {
  return groupItems(items, categories, learnt)
    .map((group) => group.category)
    .filter((category) => !isOther(category))
}
