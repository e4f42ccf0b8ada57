// POST /signup. An address that already has a confirmed account gets an answer that looks like a new
// one, so that nobody can find out who is registered.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { createAnonymousUser } from './anonymous.ts'
import { maybeObject, pkceFields, readBody, security, text } from './body.ts'
import { assertHuman } from './captcha.ts'
import { type AuthContext, type Client, type Endpoint, now, type Trx } from './context.ts'
import { AuthError, validationError } from './errors.ts'
import { assertNotTooSoon } from './mail.ts'
import { sendConfirmation } from './account-mails.ts'
import { assertPasswordAllowed, hashPassword } from './password.ts'
import { assertPhoneEnabled, signUpByPhone } from './phone-signup.ts'
import { parsePkce, type Pkce, rememberFlow } from './pkce.ts'
import { redirectTarget } from './redirect.ts'
import { answerSession, startSession } from './sessions.ts'
import type { JsonObject } from './tables.ts'
import { loadUserJson, obfuscatedUserJson } from './user-json.ts'
import {
  confirmEmail,
  createEmailIdentity,
  createUser,
  findUserByEmail,
  lockUser,
  normalEmail,
  normalPhone,
  type User,
} from './users.ts'

const Signup = z.object({
  email: text,
  phone: text,
  password: text,
  data: maybeObject,
  channel: text,
  ...pkceFields,
  gotrue_meta_security: security,
})

type Registration = {
  email: string
  passwordHash: string
  data: JsonObject
  redirectTo: string
  pkce: Pkce | undefined
}

/** Registers somebody by e-mail and password, or signs in anonymously when neither is given. */
export const signup: Endpoint = async (ctx, c) => {
  const client = ctx.clientOf(c)
  await ctx.limits.take('signup', client.network)
  if (ctx.settings.isSignupDisabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  const body = await readBody(c, Signup)
  await assertHuman(ctx, body.gotrue_meta_security?.captcha_token, client)
  if (body.email === '' && body.phone === '') {
    return answerSession(c, await createAnonymousUser(ctx, body.data ?? {}, client))
  }
  await assertPasswordGiven(ctx, body.password)
  const data = body.data ?? {}
  if (body.phone !== '') {
    const phone = checkedPhone(ctx, body)
    const passwordHash = await hashPassword(body.password)
    return c.json(await signUpByPhone(ctx, { phone, passwordHash, data }))
  }
  if (!ctx.settings.isEmailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  }
  const registration: Registration = {
    email: normalEmail(body.email),
    passwordHash: await hashPassword(body.password),
    data,
    redirectTo: redirectTarget(ctx, c),
    pkce: parsePkce(body),
  }
  const user = await register(ctx, registration)
  if (user === 'taken') return c.json(answerForTaken(ctx, registration))
  if (user.email_confirmed_at) return answerSession(c, await signIn(ctx, user, client))
  return c.json(await loadUserJson(ctx.db, user))
}

async function assertPasswordGiven(ctx: AuthContext, password: string): Promise<void> {
  if (password === '') throw validationError('Signup requires a valid password')
  await assertPasswordAllowed(password, ctx.settings.password)
}

function checkedPhone(ctx: AuthContext, body: z.infer<typeof Signup>): string {
  if (body.email !== '') {
    throw validationError('Only an email address or phone number should be provided on signup.')
  }
  if (body.code_challenge !== '') throw validationError('PKCE not supported for phone signups')
  assertPhoneEnabled(ctx, 'signups')
  return normalPhone(body.phone)
}

async function register(ctx: AuthContext, registration: Registration): Promise<User | 'taken'> {
  const run = () => ctx.db.transaction().execute((trx) => registerIn(ctx, trx, registration))
  try {
    return await run()
  } catch (error) {
    // Two sign-ups with one address at the same time: the second one finds the first one's account.
    if (error instanceof Error && 'code' in error && error.code === '23505') return run()
    throw error
  }
}

async function registerIn(
  ctx: AuthContext,
  trx: Trx,
  registration: Registration,
): Promise<User | 'taken'> {
  const { email, redirectTo, pkce } = registration
  const existing = await findUserByEmail(trx, email)
  let user: User
  if (existing) {
    if (existing.email_confirmed_at) {
      if (!ctx.settings.isAutoconfirm) await pretend(ctx, trx, registration)
      return 'taken'
    }
    user = await lockUser(trx, existing.id)
    if (user.email_confirmed_at) return 'taken'
    // Neither password nor data change: whoever asks now has not proven the address either.
  } else {
    user = await insertAccount(ctx, trx, registration)
  }
  if (ctx.settings.isAutoconfirm) return confirmEmail(ctx, trx, user)
  assertNotTooSoon(ctx, user.confirmation_sent_at)
  if (pkce) await rememberFlow(ctx, trx, { pkce, userId: user.id, method: 'email/signup' })
  return sendConfirmation(ctx, trx, { user, redirectTo, isPkce: pkce !== undefined })
}

async function insertAccount(
  ctx: AuthContext,
  trx: Trx,
  { email, passwordHash, data }: Registration,
): Promise<User> {
  const user = await createUser(ctx, trx, {
    email,
    passwordHash,
    provider: 'email',
    userMetadata: data,
  })
  await createEmailIdentity(ctx, trx, user)
  return user
}

/**
 * Does for an address that is taken what would be done for a new one, and takes it back: neither the
 * time nor the pause between two mails may tell that there is an account.
 */
async function pretend(ctx: AuthContext, trx: Trx, registration: Registration): Promise<void> {
  ctx.unknownAddresses.assertNotTooSoon(registration.email)
  await sql`savepoint pretended`.execute(trx)
  const nobody = { ...registration, email: `${randomUUID()}@nobody.invalid` }
  const stranger = await insertAccount(ctx, trx, nobody)
  const { redirectTo } = registration
  await loadUserJson(trx, await sendConfirmation(ctx, trx, { user: stranger, redirectTo }))
  await sql`rollback to savepoint pretended`.execute(trx)
}

function answerForTaken(ctx: AuthContext, { email, data }: Registration) {
  if (ctx.settings.isAutoconfirm) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  const at = now(ctx)
  return obfuscatedUserJson({ id: randomUUID(), email, phone: '', provider: 'email', data, at })
}

function signIn(ctx: AuthContext, user: User, client: Client) {
  return ctx.db
    .transaction()
    .execute((trx) => startSession(ctx, trx, { user, method: 'password', client }))
}
