// Sessions and the tokens they hand out. A session's refresh tokens form a chain; only hashes are
// stored, and each token can be made again from the plain text of the one before it.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../../deps.ts'
import { type AuthContext, type Client, now, type Trx } from '../context.ts'
import { SECOND_FACTORS } from './proofs.ts'
import { signJwt } from './jwt.ts'
import { fitsToken } from '../accounts/metadata.ts'
import { insertRefreshToken, retireTokens } from './stored-refresh-tokens.ts'
import { closeSessionsOf, insertSession, type Session } from './stored-sessions.ts'
import type { AmrEntry } from '../tables.ts'
import { loadUserJson, type UserJson } from '../accounts/user-json.ts'
import { updateUser, type User } from '../accounts/users.ts'

/** What clients store: the answer of every call that signs in or refreshes. */
export type SessionJson = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: UserJson
  weak_password?: { message: string; reasons: string[] }
  provider_token?: string
  provider_refresh_token?: string
}

/** A session just handed out, and the id it has on our side. */
export type Issued = { json: SessionJson; sessionId: string }

const TOKEN_BYTES = 32

/** How a refresh token or a one-time secret is stored. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The token that follows `parent`; the salt alone, which is what the database holds, is no use. */
export function childToken(parent: string, salt: Buffer): string {
  return createHmac('sha256', parent).update(salt).digest('base64url')
}

function aalOf(amr: AmrEntry[]): 'aal1' | 'aal2' {
  return amr.some((entry) => SECOND_FACTORS.has(entry.method)) ? 'aal2' : 'aal1'
}

/** True once the session was ended from afar or has run out. */
export function isSessionOver(session: Session, nowMs: number): boolean {
  return session.not_after !== null && session.not_after.getTime() <= nowMs
}

async function signAccessToken(auth: AuthContext, user: User, session: Session): Promise<string> {
  const iat = Math.floor(auth.clock() / 1000)
  const claims = {
    iss: auth.issuer,
    sub: user.id,
    aud: user.aud,
    exp: iat + auth.settings.jwtExpirySeconds,
    iat,
    email: user.email ?? '',
    phone: user.phone ?? '',
    // Left out where they are too large: from before there was a limit, or of an external provider.
    app_metadata: fitsToken(user.app_metadata) ? user.app_metadata : {},
    user_metadata: fitsToken(user.user_metadata) ? user.user_metadata : {},
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  return signJwt(claims, await auth.keys.signing())
}

/** A fresh access token for the session, with the refresh token that belongs to it. */
export async function issueTokens(
  auth: AuthContext,
  trx: Trx,
  parts: { user: User; session: Session; refreshToken: string },
): Promise<Issued> {
  const { user, session, refreshToken } = parts
  const expiresIn = auth.settings.jwtExpirySeconds
  const json: SessionJson = {
    access_token: await signAccessToken(auth, user, session),
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.floor(auth.clock() / 1000) + expiresIn,
    refresh_token: refreshToken,
    user: await loadUserJson(trx, user),
  }
  return { json, sessionId: session.id }
}

/** Starts a session for an account that has just proven itself by `method`. */
export async function startSession(
  auth: AuthContext,
  trx: Trx,
  proof: { user: User; method: string; client: Client },
): Promise<Issued> {
  const at = now(auth)
  const amr: AmrEntry[] = [{ method: proof.method, timestamp: Math.floor(auth.clock() / 1000) }]
  const user = await updateUser(auth, trx, {
    id: proof.user.id,
    set: { last_sign_in_at: at },
  })
  if (auth.settings.sessions.isSinglePerUser) {
    await auth.hooks.onSessionsEnded(trx, await closeSessionsOf(trx, user.id, at))
  }
  const session = await insertSession(trx, {
    userId: user.id,
    aal: aalOf(amr),
    amr,
    client: proof.client,
    at,
  })
  const refreshToken = await addRootToken(auth, trx, session.id)
  return issueTokens(auth, trx, { user, session, refreshToken })
}

async function addRootToken(auth: AuthContext, trx: Trx, sessionId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertRefreshToken(trx, { hash: secretHash(token), sessionId, at: now(auth) })
  return token
}

/** Adds the token that follows `parent`, which is given as plain text. */
export async function addChildToken(
  auth: AuthContext,
  trx: Trx,
  { parent, sessionId }: { parent: string; sessionId: string },
): Promise<string> {
  const salt = randomBytes(TOKEN_BYTES)
  const token = childToken(parent, salt)
  await insertRefreshToken(trx, {
    hash: secretHash(token),
    sessionId,
    made: { parentHash: secretHash(parent), salt },
    at: now(auth),
  })
  return token
}

/**
 * Retires the session's tokens and returns a new one, without knowing them in plain text: after a
 * second factor was proven.
 */
export async function replaceTokens(
  auth: AuthContext,
  trx: Trx,
  sessionId: string,
): Promise<string> {
  await retireTokens(trx, sessionId, now(auth))
  return addRootToken(auth, trx, sessionId)
}

/** Answers with a session, and the headers that tell operators which one it was. */
export function answerSession(context: Context<AppEnv>, issued: Issued): Response {
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('sb-auth-user-id', issued.json.user.id)
  context.header('sb-auth-session-id', issued.sessionId)
  context.header('sb-auth-refresh-token-prefix', issued.json.refresh_token.slice(0, 5))
  return context.json(issued.json)
}
