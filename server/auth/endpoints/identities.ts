// DELETE /user/identities/{id}: takes one way of signing in from an account; never the last one.
import * as z from 'zod/mini'
import { assertMayLink } from './authorize.ts'
import { assertStillSignedIn, type Caller, requireUser } from '../tokens/bearer.ts'
import { type AuthContext, type Endpoint, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { findUserByEmail, lockUser, updateUser, type User } from '../accounts/users.ts'
import {
  type IdentityRow,
  refreshProviders,
  dropIdentity,
  identitiesOf,
} from '../accounts/identities.ts'

export const unlinkIdentity: Endpoint = async (ctx, c) => {
  const caller = await requireUser(ctx, c)
  await assertMayLink(ctx, caller)
  const id = z.safeParse(z.uuid(), c.req.param('identityId'))
  if (!id.success) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
  await ctx.db.transaction().execute((trx) => unlink(ctx, trx, { caller, id: id.data }))
  return c.json({})
}

async function unlink(
  ctx: AuthContext,
  trx: Trx,
  { caller, id }: { caller: Caller; id: string },
): Promise<void> {
  const user = await lockUser(trx, caller.user.id)
  await assertStillSignedIn(ctx, trx, caller)
  const identities = await identitiesOf(trx, [user.id])
  if (identities.length <= 1) {
    const message = 'User must have at least 1 identity after unlinking'
    throw new AuthError(422, 'single_identity_not_deletable', message)
  }
  const gone = identities.find((identity) => identity.id === id)
  if (!gone) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
  await dropIdentity(trx, gone.id)
  const remaining = identities.filter((identity) => identity.id !== gone.id)
  const moved = await moveAddress(ctx, trx, { user, gone, remaining })
  await refreshProviders(ctx, trx, moved)
}

/** An address that came with the identity goes with it; the next identity's takes its place. */
async function moveAddress(
  ctx: AuthContext,
  trx: Trx,
  { user, gone, remaining }: { user: User; gone: IdentityRow; remaining: IdentityRow[] },
): Promise<User> {
  const addressOf = (identity: IdentityRow): string | null =>
    typeof identity.identity_data.email === 'string' ? identity.identity_data.email : null
  const isStillTold = remaining.some((identity) => addressOf(identity) === user.email)
  if (user.email === null || isStillTold || addressOf(gone) !== user.email) return user
  const email =
    remaining.map((identity) => addressOf(identity)).find((told) => told !== null) ?? null
  const holder = email === null ? undefined : await findUserByEmail(trx, email)
  if (holder && holder.id !== user.id) {
    const message = 'Unable to unlink identity due to email conflict'
    throw new AuthError(422, 'email_conflict_identity_not_deletable', message)
  }
  return updateUser(ctx, trx, { id: user.id, set: { email } })
}
