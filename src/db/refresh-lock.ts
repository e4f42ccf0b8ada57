/** The Web Lock under which a session is renewed, in all tabs and the worker. docs/sync.md step 18. */
import { browserLock } from './browser.ts'

const REFRESH_LOCK = 'nomnom-auth-refresh'
/** A renewal gives up after 15 s; whoever holds the lock for this long has been frozen with it. */
const FROZEN_MS = 60_000

/**
 * Renews under the lock; without Web Locks one at a time in this page. Rejects with an AbortError when
 * this context was frozen meanwhile and another took the lock.
 */
export function refreshLock<T>(task: () => Promise<T>): Promise<T> {
  return browserLock(REFRESH_LOCK, task, heldTooLong())
}

/** Turns are taken in order, so a holder that stays the same while this one waits has one turn. */
function heldTooLong(): () => Promise<boolean> {
  let holder: string | undefined
  let since = Date.now()
  return async () => {
    const { held = [] } = await navigator.locks.query()
    const now = held.find(({ name }) => name === REFRESH_LOCK)?.clientId
    if (now !== holder) since = Date.now()
    holder = now
    return now !== undefined && Date.now() - since >= FROZEN_MS
  }
}
