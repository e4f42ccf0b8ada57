/** Which rows have changes that the server does not have yet, for the marks beside them. */
import { isWaiting, touchedIds } from './calls.ts'
import type { NomnomDb } from './db.ts'

/** Since when (Unix ms) a change of each item of a list waits to be sent. */
export async function unsentItems(db: NomnomDb, listId: string): Promise<Map<string, number>> {
  const since = new Map<string, number>()
  for (const record of await db.tables.outbox.where('root').equals(listId).sortBy('seq')) {
    if (!isWaiting(record)) continue
    for (const id of touchedIds(record)) {
      if (!since.has(id)) since.set(id, record.createdAt)
    }
  }
  return since
}

/** An invite by e-mail that the server does not have. isQueued: it has not left, so it may be dropped. */
export type UnsentInvite = { id: string; email: string; isQueued: boolean }

/** Invites by e-mail that wait to be sent, oldest first. */
export async function unsentInvites(db: NomnomDb): Promise<UnsentInvite[]> {
  const invites: UnsentInvite[] = []
  for (const record of await db.tables.outbox.orderBy('seq').toArray()) {
    if (record.kind !== 'friend.invite' || !isWaiting(record)) continue
    const { root, state, body } = record
    invites.push({ id: root, email: body.email, isQueued: state === 'queued' })
  }
  return invites
}

/** Drops an invite that has not left this device; one that has stays. */
export async function dropUnsentInvite(db: NomnomDb, id: string): Promise<void> {
  await db.store.write(async (tx) => {
    const waiting = await tx.outboxOfRoot(id)
    const own = waiting.filter(({ kind, state }) => kind === 'friend.invite' && state === 'queued')
    await tx.deleteOutbox(own.map(({ seq }) => seq))
  })
}
