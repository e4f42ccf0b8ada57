/**
 * What was typed and is not saved yet. It is written at every keystroke, so that a closed tab or a
 * crash takes nothing with it (product §2, recipe form).
 */
import type { NomnomDb } from './db.ts'
import type { Draft } from './tables.ts'
import { mended } from './disk.ts'

/** The draft under a key, such as 'recipe:new' or 'list:<id>:name'; undefined without one. */
export async function readDraft(db: NomnomDb, key: string): Promise<unknown> {
  return (await db.tables.drafts.get(key))?.value
}

/** Every draft whose key begins with `prefix`, by key. */
export async function readDrafts(db: NomnomDb, prefix: string): Promise<Record<string, unknown>> {
  const drafts = await db.tables.drafts.where('key').startsWith(prefix).toArray()
  return Object.fromEntries(drafts.map(({ key, value }) => [key, value]))
}

/** Keeps what was typed. The value has to be one that can be cloned. */
export async function writeDraft(db: NomnomDb, key: string, value: unknown): Promise<void> {
  await mended(db.dexie, async () => db.tables.drafts.put({ key, value, at: db.clock() }))
}

/** Forgets a draft, once it was saved or given up. */
export async function clearDraft(db: NomnomDb, key: string): Promise<void> {
  await db.tables.drafts.delete(key)
}

/** Takes a draft over from elsewhere, unless a later one is kept; value null: it was forgotten. */
export async function mergeDraft(db: NomnomDb, { key, value, at }: Draft): Promise<void> {
  const { drafts } = db.tables
  await db.dexie.transaction('rw', drafts, async () => {
    const kept = await drafts.get(key)
    if (kept && kept.at > at) return
    await (value === null ? drafts.delete(key) : drafts.put({ key, value, at }))
  })
}
