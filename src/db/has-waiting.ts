import type { NomnomDb } from './db.ts'

/** Whether a change waits to be sent, or its answer was never heard. */
export async function hasWaiting(db: NomnomDb): Promise<boolean> {
  return (await db.tables.outbox.where('state').anyOf('queued', 'sent').count()) > 0
}
