// Changing the telephone number of an account: the new one gets a code first.
import type { AuthContext } from './context.ts'
import { AuthError } from './errors.ts'
import { PHONE_EXISTS } from './phone.ts'
import { assertSmsNotTooSoon, prepareSms, sendSms } from './sms.ts'
import { findUserByPhone, lockUser, type User } from './users.ts'

/** @throws AuthError 422 when somebody has the number */
export async function requestPhoneChange(
  ctx: AuthContext,
  { user, phone }: { user: User; phone: string },
): Promise<User> {
  if (await findUserByPhone(ctx.db, phone)) throw new AuthError(422, 'phone_exists', PHONE_EXISTS)
  const pending = await ctx.db.transaction().execute(async (trx) => {
    const current = await lockUser(trx, user.id)
    assertSmsNotTooSoon(ctx, current.phone_change_sent_at)
    return prepareSms(ctx, trx, { user: current, phone, kind: 'phone_change' })
  })
  await sendSms(ctx, pending)
  return pending.user
}
