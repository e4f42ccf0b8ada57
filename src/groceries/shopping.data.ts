/** Shopping: ticking, and the order of categories learnt from it on this device. */
import { useLoaded } from '#page/use-loaded.ts'
import { currentDb } from '#exchange/mirror.ts'
import type { NomnomDb } from '#db/db.ts'
import { readLocal, writeLocal } from '#db/local.ts'
import { isOther } from './grouping.ts'
import { checkItems } from './groceries.data.ts'
import { NO_WALK, orderOf, walkOn, type ShopWalk } from './learnt-order.ts'

/**
 * The categories in the order that was learnt from ticking, as it was when the screen was opened;
 * undefined while it is read.
 */
export function useLearntOrder(listId: string): string[] | undefined {
  return useLoaded(() => readOrder(listId), listId)
}

/** The items of a row, which are of one category. */
export type TickedRow = { ids: readonly string[]; category: string | null }

/**
 * Ticks the items of a row or takes that back, as one change, and learns from a tick where their
 * category stands in the shop.
 */
export async function shopItems(
  listId: string,
  { ids, category }: TickedRow,
  isChecked: boolean,
): Promise<void> {
  await checkItems(listId, ids, isChecked)
  if (!isChecked || category === null || isOther(category)) return
  const db = currentDb()
  await db.dexie.transaction('rw', db.tables.local, async () => {
    const walk = walkOn((await readWalk(db, listId)) ?? NO_WALK, category, db.clock())
    await writeLocal(db, walkKey(listId), walk)
  })
}

async function readOrder(listId: string): Promise<string[]> {
  const db = currentDb()
  const walk = await readWalk(db, listId)
  return walk ? orderOf(walk, db.clock()) : []
}

async function readWalk(db: NomnomDb, listId: string): Promise<ShopWalk | undefined> {
  return (await readLocal(db, walkKey(listId))) as ShopWalk | undefined
}

function walkKey(listId: string): string {
  return `walk:${listId}`
}
