/** Which rows have changes that the server does not have yet, for the marks beside them. */
import { touchedIds } from './calls.ts'
import type { NomnomDb } from './db.ts'

/** Since when (Unix ms) a change of each item of a list waits to be sent. */
export async function unsentItems(db: NomnomDb, listId: string): Promise<Map<string, number>> {
  const since = new Map<string, number>()
  for (const record of await db.tables.outbox.where('root').equals(listId).sortBy('seq')) {
    if (record.state !== 'queued' && record.state !== 'sent') continue
    for (const id of touchedIds(record)) {
      if (!since.has(id)) since.set(id, record.createdAt)
    }
  }
  return since
}

/** The addresses of invites that wait to be sent, oldest first. */
export async function unsentInvites(db: NomnomDb): Promise<string[]> {
  const emails: string[] = []
  for (const record of await db.tables.outbox.orderBy('seq').toArray()) {
    const isWaiting = record.state === 'queued' || record.state === 'sent'
    if (isWaiting && record.kind === 'friend.invite') emails.push(record.body.email)
  }
  return emails
}
