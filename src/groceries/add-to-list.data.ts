/** Puts the ingredients of a recipe on a list (product §2.recipe-view.7). */
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import type { ListChange } from '#db/commands.ts'
import { appendPositions } from '#db/positions.ts'
import { readList } from '#db/read-records.ts'
import { TEXT } from '#shared/errors.ts'
import { LIST_MAX_ITEMS } from '#shared/limits.ts'
import { isSorted } from './auto-category.ts'
import { completeItems } from './past-items.data.ts'

/** Why nothing was added, in words for the user. */
export type Added = { ok: true } | { ok: false; reason: string }

/**
 * Appends unchecked items to a list, as one change; what is on it stays (product §7.lists.6). On a
 * list that is sorted they go to their categories (product §2.list.11).
 */
export async function addToList(listId: string, texts: readonly string[]): Promise<Added> {
  const db = currentDb()
  const list = await readList(db, listId)
  if (!list) return { ok: false, reason: TEXT.selectedListNotFound }
  if (list.items.length + texts.length > LIST_MAX_ITEMS) {
    return { ok: false, reason: TEXT.listTooLong }
  }
  const positions = appendPositions(list.items, texts.length)
  const plain = texts.map((text) => ({ text, category: null }))
  const items = isSorted(list.items) ? await completeItems(list, plain) : plain
  const changes = items.map((item, at): ListChange => {
    return { add: { ...item, pos: positions[at] ?? 'a0' } }
  })
  await saveHere({ type: 'change-list', listId, changes })
  return { ok: true }
}

/** Makes a list of these items, all unchecked. */
export async function createListOf(name: string, texts: readonly string[]): Promise<void> {
  const positions = appendPositions([], texts.length)
  const items = texts.map((text, at) => ({ text, category: null, pos: positions[at] ?? 'a0' }))
  await saveHere({ type: 'create-list', name: name.trim(), items })
}
