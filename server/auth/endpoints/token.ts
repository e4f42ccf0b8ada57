// POST /token: the grants. Each grant proves something else and ends in the same session.
import * as z from 'zod/mini'
import { readBody, security, text } from '../body.ts'
import { assertHuman } from '../captcha.ts'
import type { AuthContext, Client, Endpoint } from '../context.ts'
import { AuthError, emailLoginsDisabled, userBanned, validationError } from '../errors.ts'
import { checkPassword, findWeakness } from '../accounts/password.ts'
import { idTokenGrant } from '../external/id-token-grant.ts'
import { pendingPasswordHash } from '../accounts/pending-signups.ts'
import { pkceGrant } from '../external/pkce-grant.ts'
import { refreshSession } from '../tokens/refresh.ts'
import { answerSession, type Issued, startSession } from '../tokens/sessions.ts'
import {
  findUserByEmail,
  findUserByPhone,
  isBanned,
  normalEmail,
  normalPhone,
  type User,
} from '../accounts/users.ts'

const PasswordGrant = z.object({
  email: text,
  phone: text,
  password: text,
  gotrue_meta_security: security,
})
const RefreshGrant = z.object({ refresh_token: text })

function badCredentials(message = 'Invalid login credentials'): AuthError {
  return new AuthError(400, 'invalid_credentials', message)
}

/** Serves every grant type of the token call. */
export const token: Endpoint = async (auth, context) => {
  const grant = context.req.query('grant_type') ?? ''
  const client = auth.clientOf(context)
  if (grant === 'refresh_token') {
    await auth.limits.take('refresh', client.network)
    const body = await readBody(context, RefreshGrant)
    return answerSession(context, await refreshSession(auth, body.refresh_token, client))
  }
  await auth.limits.take('token', client.network)
  if (grant === 'password') {
    const body = await readBody(context, PasswordGrant)
    await assertHuman(auth, body.gotrue_meta_security?.captcha_token, client)
    return answerSession(context, await passwordGrant(auth, body, client))
  }
  if (grant === 'pkce') return pkceGrant(auth, context)
  if (grant === 'id_token') return idTokenGrant(auth, context)
  if (grant === 'web3') {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  }
  throw badCredentials('unsupported_grant_type')
}

type Credentials = { email: string; phone: string; password: string }

function findAccount(auth: AuthContext, body: Credentials): Promise<User | undefined> {
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided on login.')
  }
  if (body.email !== '') {
    if (!auth.settings.isEmailEnabled) throw emailLoginsDisabled(400)
    return findUserByEmail(auth.db, normalEmail(body.email))
  }
  if (body.phone !== '') {
    if (!auth.settings.isPhoneEnabled) {
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    }
    return findUserByPhone(auth.db, normalPhone(body.phone))
  }
  throw validationError('missing email or phone')
}

async function passwordGrant(
  auth: AuthContext,
  body: Credentials,
  client: Client,
): Promise<Issued> {
  const user = await findAccount(auth, body)
  // However it was typed: a number has many spellings.
  const account = body.email === '' ? normalPhone(body.phone) : normalEmail(body.email)
  // Per account and sender, so that nobody can lock others out of their account.
  const attempts = client.network === '' ? '' : `${account} ${client.network}`
  // Counted before the password is looked at: of many at once no more are tried than one by one.
  await auth.limits.take('failedSignIn', attempts)
  const isRight = await checkPassword(body.password, await hashToCheck(auth, user, body))
  if (!isRight || !user || user.deleted_at) throw badCredentials()
  await auth.limits.clear('failedSignIn', attempts)
  if (isBanned(user, auth.clock())) throw userBanned(400)
  if (body.email !== '' && !user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  if (body.phone !== '' && !user.phone_confirmed_at) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  }
  const issued = await auth.db
    .transaction()
    .execute((trx) => startSession(auth, trx, { user, method: 'password', client }))
  const weakness = findWeakness(body.password, auth.settings.password)
  return weakness ? { ...issued, json: { ...issued.json, weak_password: weakness } } : issued
}

/** Before the address is proven, a password of a sign-up only tells that: see pending-signups.ts. */
async function hashToCheck(
  auth: AuthContext,
  user: User | undefined,
  body: Credentials,
): Promise<string | null> {
  if (!user) return null
  const isProven = body.email === '' ? user.phone_confirmed_at : user.email_confirmed_at
  if (isProven || user.password_hash !== null) return user.password_hash
  const kind = body.email === '' ? 'phone_confirmation' : 'confirmation'
  return pendingPasswordHash(auth.db, user.id, kind)
}
