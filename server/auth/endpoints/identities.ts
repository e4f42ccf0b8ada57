// DELETE /user/identities/{id}: takes one way of signing in from an account; never the last one.
import * as z from 'zod/mini'
import { assertMayLink } from './authorize.ts'
import { assertStillSignedIn, type Bearer, requireUser } from '../tokens/bearer.ts'
import { type AuthContext, type Endpoint, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { tellOwner } from '../mail/owner-mails.ts'
import { lockUser } from '../accounts/users.ts'
import { identitiesOf, removeIdentity } from '../accounts/identities.ts'

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
  const { isConflict } = await removeIdentity(auth, trx, { user, gone, identities })
  if (isConflict) {
    const message = 'Unable to unlink identity due to email conflict'
    throw new AuthError(422, 'email_conflict_identity_not_deletable', message)
  }
  await tellOwner(auth, trx, { user, kind: 'identity_removed' })
  await auth.hooks.onIdentityRemoved(trx, gone.id)
}
