// POST /otp and its older name /magiclink: signing in by a mailed link or code, or by a text message,
// without a password. An unknown address is registered, unless the caller does not want that.
import * as z from 'zod/mini'
import { sendConfirmation, sendSignInMail } from '../mail/account-mails.ts'
import { maybeBoolean, maybeObject, pkceFields, readBody, security, text } from '../body.ts'
import { assertHuman } from '../captcha.ts'
import { confirmEmail } from '../accounts/confirmation.ts'
import type { AuthContext, Endpoint, Trx } from '../context.ts'
import { emailLoginsDisabled, validationError } from '../errors.ts'
import { inEvenTime, MAIL_STEP_MS } from '../../even-time.ts'
import { assertMayRegister } from '../accounts/may-register.ts'
import { assertPhoneEnabled, sendPhoneCode } from '../phone/phone-signup.ts'
import { parsePkce, type Pkce } from '../external/pkce.ts'
import { redirectTarget } from '../external/redirect.ts'
import { allowSending } from '../mail/sending.ts'
import type { JsonObject } from '../tables.ts'
import {
  findUserByEmail,
  lockUser,
  mergeMetadata,
  normalEmail,
  normalPhone,
} from '../accounts/users.ts'
import { againIfTaken, createEmailUser } from '../accounts/identities.ts'
import { rememberFlow } from '../external/flow-code.ts'

const Otp = z.object({
  email: text,
  phone: text,
  create_user: maybeBoolean,
  data: maybeObject,
  channel: text,
  ...pkceFields,
  gotrue_meta_security: security,
})

type MailedOtp = {
  email: string
  /** The network of the caller. */
  sender: string
  mayCreate: boolean
  data: JsonObject
  redirectTo: string
  pkce: Pkce | undefined
}

export const otp: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  await auth.limits.take('otp', client.network)
  const body = await readBody(context, Otp)
  await assertHuman(auth, body.gotrue_meta_security?.captcha_token, client)
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided')
  }
  const mayCreate = body.create_user ?? true
  const data = mergeMetadata({}, body.data ?? {})
  if (body.phone !== '') {
    assertPhoneEnabled(auth, 'logins')
    const phone = normalPhone(body.phone)
    await sendPhoneCode(auth, { phone, sender: client.network, mayCreate, data })
    return context.json({})
  }
  if (body.email === '') throw validationError('One of email or phone must be set')
  if (!auth.settings.isEmailEnabled) throw emailLoginsDisabled(422)
  const wanted: MailedOtp = {
    email: normalEmail(body.email),
    sender: client.network,
    mayCreate,
    data,
    redirectTo: redirectTarget(auth, context),
    pkce: parsePkce(body),
  }
  await inEvenTime(MAIL_STEP_MS, () =>
    againIfTaken(() => auth.db.transaction().execute((trx) => mailOtp(auth, trx, wanted))),
  )
  return context.json({})
}

async function mailOtp(auth: AuthContext, trx: Trx, wanted: MailedOtp): Promise<void> {
  const existing = await findUserByEmail(trx, wanted.email)
  if (!existing) assertMayRegister(auth, wanted.mayCreate)
  await allowSending(auth, trx, { kind: 'otp', to: wanted.email, sender: wanted.sender })
  const found = existing
    ? await lockUser(trx, existing.id)
    : await createEmailUser(auth, trx, { email: wanted.email })
  const { redirectTo, pkce } = wanted
  const isPkce = pkce !== undefined
  const choice = { passwordHash: null, data: wanted.data }
  if (!found.email_confirmed_at && !auth.settings.isAutoconfirm) {
    if (pkce) await rememberFlow(auth, trx, { pkce, userId: found.id, method: 'email/signup' })
    await sendConfirmation(auth, trx, { user: found, redirectTo, isPkce, choice })
    return
  }
  const user = found.email_confirmed_at
    ? found
    : await confirmEmail(auth, trx, { user: found, choice })
  if (pkce) await rememberFlow(auth, trx, { pkce, userId: user.id, method: 'magiclink' })
  await sendSignInMail(auth, trx, { user, kind: 'magiclink', redirectTo, isPkce })
}
