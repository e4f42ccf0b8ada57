// The access tokens of people's own programs (product §7.tokens). The token itself is nowhere: only
// its SHA-256, which is what a call is looked up by.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AccessToken, TokenRights } from '#shared/schemas/access-token.ts'
import { accountStands } from './account-stands.ts'
import type { Database } from './database.ts'
import { databaseTrouble } from './unavailable.ts'

type Columns = {
  id: string
  name: string
  rights: TokenRights
  created_at: Date
  expires_at: Date | null
  used_at: Date | null
}

/** A token that counts, and whose it is. */
export type HeldToken = { id: string; userId: string; rights: TokenRights }

/** All tokens of somebody, those that have run out included; the newest first. */
export async function tokensOf(db: Kysely<Database>, userId: string): Promise<AccessToken[]> {
  const { rows } = await sql<Columns>`
    select id, name, rights, created_at, expires_at, used_at from access_tokens
    where user_id = ${userId} order by created_at desc, id
  `.execute(db)
  return rows.map(toToken)
}

/**
 * Keeps a token under its hash; undefined when its owner has `max` of them already. `assertOwner`
 * throws where whoever makes it does not count any more: a new password ends sessions and tokens, and
 * what is made at that moment is made before it and ended, or refused.
 */
export async function insertAccessToken(
  db: Kysely<Database>,
  token: {
    id: string
    userId: string
    hash: Buffer
    name: string
    rights: TokenRights
    createdAt: Date
    expiresAt: Date | null
  },
  {
    max,
    assertOwner,
  }: { max: number; assertOwner: (trx: Transaction<Database>) => Promise<unknown> },
): Promise<AccessToken | undefined> {
  const { id, userId, hash, name, createdAt, expiresAt } = token
  return await db.transaction().execute(async (trx) => {
    // Two that are made at once are counted one after the other.
    await lockOwner(trx, userId)
    await assertOwner(trx)
    const { rows } = await sql<Columns>`
      insert into access_tokens (id, user_id, name, hash, rights, created_at, expires_at)
      select ${id}, ${userId}, ${name}, ${hash}, ${JSON.stringify(token.rights)}::jsonb,
        ${createdAt}, ${expiresAt}
      where (select count(*) from access_tokens where user_id = ${userId}) < ${max}
      returning id, name, rights, created_at, expires_at, used_at
    `.execute(trx)
    return rows.map(toToken)[0]
  })
}

/** Takes a token back at once; `of` limits it to one person's. False when there is none. */
export async function revokeToken(
  db: Kysely<Database>,
  token: { id: string; of?: string },
): Promise<boolean> {
  const whose = token.of === undefined ? sql`` : sql`and user_id = ${token.of}`
  const { numAffectedRows } = await sql`
    delete from access_tokens where id = ${token.id} ${whose}
  `.execute(db)
  return numAffectedRows === 1n
}

async function lockOwner(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(trx)
}

/** Takes back all tokens of somebody, one that is being made among them; resolves to their ids. */
export async function revokeTokensOf(
  trx: Transaction<Database>,
  userId: string,
): Promise<string[]> {
  await lockOwner(trx, userId)
  const { rows } = await sql<{ id: string }>`
    delete from access_tokens where user_id = ${userId} returning id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * The token with this hash, unless it has run out or the account behind it is blocked or gone, and
 * notes that it was used. `embedded`: accounts are ours, and so we know which are blocked.
 */
export async function spendToken(
  db: Kysely<Database>,
  hash: Buffer,
  { now, embedded }: { now: Date; embedded: boolean },
): Promise<HeldToken | undefined> {
  const stands = accountStands('t.user_id', { now, embedded })
  const { rows } = await sql<HeldToken & { isNoted: boolean }>`
    select t.id, t.user_id as "userId", t.rights,
      t.used_at is not null and t.used_at > ${now}::timestamptz - interval '1 minute' as "isNoted"
    from access_tokens t
    where t.hash = ${hash} and (t.expires_at is null or t.expires_at > ${now}) and ${stands}
  `.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { isNoted, ...token } = row
  if (!isNoted) await noteUse(db, token.id, now)
  return token
}

/** Where there is no room for that, reading goes on. */
async function noteUse(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  try {
    await sql`update access_tokens set used_at = ${now} where id = ${id}`.execute(db)
  } catch (error) {
    if (databaseTrouble(error) !== 'full') throw error
  }
}

function toToken(row: Columns): AccessToken {
  return {
    id: row.id,
    name: row.name,
    rights: row.rights,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
  }
}
