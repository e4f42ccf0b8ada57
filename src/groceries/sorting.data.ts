/** Which category an item gets, and what this person had on lists before. */
import { readLocal, writeLocal } from '#db/local.ts'
import { readRecipes } from '#db/read-records.ts'
import { readTaught } from '#db/read-taught.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { languagesOf } from '#shared/categorise/languages.ts'
import { openTo, sortingOf, type SortedList } from '#shared/categorise/open-to.ts'
import { nameOfLine } from '#shared/ingredient/ingredient.ts'
import { updatedMs } from '#shared/merge/record.ts'
import { readItem } from '#shared/read.ts'
import type { GroceryListView } from './groceries.data.ts'
import { categoryNames, isOther } from './grouping.ts'
import { collectPast, withOffers, type PastItem } from './suggest.ts'

/** An item that was sorted: where to, and why in words. */
export type SortedItem = { item: string; text: string; category: string; why: string }

/**
 * Finds categories for the items without one (product §8), first of all those that this user chose
 * for the same words before. Answers what it sorted, and what takes it back.
 */
export async function categoriseList(
  list: GroceryListView,
): Promise<{ sorted: SortedItem[]; undo: () => Promise<void> }> {
  const sense = await import('#page/sense.ts')
  const texts = list.items.map(({ text }) => text)
  const languages = await sense.languagesFor(texts, navigator.languages)
  const taught = await readTaught(currentDb(), texts)
  const known = { categories: categoryNames(list.items, list.categories), languages, taught }
  const sorted = list.items
    .filter((item) => isOther(item.category))
    .map(({ id, text, category: was }) => ({
      item: id,
      text,
      was,
      ...sense.answerFor(text, known),
    }))
    .filter(({ category }) => !isOther(category))
  const listId = list.id
  if (sorted.length > 0) await saveHere({ type: 'categorise', listId, found: sorted })
  const undo = async () => {
    const found = sorted.map(({ item, category, was }) => ({
      item,
      category: was,
      instead: category,
    }))
    await saveHere({ type: 'categorise', listId, found })
  }
  return { sorted, undo }
}

/** category: null where nobody has said one; 'Other' where somebody has. id: by default a new one. */
export type ItemToAdd = { text: string; category: string | null; id?: string }

/** id: of the item that it became. */
type Remembered = ItemToAdd & { id: string; at: number }

/** How many additions are remembered after they have left their list. */
const REMEMBERED = 300
const KEY = 'past-items'
/** The newest recipes tell what somebody cooks; reading all of thousands would take too long. */
const RECIPES_READ = 40

/** The things that this user has put on lists. */
export async function readPastItems(): Promise<PastItem[]> {
  const db = currentDb()
  const rows = await db.tables.records.where('scope').startsWith('lists:').toArray()
  const own = rows.flatMap(({ kind, rec }) => {
    if (kind !== 'item' || rec.by !== db.userId) return []
    return [{ ...readItem(rec), at: updatedMs(rec), list: rec.parent ?? '' }]
  })
  // What still stands there was not added twice, whatever has become of its words since.
  const standing = new Set(own.map(({ id }) => id))
  const added = await readAdded()
  return collectPast([...own, ...added.filter(({ id }) => !standing.has(id))])
}

/**
 * What may be offered: what was on lists, then what recipes ask for, then what everybody buys. A
 * category that it had elsewhere is left out where this list would not take it.
 */
export async function readOffers(list: SortedList): Promise<PastItem[]> {
  const db = currentDb()
  const [had, recipes] = await Promise.all([readPastItems(), readRecipes(db, RECIPES_READ)])
  const isOpen = sortingOf(list) === 'none' ? () => false : openTo(list)
  const past = had.map((item) => (isOpen(item.category) ? item : { ...item, category: null }))
  const asked = recipes.flatMap(({ ingredientSections }) =>
    ingredientSections.flatMap(({ ingredients }) =>
      ingredients.map(({ text }) => nameOfLine(text)),
    ),
  )
  const texts = past.map(({ text }) => text)
  // Safe: without the catalogue there is still what was on lists before.
  const common = await import('./catalogue.ts').then(
    (offers) => offers.commonItems(languagesOf(texts, navigator.languages).slice(0, 2)),
    () => [],
  )
  return withOffers(past, [...asked, ...common])
}

/**
 * Items without a category get the one that this person gave the same words before, else the one
 * that the words mean, as far as the list takes any (product §2.list.11). Those that are to stand
 * under 'Other' get none: they can be categorised later.
 */
export async function completeItems(
  list: SortedList,
  items: readonly ItemToAdd[],
): Promise<ItemToAdd[]> {
  const open = items.filter(({ category }) => category === null)
  const found = (await findCategories(list, open)).values()
  return items.map((item) => {
    const fit = item.category ?? found.next().value ?? null
    return { ...item, category: isOther(fit) ? null : fit }
  })
}

async function findCategories(
  list: SortedList,
  items: readonly ItemToAdd[],
): Promise<(string | null)[]> {
  if (items.length === 0) return []
  // Without the words that it knows an item is added as it is.
  const sense = await import('#page/sense.ts').catch(() => null)
  if (sense === null) return []
  const { categoriesFor, knownBy } = sense
  const texts = items.map(({ text }) => text)
  const taught = async () => {
    const isOpen = openTo(list)
    const past = (await readPastItems()).filter(({ category }) => isOpen(category))
    // What was moved by hand comes before what an item had by itself.
    return new Map([...knownBy(past), ...(await readTaught(currentDb(), texts))])
  }
  return categoriesFor(list, texts, { locales: navigator.languages, taught })
}

/** Remembers what was added, because a list that is cleared forgets it. */
export async function rememberItems(items: readonly (ItemToAdd & { id: string })[]): Promise<void> {
  const db = currentDb()
  await db.dexie.transaction('rw', db.tables.local, async () => {
    const at = db.clock()
    const made = items.map(({ id, text, category }) => ({ id, text, category, at }))
    const added = [...made, ...(await readAdded())]
    await writeLocal(db, KEY, added.slice(0, REMEMBERED))
  })
}

async function readAdded(): Promise<Remembered[]> {
  return ((await readLocal(currentDb(), KEY)) as Remembered[] | undefined) ?? []
}
