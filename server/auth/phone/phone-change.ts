// Changing the telephone number of an account: the new one gets a code first, unless nobody is asked
// to confirm.
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { NO_CHOICE } from '../accounts/pending-signups.ts'
import { confirmPhone, PHONE_EXISTS } from './phone.ts'
import { assertStillSignedIn, type Bearer } from '../tokens/bearer.ts'
import { allowSending } from '../mail/sending.ts'
import { prepareSms, sendSms } from './sms.ts'
import { findUserByPhone, isMereClaim, lockUser, type User } from '../accounts/users.ts'

/** @throws AuthError 422 when somebody has the number */
export async function assertPhoneFree(auth: AuthContext, phone: string): Promise<void> {
  const holder = await findUserByPhone(auth.db, phone)
  if (holder && !isMereClaim(holder)) throw new AuthError(422, 'phone_exists', PHONE_EXISTS)
}

/** For a number that is free. @throws AuthError 403 when the caller's session has ended meanwhile */
export async function requestPhoneChange(
  auth: AuthContext,
  { caller, phone }: { caller: Bearer; phone: string },
): Promise<User> {
  const pending = await auth.db.transaction().execute(async (trx) => {
    const current = await lockUser(trx, caller.user.id)
    await assertStillSignedIn(auth, trx, caller)
    if (auth.settings.isAutoconfirm) {
      const changing = { ...current, new_phone: phone }
      return {
        user: await confirmPhone(auth, trx, {
          user: changing,
          kind: 'phone_change',
          choice: NO_CHOICE,
        }),
      }
    }
    const account = current.id
    await allowSending(auth, trx, { kind: 'phone_change', to: phone, sender: account, account })
    return prepareSms(auth, trx, { user: current, phone, kind: 'phone_change' })
  })
  if ('code' in pending) await sendSms(auth, pending)
  return pending.user
}
