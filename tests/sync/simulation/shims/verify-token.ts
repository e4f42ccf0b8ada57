// Tokens of the simulated world are `<user>/<session>/<number>`; the world says which have expired.
import { HttpError } from '#server/http-error.ts'
import type { Identity } from '#server/auth/tokens/identity.ts'
import type { AskedSession } from '#server/auth/tokens/verify-token.ts'
import type { AppDeps } from '#server/deps.ts'

export const expiredTokens = new Set<string>()

export async function verifyToken(
  _deps: AppDeps,
  authorization: string | undefined,
): Promise<Identity> {
  const token = authorization?.replace('Bearer ', '') ?? ''
  const [userId = '', sessionId = ''] = token.split('/')
  if (userId === '' || expiredTokens.has(token)) {
    throw new HttpError(401, 'bad_jwt', 'The access token is not valid')
  }
  return { userId, sessionId, email: `${userId}@example.test`, claims: { sub: userId } }
}

export async function verifyWithRead(
  deps: AppDeps,
  authorization: string | undefined,
): Promise<{ identity: Identity; session?: AskedSession }> {
  return { identity: await verifyToken(deps, authorization) }
}

/** No password is set in the simulated world. */
export async function assertStillSignedIn(): Promise<void> {}
