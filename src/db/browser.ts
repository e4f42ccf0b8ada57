/** What the browser gives to a mirror and its engine: IndexedDB, clock, randomness, network, locks. */
import type { DbDeps } from './db.ts'

/** A number in [0, 1) that nobody can guess. */
export function secureRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn / 2 ** 32
}

/** The parts of this browser; null where it has no IndexedDB. */
export function browserDeps(): DbDeps | null {
  if (!globalThis.indexedDB) return null
  const { indexedDB, IDBKeyRange } = globalThis
  return { indexedDB, IDBKeyRange, clock: () => Date.now(), random: secureRandom }
}

/** The browser's network as the engine's transport takes it (Net in sw/sync/transport.ts). */
export const browserNet = {
  fetch: (url: string, asked: RequestInit) => fetch(url, asked),
  aborter() {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort() }
  },
  timer(delayMs: number, task: () => void) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  decoder: () => new TextDecoder(),
  clock: () => Date.now(),
}

const queues = new Map<string, Promise<unknown>>()

/** SHA-256 in hex; undefined where the browser offers none. */
export const browserHash =
  globalThis.crypto?.subtle === undefined
    ? undefined
    : async (text: string): Promise<string> => {
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
        const bytes = [...new Uint8Array(digest)]
        return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
      }

/** How often somebody who waits for a lock looks whether its holder still makes steps. */
const LOOK_MS = 5000
/** How soon they look for the first time: mostly they have the lock before that. */
const FIRST_LOOK_MS = 50

/**
 * Runs one task at a time under a name: in all tabs and the worker where the browser has Web Locks
 * (secure contexts), else in this page. With `isStuck`, the lock is taken from a holder that is: a
 * frozen tab keeps its lock for as long as it is frozen. Rejects with an AbortError when the lock
 * was taken from this task.
 */
export async function browserLock<T>(
  name: string,
  task: () => Promise<T>,
  isStuck?: () => Promise<boolean>,
): Promise<T> {
  if ('locks' in navigator) {
    if (!isStuck) return await navigator.locks.request(name, task)
    return await lockOrTake(name, task, isStuck)
  }
  const turn = (queues.get(name) ?? Promise.resolve()).then(task)
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return await turn
}

async function lockOrTake<T>(
  name: string,
  task: () => Promise<T>,
  isStuck: () => Promise<boolean>,
): Promise<T> {
  const waiting = new AbortController()
  let hasBegun = false
  const look = () => {
    isStuck().then(
      (stuck) => {
        if (stuck && !hasBegun) waiting.abort()
      },
      // Safe: a mirror that cannot be read now is looked at again.
      () => undefined,
    )
  }
  const looking = [setTimeout(look, FIRST_LOOK_MS), setInterval(look, LOOK_MS)]
  const begin = () => {
    hasBegun = true
    stopLooking()
    return task()
  }
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, begin)
  } catch (error) {
    if (hasBegun || !waiting.signal.aborted) throw error
    return await navigator.locks.request(name, { steal: true }, begin)
  } finally {
    stopLooking()
  }
  function stopLooking() {
    for (const timer of looking) clearTimeout(timer)
  }
}
