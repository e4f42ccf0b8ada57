// What the database keeps of refresh tokens: the hash of each, that of the one before it, and the
// salt it was made with.
import type { Selectable } from 'kysely'
import { ask } from '../../db/ask.ts'
import type { Trx } from '../context.ts'
import type { AuthRefreshTokensTable } from '../tables.ts'

export type StoredToken = Selectable<AuthRefreshTokensTable>

/** The token with this hash. */
export async function findToken(trx: Trx, hash: Buffer): Promise<StoredToken | undefined> {
  const [token] = await ask<StoredToken>(trx)`
    select * from auth_refresh_tokens where token_hash = ${hash}
  `
  return token
}

/** The token that was made from the one with this hash. */
export async function findChild(trx: Trx, parentHash: Buffer): Promise<StoredToken | undefined> {
  const [child] = await ask<StoredToken>(trx)`
    select * from auth_refresh_tokens where parent_hash = ${parentHash}
  `
  return child
}

/** True when a token without a parent, which was made since then, is active. */
export async function hasActiveRoot(trx: Trx, sessionId: string, since: Date): Promise<boolean> {
  const rows = await ask(trx)`
    select from auth_refresh_tokens where session_id = ${sessionId}
      and parent_hash is null and created_at >= ${since} and revoked_at is null
    limit 1
  `
  return rows.length > 0
}

/** Stores a token; the first of a session has neither parent nor salt. */
export async function insertRefreshToken(
  trx: Trx,
  token: { hash: Buffer; sessionId: string; made?: { parentHash: Buffer; salt: Buffer }; at: Date },
): Promise<void> {
  const { hash, sessionId, made, at } = token
  await ask(trx)`
    insert into auth_refresh_tokens (token_hash, session_id, parent_hash, salt, created_at)
    values (${hash}, ${sessionId}, ${made?.parentHash ?? null}, ${made?.salt ?? null}, ${at})
  `
}

/** Retires one token. */
export async function retireToken(trx: Trx, hash: Buffer, at: Date): Promise<void> {
  await ask(trx)`update auth_refresh_tokens set revoked_at = ${at} where token_hash = ${hash}`
}

/** Retires every token of a session that still counts. */
export async function retireTokens(trx: Trx, sessionId: string, at: Date): Promise<void> {
  await ask(trx)`
    update auth_refresh_tokens set revoked_at = ${at}
    where session_id = ${sessionId} and revoked_at is null
  `
}
