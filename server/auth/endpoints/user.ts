// GET and PUT /user: one's own account.
import * as z from 'zod/mini'
import { sendEmailChange } from '../mail/account-mails.ts'
import { maybeObject, pkceFields, readBody, text } from '../body.ts'
import {
  assertSecondStep,
  assertStillSignedIn,
  type Bearer,
  requireUser,
} from '../tokens/bearer.ts'
import type { AuthContext, Endpoint, Trx } from '../context.ts'
import { confirmEmailChange, EMAIL_EXISTS } from '../mail/email-change.ts'
import { AuthError, validationError } from '../errors.ts'
import { assertFreshlyProven } from '../tokens/fresh-proof.ts'
import { isFreshlyProven } from '../tokens/proofs.ts'
import { changedMetadata } from '../accounts/metadata.ts'
import { findByCode } from '../mail/one-time-tokens.ts'
import { assertPasswordAllowed, checkPassword, hashPassword } from '../accounts/password.ts'
import { assertPhoneFree, requestPhoneChange } from '../phone/phone-change.ts'
import { type PendingSms, sendSms } from '../phone/sms.ts'
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
  phone: string | undefined
  redirectTo: string
  pkce: Pkce | undefined
}

export const userGet: Endpoint = async (auth, context) => {
  const { user } = await requireUser(auth, context)
  return context.json(await loadUserJson(auth.db, user))
}

/** Changes password, address or metadata. A new password ends every other session. */
export const userPut: Endpoint = async (auth, context) => {
  await auth.limits.take('user', auth.clientOf(context).network)
  const caller = await requireUser(auth, context)
  const body = await readBody(context, UserUpdate)
  const email = body.email === '' ? undefined : normalEmail(body.email)
  const isNewEmail = email !== undefined && email !== caller.user.email
  await assertMayChange(auth, caller, { body, isNewEmail })
  const holder = isNewEmail ? await findUserByEmail(auth.db, email) : undefined
  if (holder && !isMereClaim(holder)) {
    throw new AuthError(422, 'email_exists', EMAIL_EXISTS)
  }
  // Before anything is changed: an answer of 4xx says that nothing was.
  const phone = body.phone === '' ? null : normalPhone(body.phone)
  const newPhone = phone === caller.user.phone ? null : phone
  if (newPhone !== null) await assertPhoneFree(auth, newPhone)
  const change: Change = {
    email: isNewEmail ? email : undefined,
    passwordHash: body.password ? await newPasswordHash(auth, caller, body) : undefined,
    data: body.data,
    phone: newPhone ?? undefined,
    redirectTo: redirectTarget(auth, context),
    pkce: parsePkce(body),
  }
  const { user, sms } = await auth.db
    .transaction()
    .execute((trx) => applyChange(auth, trx, { caller, change }))
  if (change.passwordHash !== undefined) auth.sessionsChanged(user.id)
  if (sms) await sendChangeCode(auth, sms, change)
  return context.json(await loadUserJson(auth.db, user))
}

/** Where more than the number was changed, that stands, and the message can be asked for again. */
async function sendChangeCode(auth: AuthContext, sms: PendingSms, change: Change): Promise<void> {
  try {
    await sendSms(auth, sms)
  } catch (error) {
    if ((change.email ?? change.passwordHash ?? change.data) === undefined) throw error
    auth.log.warn('message not sent', { error })
  }
}

async function assertMayChange(
  auth: AuthContext,
  caller: Bearer,
  { body, isNewEmail }: { body: Body; isNewEmail: boolean },
): Promise<void> {
  const { user } = caller
  if (body.app_metadata) {
    const message = 'Updating app_metadata requires admin privileges'
    throw new AuthError(403, 'not_admin', message)
  }
  if (body.phone !== '' && !auth.settings.isPhoneEnabled) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  // Stricter than the hosted provider, where a session of a password alone may change the data.
  const message = 'AAL2 session is required to update email or password when MFA is enabled.'
  await assertSecondStep(auth, caller, message)
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
  if (body.nonce === '') assertFreshlyProven(auth, caller)
  else await assertReauthenticated(auth, caller, body.nonce)
}

async function newPasswordHash(auth: AuthContext, caller: Bearer, body: Body): Promise<string> {
  const password = body.password ?? ''
  await assertPasswordAllowed(password, auth.settings.password)
  await assertReauthenticated(auth, caller, body.nonce)
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
  auth: AuthContext,
  { user, session }: Bearer,
  nonce: string,
): Promise<void> {
  if (!auth.settings.isReauthenticationRequired) return
  if (isFreshlyProven(session?.amr, auth.clock())) return
  if (nonce === '') {
    const message = 'Password update requires reauthentication'
    throw new AuthError(400, 'reauthentication_needed', message)
  }
  const row = await findByCode(auth, {
    userIds: [user.id],
    kinds: ['reauthentication'],
    sentTo: user.email ?? '',
    code: nonce,
  })
  if (row) return
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function applyChange(
  auth: AuthContext,
  trx: Trx,
  { caller, change }: { caller: Bearer; change: Change },
): Promise<{ user: User; sms?: PendingSms }> {
  let user = await lockUser(trx, caller.user.id)
  await assertStillSignedIn(auth, trx, caller)
  let sessions: string[] = []
  if (change.passwordHash !== undefined) {
    user = await updateUser(auth, trx, {
      id: user.id,
      set: { password_hash: change.passwordHash },
    })
    // Whoever knew the old password, or holds a mail sent before, is signed out.
    const others = { userId: user.id, exceptSessionId: caller.session?.id }
    sessions = await endSessions(trx, others)
    await endTokens(trx, user.id)
    await dropFlows(trx, user.id)
  }
  if (change.data !== undefined) {
    user = await updateUser(auth, trx, {
      id: user.id,
      set: { user_metadata: changedMetadata(user.user_metadata, change.data, 'data') },
    })
  }
  if (change.email !== undefined) {
    user = await changeEmail(auth, trx, { user, change, email: change.email })
  }
  const changed =
    change.phone === undefined
      ? { user }
      : await requestPhoneChange(auth, trx, { user, phone: change.phone })
  // Last: what is written outside the database does not go when the transaction is refused.
  if (change.passwordHash !== undefined) {
    await auth.hooks.onPasswordChanged(trx, { id: user.id, sessions })
  }
  return changed
}

async function changeEmail(
  auth: AuthContext,
  trx: Trx,
  { user, change, email }: { user: User; change: Change; email: string },
): Promise<User> {
  if (!auth.settings.isEmailEnabled) throw validationError('Email logins are disabled')
  // Where nobody is asked to confirm and no mail ever leaves, a change would wait for ever.
  const canMail = auth.config.isMailboxMode || auth.config.mail.smtpUrl !== undefined
  if (auth.settings.isAutoconfirm && (user.is_anonymous || !canMail)) {
    return confirmEmailChange(auth, trx, { ...user, new_email: email })
  }
  const account = user.id
  await allowSending(auth, trx, { kind: 'email_change', to: email, sender: account, account })
  const { pkce, redirectTo } = change
  if (pkce) await rememberFlow(auth, trx, { pkce, userId: user.id, method: 'email_change' })
  return sendEmailChange(auth, trx, {
    user,
    newEmail: email,
    redirectTo,
    isPkce: pkce !== undefined,
  })
}
