// What the database keeps of one-time codes and links.
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { ask } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import type { Trx } from '../context.ts'
import type { AuthOneTimeTokensTable, JsonObject, OneTimeTokenKind } from '../tables.ts'

export type OneTimeToken = Selectable<AuthOneTimeTokensTable>

type Db = Kysely<Database>

/** Stores a token, with what a sign-up chose. */
export async function insertOneTimeToken(
  trx: Trx,
  token: {
    userId: string
    kind: OneTimeTokenKind
    hash: Buffer
    salt: Buffer
    sentTo: string
    isPkce: boolean
    network: string
    passwordHash: string | null
    data: JsonObject | null
    identityId: string | null
    at: Date
  },
): Promise<void> {
  const { userId, kind, hash, salt, sentTo, isPkce, network, at } = token
  await ask(trx)`
    insert into auth_one_time_tokens (id, user_id, kind, token_hash, salt, sent_to, is_pkce, network,
      password_hash, user_metadata, identity_id, created_at)
    values (${randomUUID()}, ${userId}, ${kind}, ${hash}, ${salt}, ${sentTo}, ${isPkce}, ${network},
      ${token.passwordHash}, ${token.data}, ${token.identityId}, ${at})
  `
}

/** The token with this hash, if it is of one of the kinds. */
export async function findOneTimeToken(
  db: Db,
  hash: Buffer,
  kinds: readonly OneTimeTokenKind[],
): Promise<OneTimeToken | undefined> {
  const [token] = await ask<OneTimeToken>(db)`
    select * from auth_one_time_tokens where token_hash = ${hash} and kind = any(${[...kinds]})
  `
  return token
}

/**
 * Uses up one attempt of every token that a typed code may belong to; those that have none left are
 * not among them. The network that asked for a token has attempts of its own, all others share theirs.
 */
export function takeAttempts(
  db: Db,
  wanted: {
    userIds: readonly string[]
    kinds: readonly OneTimeTokenKind[]
    sentTo: string
    network: string
    max: number
  },
): Promise<OneTimeToken[]> {
  const { userIds, kinds, sentTo, network, max } = wanted
  return ask<OneTimeToken>(db)`
    update auth_one_time_tokens set
      attempts = attempts + (network = ${network})::int,
      other_attempts = other_attempts + (network <> ${network})::int
    where user_id = any(${[...userIds]}::uuid[]) and kind = any(${[...kinds]}) and sent_to = ${sentTo}
      and case when network = ${network} then attempts else other_attempts end < ${max}::int
    returning *
  `
}

/** Ends one token. False when somebody else was faster: then it must not count a second time. */
export async function endToken(trx: Trx, id: string): Promise<boolean> {
  const ended = await ask(trx)`delete from auth_one_time_tokens where id = ${id} returning id`
  return ended.length > 0
}

/** Ends every code and link of an account, or those of one kind. */
export async function endTokens(trx: Trx, userId: string, kind?: OneTimeTokenKind): Promise<void> {
  const only = kind ?? null
  await ask(trx)`
    delete from auth_one_time_tokens
    where user_id = ${userId} and (${only}::text is null or kind = ${only})
  `
}

/** The tokens of one kind, also those whose code has run out; the newest first. */
export function tokensOfKind(
  db: Db,
  userId: string,
  kind: OneTimeTokenKind,
): Promise<OneTimeToken[]> {
  return ask<OneTimeToken>(db)`
    select * from auth_one_time_tokens where user_id = ${userId} and kind = ${kind}
    order by created_at desc
  `
}

/** Ends tokens of one kind from before a time, except for the newest. */
export async function endOldest(
  trx: Trx,
  which: { userId: string; kind: OneTimeTokenKind; before: Date; keep: number },
): Promise<void> {
  const { userId, kind, before, keep } = which
  await ask(trx)`
    delete from auth_one_time_tokens where created_at < ${before} and id in (
      select id from auth_one_time_tokens where user_id = ${userId} and kind = ${kind}
      order by created_at desc offset ${keep}
    )
  `
}
