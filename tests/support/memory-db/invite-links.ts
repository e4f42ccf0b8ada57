// The twin of server/db/invite-links.ts.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { FoundLink, InviteLink } from '#server/db/invite-links.ts'
import { memoryOf, put, uniqueViolation } from './data.ts'

export async function linkByHash(
  db: Kysely<Database>,
  hash: Buffer,
): Promise<FoundLink | undefined> {
  const found = [...memoryOf(db).tables.links.values()].find((link) => link.hash.equals(hash))
  // Nobody is ever blocked here.
  return found && { ...found, stands: true }
}

export async function waitingLinksOf(
  trx: Transaction<Database>,
  userId: string,
  id?: string,
): Promise<InviteLink[]> {
  return [...memoryOf(trx).tables.links.values()]
    .filter((link) => link.userId === userId && link.endedAt === null)
    .filter((link) => id === undefined || link.id === id)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export async function linkById(db: Kysely<Database>, id: string): Promise<InviteLink | undefined> {
  return memoryOf(db).tables.links.get(id)
}

export async function insertLink(
  trx: Transaction<Database>,
  link: Pick<InviteLink, 'id' | 'userId' | 'grants' | 'createdAt' | 'expiresAt'>,
  hash: Buffer,
): Promise<void> {
  const memory = memoryOf(trx)
  const { links } = memory.tables
  if (links.has(link.id)) throw uniqueViolation('invite_links')
  put(memory, links, { key: link.id, value: { ...link, hash, endedAt: null, takenBy: null } })
}

export async function endLinks(
  trx: Transaction<Database>,
  ids: readonly string[],
  { at, by = null }: { at: number; by?: string | null },
): Promise<void> {
  const memory = memoryOf(trx)
  const { links } = memory.tables
  for (const id of ids) {
    const link = links.get(id)
    if (!link) continue
    put(memory, links, { key: id, value: { ...link, endedAt: new Date(at), takenBy: by } })
  }
}
