/** What the browser gives to a mirror and its engine: IndexedDB, clock, randomness, network, locks. */
import type { DbDeps } from './db.ts'

/** A number in [0, 1) that nobody can guess. */
function secureRandom(): number {
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

/**
 * Runs one task at a time under a name: in all tabs and the worker where the browser has Web Locks
 * (secure contexts), else in this page.
 */
export async function browserLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return await navigator.locks.request(name, task)
  const turn = (queues.get(name) ?? Promise.resolve()).then(task)
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return await turn
}
