// Anonymous sign-in: an account without address or password, off unless configured.
import { type AuthContext, type Client } from '../context.ts'
import { AuthError } from '../errors.ts'
import { type Issued, startSession } from '../tokens/sessions.ts'
import type { JsonObject } from '../tables.ts'
import { announceConfirmed, createUser } from './users.ts'

/** Makes an account that nobody can come back to, and its only session. */
export async function createAnonymousUser(
  ctx: AuthContext,
  data: JsonObject,
  client: Client,
): Promise<Issued> {
  if (!ctx.settings.isAnonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  await ctx.limits.take('anonymous', client.network)
  return ctx.db.transaction().execute(async (trx) => {
    const user = await createUser(ctx, trx, {
      passwordHash: null,
      provider: 'anonymous',
      userMetadata: data,
      isAnonymous: true,
    })
    await announceConfirmed(ctx, trx, user)
    return startSession(ctx, trx, { user, method: 'anonymous', client })
  })
}
