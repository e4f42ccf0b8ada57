/** The ingredients of recipes on lists, for the room of the recipes too. */
import type { ListChange } from '#db/commands.ts'
import { makeId } from '#db/ids.ts'
import { appendPositions } from '#db/positions.ts'
import { readList } from '#db/read-records.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import type { ListedItem } from '#shared/categorise/open-to.ts'
import { TEXT } from '#shared/errors.ts'
import { LIST_MAX_ITEMS } from '#shared/limits.ts'
import { completeItems } from './sorting.data.ts'
import { openParts } from './use-parts.ts'

/** first: the id of the first new item. reason: why nothing was added, in words for the user. */
type Added = { ok: true; first: string | undefined } | { ok: false; reason: string }

/** An item that a recipe asks for; from: its title. */
export type FromRecipe = { text: string; from: string }

/**
 * Appends unchecked items to a list, as one change; what is on it stays (product §7.lists.6). They
 * go to their categories (product §2.list.11).
 */
export async function addToList(listId: string, wanted: readonly FromRecipe[]): Promise<Added> {
  const db = currentDb()
  const list = await readList(db, listId)
  if (!list) return { ok: false, reason: TEXT.selectedListNotFound }
  if (list.items.length + wanted.length > LIST_MAX_ITEMS) {
    return { ok: false, reason: TEXT.listTooLong }
  }
  const items = await placed(list, wanted)
  const changes = items.map((item): ListChange => ({ add: item }))
  await saveHere({ type: 'change-list', listId, changes })
  return { ok: true, first: items[0]?.id }
}

/** Scrolls to an item, once its list is on the screen. */
export async function revealAdded(itemId: string): Promise<void> {
  const { revealItem } = await openParts()
  revealItem(itemId)
}

/** Makes a list of these items, all unchecked. */
export async function createListOf(name: string, wanted: readonly FromRecipe[]): Promise<string> {
  const items = await placed({ items: [], categories: [] }, wanted)
  const { id } = await saveHere({ type: 'create-list', name: name.trim(), items })
  return id
}

/** The items with their categories, at the end of a list. */
async function placed(
  list: {
    items: readonly (ListedItem & { id: string; pos: string })[]
    categories: readonly string[]
  },
  wanted: readonly FromRecipe[],
) {
  const plain = wanted.map(({ text }) => ({ text, category: null }))
  const sorted = await completeItems(list, plain)
  const positions = appendPositions(list.items, wanted.length)
  return sorted.map((item, at) => {
    return {
      ...item,
      id: makeId(currentDb()),
      from: wanted[at]?.from ?? null,
      pos: positions[at] ?? 'a0',
    }
  })
}
