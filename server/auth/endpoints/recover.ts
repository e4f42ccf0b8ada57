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

export const recover: Endpoint = async (ctx, c) => {
  const client = ctx.clientOf(c)
  await ctx.limits.take('recover', client.network)
  const body = await readBody(c, Recover)
  await assertHuman(ctx, body.gotrue_meta_security?.captcha_token, client)
  if (body.email === '') throw validationError('Password recovery requires an email')
  const email = normalEmail(body.email)
  const pkce = parsePkce(body)
  const redirectTo = redirectTarget(ctx, c)
  await allowSending(ctx, ctx.db, { kind: 'recovery', to: email, sender: client.network })
  await inEvenTime(MAIL_STEP_MS, () => mailRecovery(ctx, { email, pkce, redirectTo }))
  return c.json({})
}

async function mailRecovery(
  ctx: AuthContext,
  wanted: { email: string; pkce: Pkce | undefined; redirectTo: string },
): Promise<void> {
  const { email, pkce, redirectTo } = wanted
  const known = await findUserByEmail(ctx.db, email)
  if (!known || known.deleted_at) return
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, known.id)
    if (pkce) await rememberFlow(ctx, trx, { pkce, userId: user.id, method: 'recovery' })
    await sendSignInMail(ctx, trx, {
      user,
      kind: 'recovery',
      redirectTo,
      isPkce: pkce !== undefined,
    })
  })
}
