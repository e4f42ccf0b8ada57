// Who makes a product call. In embedded mode the session's row is looked up each time, so that
// signing out, a new password or a ban count from the next call on. In hosted mode the provider is
// asked for it once a minute.
import * as z from 'zod/mini'
import { TEXT } from '#shared/errors.ts'
import { findSession, findSessions, type SessionRow } from '../../db/sessions.ts'
import { handleFor } from '../../db/handles.ts'
import type { AppDeps } from '../../deps.ts'
import type { Identity } from './identity.ts'
import { HttpError } from '../../http-error.ts'
import { comparableAddress } from '../../mail-address.ts'
import { authContext } from '../context.ts'
import {
  checkJwt,
  type Claims,
  JwtError,
  readJwt,
  type UncheckedJwt,
  type VerificationKey,
} from './jwt.ts'
import { hostedKeys } from './hosted-keys.ts'
import { hostedSessions } from './hosted-sessions.ts'
import { VerifiedTokens } from './verified-tokens.ts'

const BEARER = /^bearer +(\S+) *$/i
const AUDIENCE = 'authenticated'
const ROLE = 'authenticated'
const UUID = z.uuid()

const noTokens = (): VerifiedTokens => new VerifiedTokens()

function badToken(reason: string): HttpError {
  return new HttpError(401, 'bad_jwt', `The access token is not valid: ${reason}`)
}

function ended(): HttpError {
  return new HttpError(401, 'session_not_found', 'This session has ended. Sign in again')
}

/** A password alone opens nothing where a second step was set up (product §4.session.5). */
function half(): HttpError {
  return new HttpError(401, 'insufficient_aal', 'The second step of signing in is missing')
}

function unavailable(message = 'The keys that sign access tokens cannot be reached'): HttpError {
  return new HttpError(503, 'auth_unavailable', message).withHeader('Retry-After', '5')
}

/**
 * Checks an Authorization header.
 * @throws HttpError 401 `no_authorization` without a bearer token, 401 `bad_jwt` when it does not
 * count, 401 `session_not_found` when its session has ended, 401 `insufficient_aal` before the second
 * step of signing in, 503 `auth_unavailable` when that cannot be decided now: a client must keep its
 * session then
 */
export async function verifyToken(
  deps: AppDeps,
  authorization: string | undefined,
): Promise<Identity> {
  const { token, identity } = await identify(deps, authorization)
  if (deps.config.hosted) return askHosted(deps, token, identity)
  await sessionOf(deps, identity).assert()
  return identity
}

/** A session that a statement looks up beside what it reads, so that checking costs nothing. */
export type AskedSession = {
  id: string
  /** Takes what was found. Throws as `verifyToken`. */
  answer(row: SessionRow | undefined): void
  /** Looks it up, unless it has been answered already. Throws as `verifyToken`. */
  assert(): Promise<void>
}

/**
 * Checks an Authorization header but for its session, which has to be checked before anything is
 * answered. Throws as `verifyToken`. session: missing where it has been checked already.
 */
export async function verifyWithRead(
  deps: AppDeps,
  authorization: string | undefined,
): Promise<{ identity: Identity; session?: AskedSession }> {
  if (deps.config.hosted) return { identity: await verifyToken(deps, authorization) }
  const { identity } = await identify(deps, authorization)
  return { identity, session: sessionOf(deps, identity) }
}

/**
 * For a call that was let in before the lock it waited for: a new password may have ended its session
 * meanwhile, in the same lock. Throws as `verifyToken`; elsewhere nobody waits for our locks.
 */
export async function assertStillSignedIn(
  deps: AppDeps,
  caller: { userId: string; sessionId: string },
): Promise<void> {
  if (deps.config.hosted === undefined) await sessionOf(deps, caller).assert()
}

function sessionOf(
  deps: AppDeps,
  { userId, sessionId }: Pick<Identity, 'userId' | 'sessionId'>,
): AskedSession {
  if (sessionId === '') throw ended()
  let isAnswered = false
  const answer = (row: SessionRow | undefined) => {
    isAnswered = true
    const refusal = refusalOf(row?.user_id === userId ? row : undefined, deps.clock())
    if (refusal) throw refusal
  }
  return {
    id: sessionId,
    answer,
    async assert() {
      // Many calls of one person that look up their sessions at once share that person's connections,
      // not those kept for calls of nobody.
      if (!isAnswered) answer(await findSession(handleFor(deps.db, userId), sessionId))
    },
  }
}

async function identify(
  deps: AppDeps,
  authorization: string | undefined,
): Promise<{ token: string; identity: Identity }> {
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (!token) throw new HttpError(401, 'no_authorization', TEXT.noSession)
  const tokens = deps.parts.of(noTokens, deps)
  const nowMs = deps.clock()
  const known = tokens.get(token, nowMs)
  const identity = known ?? identityOf(await check(deps, token))
  if (!known) tokens.set(token, identity)
  return { token, identity }
}

async function check(deps: AppDeps, token: string): Promise<Claims> {
  try {
    const jwt = readJwt(token)
    // No key could make a token for others count, so none is looked for.
    assertMeantForUs(deps, jwt.claims)
    const key = await findKey(deps, jwt)
    if (!key) throw new JwtError('no key with this id signs tokens here')
    return await checkJwt(token, key, deps.clock())
  } catch (error) {
    if (error instanceof JwtError) throw badToken(error.message)
    throw error
  }
}

async function findKey(deps: AppDeps, jwt: UncheckedJwt): Promise<VerificationKey | undefined> {
  const keys = deps.config.hosted ? hostedKeys(deps) : authContext(deps).keys
  try {
    return await keys.keyFor(jwt)
  } catch (error) {
    deps.log.warn('signing keys cannot be reached', { error })
    throw unavailable()
  }
}

function assertMeantForUs(deps: AppDeps, claims: Claims): void {
  const { hosted } = deps.config
  const issuer = hosted ? `${hosted.url}/auth/v1` : authContext(deps).issuer
  const audiences = typeof claims.aud === 'string' ? [claims.aud] : (claims.aud ?? [])
  if (claims.iss !== issuer) throw new JwtError('it comes from another issuer')
  if (!audiences.includes(AUDIENCE)) throw new JwtError('it is meant for another audience')
  if (claims.role !== ROLE) throw new JwtError('its role is not that of a person')
  if (!claims.sub) throw new JwtError('missing sub claim')
}

function identityOf(claims: Claims): Identity {
  const sub = z.safeParse(UUID, claims.sub)
  if (!sub.success) throw badToken('its sub claim is no UUID')
  const session = z.safeParse(UUID, claims.session_id)
  return {
    userId: sub.data.toLowerCase(),
    sessionId: session.success ? session.data.toLowerCase() : '',
    email: comparableAddress(claims.email ?? ''),
    claims,
  }
}

/** Why a session does not count; undefined: it does. */
function refusalOf(row: SessionRow | undefined, nowMs: number): HttpError | undefined {
  const isOver = (until: Date | null) => until !== null && until.getTime() <= nowMs
  if (!row || row.deleted_at || isOver(row.not_after)) return ended()
  if (row.banned_until && row.banned_until.getTime() > nowMs) {
    return new HttpError(401, 'user_banned', 'This account is blocked')
  }
  return row.has_factor && row.aal !== 'aal2' ? half() : undefined
}

/**
 * Of callers whose tokens counted before, those that count no more; one question for all of them.
 * Elsewhere sessions are asked for one by one: there it is undefined.
 */
export async function endedAmong(
  deps: AppDeps,
  callers: readonly Identity[],
): Promise<Set<Identity> | undefined> {
  if (deps.config.hosted) return undefined
  const nowMs = deps.clock()
  const ids = [...new Set(callers.map(({ sessionId }) => sessionId))]
  const rows = new Map((await findSessions(deps.db, ids)).map((row) => [row.id, row]))
  const counts = ({ sessionId, claims }: Identity) =>
    nowMs <= (claims.exp ?? 0) * 1000 && refusalOf(rows.get(sessionId), nowMs) === undefined
  return new Set(callers.filter((caller) => !counts(caller)))
}

/** The same person with the address that the provider says they have: a token's may be long gone. */
async function askHosted(deps: AppDeps, token: string, identity: Identity): Promise<Identity> {
  const { state, email } = await hostedSessions(deps)
    .ask({ token, identity })
    .catch((error: unknown) => {
      deps.log.warn('a session cannot be looked up', { error })
      throw unavailable('The sign-in provider cannot be reached')
    })
  if (state === 'spent') throw badToken('the sign-in provider takes it no more')
  if (state === 'over') throw ended()
  if (state === 'half') throw half()
  return { ...identity, email }
}
