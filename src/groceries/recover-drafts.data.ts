/** What was typed into a list before the page was closed or killed. */
import { currentDb } from '#exchange/mirror.ts'
import { takeTyped } from '#session/typed.ts'
import type { NomnomDb } from '#db/db.ts'
import { clearDraft, readDrafts } from '#db/drafts.ts'
import { readList } from '#db/read-records.ts'
import { ITEM_TEXT_MAX, TITLE_MAX } from '#shared/limits.ts'
import { valueOf } from '#shared/merge/record.ts'
import { renameItem, renameList } from './groceries.data.ts'
import type { TextDraft } from './typed-text.data.ts'

/** Saves what was typed into a list and not saved, because the page was closed or killed. */
export async function recoverDrafts(listId: string): Promise<void> {
  const db = currentDb()
  await takeTyped(db)
  const drafts = await readDrafts(db, `list:${listId}:`)
  for (const [key, draft] of Object.entries(drafts)) {
    if (await recoverDraft(db, { listId, key, draft })) await clearDraft(db, key)
  }
}

async function recoverDraft(
  db: NomnomDb,
  { listId, key, draft }: { listId: string; key: string; draft: unknown },
): Promise<boolean> {
  const { text, seen } = draft as TextDraft
  // See typed-text.data.ts for the keys.
  const [, , , itemId = null] = key.split(':')
  if (text.trim() === '') return true
  // It could not be saved then, and cannot now.
  if (text.trim().length > (itemId === null ? TITLE_MAX : ITEM_TEXT_MAX)) return false
  // Not here, or not yet: a sync may still bring what it belongs to.
  const row = await db.tables.records.get(itemId ?? listId)
  if (!row || !(await readList(db, listId))) return false
  // An edit of a removed item would bring it back, so one that changes nothing is none.
  if (valueOf(row.rec, itemId === null ? 'name' : 'text') === text.trim()) return true
  await (itemId === null
    ? renameList(listId, text, seen)
    : renameItem({ listId, itemId, text, seen }))
  return true
}
