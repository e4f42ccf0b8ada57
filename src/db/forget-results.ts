import type { NomnomDb } from './db.ts'

/** Forgets what became of calls: nobody needs to hear of them any more. */
export async function forgetResults(db: NomnomDb, mutationIds: readonly string[]): Promise<void> {
  await db.tables.results.bulkDelete([...mutationIds])
}
