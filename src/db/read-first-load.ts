/** Whether everything that this user may see has been on this device at least once. */
import type { NomnomDb } from './db.ts'
import { META_KEY } from './tables.ts'
import { isLoaded } from './read-sync.ts'

/**
 * The first load, as long as it is not over. isComing: it is under way; else it waits for a network, a
 * server or a sign-in. entries: how many records have arrived.
 */
export type FirstLoad = { isComing: boolean; entries: number }

/**
 * The first load; null once it is over. Until then "nothing here" and "not found" would be untrue.
 * Ask beside what else a live query reads, not after it: while a page writes much, as it does then,
 * Dexie may lose track of what is read after the first await, and the end would never be seen.
 */
export async function readFirstLoad(db: NomnomDb, isOnline: boolean): Promise<FirstLoad | null> {
  const [meta, scopes] = await Promise.all([
    db.tables.meta.get(META_KEY),
    db.tables.scopes.toArray(),
  ])
  if (isLoaded(meta, scopes)) return null
  const isHeld = meta !== undefined && (meta.workOffline || meta.paused !== null)
  const hasFailed = (meta?.backoff.attempts ?? 0) > 0
  // Counted only while a screen shows it: there may be tens of thousands.
  const entries = await db.tables.records.count()
  return { isComing: !isHeld && !hasFailed && isOnline, entries }
}
