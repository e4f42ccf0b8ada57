/**
 * What is being typed is kept at every keystroke. A page that goes away takes its unfinished
 * transactions with it, so what they were to keep is copied at that moment to where writing takes no
 * time; `takeTyped` brings it back. docs/sync.md step 4.
 */
import type { NomnomDb } from '#db/db.ts'
import { clearDraft, mergeDraft, readDraft, writeDraft } from '#db/drafts.ts'

/** A draft outside the database; null: it is to be forgotten. at: Unix ms of the keystroke. */
type Typed = { value: unknown; at: number }

/** The name in localStorage under which what a user typed is kept until the database has it. */
function typedName(userId: string, key: string): string {
  return `nomnom-typed:${userId}:${key}`
}

/** What the database does not have yet, by the name of its copy. */
const unwritten = new Map<string, Typed>()
const writing = new Map<string, Promise<void>>()

/**
 * Keeps what was typed under a key, or forgets it (null); resolves once that is on the disk. The value
 * has to be one that survives JSON and does not change any more.
 */
export function keepTyped(db: NomnomDb, key: string, value: unknown): Promise<void> {
  copyWhenLeaving()
  const name = typedName(db.userId, key)
  unwritten.set(name, { value, at: db.clock() })
  // One transaction at a time: what was typed meanwhile goes with the next, in its last state.
  const underWay = writing.get(name) ?? writeNewest(db, key)
  writing.set(name, underWay)
  return underWay
}

async function writeNewest(db: NomnomDb, key: string): Promise<void> {
  const name = typedName(db.userId, key)
  try {
    for (let typed = unwritten.get(name); typed; typed = unwritten.get(name)) {
      const { value } = typed
      await (value === null ? clearDraft(db, key) : writeDraft(db, key, value))
      if (unwritten.get(name) !== typed) continue
      unwritten.delete(name)
      forgetCopy(name)
    }
  } catch (error) {
    // No room, or no database: it has to outlive the page elsewhere.
    copyUnwritten()
    throw error
  } finally {
    writing.delete(name)
  }
}

function copyUnwritten(): void {
  for (const [name, typed] of unwritten) {
    try {
      localStorage.setItem(name, JSON.stringify(typed))
    } catch {
      // Safe: switched off or full; the transaction may still come to its end.
    }
  }
}

function forgetCopy(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Safe: where it is switched off there is no copy.
  }
}

/** The draft under a key; undefined without one. */
export async function readTyped(db: NomnomDb, key: string): Promise<unknown> {
  await takeTyped(db)
  return await readDraft(db, key)
}

/**
 * Brings what pages could only copy while they went away into the database. To be awaited before
 * drafts are read, or counted.
 */
export async function takeTyped(db: NomnomDb): Promise<void> {
  const prefix = typedName(db.userId, '')
  for (const name of namesOfCopies().filter((name) => name.startsWith(prefix))) {
    const text = localStorage.getItem(name)
    if (text === null) continue
    const { value, at } = JSON.parse(text) as Typed
    await mergeDraft(db, { key: name.slice(prefix.length), value, at })
    // Another tab may have been typed in meanwhile.
    if (localStorage.getItem(name) === text) localStorage.removeItem(name)
  }
}

function namesOfCopies(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Safe: where it is switched off there are no copies.
    return []
  }
}

let isCopying = false

function copyWhenLeaving(): void {
  if (isCopying) return
  isCopying = true
  window.addEventListener('pagehide', copyUnwritten)
  // Phones end pages that cannot be seen without a further word.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) copyUnwritten()
  })
}
