/**
 * What is being typed is kept at every keystroke. A page that goes away takes its unfinished
 * transactions with it, so what they were to keep is copied at that moment to where writing takes no
 * time; `takeTyped` brings it back. docs/sync.md step 4.
 */
import type { NomnomDb } from '#db/db.ts'
import { keep } from '#page/kept.ts'
import { clearDraft, mergeDraft, readDraft, readDrafts, writeDraft } from '#db/drafts.ts'

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
      keep(name, null)
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
  // Where there is no room the transaction may still come to its end.
  for (const [name, typed] of unwritten) keep(name, JSON.stringify(typed))
}

/** The draft under a key; undefined without one. */
export async function readTyped(db: NomnomDb, key: string): Promise<unknown> {
  await takeTyped(db)
  return await readDraft(db, key)
}

/** What this tab holds because somebody types it, by name. */
const typing = new Map<string, AbortController>()

/** As `keepTyped`, of a text that no other tab takes for left behind until it is forgotten. */
export function keepTyping(db: NomnomDb, key: string, value: unknown): Promise<void> {
  const name = typedName(db.userId, key)
  if (value !== null && !typing.has(name)) {
    const left = new AbortController()
    typing.set(name, left)
    // Two tabs may type the same.
    if ('locks' in navigator) void take(name, left.signal, { mode: 'shared' })
  }
  const kept = keepTyped(db, key, value)
  if (value !== null) return kept
  const left = typing.get(name)
  typing.delete(name)
  return kept.finally(() => left?.abort())
}

/** Runs something with what was typed under a key, unless a tab that is open may still be typing it. */
export async function withLeft(db: NomnomDb, key: string, run: () => Promise<void>): Promise<void> {
  const name = typedName(db.userId, key)
  // The fields of this tab are new: what it held before was left.
  typing.get(name)?.abort()
  typing.delete(name)
  const done = new AbortController()
  if (!(await hold(name, done.signal))) return
  try {
    await run()
  } finally {
    done.abort()
  }
}

/** How long a form waits for one of the same key that is just being left. */
const LEAVING_MS = 500

/**
 * The draft of a form, under a key that no form of another tab has until `left`: the one that is asked
 * for, or one below it ('recipe:new:<time>'). One of those that are kept comes first.
 */
export async function openTyped(
  db: NomnomDb,
  key: string,
  left: AbortSignal,
): Promise<{ draftKey: string; draft: unknown }> {
  await takeTyped(db)
  const kept = Object.keys(await readDrafts(db, key)).filter(
    (each) => `${each}:`.startsWith(`${key}:`) && !typing.has(typedName(db.userId, each)),
  )
  let draftKey = key
  for (draftKey of new Set([...kept, key, `${key}:${db.clock()}`])) {
    if (await hold(typedName(db.userId, draftKey), left)) break
  }
  return { draftKey, draft: await readDraft(db, draftKey) }
}

/** Whether a name is one's own from now on until `left`. Over plain http no other tab is known. */
async function hold(name: string, left: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return true
  // On a busy device the time is over before it hears of what was free from the beginning.
  if (await take(name, left, { ifAvailable: true })) return true
  return await take(name, left, { signal: AbortSignal.timeout(LEAVING_MS) })
}

function take(name: string, left: AbortSignal, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null)
      if (lock === null || left.aborted) return
      return new Promise<void>((leave) => {
        left.addEventListener('abort', () => leave())
      })
    }
    navigator.locks.request(name, options, keep).catch(() => resolve(false))
  })
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
    if (localStorage.getItem(name) === text) keep(name, null)
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
