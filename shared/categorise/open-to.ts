/** Which categories a list takes from elsewhere (product §2.list.11), without the words that are known. */
import { OTHER_CATEGORY } from '../limits.ts'
import { CATEGORIES } from './categories.ts'

export type ListedItem = { text: string; category: string | null }

/** What a list holds; categories: those in its order, empty ones too. */
export type SortedList = { items: readonly ListedItem[]; categories: readonly string[] }

/**
 * How far a list is sorted by itself. 'all': it is new, or sorted into the categories that we know.
 * 'own': it has names of its own alone, and takes no others. 'none': its items have none.
 */
export function sortingOf(list: SortedList): 'all' | 'own' | 'none' {
  const names = namesOf(list)
  if (names.some(isOurs)) return 'all'
  if (names.length > 0) return 'own'
  return list.items.length === 0 ? 'all' : 'none'
}

/**
 * Tells of a category whether it may come to a list from another one: it is ours and the list takes these,
 * or the list has it. What a list has is gathered once, for very many questions.
 */
export function openTo(list: SortedList): (category: string | null) => boolean {
  const names = new Set(namesOf(list))
  const takesOurs = sortingOf(list) !== 'own'
  return (category) => category !== null && (names.has(category) || (takesOurs && isOurs(category)))
}

/** The categories of a list: those in its order, then those that only items have. */
export function namesOf({ items, categories }: SortedList): string[] {
  const used = items.flatMap(({ category }) => category ?? [])
  return [...new Set([...categories, ...used])].filter(isName)
}

/** Whether it is a category, and not the place for what has none. */
export function isName(category: string): boolean {
  return category.trim() !== '' && category !== OTHER_CATEGORY
}

function isOurs(name: string): boolean {
  return CATEGORIES.some((known) => known === name)
}
