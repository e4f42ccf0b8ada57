// POST /invite mails an invitation; POST /admin/generate_link hands any link to the administrator
// instead of mailing it.
import * as z from 'zod/mini'
import { requireAdmin } from '../tokens/bearer.ts'
import { maybeObject, readBody, text } from '../body.ts'
import { type AuthContext, type Endpoint, now, type Trx } from '../context.ts'
import { EMAIL_EXISTS } from '../mail/email-change.ts'
import { AuthError, validationError } from '../errors.ts'
import { type LinkType, queueMail, verifyLink } from '../mail/mail.ts'
import { issueOneTimeToken, type OneTimeSecret } from '../mail/one-time-tokens.ts'
import { assertPasswordAllowed, hashPassword } from '../accounts/password.ts'
import { redirectTarget } from '../external/redirect.ts'
import { countMail } from '../mail/sending.ts'
import type { JsonObject, OneTimeTokenKind } from '../tables.ts'
import { loadUserJson } from '../accounts/user-json.ts'
import { findUserByEmail, lockUser, normalEmail, updateUser, type User } from '../accounts/users.ts'
import { createEmailUser } from '../accounts/identities.ts'

const Invite = z.object({ email: text, data: maybeObject })
const GenerateLink = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: maybeObject,
  redirect_to: text,
})

const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

type WantedType = (typeof LINK_TYPES)[number]

type WantedLink = {
  type: WantedType
  email: string
  newEmail: string
  passwordHash: string | null
  data: JsonObject
}

/** An account for somebody who has to follow the mailed link first. */
export const invite: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const body = await readBody(context, Invite)
  const email = normalEmail(body.email)
  const redirectTo = redirectTarget(auth, context)
  await countMail(auth)
  const user = await auth.db.transaction().execute(async (trx) => {
    const found = await invitable(auth, trx, { email, data: body.data ?? {} })
    const secret = await issueOneTimeToken(auth, trx, {
      userId: found.id,
      kind: 'confirmation',
      sentTo: email,
      choice: { passwordHash: null, data: body.data ?? {} },
    })
    const link = verifyLink(auth, { token: secret.linkToken, type: 'invite', redirectTo })
    await queueMail(auth, trx, {
      kind: 'invite',
      userId: found.id,
      recipient: email,
      link,
      code: secret.code,
    })
    return stampInvited(auth, trx, found)
  })
  return context.json(await loadUserJson(auth.db, user))
}

async function invitable(
  auth: AuthContext,
  trx: Trx,
  wanted: { email: string; data: JsonObject },
): Promise<User> {
  const existing = await findUserByEmail(trx, wanted.email)
  if (existing?.email_confirmed_at) throw new AuthError(422, 'email_exists', EMAIL_EXISTS)
  return existing
    ? lockUser(trx, existing.id)
    : createEmailUser(auth, trx, { ...wanted, passwordHash: null })
}

function stampInvited(auth: AuthContext, trx: Trx, user: User): Promise<User> {
  const at = now(auth)
  return updateUser(auth, trx, { id: user.id, set: { invited_at: at, confirmation_sent_at: at } })
}

/** A link and code of any kind, for the administrator to hand on. */
export const generateLink: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const body = await readBody(context, GenerateLink)
  const type = LINK_TYPES.find((known) => known === body.type)
  if (!type) {
    const asked = body.type.slice(0, 40)
    throw validationError(`Invalid email action link type requested: ${asked}`)
  }
  const wanted: WantedLink = {
    type,
    email: normalEmail(body.email),
    newEmail: body.new_email === '' ? '' : normalEmail(body.new_email),
    passwordHash: await signupHash(auth, type, body.password),
    data: body.data ?? {},
  }
  const redirectTo = redirectTarget(auth, context, body.redirect_to)
  const made = await auth.db.transaction().execute((trx) => makeLink(auth, trx, wanted))
  const user = await loadUserJson(auth.db, made.user)
  const linkType: LinkType = made.type.startsWith('email_change') ? 'email_change' : made.linkType
  return context.json({
    ...user,
    action_link: verifyLink(auth, { token: made.secret.linkToken, type: linkType, redirectTo }),
    email_otp: made.secret.code,
    hashed_token: made.secret.linkToken,
    verification_type: made.type,
    redirect_to: redirectTo,
  })
}

async function signupHash(
  auth: AuthContext,
  type: WantedType,
  password: string,
): Promise<string | null> {
  if (type !== 'signup') return null
  if (password === '') throw validationError('Signup requires a valid password')
  await assertPasswordAllowed(password, auth.settings.password)
  return hashPassword(password)
}

type Made = { user: User; secret: OneTimeSecret; type: WantedType; linkType: LinkType }

async function makeLink(auth: AuthContext, trx: Trx, wanted: WantedLink): Promise<Made> {
  const existing = await findUserByEmail(trx, wanted.email)
  const issue = (user: User, kind: OneTimeTokenKind, sentTo = wanted.email) =>
    issueOneTimeToken(auth, trx, { userId: user.id, kind, sentTo })
  if (wanted.type === 'signup' || wanted.type === 'invite' || (!existing && isMagic(wanted))) {
    // A magic link for somebody unknown becomes a sign-up.
    const type = isMagic(wanted) ? 'signup' : wanted.type
    if (existing?.email_confirmed_at) throw new AuthError(422, 'email_exists', EMAIL_EXISTS)
    const user = existing ?? (await createEmailUser(auth, trx, wanted))
    const { email: sentTo, passwordHash, data } = wanted
    const choice = { passwordHash, data }
    const sent = { userId: user.id, kind: 'confirmation', sentTo, choice } as const
    const secret = await issueOneTimeToken(auth, trx, sent)
    const stamped =
      type === 'invite'
        ? await stampInvited(auth, trx, user)
        : await updateUser(auth, trx, { id: user.id, set: { confirmation_sent_at: now(auth) } })
    return { user: stamped, secret, type, linkType: type === 'invite' ? 'invite' : 'signup' }
  }
  if (!existing) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  if (wanted.type === 'magiclink' || wanted.type === 'recovery') {
    const secret = await issue(existing, 'recovery')
    const user = await updateUser(auth, trx, {
      id: existing.id,
      set: { recovery_sent_at: now(auth) },
    })
    return { user, secret, type: wanted.type, linkType: wanted.type }
  }
  return makeChangeLink(auth, trx, { user: existing, wanted })
}

function isMagic(wanted: WantedLink): boolean {
  return wanted.type === 'magiclink'
}

async function makeChangeLink(
  auth: AuthContext,
  trx: Trx,
  { user, wanted }: { user: User; wanted: WantedLink },
): Promise<Made> {
  const { newEmail, type } = wanted
  if (newEmail === '') throw validationError('new_email is required')
  if (await findUserByEmail(trx, newEmail)) throw new AuthError(422, 'email_exists', EMAIL_EXISTS)
  const isNew = type === 'email_change_new'
  const secret = await issueOneTimeToken(auth, trx, {
    userId: user.id,
    kind: isNew ? 'email_change_new' : 'email_change_current',
    sentTo: isNew ? newEmail : wanted.email,
  })
  const changed = await updateUser(auth, trx, {
    id: user.id,
    set: {
      new_email: newEmail,
      email_change_sent_at: now(auth),
      // The other half of the same change keeps what was agreed so far.
      ...(user.new_email === newEmail ? {} : { email_change_confirmed: 0 }),
    },
  })
  return { user: changed, secret, type, linkType: 'email_change' }
}
