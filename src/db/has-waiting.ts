import type { NomnomDb } from './db.ts'
import { waitingIn } from './tables.ts'

/** Whether a change waits to be sent, or its answer was never heard. */
export async function hasWaiting(db: NomnomDb): Promise<boolean> {
  return (await waitingIn(db.tables.outbox).count()) > 0
}
