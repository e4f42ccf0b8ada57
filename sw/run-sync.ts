// Runs the sync engine for whoever is signed in, when a page asks and when the browser says that
// the network is back, even with no page open. docs/sync.md section 8.
import { browserDeps, browserHash, browserLock, browserNet } from '#db/browser.ts'
import { createDb, type NomnomDb } from '#db/db.ts'
import { hasWaiting } from '#db/has-waiting.ts'
import { renewSession } from '#db/renewing.ts'
import { sessionStore } from '#db/session-store.ts'
import { createTokens } from '#db/session-tokens.ts'
import { keepTrying } from './keep-trying.ts'
import { createEngine } from './sync/run.ts'
import type { Engine, RunResult, Wish } from './sync/engine.ts'
import { createTransport } from './sync/transport.ts'

/** Once a newer worker shall take over, which it may as soon as this one has nothing to do. */
const leaving = new AbortController()

let current: { userId: string; mirror: NomnomDb; engine: Engine } | null = null

/**
 * Sends and fetches what there is. Rejects only when the mirror cannot be written. userId: who the page
 * that asks says is signed in; the engine reads itself whose session it is before anything leaves.
 */
export async function runSync(wish: Wish, userId: string | null = null): Promise<RunResult> {
  if (current && current.userId === userId) return await current.engine.run(wish)
  const session = await sessionStore.readSession()
  if (!session) return { kind: 'stopped' }
  return await openFor(session.userId).engine.run(wish)
}

/**
 * Answers the `sync` event, which pages ask the browser for while something waits: see keepTrying.
 */
export async function syncInBackground(): Promise<void> {
  const session = await sessionStore.readSession()
  // With a page open, the run that it asked for has mostly sent it before this event comes, or is about to.
  if (session && !(await hasWaiting(openFor(session.userId).mirror))) return
  const send = ({ force }: Wish) => runSync({ toSend: true, ...(force === true && { force }) })
  await keepTrying(send, { clock: Date.now, wait: waitForNetwork })
}

/**
 * Gives up waiting for the network, now and from now on: else the version that somebody has agreed to
 * comes minutes later. The browser fires the `sync` event once more, for that one.
 */
export function makeWay(): void {
  leaving.abort(new Error('A newer worker takes over'))
}

/** Resolves after so many ms, or with true as soon as the network is back; rejects after makeWay. */
function waitForNetwork(ms: number): Promise<boolean> {
  const { signal } = leaving
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      self.removeEventListener('online', hear)
      signal.removeEventListener('abort', leave)
    }
    const hear = () => {
      end()
      resolve(true)
    }
    const leave = () => {
      end()
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      end()
      resolve(false)
    }, ms)
    self.addEventListener('online', hear)
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
  })
}

function openFor(userId: string): { mirror: NomnomDb; engine: Engine } {
  if (current?.userId === userId) return current
  const deps = browserDeps()
  if (!deps) throw new Error('A worker without IndexedDB cannot sync')
  current?.mirror.close()
  const mirror = createDb(userId, deps)
  const engine = createEngine({
    mirror,
    transport: createTransport('/api/sync', browserNet),
    // A page that only wants to read renews the session itself.
    tokens: createTokens({
      store: sessionStore,
      renew: renewSession,
      now: Date.now,
      renewsForReading: false,
    }),
    hash: browserHash,
    lock: browserLock,
    place: 'worker',
  })
  current = { userId, mirror, engine }
  return current
}
