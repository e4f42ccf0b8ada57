// Anonymous sign-in: an account without address or password, off unless configured.
import { type AuthContext, type Client } from '../context.ts'
import { AuthError } from '../errors.ts'
import { type Issued, startSession } from '../tokens/sessions.ts'
import type { JsonObject } from '../tables.ts'
import { announceConfirmed, createUser } from './users.ts'

/** Makes an account that nobody can come back to, and its only session. */
export async function createAnonymousUser(
  auth: AuthContext,
  data: JsonObject,
  client: Client,
): Promise<Issued> {
  if (!auth.settings.isAnonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  await auth.limits.take('anonymous', client.network)
  return auth.db.transaction().execute(async (trx) => {
    const user = await createUser(auth, trx, {
      passwordHash: null,
      provider: 'anonymous',
      userMetadata: data,
      isAnonymous: true,
    })
    await announceConfirmed(auth, trx, user)
    return startSession(auth, trx, { user, method: 'anonymous', client })
  })
}
