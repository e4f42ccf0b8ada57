// The second half of changing an address: with secure changes the present and the new address both
// have to agree, in either order.
import { type AuthContext, type Trx } from '../context.ts'
import { now } from '../context.ts'
import { AuthError } from '../errors.ts'
import { tellOwner } from './owner-mails.ts'
import {
  announceConfirmed,
  findUserByEmail,
  giveWay,
  updateUser,
  type User,
} from '../accounts/users.ts'
import { createEmailIdentity, updateIdentityData } from '../accounts/identities.ts'
import { endTokens } from './stored-one-time-tokens.ts'

export const EMAIL_EXISTS = 'A user with this email address has already been registered'

/** Notes the first of two agreements. False when this one completes the change. */
export async function halfConfirmed(auth: AuthContext, trx: Trx, user: User): Promise<boolean> {
  const needsBoth = auth.settings.isSecureEmailChange && user.email !== null
  if (!needsBoth || user.email_change_confirmed > 0) return false
  await updateUser(auth, trx, { id: user.id, set: { email_change_confirmed: 1 } })
  return true
}

/**
 * Puts the new address in place.
 * @throws AuthError 422 when somebody else has taken it in the meantime
 */
export async function confirmEmailChange(auth: AuthContext, trx: Trx, user: User): Promise<User> {
  const email = user.new_email
  if (email === null) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  const holder = await findUserByEmail(trx, email)
  if (holder && holder.id !== user.id && !(await giveWay(trx, holder))) {
    throw new AuthError(422, 'email_exists', EMAIL_EXISTS)
  }
  const changed = await updateUser(auth, trx, {
    id: user.id,
    set: {
      email,
      new_email: null,
      email_change_confirmed: 0,
      email_change_sent_at: null,
      email_confirmed_at: user.email_confirmed_at ?? now(auth),
      is_anonymous: false,
      user_metadata: { ...user.user_metadata, email_verified: true },
      ...(user.is_anonymous
        ? { app_metadata: { ...user.app_metadata, provider: 'email', providers: ['email'] } }
        : {}),
    },
  })
  const isKnown = await updateIdentityData(auth, trx, {
    userId: user.id,
    provider: 'email',
    set: { email, email_verified: true },
  })
  if (!isKnown) await createEmailIdentity(auth, trx, changed)
  await endTokens(trx, user.id)
  await tellOwner(auth, trx, { user, kind: 'email_changed' })
  await announceConfirmed(auth, trx, changed)
  return changed
}
