// DELETE /user/identities/{id}: takes one way of signing in from an account; never the last one.
import * as z from 'zod/mini'
import { assertMayLink } from './authorize.ts'
import { assertStillSignedIn, type Bearer, requireUser } from '../tokens/bearer.ts'
import { type AuthContext, type Endpoint, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { tellOwner } from '../mail/owner-mails.ts'
import {
  announceConfirmed,
  endWaiting,
  findUserByEmail,
  lockUser,
  updateUser,
  type User,
} from '../accounts/users.ts'
import {
  type IdentityRow,
  refreshProviders,
  dropIdentity,
  identitiesOf,
} from '../accounts/identities.ts'

export const unlinkIdentity: Endpoint = async (auth, context) => {
  const caller = await requireUser(auth, context)
  await assertMayLink(auth, caller)
  const id = z.safeParse(z.uuid(), context.req.param('identityId'))
  if (!id.success) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
  await auth.db.transaction().execute((trx) => unlink(auth, trx, { caller, id: id.data }))
  return context.json({})
}

async function unlink(
  auth: AuthContext,
  trx: Trx,
  { caller, id }: { caller: Bearer; id: string },
): Promise<void> {
  const user = await lockUser(trx, caller.user.id)
  await assertStillSignedIn(auth, trx, caller)
  const identities = await identitiesOf(trx, [user.id])
  if (identities.length <= 1) {
    const message = 'User must have at least 1 identity after unlinking'
    throw new AuthError(422, 'single_identity_not_deletable', message)
  }
  const gone = identities.find((identity) => identity.id === id)
  if (!gone) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
  await dropIdentity(trx, gone.id)
  const remaining = identities.filter((identity) => identity.id !== gone.id)
  const moved = await moveAddress(auth, trx, { user, gone, remaining })
  await refreshProviders(auth, trx, moved)
  await tellOwner(auth, trx, { user, kind: 'identity_removed' })
  await auth.hooks.onIdentityRemoved(trx, gone.id)
}

/**
 * An address that came with the identity goes with it, and what was mailed to it ends. That of the
 * next identity takes its place if it is proven: by an address, its owner is let in.
 */
async function moveAddress(
  auth: AuthContext,
  trx: Trx,
  { user, gone, remaining }: { user: User; gone: IdentityRow; remaining: IdentityRow[] },
): Promise<User> {
  const addressOf = (identity: IdentityRow): string | null =>
    typeof identity.identity_data.email === 'string' ? identity.identity_data.email : null
  const isStillTold = remaining.some((identity) => addressOf(identity) === user.email)
  if (user.email === null || isStillTold || addressOf(gone) !== user.email) return user
  const email =
    remaining
      .filter(({ identity_data: told }) => told.email_verified === true)
      .map((identity) => addressOf(identity))
      .find((told) => told !== null) ?? null
  const holder = email === null ? undefined : await findUserByEmail(trx, email)
  if (holder && holder.id !== user.id) {
    const message = 'Unable to unlink identity due to email conflict'
    throw new AuthError(422, 'email_conflict_identity_not_deletable', message)
  }
  await endWaiting(trx, user.id)
  const set = { email, ...(email === null ? { email_confirmed_at: null } : {}) }
  const moved = await updateUser(auth, trx, { id: user.id, set })
  await announceConfirmed(auth, trx, moved)
  return moved
}
