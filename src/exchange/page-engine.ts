/** The sync engine in the page, for browsers and moments without a worker. */
import { browserHash, browserLock, browserNet } from '#db/browser.ts'
import type { NomnomDb } from '#db/db.ts'
import { sessionStore } from '#db/session-store.ts'
import { createTokens } from '#db/session-tokens.ts'
import { createEngine } from '#sw/sync/run.ts'
import type { Engine, Wish } from '#sw/sync/engine.ts'
import { createTransport } from '#sw/sync/transport.ts'
import { renewSession } from '#db/renewing.ts'

export type { Engine, Wish }

/**
 * An engine for this database; the lock keeps it and the worker's from running at once.
 * isWorkerSilent: whether a run of the worker is to be taken over.
 */
export function createPageEngine(db: NomnomDb, isWorkerSilent: () => boolean): Engine {
  return createEngine({
    mirror: db,
    transport: createTransport('/api/sync', browserNet),
    tokens: createTokens({
      store: sessionStore,
      renew: renewSession,
      now: Date.now,
      renewsForReading: true,
    }),
    hash: browserHash,
    lock: browserLock,
    place: 'page',
    isWorkerSilent,
  })
}
