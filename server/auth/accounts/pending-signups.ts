// What a sign-up chose belongs to nobody before its mail or message is read: it waits with the code
// and link that were sent for it, and takes effect with these alone. So whoever signs up an address
// that is not theirs leaves nothing on the account of the person who proves it.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Trx } from '../context.ts'
import type { JsonObject, OneTimeTokenKind } from '../tables.ts'
import { endOldest, tokensOfKind } from '../mail/stored-one-time-tokens.ts'

/** What a sign-up chose. `identityId`: the external identity that it came with. */
export type Choice = {
  passwordHash: string | null
  data: JsonObject
  identityId?: string | null
}

export type SignUpKind = Extract<OneTimeTokenKind, 'confirmation' | 'phone_confirmation'>

export const NO_CHOICE: Choice = { passwordHash: null, data: {} }

/** How many sign-ups of one address may wait besides those whose code is still valid. */
const MAX_PENDING = 5

/** What the sign-up of this code or link chose. */
export function choiceOf(row: {
  password_hash: string | null
  user_metadata: JsonObject | null
  identity_id: string | null
}): Choice {
  const { password_hash: passwordHash, user_metadata: data, identity_id: identityId } = row
  return { passwordHash, data: data ?? {}, identityId }
}

/**
 * The choice of the only sign-up that waits, also when its code has run out; its mail is about to be
 * sent again, or an administrator vouches for the address. Where several wait nobody can tell whose
 * it is: then no choice.
 */
export async function onlyChoice(
  trx: Trx,
  userId: string,
  kind: SignUpKind,
): Promise<{ choice: Choice; tokenId?: string; waiting: number }> {
  const rows = await tokensOfKind(trx, userId, kind)
  const [only] = rows
  if (!only || rows.length > 1) return { choice: NO_CHOICE, waiting: rows.length }
  return { choice: choiceOf(only), tokenId: only.id, waiting: 1 }
}

/**
 * The password that the newest waiting sign-up chose, only to tell its author that the address is not
 * confirmed yet: it opens nothing.
 */
export async function pendingPasswordHash(
  db: Kysely<Database>,
  userId: string,
  kind: SignUpKind,
): Promise<string | null> {
  const rows = await tokensOfKind(db, userId, kind)
  return rows.find((row) => row.password_hash !== null)?.password_hash ?? null
}

/**
 * Makes room for one more sign-up of the account: the oldest ones end, if their code has run out.
 * Others do not: whoever signs up the address again and again must not end what its owner began.
 * expired: what was sent before has run out.
 */
export async function forgetOldestPending(
  trx: Trx,
  { userId, kind, expired }: { userId: string; kind: SignUpKind; expired: Date },
): Promise<void> {
  await endOldest(trx, { userId, kind, before: expired, keep: MAX_PENDING - 1 })
}
