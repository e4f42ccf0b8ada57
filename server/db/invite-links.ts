// Invitations by a link, looked up by the SHA-256 of the secret, which the server never keeps.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Permissions } from '#shared/grants.ts'
import { accountStands } from './account-stands.ts'
import type { Database } from './database.ts'

export type InviteLink = {
  id: string
  userId: string
  grants: Permissions
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
  takenBy: string | null
}

/** stands: whether the account of who made it does. */
export type FoundLink = InviteLink & { stands: boolean }

const COLUMNS = sql.raw(`id, user_id as "userId", grants, created_at as "createdAt",
  expires_at as "expiresAt", ended_at as "endedAt", taken_by as "takenBy"`)

/**
 * The link with this hash, whatever became of it. `locked`: nobody else takes it meanwhile. `embedded`:
 * accounts are ours, and so we know which are blocked.
 */
export async function linkByHash(
  db: Kysely<Database>,
  hash: Buffer,
  { locked = false, ...how }: { locked?: boolean; now: Date; embedded: boolean },
): Promise<FoundLink | undefined> {
  const lock = sql.raw(locked ? 'for update' : '')
  const { rows } = await sql<FoundLink>`
    select ${COLUMNS}, ${accountStands('invite_links.user_id', how)} as stands
    from invite_links where hash = ${hash} ${lock}
  `.execute(db)
  return rows[0]
}

/** Those of somebody that nobody has taken and that were not taken back, run out or not; locked. */
export function waitingLinksOf(
  trx: Transaction<Database>,
  userId: string,
  id?: string,
): Promise<InviteLink[]> {
  const one = id === undefined ? sql`` : sql`and id = ${id}`
  return select(trx, sql`user_id = ${userId} and ended_at is null ${one} order by id for update`)
}

/** A link by its id. */
export async function linkById(db: Kysely<Database>, id: string): Promise<InviteLink | undefined> {
  return (await select(db, sql`id = ${id}`))[0]
}

/** Keeps a link under the hash of its secret. */
export async function insertLink(
  trx: Transaction<Database>,
  link: Pick<InviteLink, 'id' | 'userId' | 'grants' | 'createdAt' | 'expiresAt'>,
  hash: Buffer,
): Promise<void> {
  await sql`
    insert into invite_links (id, user_id, hash, grants, created_at, expires_at)
    values (${link.id}, ${link.userId}, ${hash}, ${JSON.stringify(link.grants)}::jsonb,
      ${link.createdAt}, ${link.expiresAt})
  `.execute(trx)
}

/** From now on nobody can take these. by: who has. */
export async function endLinks(
  trx: Transaction<Database>,
  ids: readonly string[],
  { at, by = null }: { at: number; by?: string | null },
): Promise<void> {
  await sql`
    update invite_links set ended_at = ${new Date(at)}, taken_by = ${by}
    where id = any(${[...ids]}::uuid[])
  `.execute(trx)
}

async function select(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<InviteLink[]> {
  const { rows } =
    await sql<InviteLink>`select ${COLUMNS} from invite_links where ${where}`.execute(db)
  return rows
}
