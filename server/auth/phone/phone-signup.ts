// Accounts whose address is a telephone number; only when AUTH_EXTERNAL_PHONE_ENABLED is on.
import { randomUUID } from 'node:crypto'
import { type AuthContext, now, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import { assertMayRegister } from '../accounts/may-register.ts'
import type { Choice } from '../accounts/pending-signups.ts'
import { confirmPhone } from './phone.ts'
import { allowSending } from '../mail/sending.ts'
import { type PendingSms, prepareSms, sendSms } from './sms.ts'
import type { JsonObject } from '../tables.ts'
import { loadUserJson, obfuscatedUserJson } from '../accounts/user-json.ts'
import { createUser, findUserByPhone, lockUser, type User } from '../accounts/users.ts'
import { createIdentity } from '../accounts/identities.ts'

/** `sender`: the network of the caller. */
type Registration = { phone: string; choice: Choice; sender: string }

/** @throws AuthError 400 unless signing in by telephone is enabled */
export function assertPhoneEnabled(auth: AuthContext, what: 'signups' | 'logins'): void {
  if (auth.settings.isPhoneEnabled) return
  throw new AuthError(400, 'phone_provider_disabled', `Phone ${what} are disabled`)
}

/**
 * Registers a number and sends it a code; `json` is an answer like that of sign-up by e-mail. Where
 * nobody is asked to confirm, the account may sign in at once.
 * @throws AuthError 422 for a number that is taken, where it is not hidden by asking to confirm
 */
export async function signUpByPhone(auth: AuthContext, registration: Registration) {
  const registered = await auth.db
    .transaction()
    .execute((trx) => registerPhone(auth, trx, registration))
  if (registered === 'taken') return { json: answerForTaken(auth, registration) }
  if ('confirmed' in registered) return registered
  await sendSms(auth, registered.pending)
  const user = { ...registered.pending.user, user_metadata: registration.choice.data }
  return { json: await loadUserJson(auth.db, user) }
}

function answerForTaken(auth: AuthContext, { phone, choice }: Registration) {
  if (auth.settings.isAutoconfirm) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  return obfuscatedUserJson({
    id: randomUUID(),
    email: '',
    phone,
    provider: 'phone',
    data: choice.data,
    at: now(auth),
  })
}

async function registerPhone(
  auth: AuthContext,
  trx: Trx,
  { phone, choice, sender }: Registration,
): Promise<{ pending: PendingSms } | { confirmed: User } | 'taken'> {
  const existing = await findUserByPhone(trx, phone)
  if (existing?.phone_confirmed_at) return 'taken'
  const user = existing ? await lockUser(trx, existing.id) : await createPhoneUser(auth, trx, phone)
  const kind = 'phone_confirmation'
  if (auth.settings.isAutoconfirm) {
    return { confirmed: await confirmPhone(auth, trx, { user, kind, choice }) }
  }
  await allowSending(auth, trx, { kind: 'sms', to: phone, sender })
  return { pending: await prepareSms(auth, trx, { user, phone, kind, choice }) }
}

async function createPhoneUser(auth: AuthContext, trx: Trx, phone: string): Promise<User> {
  const user = await createUser(auth, trx, { phone, passwordHash: null, provider: 'phone' })
  await createIdentity(auth, trx, {
    userId: user.id,
    provider: 'phone',
    providerId: user.id,
    data: { sub: user.id, phone, email_verified: false, phone_verified: false },
  })
  return user
}

/** Sends a code to sign in with; an unknown number gets an account when that is allowed. */
export async function sendPhoneCode(
  auth: AuthContext,
  wanted: { phone: string; sender: string; mayCreate: boolean; data: JsonObject },
): Promise<void> {
  const pending = await auth.db.transaction().execute(async (trx) => {
    const existing = await findUserByPhone(trx, wanted.phone)
    if (!existing) assertMayRegister(auth, wanted.mayCreate)
    await allowSending(auth, trx, { kind: 'sms', to: wanted.phone, sender: wanted.sender })
    const user = existing
      ? await lockUser(trx, existing.id)
      : await createPhoneUser(auth, trx, wanted.phone)
    const { phone, data } = wanted
    const kind = 'phone_confirmation'
    if (user.phone_confirmed_at) return prepareSms(auth, trx, { user, phone, kind })
    return prepareSms(auth, trx, { user, phone, kind, choice: { passwordHash: null, data } })
  })
  await sendSms(auth, pending)
}
