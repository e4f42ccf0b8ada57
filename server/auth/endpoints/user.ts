// GET and PUT /user: one's own account.
import * as z from 'zod/mini'
import { sendEmailChange } from '../mail/account-mails.ts'
import { maybeObject, pkceFields, readBody, text } from '../body.ts'
import {
  assertSecondStep,
  assertStillSignedIn,
  type Caller,
  requireUser,
} from '../tokens/bearer.ts'
import type { AuthContext, Endpoint, Trx } from '../context.ts'
import { confirmEmailChange, EMAIL_EXISTS } from '../mail/email-change.ts'
import { AuthError, validationError } from '../errors.ts'
import { assertFreshlyProven, isFreshlyProven } from '../tokens/fresh-proof.ts'
import { changedMetadata } from '../accounts/metadata.ts'
import { findByCode } from '../mail/one-time-tokens.ts'
import { assertPasswordAllowed, checkPassword, hashPassword } from '../accounts/password.ts'
import { requestPhoneChange } from '../phone/phone-change.ts'
import { parsePkce, type Pkce } from '../external/pkce.ts'
import { redirectTarget } from '../external/redirect.ts'
import { allowSending } from '../mail/sending.ts'
import { endSessions } from '../tokens/stored-sessions.ts'
import type { JsonObject } from '../tables.ts'
import { loadUserJson } from '../accounts/user-json.ts'
import {
  findUserByEmail,
  isMereClaim,
  lockUser,
  normalEmail,
  normalPhone,
  updateUser,
  type User,
} from '../accounts/users.ts'
import { endTokens } from '../mail/stored-one-time-tokens.ts'
import { rememberFlow } from '../external/flow-code.ts'
import { dropFlows } from '../external/stored-flows.ts'

const UserUpdate = z.object({
  email: text,
  phone: text,
  password: z.nullish(z.string()),
  current_password: text,
  nonce: text,
  data: maybeObject,
  app_metadata: maybeObject,
  channel: text,
  ...pkceFields,
})

type Body = z.infer<typeof UserUpdate>

type Change = {
  email: string | undefined
  passwordHash: string | undefined
  data: JsonObject | undefined
  redirectTo: string
  pkce: Pkce | undefined
}

export const userGet: Endpoint = async (ctx, c) => {
  const { user } = await requireUser(ctx, c)
  return c.json(await loadUserJson(ctx.db, user))
}

/** Changes password, address or metadata. A new password ends every other session. */
export const userPut: Endpoint = async (ctx, c) => {
  await ctx.limits.take('user', ctx.clientOf(c).network)
  const caller = await requireUser(ctx, c)
  const body = await readBody(c, UserUpdate)
  const email = body.email === '' ? undefined : normalEmail(body.email)
  const isNewEmail = email !== undefined && email !== caller.user.email
  await assertMayChange(ctx, caller, { body, isNewEmail })
  const holder = isNewEmail ? await findUserByEmail(ctx.db, email) : undefined
  if (holder && !isMereClaim(holder)) {
    throw new AuthError(422, 'email_exists', EMAIL_EXISTS)
  }
  const change: Change = {
    email: isNewEmail ? email : undefined,
    passwordHash: body.password ? await newPasswordHash(ctx, caller, body) : undefined,
    data: body.data,
    redirectTo: redirectTarget(ctx, c),
    pkce: parsePkce(body),
  }
  let user = await ctx.db.transaction().execute((trx) => applyChange(ctx, trx, { caller, change }))
  if (change.passwordHash !== undefined) ctx.sessionsChanged(user.id)
  const phone = body.phone === '' ? null : normalPhone(body.phone)
  if (phone !== null && phone !== user.phone)
    user = await requestPhoneChange(ctx, { caller, phone })
  return c.json(await loadUserJson(ctx.db, user))
}

async function assertMayChange(
  ctx: AuthContext,
  caller: Caller,
  { body, isNewEmail }: { body: Body; isNewEmail: boolean },
): Promise<void> {
  const { user } = caller
  if (body.app_metadata) {
    const message = 'Updating app_metadata requires admin privileges'
    throw new AuthError(403, 'not_admin', message)
  }
  if (body.phone !== '' && !ctx.settings.isPhoneEnabled) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  // Stricter than the hosted provider, where a session of a password alone may change the data.
  const message = 'AAL2 session is required to update email or password when MFA is enabled.'
  await assertSecondStep(ctx, caller, message)
  const changesSignIn = Boolean(body.password) || isNewEmail || body.phone !== ''
  if (!changesSignIn) return
  if (user.is_sso_user) {
    const message = 'Updating email, phone, password of a SSO account only possible via SSO'
    throw new AuthError(422, 'user_sso_managed', message)
  }
  if (user.is_anonymous && body.password && body.email === '' && body.phone === '') {
    const message =
      'Updating password of an anonymous user without an email or phone is not allowed'
    throw new AuthError(422, 'validation_failed', message)
  }
  if (!isNewEmail && body.phone === '') return
  // For a new password this is checked elsewhere, with another message and by a mailed code, too.
  if (body.nonce === '') assertFreshlyProven(ctx, caller)
  else await assertReauthenticated(ctx, caller, body.nonce)
}

async function newPasswordHash(ctx: AuthContext, caller: Caller, body: Body): Promise<string> {
  const password = body.password ?? ''
  await assertPasswordAllowed(password, ctx.settings.password)
  await assertReauthenticated(ctx, caller, body.nonce)
  const { password_hash: current } = caller.user
  if (body.current_password !== '' && !(await checkPassword(body.current_password, current))) {
    throw new AuthError(400, 'invalid_credentials', 'Current password is not right')
  }
  if (current !== null && (await checkPassword(password, current))) {
    const message = 'New password should be different from the old password.'
    throw new AuthError(422, 'same_password', message)
  }
  return hashPassword(password)
}

async function assertReauthenticated(
  ctx: AuthContext,
  { user, session }: Caller,
  nonce: string,
): Promise<void> {
  if (!ctx.settings.isReauthenticationRequired) return
  if (isFreshlyProven(session?.amr, ctx.clock())) return
  if (nonce === '') {
    const message = 'Password update requires reauthentication'
    throw new AuthError(400, 'reauthentication_needed', message)
  }
  const row = await findByCode(ctx, {
    userId: user.id,
    kinds: ['reauthentication'],
    sentTo: user.email ?? '',
    code: nonce,
  })
  if (row) return
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function applyChange(
  ctx: AuthContext,
  trx: Trx,
  { caller, change }: { caller: Caller; change: Change },
): Promise<User> {
  let user = await lockUser(trx, caller.user.id)
  await assertStillSignedIn(ctx, trx, caller)
  if (change.passwordHash !== undefined) {
    user = await updateUser(ctx, trx, {
      id: user.id,
      set: { password_hash: change.passwordHash },
    })
    // Whoever knew the old password, or holds a mail sent before, is signed out.
    await endSessions(trx, { userId: user.id, exceptSessionId: caller.session?.id })
    await endTokens(trx, user.id)
    await dropFlows(trx, user.id)
    await ctx.hooks.onPasswordChanged(trx, user.id)
  }
  if (change.data !== undefined) {
    user = await updateUser(ctx, trx, {
      id: user.id,
      set: { user_metadata: changedMetadata(user.user_metadata, change.data, 'data') },
    })
  }
  if (change.email === undefined) return user
  return changeEmail(ctx, trx, { user, change, email: change.email })
}

async function changeEmail(
  ctx: AuthContext,
  trx: Trx,
  { user, change, email }: { user: User; change: Change; email: string },
): Promise<User> {
  if (!ctx.settings.isEmailEnabled) throw validationError('Email logins are disabled')
  // Where nobody is asked to confirm and no mail ever leaves, a change would wait for ever.
  const canMail = ctx.config.isMailboxMode || ctx.config.mail.smtpUrl !== undefined
  if (ctx.settings.isAutoconfirm && (user.is_anonymous || !canMail)) {
    return confirmEmailChange(ctx, trx, { ...user, new_email: email })
  }
  const account = user.id
  await allowSending(ctx, trx, { kind: 'email_change', to: email, sender: account, account })
  const { pkce, redirectTo } = change
  if (pkce) await rememberFlow(ctx, trx, { pkce, userId: user.id, method: 'email_change' })
  return sendEmailChange(ctx, trx, {
    user,
    newEmail: email,
    redirectTo,
    isPkce: pkce !== undefined,
  })
}
