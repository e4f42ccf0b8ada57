// GET /reauthenticate: mails a code that proves, for a change of password, that the holder of the
// session is also the reader of the account's mail.
import { sendReauthentication } from '../mail/account-mails.ts'
import { requireUser } from '../tokens/bearer.ts'
import type { Endpoint } from '../context.ts'
import { AuthError, validationError } from '../errors.ts'
import { allowSending } from '../mail/sending.ts'
import { lockUser } from '../accounts/users.ts'

export const reauthenticate: Endpoint = async (auth, context) => {
  await auth.limits.take('otp', auth.clientOf(context).network)
  const { user } = await requireUser(auth, context)
  if (user.email === null) {
    throw validationError('Reauthentication requires the user to have an email or a phone number')
  }
  if (!user.email_confirmed_at) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  }
  const account = user.id
  const to = user.email
  await allowSending(auth, auth.db, { kind: 'reauthentication', to, sender: account, account })
  await auth.db.transaction().execute(async (trx) => {
    const current = await lockUser(trx, user.id)
    await sendReauthentication(auth, trx, current)
  })
  return context.json({})
}
