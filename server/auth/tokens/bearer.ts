// Who calls a sign-in endpoint that needs a session. The refusals here are those of the hosted
// provider; product calls are checked in verify-token.ts.
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../../deps.ts'
import type { AuthContext, Trx } from '../context.ts'
import { AuthError, userBanned, validationError } from '../errors.ts'
import { checkJwt, type Claims, JwtError, readJwt } from './jwt.ts'
import { isSessionOver } from './sessions.ts'
import { findSession, type Session } from './stored-sessions.ts'
import { findUserById, isBanned, type User } from '../accounts/users.ts'
import { hasSecondStep } from '../accounts/factors.ts'

/** Somebody with a session that counts. `session` is missing for tokens made by an administrator. */
export type Bearer = { user: User; session: Session | undefined; claims: Claims }

const ADMIN_ROLES = new Set(['service_role', 'supabase_admin'])

/**
 * The claims of the bearer token.
 * @throws AuthError 401 without one, 403 `bad_jwt` when it does not count
 */
async function readClaims(auth: AuthContext, context: Context<AppEnv>): Promise<Claims> {
  const token = /^bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1]
  if (!token) {
    const message = 'This endpoint requires a valid Bearer token'
    throw new AuthError(401, 'no_authorization', message)
  }
  try {
    const key = await auth.keys.keyFor(readJwt(token))
    if (!key) throw new JwtError('signing key not found')
    return await checkJwt(token, key, auth.clock())
  } catch (error) {
    if (!(error instanceof JwtError)) throw error
    const message = `invalid JWT: unable to parse or verify signature, ${error.message}`
    throw new AuthError(403, 'bad_jwt', message)
  }
}

async function sessionOf(
  auth: Pick<AuthContext, 'db' | 'clock'>,
  claims: Claims,
): Promise<Session | undefined> {
  if (!claims.session_id) return undefined
  const gone = new AuthError(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  )
  const id = z.safeParse(z.uuid(), claims.session_id)
  if (!id.success) throw gone
  const session = await findSession(auth.db, id.data)
  if (!session || isSessionOver(session, auth.clock())) throw gone
  return session
}

/**
 * The person behind the call.
 * @throws AuthError as the hosted provider does: 401 no token, 403 token, account or session invalid
 */
export async function requireUser(auth: AuthContext, context: Context<AppEnv>): Promise<Bearer> {
  const claims = await readClaims(auth, context)
  if (!claims.sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const sub = z.safeParse(z.uuid(), claims.sub)
  if (!sub.success) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const user = await findUserById(auth.db, sub.data)
  if (!user || user.deleted_at) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  if (isBanned(user, auth.clock())) throw userBanned(403)
  const session = await sessionOf(auth, claims)
  if (session && session.user_id !== user.id) {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: session belongs to another user')
  }
  return { user, session, claims }
}

/**
 * For a change that was begun before the account was locked: its session may have ended meanwhile, by
 * a new password that is set in the same lock. Throws as `requireUser`.
 */
export async function assertStillSignedIn(
  { clock }: AuthContext,
  trx: Trx,
  { claims }: Bearer,
): Promise<void> {
  await sessionOf({ db: trx, clock }, claims)
}

/** True for a session that lacks the second step, which the account asks for. */
export async function isHalf(
  { db }: Pick<AuthContext, 'db'>,
  { user, session }: Pick<Bearer, 'user' | 'session'>,
): Promise<boolean> {
  return session?.aal !== 'aal2' && (await hasSecondStep(db, user.id))
}

/**
 * Whoever has just the password must neither change what the owner sees nor sign the owner out.
 * @throws AuthError 401 `insufficient_aal` for half a session
 */
export async function assertSecondStep(
  auth: AuthContext,
  caller: Bearer,
  message = 'AAL2 session is required when MFA is enabled.',
): Promise<void> {
  if (await isHalf(auth, caller)) throw new AuthError(401, 'insufficient_aal', message)
}

/**
 * The caller with a session.
 * @throws AuthError also when the token names none
 */
export async function requireSession(
  auth: AuthContext,
  context: Context<AppEnv>,
): Promise<Bearer & { session: Session }> {
  const caller = await requireUser(auth, context)
  const { session } = caller
  if (!session) throw validationError('Token must have a session_id claim')
  return { ...caller, session }
}

/** Lets only administrators' tokens pass. They need neither an audience nor a subject. */
export async function requireAdmin(auth: AuthContext, context: Context<AppEnv>): Promise<Claims> {
  const claims = await readClaims(auth, context)
  if (!ADMIN_ROLES.has(claims.role ?? '')) {
    throw new AuthError(403, 'not_admin', 'User not allowed')
  }
  await sessionOf(auth, claims)
  return claims
}
