// One-time codes and links. A mail carries both: a link with a long token, and six digits for those
// who cannot open the link where the app is. The token is made from address, digits and a random
// salt, so one stored hash serves both, and only the digits need a limit of attempts.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type AuthContext, now, type Trx } from '../context.ts'
import { secretHash } from '../tokens/sessions.ts'
import type { OneTimeTokenKind } from '../tables.ts'
import { type Choice, forgetOldestPending, type SignUpKind } from '../accounts/pending-signups.ts'
import {
  endTokens,
  findOneTimeToken,
  insertOneTimeToken,
  type OneTimeToken,
  takeAttempts,
} from './stored-one-time-tokens.ts'

/** A code and the link token that belong together. Only the holder of the mail knows them. */
export type OneTimeSecret = { code: string; linkToken: string }

const CODE_DIGITS = 6
const SALT_BYTES = 16
const MAX_ATTEMPTS = 5
const PKCE_PREFIX = 'pkce_'

const PHONE_KINDS = new Set<OneTimeTokenKind>(['phone_confirmation', 'phone_change'])

function linkToken(row: { sentTo: string; salt: Buffer; isPkce: boolean }, code: string): string {
  const digest = createHash('sha224').update(row.sentTo).update(code).update(row.salt).digest('hex')
  return row.isPkce ? PKCE_PREFIX + digest : digest
}

/** True for a link token of the PKCE flow, which yields a code instead of a session. */
export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE_PREFIX)
}

type WantedToken = {
  userId: string
  sentTo: string
  isPkce?: boolean
} & ({ kind: OneTimeTokenKind; choice?: undefined } | { kind: SignUpKind; choice: Choice })

/**
 * Makes a code and link. Those of a sign-up carry what it chose and stand beside those of other
 * sign-ups; otherwise an earlier one of the same kind ends.
 */
export async function issueOneTimeToken(
  auth: AuthContext,
  trx: Trx,
  wanted: WantedToken,
): Promise<OneTimeSecret> {
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')
  const salt = randomBytes(SALT_BYTES)
  const isPkce = wanted.isPkce ?? false
  const token = linkToken({ sentTo: wanted.sentTo, salt, isPkce }, code)
  const { userId, kind } = wanted
  const expired = new Date(auth.clock() - lifetimeMs(auth, kind))
  if (wanted.choice) await forgetOldestPending(trx, { userId, kind: wanted.kind, expired })
  else await endTokens(trx, userId, kind)
  await insertOneTimeToken(trx, {
    userId,
    kind,
    hash: secretHash(token),
    salt,
    sentTo: wanted.sentTo,
    isPkce,
    network: auth.network,
    passwordHash: wanted.choice?.passwordHash ?? null,
    data: wanted.choice?.data ?? null,
    identityId: wanted.choice?.identityId ?? null,
    at: now(auth),
  })
  return { code, linkToken: token }
}

/** True once the code or link is too old to count. */
function isExpired(auth: AuthContext, row: OneTimeToken): boolean {
  return auth.clock() > row.created_at.getTime() + lifetimeMs(auth, row.kind)
}

function lifetimeMs({ settings }: AuthContext, kind: OneTimeTokenKind): number {
  return 1000 * (PHONE_KINDS.has(kind) ? settings.smsOtpExpirySeconds : settings.otpExpirySeconds)
}

/** The unexpired row that a link token belongs to. */
export async function findByLink(
  auth: AuthContext,
  db: Kysely<Database>,
  wanted: { token: string; kinds: OneTimeTokenKind[] },
): Promise<OneTimeToken | undefined> {
  const row = await findOneTimeToken(db, secretHash(wanted.token), wanted.kinds)
  return row && !isExpired(auth, row) ? row : undefined
}

/**
 * The unexpired row whose code was typed, of any of the accounts. Each call uses up one of the five
 * attempts of each of their codes before it compares, on a connection of its own, so that parallel
 * guesses and rolled back transactions count as well. The network from which a code was asked for has
 * five, all others have five together: whoever guesses from elsewhere does not burn it for its owner.
 */
export async function findByCode(
  auth: AuthContext,
  wanted: { userIds: string[]; kinds: OneTimeTokenKind[]; sentTo: string; code: string },
): Promise<OneTimeToken | undefined> {
  const { userIds, kinds, sentTo } = wanted
  const attempted = { userIds, kinds, sentTo, network: auth.network, max: MAX_ATTEMPTS }
  const rows = await takeAttempts(auth.db, attempted)
  return rows.find((row) => {
    const secret = { sentTo: row.sent_to, salt: row.salt, isPkce: row.is_pkce }
    const offered = secretHash(linkToken(secret, wanted.code))
    return timingSafeEqual(offered, row.token_hash) && !isExpired(auth, row)
  })
}
