// Opening a mailed link (GET) and handing in a code or a link's token (POST). Mail programs look at
// links before people do: a HEAD request never uses one up.
import * as z from 'zod/mini'
import { readBody, text } from '../body.ts'
import type { AuthContext, Client, Endpoint, Trx } from '../context.ts'
import { confirmEmail } from '../accounts/confirmation.ts'
import { confirmEmailChange, halfConfirmed } from '../mail/email-change.ts'
import { AuthError, userBanned, validationError } from '../errors.ts'
import { issueFlowCode } from '../external/flow-code.ts'
import { findByCode, findByLink, isPkceToken } from '../mail/one-time-tokens.ts'
import { choiceOf } from '../accounts/pending-signups.ts'
import { confirmPhone } from '../phone/phone.ts'
import {
  codeRedirect,
  errorRedirect,
  messageRedirect,
  sessionRedirect,
} from '../external/redirect-answers.ts'
import { redirectTarget } from '../external/redirect.ts'
import { answerSession, type Issued, startSession } from '../tokens/sessions.ts'
import type { OneTimeTokenKind } from '../tables.ts'
import {
  findUserByEmail,
  findUserByPhone,
  isBanned,
  lockUser,
  normalEmail,
  normalPhone,
  type User,
  findUsersByPending,
} from '../accounts/users.ts'
import { type OneTimeToken, endToken } from '../mail/stored-one-time-tokens.ts'

const EMAIL_TYPES = new Map<string, OneTimeTokenKind[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', ['email_change_new', 'email_change_current']],
])
const PHONE_TYPES = new Map<string, OneTimeTokenKind[]>([
  ['sms', ['phone_confirmation']],
  ['phone_change', ['phone_change']],
])

const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const VerifyBody = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
})

type Outcome = { issued: Issued } | { code: string } | { isHalf: true }

const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid')

/** A link from a mail: redirects with the session in the fragment, or with what went wrong. */
export const verifyGet: Endpoint = async (auth, context) => {
  if (context.req.method === 'HEAD') return context.body(null, 200)
  const client = auth.clientOf(context)
  await auth.limits.take('verify', client.network)
  const token = context.req.query('token') ?? context.req.query('token_hash') ?? ''
  const type = context.req.query('type') ?? ''
  if (token === '') throw validationError('Verify requires a token or a token hash')
  if (type === '') throw validationError('Verify requires a verification type')
  const target = redirectTarget(auth, context)
  const isPkce = isPkceToken(token)
  try {
    const kinds = EMAIL_TYPES.get(type)
    if (!kinds) throw validationError('Invalid email verification type')
    const row = await findByLink(auth, auth.db, { token, kinds })
    if (!row) throw linkExpired()
    const outcome = await redeem(auth, { row, client, isPkce, expired: linkExpired })
    if ('isHalf' in outcome)
      return messageRedirect(context, target, { text: HALF_CONFIRMED, isPkce })
    if ('code' in outcome) return codeRedirect(context, target, { code: outcome.code })
    return sessionRedirect(context, target, { session: outcome.issued.json, type })
  } catch (error) {
    if (error instanceof AuthError) return errorRedirect(context, target, { error, isPkce })
    throw error
  }
}

/** A typed code with its address, or a link's token: answers with the session. */
export const verifyPost: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  await auth.limits.take('verify', client.network)
  const body = await readBody(context, VerifyBody)
  assertComplete(body)
  const expired = body.token_hash === '' ? codeExpired : linkExpired
  const row = await findRow(auth, body)
  if (!row) throw expired()
  const outcome = await redeem(auth, { row, client, isPkce: false, expired })
  if ('isHalf' in outcome) return context.json({ msg: HALF_CONFIRMED, code: '200' })
  if ('code' in outcome) throw expired()
  return answerSession(context, outcome.issued)
}

function assertComplete(body: z.infer<typeof VerifyBody>): void {
  if (body.type === '') throw validationError('Verify requires a verification type')
  if (body.token === '' && body.token_hash === '') {
    throw validationError('Verify requires a token or a token hash')
  }
  const hasEmail = body.email !== ''
  const hasPhone = body.phone !== ''
  if (body.token_hash !== '') {
    if (hasEmail || hasPhone || body.token !== '') {
      throw validationError('Only the token_hash and type should be provided')
    }
  } else if (hasEmail === hasPhone) {
    throw validationError('Only an email address or phone number should be provided on verify')
  }
}

async function findRow(
  auth: AuthContext,
  body: z.infer<typeof VerifyBody>,
): Promise<OneTimeToken | undefined> {
  const kinds = (body.phone === '' ? EMAIL_TYPES : PHONE_TYPES).get(body.type)
  if (!kinds) {
    const channel = body.phone === '' ? 'email' : 'sms'
    throw validationError(`Invalid ${channel} verification type`)
  }
  if (body.token_hash !== '') {
    return findByLink(auth, auth.db, { token: body.token_hash, kinds })
  }
  const sentTo = body.phone === '' ? normalEmail(body.email) : normalPhone(body.phone)
  const userIds = await findAddressees(auth, { type: body.type, sentTo })
  const code = body.token.replaceAll(/[\s-]/g, '')
  return findByCode(auth, { userIds, kinds, sentTo, code })
}

/** The accounts whose code may have been sent to this address or number. */
async function findAddressees(
  { db }: AuthContext,
  { type, sentTo }: { type: string; sentTo: string },
): Promise<string[]> {
  // The code of a change may have gone to the new address, which is nobody's yet and which several
  // may want: the code tells whose it is.
  const pending =
    type === 'email_change' || type === 'phone_change'
      ? await findUsersByPending(db, type === 'phone_change' ? 'phone' : 'email', sentTo)
      : []
  const holder = await (type === 'sms' ? findUserByPhone : findUserByEmail)(db, sentTo)
  return [...pending, ...(holder ? [holder] : [])].map(({ id }) => id)
}

type Redemption = {
  row: OneTimeToken
  client: Client
  isPkce: boolean
  expired: () => AuthError
}

function redeem(auth: AuthContext, redemption: Redemption): Promise<Outcome> {
  const { row, client, isPkce, expired } = redemption
  return auth.db.transaction().execute(async (trx): Promise<Outcome> => {
    const user = await lockUser(trx, row.user_id)
    if (!(await endToken(trx, row.id))) throw expired()
    if (isBanned(user, auth.clock())) throw userBanned(403)
    if (row.kind.startsWith('email_change') && (await halfConfirmed(auth, trx, user))) {
      return { isHalf: true }
    }
    const proven = await applyProof(auth, trx, { row, user })
    if (isPkce) return { code: await issueFlowCode(auth, trx, { userId: user.id, kind: row.kind }) }
    return { issued: await startSession(auth, trx, { user: proven, method: 'otp', client }) }
  })
}

/** What the holder of the link or code has proven changes the account. */
async function applyProof(
  auth: AuthContext,
  trx: Trx,
  { row, user }: { row: OneTimeToken; user: User },
): Promise<User> {
  switch (row.kind) {
    case 'confirmation':
      return confirmEmail(auth, trx, { user, choice: choiceOf(row) })
    case 'recovery':
      // Reading the mail proves the address, too, but nothing that a sign-up chose.
      return user.email_confirmed_at ? user : confirmEmail(auth, trx, { user })
    case 'email_change_current':
    case 'email_change_new':
      return confirmEmailChange(auth, trx, user)
    case 'phone_confirmation':
    case 'phone_change':
      return confirmPhone(auth, trx, { user, kind: row.kind, choice: choiceOf(row) })
    case 'reauthentication':
      throw validationError('Unsupported verification type')
  }
}
