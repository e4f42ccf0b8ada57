/** What was on lists before, for suggestions: from the lists on this device and from what was added. */
import { currentDb } from '#app/mirror.ts'
import { readLocal, writeLocal } from '#db/local.ts'
import { readItem } from '#shared/read.ts'
import { updatedMs } from '#shared/merge/record.ts'
import { collectPast, pastCategory, type PastItem } from './suggest.ts'
import type { NewItem } from './list-changes.data.ts'

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

/** Items without a category get the one that the same words had before. */
export async function completeItems(items: readonly NewItem[]): Promise<NewItem[]> {
  if (items.every(({ category }) => category !== null)) return [...items]
  const past = await readPastItems()
  return items.map(({ text, category }) => ({
    text,
    category: category ?? pastCategory(past, text),
  }))
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
