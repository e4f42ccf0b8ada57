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
  findUserByEmail,
  lockUser,
  mergeMetadata,
  normalEmail,
  normalPhone,
  type User,
} from '../accounts/users.ts'
import { againIfTaken, createEmailUser } from '../accounts/identities.ts'
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
export const signup: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  await auth.limits.take('signup', client.network)
  assertMayRegister(auth)
  const body = await readBody(context, Signup)
  await assertHuman(auth, body.gotrue_meta_security?.captcha_token, client)
  if (body.email === '' && body.phone === '') {
    return answerSession(context, await createAnonymousUser(auth, body.data ?? {}, client))
  }
  await assertPasswordGiven(auth, body.password)
  const data = mergeMetadata({}, body.data ?? {})
  if (body.phone !== '') {
    const phone = checkedPhone(auth, body)
    const passwordHash = await hashPassword(body.password)
    const registered = await signUpByPhone(auth, {
      phone,
      choice: { passwordHash, data },
      sender: client.network,
    })
    if ('json' in registered) return context.json(registered.json)
    return answerSession(context, await signIn(auth, registered.confirmed, client))
  }
  if (!auth.settings.isEmailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  }
  const email = normalEmail(body.email)
  const pkce = parsePkce(body)
  if ((await findUserByEmail(auth.db, email))?.email_confirmed_at) {
    return context.json(answerForTaken(auth, { email, data }))
  }
  if (!auth.settings.isAutoconfirm) {
    await allowSending(auth, auth.db, { kind: 'signup', to: email, sender: client.network })
  }
  const choice: Choice = { passwordHash: await hashPassword(body.password), data }
  const registration = { email, choice, redirectTo: redirectTarget(auth, context), pkce }
  const user = await register(auth, registration)
  if (user === 'taken') return context.json(answerForTaken(auth, { email, data }))
  if (user.email_confirmed_at) return answerSession(context, await signIn(auth, user, client))
  return context.json(await loadUserJson(auth.db, { ...user, user_metadata: data }))
}

async function assertPasswordGiven(auth: AuthContext, password: string): Promise<void> {
  if (password === '') throw validationError('Signup requires a valid password')
  await assertPasswordAllowed(password, auth.settings.password)
}

function checkedPhone(auth: AuthContext, body: z.infer<typeof Signup>): string {
  if (body.email !== '') {
    throw validationError('Only an email address or phone number should be provided on signup.')
  }
  if (body.code_challenge !== '') throw validationError('PKCE not supported for phone signups')
  assertPhoneEnabled(auth, 'signups')
  return normalPhone(body.phone)
}

function register(auth: AuthContext, registration: Registration): Promise<User | 'taken'> {
  return againIfTaken(() =>
    auth.db.transaction().execute((trx) => registerIn(auth, trx, registration)),
  )
}

async function registerIn(
  auth: AuthContext,
  trx: Trx,
  registration: Registration,
): Promise<User | 'taken'> {
  const { email, choice, redirectTo, pkce } = registration
  const existing = await findUserByEmail(trx, email)
  const user = existing
    ? await lockUser(trx, existing.id)
    : await createEmailUser(auth, trx, { email })
  if (user.email_confirmed_at) return 'taken'
  if (auth.settings.isAutoconfirm) return confirmEmail(auth, trx, { user, choice })
  if (pkce) await rememberFlow(auth, trx, { pkce, userId: user.id, method: 'email/signup' })
  return sendConfirmation(auth, trx, { user, redirectTo, isPkce: pkce !== undefined, choice })
}

/** The protocol's answer, by which clients know that there is an account: it has no identities. */
function answerForTaken(auth: AuthContext, { email, data }: { email: string; data: JsonObject }) {
  if (auth.settings.isAutoconfirm) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  const at = now(auth)
  return obfuscatedUserJson({ id: randomUUID(), email, phone: '', provider: 'email', data, at })
}

function signIn(auth: AuthContext, user: User, client: Client) {
  return auth.db
    .transaction()
    .execute((trx) => startSession(auth, trx, { user, method: 'password', client }))
}
