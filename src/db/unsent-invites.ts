import { isWaiting } from './calls.ts'
import type { NomnomDb } from './db.ts'

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
