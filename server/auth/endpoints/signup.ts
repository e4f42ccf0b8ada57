// POST /signup. What it chose, password and data, waits with the mail that it sends: signing up an
// address does nothing to its account until that very mail is read.
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { createAnonymousUser } from '../accounts/anonymous.ts'
import { maybeObject, pkceFields, readBody, security, text } from '../body.ts'
import { assertHuman } from '../captcha.ts'
import { type AuthContext, type Client, type Endpoint, now, type Trx } from '../context.ts'
import { AuthError, validationError } from '../errors.ts'
import { sendConfirmation } from '../mail/account-mails.ts'
import { confirmEmail } from '../accounts/confirmation.ts'
import { assertMayRegister } from '../accounts/may-register.ts'
import { assertPasswordAllowed, hashPassword } from '../accounts/password.ts'
import { assertPhoneEnabled, signUpByPhone } from '../phone/phone-signup.ts'
import type { Choice } from '../accounts/pending-signups.ts'
import { parsePkce, type Pkce } from '../external/pkce.ts'
import { redirectTarget } from '../external/redirect.ts'
import { allowSending } from '../mail/sending.ts'
import { answerSession, startSession } from '../tokens/sessions.ts'
import type { JsonObject } from '../tables.ts'
import { loadUserJson, obfuscatedUserJson } from '../accounts/user-json.ts'
import {
  createUser,
  findUserByEmail,
  lockUser,
  mergeMetadata,
  normalEmail,
  normalPhone,
  type User,
} from '../accounts/users.ts'
import { createEmailIdentity } from '../accounts/identities.ts'
import { rememberFlow } from '../external/flow-code.ts'

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
  choice: Choice
  redirectTo: string
  pkce: Pkce | undefined
}

/** Registers somebody by e-mail and password, or signs in anonymously when neither is given. */
export const signup: Endpoint = async (ctx, c) => {
  const client = ctx.clientOf(c)
  await ctx.limits.take('signup', client.network)
  assertMayRegister(ctx)
  const body = await readBody(c, Signup)
  await assertHuman(ctx, body.gotrue_meta_security?.captcha_token, client)
  if (body.email === '' && body.phone === '') {
    return answerSession(c, await createAnonymousUser(ctx, body.data ?? {}, client))
  }
  await assertPasswordGiven(ctx, body.password)
  const data = mergeMetadata({}, body.data ?? {})
  if (body.phone !== '') {
    const phone = checkedPhone(ctx, body)
    const passwordHash = await hashPassword(body.password)
    const registered = await signUpByPhone(ctx, {
      phone,
      choice: { passwordHash, data },
      sender: client.network,
    })
    if ('json' in registered) return c.json(registered.json)
    return answerSession(c, await signIn(ctx, registered.confirmed, client))
  }
  if (!ctx.settings.isEmailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  }
  const email = normalEmail(body.email)
  const pkce = parsePkce(body)
  if ((await findUserByEmail(ctx.db, email))?.email_confirmed_at) {
    return c.json(answerForTaken(ctx, { email, data }))
  }
  if (!ctx.settings.isAutoconfirm) {
    await allowSending(ctx, ctx.db, { kind: 'signup', to: email, sender: client.network })
  }
  const choice: Choice = { passwordHash: await hashPassword(body.password), data }
  const registration = { email, choice, redirectTo: redirectTarget(ctx, c), pkce }
  const user = await register(ctx, registration)
  if (user === 'taken') return c.json(answerForTaken(ctx, { email, data }))
  if (user.email_confirmed_at) return answerSession(c, await signIn(ctx, user, client))
  return c.json(await loadUserJson(ctx.db, { ...user, user_metadata: data }))
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
  const { email, choice, redirectTo, pkce } = registration
  const existing = await findUserByEmail(trx, email)
  const user = existing ? await lockUser(trx, existing.id) : await insertAccount(ctx, trx, email)
  if (user.email_confirmed_at) return 'taken'
  if (ctx.settings.isAutoconfirm) return confirmEmail(ctx, trx, { user, choice })
  if (pkce) await rememberFlow(ctx, trx, { pkce, userId: user.id, method: 'email/signup' })
  return sendConfirmation(ctx, trx, { user, redirectTo, isPkce: pkce !== undefined, choice })
}

async function insertAccount(ctx: AuthContext, trx: Trx, email: string): Promise<User> {
  const user = await createUser(ctx, trx, { email, passwordHash: null, provider: 'email' })
  await createEmailIdentity(ctx, trx, user)
  return user
}

/** The protocol's answer, by which clients know that there is an account: it has no identities. */
function answerForTaken(ctx: AuthContext, { email, data }: { email: string; data: JsonObject }) {
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
