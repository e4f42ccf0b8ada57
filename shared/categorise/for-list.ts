/**
 * The category that an item gets by itself when it is added to a list (product §2.list.11). It is
 * found once, where the item is made: on the device, or on the server for a plain caller. From there
 * it travels with the item.
 */
import { categoriseFor } from './categorise.ts'
import { languagesFor } from './load-lexicons.ts'
import { correctionKey } from './normalise.ts'
import { isName, namesOf, sortingOf, type ListedItem, type SortedList } from './open-to.ts'

/** Nobody writes so many items that no language knows; looking at all of a long list would hold others up. */
const LOOKED_AT = 20

type Knowing = {
  /** The languages of whoever adds, as a browser names them. */
  locales: readonly string[]
  /** What they taught, by `correctionKey`. Asked for only where it counts. */
  taught: () => Promise<ReadonlyMap<string, string>>
  /** Waited for before each text, where others want a turn between them. */
  pause?: () => Promise<void>
}

/** Finds the category of each text that is added to a list; null: it stays without one. */
export async function categoriesFor(
  list: SortedList,
  texts: readonly string[],
  { locales, taught: readTaught, pause }: Knowing,
): Promise<(string | null)[]> {
  if (texts.length === 0) return []
  const listed = list.items.map(({ text }) => text)
  const [languages, taught] = await Promise.all([
    languagesFor([...listed, ...texts], locales),
    readTaught(),
  ])
  const categories = namesOf(list)
  const known = { categories, languages, taught }
  const isKnown = (text: string) => isName(categoriseFor(text, known))
  const asked = sortingOf(list)
  if (asked === 'none') {
    for (const text of listed.slice(0, LOOKED_AT)) {
      await pause?.()
      if (isKnown(text)) return texts.map(() => null)
    }
  }
  // What stands there without a category has none because nobody knows one, and not by choice.
  const sorting = asked === 'none' ? 'all' : asked
  const found: (string | null)[] = []
  for (const text of texts) {
    await pause?.()
    const category = categoriseFor(text, known)
    const isOpen = sorting === 'all' || categories.includes(category)
    found.push(isName(category) && isOpen ? category : null)
  }
  return found
}

/** The categories that items have, by the words that they belong to (`correctionKey`). */
export function knownBy(items: readonly ListedItem[]): Map<string, string> {
  return new Map(
    items.flatMap(({ text, category }) => {
      return category === null ? [] : [[correctionKey(text), category] as const]
    }),
  )
}
