// Changing the telephone number of an account: the new one gets a code first, unless nobody is asked
// to confirm.
import type { AuthContext, Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { NO_CHOICE } from '../accounts/pending-signups.ts'
import { confirmPhone, PHONE_EXISTS } from './phone.ts'
import { allowSending } from '../mail/sending.ts'
import { type PendingSms, prepareSms } from './sms.ts'
import { findUserByPhone, isMereClaim, type User } from '../accounts/users.ts'

/** @throws AuthError 422 when somebody has the number */
export async function assertPhoneFree(auth: AuthContext, phone: string): Promise<void> {
  const holder = await findUserByPhone(auth.db, phone)
  if (holder && !isMereClaim(holder)) throw new AuthError(422, 'phone_exists', PHONE_EXISTS)
}

/**
 * For a number that is free. Where `sms` is set, it still has to be sent, after the commit.
 * @throws AuthError 429 when a message may not be sent yet
 */
export async function requestPhoneChange(
  auth: AuthContext,
  trx: Trx,
  { user, phone }: { user: User; phone: string },
): Promise<{ user: User; sms?: PendingSms }> {
  if (auth.settings.isAutoconfirm) {
    const changing = { ...user, new_phone: phone }
    const change = { user: changing, kind: 'phone_change', choice: NO_CHOICE } as const
    return { user: await confirmPhone(auth, trx, change) }
  }
  const account = user.id
  await allowSending(auth, trx, { kind: 'phone_change', to: phone, sender: account, account })
  const sms = await prepareSms(auth, trx, { user, phone, kind: 'phone_change' })
  return { user: sms.user, sms }
}
