/**
 * Empties mirrors: at sign-out, and when another user signs in; changes that wait for the server
 * stay for their owner. docs/sync.md section 7.
 */
import { GIVEN_CACHE } from '#shared/given-page.ts'
import { SIGHTS_CACHE } from '#shared/last-sight.ts'
import { createDb, type NomnomDb } from '#db/db.ts'
import { sessionStore } from '#db/session-store.ts'
import { countUnsent, isWiped, wipeMirror } from '#db/wipe.ts'
import {
  clearLeaving,
  forgetUser,
  readLeaving,
  rememberedUsers,
  type Leaving,
} from './device-users.ts'
import { storageDeps } from './storage.ts'
import { takeTyped } from './typed.ts'

/**
 * The mirrors of everybody but the user of the session are emptied, their unsent changes kept. Of a
 * sign-out that was cut short before it ended the session nothing is left: its user has gone on, and
 * what they entered since must not go with it when the session is lost one day.
 */
export async function emptyOtherMirrors(): Promise<void> {
  const session = await sessionStore.readSession()
  if (session === null) return
  if ((await readLeaving())?.userId === session.userId) await clearLeaving()
  else await finishLeaving()
  for (const userId of await rememberedUsers()) {
    // Emptied once is enough: it would take what the screens of the user of now looked like, too.
    if (userId === session.userId || (await withDb(userId, isWiped))) continue
    await emptyMirror({ userId, unsent: 'keep' })
  }
}

/** How many changes wait here for their owners to sign in. */
export async function countWaiting(): Promise<number> {
  let count = 0
  for (const userId of await rememberedUsers()) count += await withDb(userId, countUnsent)
  return count
}

/**
 * Whether all of somebody's data is still here. Of those who signed out themselves there is at most what
 * waits.
 */
export async function isMirrorLeft(): Promise<boolean> {
  for (const userId of await rememberedUsers()) {
    if (await withDb(userId, async (db) => !(await isWiped(db)))) return true
  }
  return false
}

/** Finishes a sign-out that has begun. */
export async function finishLeaving(): Promise<void> {
  const leaving = await readLeaving()
  if (leaving === null) return
  await emptyMirror(leaving)
  // A page that a bookmark gave and nobody took is theirs, too.
  if ('caches' in globalThis) await caches.delete(GIVEN_CACHE)
  await clearLeaving()
}

/** Empties a user's mirror, and forgets the user when nothing waits there. */
async function emptyMirror({ userId, unsent }: Leaving): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SIGHTS_CACHE)
  const left = await withDb(userId, async (db) => {
    await takeTyped(db)
    await wipeMirror(db, unsent)
    return (await countUnsent(db)) + (await db.tables.drafts.count())
  })
  if (left === 0) await forgetUser(userId)
}

async function withDb<T>(userId: string, work: (db: NomnomDb) => Promise<T>): Promise<T> {
  const db = createDb(userId, storageDeps())
  try {
    return await work(db)
  } finally {
    db.close()
  }
}
