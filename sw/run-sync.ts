// Runs the sync engine for whoever is signed in, when a page asks and when the browser says that
// the network is back, even with no page open. docs/sync.md section 8.
import { browserDeps, browserHash, browserLock, browserNet } from '#db/browser.ts'
import { createDb } from '#db/db.ts'
import { sessionStore } from '#db/session-store.ts'
import { createTokens } from '#db/session-tokens.ts'
import { keepTrying } from './keep-trying.ts'
import { createEngine } from './sync/run.ts'
import type { Engine, RunResult } from './sync/engine.ts'
import { createTransport } from './sync/transport.ts'
import { renewSession } from './session.ts'

let current: { userId: string; engine: Engine; close(): void } | null = null

/** Sends and fetches what there is. Rejects only when the mirror cannot be written. */
export async function runSync(options: { force: boolean }): Promise<RunResult> {
  const session = await sessionStore.readSession()
  if (!session) return { kind: 'stopped' }
  return await engineOf(session.userId).run(options)
}

/** For the `sync` event: see keepTrying. */
export function syncInBackground(): Promise<void> {
  return keepTrying(runSync, { clock: Date.now, wait: waitForNetwork })
}

/** Resolves after so many ms, or with true as soon as the network is back. */
function waitForNetwork(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isBack: boolean) => {
      clearTimeout(timer)
      self.removeEventListener('online', hear)
      resolve(isBack)
    }
    const hear = () => end(true)
    const timer = setTimeout(() => end(false), ms)
    self.addEventListener('online', hear)
  })
}

function engineOf(userId: string): Engine {
  if (current?.userId === userId) return current.engine
  const deps = browserDeps()
  if (!deps) throw new Error('A worker without IndexedDB cannot sync')
  current?.close()
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
  current = { userId, engine, close: () => mirror.close() }
  return engine
}
