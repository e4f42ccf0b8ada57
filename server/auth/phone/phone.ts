// Telephone numbers as an address to sign in with; codes go out through AUTH_SMS_HOOK.
import { chosenColumns } from '../accounts/confirmation.ts'
import { type AuthContext, now, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { tellOwner } from '../mail/owner-mails.ts'
import type { Choice } from '../accounts/pending-signups.ts'
import type { OneTimeTokenKind } from '../tables.ts'
import {
  announceConfirmed,
  findUserByPhone,
  giveWay,
  updateUser,
  type User,
} from '../accounts/users.ts'
import { endTokens } from '../mail/stored-one-time-tokens.ts'

export const PHONE_EXISTS = 'A user with this phone number has already been registered'

/** Marks the number that a code was sent to as proven; a new account gets what its sign-up chose. */
export async function confirmPhone(
  auth: AuthContext,
  trx: Trx,
  {
    user,
    kind,
    choice,
  }: { user: User; kind: Extract<OneTimeTokenKind, `phone_${string}`>; choice: Choice },
): Promise<User> {
  const isChange = kind === 'phone_change'
  const phone = isChange ? user.new_phone : user.phone
  const holder = phone === null ? undefined : await findUserByPhone(trx, phone)
  if (holder && holder.id !== user.id && !(await giveWay(trx, holder))) {
    throw new AuthError(422, 'phone_exists', PHONE_EXISTS)
  }
  const confirmed = await updateUser(auth, trx, {
    id: user.id,
    set: {
      ...chosenColumns(user, choice),
      phone,
      ...(isChange ? { new_phone: null } : {}),
      phone_confirmed_at: now(auth),
      is_anonymous: false,
    },
  })
  await endTokens(trx, user.id)
  if (isChange) await tellOwner(auth, trx, { user, kind: 'phone_added' })
  await announceConfirmed(auth, trx, confirmed)
  return confirmed
}
