// The category that an item gets by itself when a plain caller adds it without saying one. Our own
// clients find it on the device, with the same code, and say it (product §2.list.11).
import { setImmediate as othersTurn } from 'node:timers/promises'
import { categoriesFor } from '#shared/categorise/for-list.ts'
import { isVisible, type Rec } from '#shared/merge/record.ts'
import { readItems, readListFields } from '#shared/read.ts'
import type { GroceryItemInput } from '#shared/schemas/grocery-list.ts'
import type { CallContext } from '../sync/context.ts'
import { taughtBy } from '../sync/corrections.ts'

/** The categories of new entries of a list, in their order; null: none, because it was said or nothing is known. */
export async function newCategories(
  context: CallContext,
  { list, items }: { list: Rec | undefined; items: readonly Rec[] },
  entries: readonly GroceryItemInput[],
): Promise<(string | null)[]> {
  const isOpen = ({ category }: GroceryItemInput) => category === undefined
  const open = entries.filter(isOpen)
  if (!list || !isVisible(list) || open.length === 0) return entries.map(categoryOf)
  const { categories } = readListFields(list)
  const texts = open.map(({ text }) => text)
  const locales = context.caller.locales ?? []
  // A text of 500 characters takes milliseconds, and there may be 2,000 of them: others are served
  // in between.
  const pause = () => othersTurn()
  const knowing = { locales, taught: () => taughtBy(context, texts), pause }
  const found = await categoriesFor({ items: readItems(items), categories }, texts, knowing)
  const next = found.values()
  return entries.map((entry) => (isOpen(entry) ? (next.next().value ?? null) : categoryOf(entry)))
}

/** A category, or null for none, whichever way a caller writes that. */
export function categoryOf({ category }: GroceryItemInput): string | null {
  return category === undefined || category === '' ? null : category
}
