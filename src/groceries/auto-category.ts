/** Which category an item gets that is added to a list without one (product §2.list.11). */
import { CATEGORIES } from '#shared/categorise/categories.ts'
import type { PastItem } from './suggest.ts'
import { pastCategory } from './suggest.ts'

type Listed = { category: string | null }

/**
 * Whether a list was sorted into the categories that nomnom knows. One that has none, or only names
 * of its own, is left alone: nobody asked for others there.
 */
export function isSorted(items: readonly Listed[]): boolean {
  return items.some(({ category }) => CATEGORIES.some((known) => known === category))
}

/** What is known of an item: what the same words had before, then what the words mean. */
export type Knowledge = { past: readonly PastItem[]; find: (text: string) => string | null }

/** The category for these words, null where nothing is known. */
export function autoCategory(text: string, { past, find }: Knowledge): string | null {
  return pastCategory(past, text) ?? find(text)
}
