/** What was on lists before, for suggestions: from the lists on this device and from what was added. */
import { currentDb } from '#exchange/mirror.ts'
import { readLocal, writeLocal } from '#db/local.ts'
import { readItem } from '#shared/read.ts'
import { updatedMs } from '#shared/merge/record.ts'
import { autoCategory, isSorted, type Knowledge } from './auto-category.ts'
import { categoryNames, isOther } from './grouping.ts'
import type { NewItem } from './list-changes.data.ts'
import { collectPast, type PastItem } from './suggest.ts'

type Added = NewItem & { at: number }

/** So many additions are remembered beyond the lists on which they stand. */
const REMEMBERED = 300
const KEY = 'past-items'

/** The things that this user has put on lists. */
export async function readPastItems(): Promise<PastItem[]> {
  const db = currentDb()
  const rows = await db.tables.records.where('scope').startsWith('lists:').toArray()
  const own = rows
    .filter(({ kind, rec }) => kind === 'item' && rec.by === db.userId)
    .map(({ rec }) => ({ ...readItem(rec), at: updatedMs(rec) }))
  return collectPast([...own, ...(await readAdded())])
}

type Listed = { text: string; category: string | null }
type AddedTo = { items: readonly Listed[]; categories: readonly string[] }

/**
 * Items without a category get the one that the same words had before and, on a list that is sorted,
 * the one that their words mean. Those that are to stand under 'Other' get none: they can be
 * categorised later.
 */
export async function completeItems(list: AddedTo, items: readonly NewItem[]): Promise<NewItem[]> {
  const isSaid = items.every(({ category }) => category !== null)
  const known = isSaid ? null : { past: await readPastItems(), find: await finderFor(list, items) }
  return items.map(({ text, category }) => {
    const fit = category ?? (known && autoCategory(text, known))
    return { text, category: isOther(fit) ? null : fit }
  })
}

async function finderFor(list: AddedTo, added: readonly NewItem[]): Promise<Knowledge['find']> {
  if (!isSorted(list.items)) return () => null
  // Without the words that it knows an item is added as it is.
  const modules = await Promise.all([
    import('#shared/categorise/categorise.ts'),
    import('#shared/categorise/load-lexicons.ts'),
    import('#db/read-taught.ts'),
  ]).catch(() => null)
  if (modules === null) return () => null
  const [{ categoriseFor }, { languagesFor }, { readTaught }] = modules
  const texts = [...list.items, ...added].map(({ text }) => text)
  const languages = await languagesFor(texts, navigator.languages)
  const categories = categoryNames(list.items, list.categories)
  const taught = await readTaught(currentDb())
  return (text) => {
    const category = categoriseFor(text, { categories, languages, taught })
    return isOther(category) ? null : category
  }
}

/** Remembers what was added, because a list that is cleared forgets it. */
export async function rememberItems(items: readonly NewItem[]): Promise<void> {
  const db = currentDb()
  await db.dexie.transaction('rw', db.tables.local, async () => {
    const at = db.clock()
    const added = [...items.map((item) => ({ ...item, at })), ...(await readAdded())]
    await writeLocal(db, KEY, added.slice(0, REMEMBERED))
  })
}

async function readAdded(): Promise<Added[]> {
  return ((await readLocal(currentDb(), KEY)) as Added[] | undefined) ?? []
}
