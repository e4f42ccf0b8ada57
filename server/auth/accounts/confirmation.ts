// Proving an address or number: what waited with the code or link takes effect, everything else that
// an unproven account holds goes.
import { type AuthContext, now, type Trx } from '../context.ts'
import { type Choice, NO_CHOICE } from './pending-signups.ts'
import { announceConfirmed, isConfirmed, mergeMetadata, updateUser, type User } from './users.ts'
import {
  createEmailIdentity,
  refreshProviders,
  updateIdentityData,
  dropExternalIdentities,
  identitiesOf,
} from './identities.ts'
import { endTokens } from '../mail/stored-one-time-tokens.ts'

/**
 * Marks the e-mail address as proven. Every pending code and link of the account ends, and the
 * product learns of the account in the same transaction.
 * @param choice what the sign-up of the code or link chose; none for mails that were no sign-up
 */
export async function confirmEmail(
  auth: AuthContext,
  trx: Trx,
  { user, choice = NO_CHOICE }: { user: User; choice?: Choice },
): Promise<User> {
  const proven = isConfirmed(user)
    ? user
    : await dropUnprovenIdentities(auth, trx, { user, kept: choice.identityId ?? null })
  const chosen = chosenColumns(user, choice)
  const confirmed = await updateUser(auth, trx, {
    id: user.id,
    set: {
      ...chosen,
      app_metadata: proven.app_metadata,
      email_confirmed_at: now(auth),
      user_metadata: { ...(chosen.user_metadata ?? user.user_metadata), email_verified: true },
    },
  })
  await updateIdentityData(auth, trx, {
    userId: user.id,
    provider: 'email',
    set: { email_verified: true },
  })
  await endTokens(trx, user.id)
  await announceConfirmed(auth, trx, confirmed)
  return confirmed
}

/** What a choice sets; nothing on an account that was proven before in another way. */
export function chosenColumns(
  user: User,
  choice: Choice,
): Partial<Pick<User, 'password_hash' | 'user_metadata'>> {
  if (isConfirmed(user)) return {}
  const { passwordHash, data } = choice
  return {
    ...(passwordHash === null ? {} : { password_hash: passwordHash }),
    user_metadata: mergeMetadata(user.user_metadata, data),
  }
}

/** Other ways in from before the address was proven may be somebody else's, who only claimed it. */
async function dropUnprovenIdentities(
  auth: AuthContext,
  trx: Trx,
  { user, kept }: { user: User; kept: string | null },
): Promise<User> {
  const isDropped = await dropExternalIdentities(trx, user.id, kept)
  const left = await identitiesOf(trx, [user.id])
  if (left.length === 0) await createEmailIdentity(auth, trx, user)
  return isDropped || left.length === 0 ? refreshProviders(auth, trx, user) : user
}
