/** What is asked of the disk beside data: when something counts as written, and what helps when it fails. */
import type { DBCore, Dexie, Middleware } from 'dexie'
import { endWhenPutAway } from './put-away.ts'

/**
 * Written means written, so that a change that the user saw survives a power cut; except where the
 * server would say it again: see `Known`. A later change that waits for the disk takes what was
 * written before it along, so no answer is lost that a change has built on.
 */
export const durability: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'durability',
  create: (core) => ({
    ...core,
    transaction(stores, mode) {
      const durability = isOfServer(stores) ? 'relaxed' : 'strict'
      const transaction = core.transaction(stores, mode, { durability })
      endWhenPutAway(transaction as IDBTransaction)
      return transaction
    },
  }),
}

/**
 * Whether a transaction writes what the server would say again. It is told by its tables: all but
 * the drafts, which the server never sees.
 */
function isOfServer(stores: readonly string[]): boolean {
  return stores.includes('scopes') && !stores.includes('drafts')
}

/** Runs a transaction; one that failed did nothing, and may be run again. docs/sync.md step 20. */
export async function mended<T>(dexie: Dexie, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { secondTry } = await import('./second-try.ts')
    return await secondTry(dexie, run, error)
  }
}
