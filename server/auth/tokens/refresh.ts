// The refresh grant. A client on a bad network often loses the answer to a refresh, and several tabs
// refresh at once: neither may sign anybody out, while a stolen old token must end the session.
import { ask } from '../../db/ask.ts'
import { codeOf, LOCK_NOT_AVAILABLE } from '../../error-code.ts'
import { type AuthContext, type Client, now, type Trx } from '../context.ts'
import { AuthError, validationError } from '../errors.ts'
import {
  addChildToken,
  childToken,
  isSessionOver,
  type Issued,
  issueTokens,
  secretHash,
} from './sessions.ts'
import {
  findChild,
  findToken,
  hasActiveRoot,
  retireToken,
  retireTokens,
  type StoredToken,
} from './stored-refresh-tokens.ts'
import { closeSession, lockSession, type Session, touchSession } from './stored-sessions.ts'
import { findUserById, isBanned, type User } from '../accounts/users.ts'

const MIN_LENGTH = 12
const LOCK_TIMEOUT_MS = 5000

const refusal = {
  notFound: () =>
    new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  alreadyUsed: () =>
    new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  expired: (why: string) => new AuthError(400, 'session_expired', `Invalid Refresh Token: ${why}`),
  banned: () => new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
}

// A refusal that must be kept together with what it did to the database is a value, not a throw.
// `endedFor`: whose session it ended.
type Outcome = { issued: Issued } | { refused: AuthError; endedFor?: string }

/**
 * Exchanges a refresh token for a session.
 * - The active token: it is retired, its successor is returned.
 * - The parent of the active token, at any age, or any token retired less than the reuse interval
 *   ago: the answer with the active token was lost, or several callers came at once. The active
 *   token is returned again, none is made.
 * - Any other retired token: somebody has a copy. All tokens of the session are retired.
 * @throws AuthError 400 with a code that tells clients to sign in again, 503 when the session is
 * busy for 5 s
 */
export async function refreshSession(
  auth: AuthContext,
  token: string,
  client: Client,
): Promise<Issued> {
  if (token.length < MIN_LENGTH) throw validationError('Refresh token is not valid')
  try {
    const outcome = await auth.db
      .transaction()
      .execute((trx) => exchange(auth, trx, { token, client }))
    if ('issued' in outcome) return outcome.issued
    if (outcome.endedFor !== undefined) auth.sessionsChanged(outcome.endedFor)
    throw outcome.refused
  } catch (error) {
    if (codeOf(error) === LOCK_NOT_AVAILABLE) {
      const message = 'Too many concurrent token refresh requests on the same session'
      throw new AuthError(503, 'conflict', { message, retryAfterSeconds: 1 })
    }
    throw error
  }
}

async function lockForRefresh(trx: Trx, id: string): Promise<Session | undefined> {
  await ask(trx)`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`
  return lockSession(trx, id)
}

async function exchange(
  auth: AuthContext,
  trx: Trx,
  request: { token: string; client: Client },
): Promise<Outcome> {
  const hash = secretHash(request.token)
  const found = await findToken(trx, hash)
  const session = found && (await lockForRefresh(trx, found.session_id))
  // Read again: what was active before we waited for the lock may be retired now.
  const presented = session && (await findToken(trx, hash))
  if (!presented) return { refused: refusal.notFound() }
  const user = await findUserById(trx, session.user_id)
  if (!user || user.deleted_at) return { refused: refusal.notFound() }
  const over = whyOver(auth, { user, session, presented })
  if (over) return { refused: over }

  const refreshToken = presented.revoked_at
    ? await tokenAgain(auth, trx, { token: request.token, presented })
    : await nextToken(auth, trx, { token: request.token, presented })
  if (refreshToken === undefined) {
    await retireTokens(trx, session.id, now(auth))
    // Access tokens of the session end with it: whoever holds the copy has one, too.
    await closeSession(trx, session.id, now(auth))
    await auth.hooks.onSessionsEnded(trx, [session.id])
    auth.log.warn('refresh token reused, session ended', { userId: user.id, sessionId: session.id })
    return { refused: refusal.alreadyUsed(), endedFor: user.id }
  }
  const { client } = request
  const current = await touchSession(trx, { id: session.id, client, at: now(auth) })
  return { issued: await issueTokens(auth, trx, { user, session: current, refreshToken }) }
}

function whyOver(
  auth: AuthContext,
  { user, session, presented }: { user: User; session: Session; presented: StoredToken },
): AuthError | undefined {
  const nowMs = auth.clock()
  const { timeboxSeconds, inactivitySeconds, isSinglePerUser } = auth.settings.sessions
  if (isBanned(user, nowMs)) return refusal.banned()
  if (isSessionOver(session, nowMs)) {
    if (presented.revoked_at) return refusal.alreadyUsed()
    return refusal.expired(
      isSinglePerUser ? 'Session Expired (Revoked by Newer Login)' : 'Session Expired',
    )
  }
  const ageMs = nowMs - session.created_at.getTime()
  if (timeboxSeconds > 0 && ageMs > timeboxSeconds * 1000) return refusal.expired('Session Expired')
  const idleMs = nowMs - (session.refreshed_at ?? session.created_at).getTime()
  if (inactivitySeconds > 0 && idleMs > inactivitySeconds * 1000) {
    return refusal.expired('Session Expired (Inactivity)')
  }
  return undefined
}

type Presented = { token: string; presented: StoredToken }

async function nextToken(
  auth: AuthContext,
  trx: Trx,
  { token, presented }: Presented,
): Promise<string> {
  await retireToken(trx, presented.token_hash, now(auth))
  return addChildToken(auth, trx, { parent: token, sessionId: presented.session_id })
}

/** The active token made again from a retired one, or undefined when that is not allowed. */
async function tokenAgain(
  auth: AuthContext,
  trx: Trx,
  { token, presented }: Presented,
): Promise<string | undefined> {
  const reuseUntilMs =
    (presented.revoked_at?.getTime() ?? 0) + auth.settings.reuseIntervalSeconds * 1000
  const isRecent = auth.clock() <= reuseUntilMs
  let row = await findChild(trx, presented.token_hash)
  if (!row) return replacementFor(auth, trx, { token, presented })
  let current = token
  while (row) {
    if (!row.salt) return undefined
    current = childToken(current, row.salt)
    if (!row.revoked_at) return current
    // The child of the presented token is retired, too: further ones only within the reuse interval.
    if (!isRecent) return undefined
    row = await findChild(trx, row.token_hash)
  }
  return undefined
}

/**
 * A token that was retired by a second factor has no child. As long as what replaced it still
 * counts, the answer with it may have been lost: the holder gets a token beside it.
 */
async function replacementFor(
  auth: AuthContext,
  trx: Trx,
  { token, presented }: Presented,
): Promise<string | undefined> {
  const { session_id: sessionId, revoked_at: since } = presented
  if (!since || !(await hasActiveRoot(trx, sessionId, since))) return undefined
  return addChildToken(auth, trx, { parent: token, sessionId })
}
