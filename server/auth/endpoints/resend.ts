// POST /resend: the last mail of one kind once more. The answer does not tell who has an account.
import * as z from 'zod/mini'
import { sendConfirmation, sendEmailChange } from '../mail/account-mails.ts'
import { readBody, security, text } from '../body.ts'
import { assertHuman } from '../captcha.ts'
import type { AuthContext, Endpoint, Trx } from '../context.ts'
import { emailLoginsDisabled, validationError } from '../errors.ts'
import { inEvenTime, MAIL_STEP_MS } from '../../even-time.ts'
import { type Choice, onlyChoice, type SignUpKind } from '../accounts/pending-signups.ts'
import { redirectTarget } from '../external/redirect.ts'
import { assertPhoneEnabled } from '../phone/phone-signup.ts'
import { allowSending } from '../mail/sending.ts'
import { prepareSms, sendSms } from '../phone/sms.ts'
import {
  findUserByEmail,
  lockUser,
  normalEmail,
  normalPhone,
  findUserByPhone,
  findUsersByPending,
} from '../accounts/users.ts'
import { endToken } from '../mail/stored-one-time-tokens.ts'

const Resend = z.object({ type: text, email: text, phone: text, gotrue_meta_security: security })

const TYPES = ['signup', 'email_change', 'sms', 'phone_change']

export const resend: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  await auth.limits.take('resend', client.network)
  const body = await readBody(context, Resend)
  await assertHuman(auth, body.gotrue_meta_security?.captcha_token, client)
  if (!TYPES.includes(body.type)) {
    throw validationError(`Missing one of these types: ${TYPES.join(', ')}`)
  }
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided.')
  }
  if (body.type === 'sms' || body.type === 'phone_change') {
    if (body.phone === '') throw validationError('Type provided requires a phone number')
    assertPhoneEnabled(auth, 'logins')
    const phone = normalPhone(body.phone)
    await allowSending(auth, auth.db, { kind: body.type, to: phone, sender: client.network })
    await inEvenTime(MAIL_STEP_MS, () => smsAgain(auth, body.type, phone))
    return context.json({})
  }
  if (body.email === '') throw validationError('Type provided requires an email address')
  if (!auth.settings.isEmailEnabled) throw emailLoginsDisabled(400)
  const email = normalEmail(body.email)
  const redirectTo = redirectTarget(auth, context)
  const kind = body.type === 'signup' ? 'signup' : 'email_change'
  await allowSending(auth, auth.db, { kind, to: email, sender: client.network })
  await inEvenTime(MAIL_STEP_MS, () => sendAgain(auth, { type: body.type, email, redirectTo }))
  return context.json({})
}

async function smsAgain(auth: AuthContext, type: string, phone: string): Promise<void> {
  const isChange = type === 'phone_change'
  const pending = await auth.db.transaction().execute(async (trx) => {
    const known = isChange
      ? (await findUsersByPending(trx, 'phone', phone))[0]
      : await findUserByPhone(trx, phone)
    const user = known && (await lockUser(trx, known.id))
    if (isChange) {
      if (user?.new_phone !== phone) return undefined
      return prepareSms(auth, trx, { user, phone, kind: 'phone_change' })
    }
    if (!user || user.phone_confirmed_at) return undefined
    const kind = 'phone_confirmation'
    const choice = await takeOnlyChoice(trx, user.id, kind)
    return prepareSms(auth, trx, { user, phone, kind, choice })
  })
  if (!pending) return
  // Not waited for: how long it takes and whether it works would tell that there is an account.
  sendSms(auth, pending).catch((error: unknown) => auth.log.warn('message not sent', { error }))
}

async function sendAgain(
  auth: AuthContext,
  wanted: { type: string; email: string; redirectTo: string },
): Promise<void> {
  const known = await findUserByEmail(auth.db, wanted.email)
  const isDue =
    wanted.type === 'signup' ? known && !known.email_confirmed_at : known && known.new_email
  if (!known || !isDue) return
  await auth.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, known.id)
    const { redirectTo } = wanted
    if (wanted.type === 'signup') {
      if (user.email_confirmed_at) return
      const choice = await takeOnlyChoice(trx, user.id, 'confirmation')
      await sendConfirmation(auth, trx, { user, redirectTo, choice })
      return
    }
    if (user.new_email === null) return
    await sendEmailChange(auth, trx, { user, newEmail: user.new_email, redirectTo })
  })
}

/** The choice of the only sign-up moves to its new mail or message; the old code ends. */
async function takeOnlyChoice(trx: Trx, userId: string, kind: SignUpKind): Promise<Choice> {
  const { choice, tokenId } = await onlyChoice(trx, userId, kind)
  if (tokenId !== undefined) await endToken(trx, tokenId)
  return choice
}
