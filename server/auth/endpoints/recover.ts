// POST /recover: a link to choose a new password. The answer does not tell who has an account.
import * as z from 'zod/mini'
import { sendSignInMail } from '../mail/account-mails.ts'
import { pkceFields, readBody, security, text } from '../body.ts'
import { assertHuman } from '../captcha.ts'
import type { AuthContext, Endpoint } from '../context.ts'
import { validationError } from '../errors.ts'
import { inEvenTime, MAIL_STEP_MS } from '../../even-time.ts'
import { parsePkce, type Pkce } from '../external/pkce.ts'
import { redirectTarget } from '../external/redirect.ts'
import { allowSending } from '../mail/sending.ts'
import { findUserByEmail, lockUser, normalEmail } from '../accounts/users.ts'
import { rememberFlow } from '../external/flow-code.ts'

const Recover = z.object({ email: text, ...pkceFields, gotrue_meta_security: security })

export const recover: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  await auth.limits.take('recover', client.network)
  const body = await readBody(context, Recover)
  await assertHuman(auth, body.gotrue_meta_security?.captcha_token, client)
  if (body.email === '') throw validationError('Password recovery requires an email')
  const email = normalEmail(body.email)
  const pkce = parsePkce(body)
  const redirectTo = redirectTarget(auth, context)
  await allowSending(auth, auth.db, { kind: 'recovery', to: email, sender: client.network })
  await inEvenTime(MAIL_STEP_MS, () => mailRecovery(auth, { email, pkce, redirectTo }))
  return context.json({})
}

async function mailRecovery(
  auth: AuthContext,
  wanted: { email: string; pkce: Pkce | undefined; redirectTo: string },
): Promise<void> {
  const { email, pkce, redirectTo } = wanted
  const known = await findUserByEmail(auth.db, email)
  if (!known || known.deleted_at) return
  await auth.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, known.id)
    if (pkce) await rememberFlow(auth, trx, { pkce, userId: user.id, method: 'recovery' })
    await sendSignInMail(auth, trx, {
      user,
      kind: 'recovery',
      redirectTo,
      isPkce: pkce !== undefined,
    })
  })
}
