/** What became of calls about people, until their user has seen it. */
import type { NomnomDb } from './db.ts'
import type { CallResult } from './store.ts'

/** Those that have not been shown yet, oldest first. */
export async function readResults(db: NomnomDb): Promise<CallResult[]> {
  const results = await db.tables.results.where('seen').equals(0).toArray()
  return results.toSorted((a, b) => a.at - b.at)
}

/** Every kept result, newest first: Profile shows what became of invites made offline. */
export async function readAllResults(db: NomnomDb): Promise<CallResult[]> {
  const results = await db.tables.results.toArray()
  return results.toSorted((a, b) => b.at - a.at)
}

/** Notes that the user has seen a result. */
export async function markResultSeen(db: NomnomDb, mutationId: string): Promise<void> {
  await db.tables.results.update(mutationId, { seen: 1 })
}

/** Forgets what became of calls: nobody needs to hear of them any more. */
export async function forgetResults(db: NomnomDb, mutationIds: readonly string[]): Promise<void> {
  await db.tables.results.bulkDelete([...mutationIds])
}
