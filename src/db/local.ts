/** What belongs to this device alone and is never sent. */
import type { NomnomDb } from './db.ts'

/**
 * What this device alone keeps under a key, such as cooking checks or the order learnt from
 * ticking.
 */
export async function readLocal(db: NomnomDb, key: string): Promise<unknown> {
  return (await db.tables.local.get(key))?.value
}

/** Keeps something on this device only. */
export async function writeLocal(db: NomnomDb, key: string, value: unknown): Promise<void> {
  await db.tables.local.put({ key, value })
}

/** The keys that begin with `start` and have something kept under them. */
export async function readLocals(db: NomnomDb, start: string): Promise<Set<string>> {
  const keys = await db.tables.local.where('key').startsWith(start).primaryKeys()
  return new Set(keys)
}
