import { CATEGORIES } from '#shared/categorise/categories.ts'
import { openTo, type SortedList } from '#shared/categorise/open-to.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'

/**
 * Where an item of a list can be put by hand: what the list shows, in that order, then what it takes and
 * has not yet, and 'Other' (product §2.list.11).
 */
export function categoryChoices(list: SortedList, shown: readonly string[]): string[] {
  return [...new Set([...shown, ...CATEGORIES.filter(openTo(list)), OTHER_CATEGORY])]
}
