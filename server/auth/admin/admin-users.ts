// Accounts as administrators manage them: /admin/users.
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../../deps.ts'
import { requireAdmin } from '../tokens/bearer.ts'
import { maybeBoolean, maybeObject, readBody, readMaybeBody, text } from '../body.ts'
import { chosenColumns, confirmEmail } from '../accounts/confirmation.ts'
import { type AuthContext, type Endpoint, now, type Trx } from '../context.ts'
import { parseDuration } from '../duration.ts'
import { EMAIL_EXISTS } from '../mail/email-change.ts'
import { AuthError, validationError } from '../errors.ts'
import { changedMetadata } from '../accounts/metadata.ts'
import { assertPasswordAllowed, hashPassword, isKnownHash } from '../accounts/password.ts'
import { onlyChoice } from '../accounts/pending-signups.ts'
import { PHONE_EXISTS } from '../phone/phone.ts'
import { endSessions } from '../tokens/stored-sessions.ts'
import { deleteUser } from '../accounts/user-deletion.ts'
import { loadUserJson } from '../accounts/user-json.ts'
import {
  announceConfirmed,
  createUser,
  endWaiting,
  findUserByEmail,
  findUserById,
  findUserByPhone,
  lockUser,
  normalEmail,
  normalPhone,
  updateUser,
  type User,
} from '../accounts/users.ts'
import { createEmailIdentity, createIdentity, updateIdentityData } from '../accounts/identities.ts'

const AdminUser = z.object({
  id: text,
  role: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: maybeBoolean,
  phone_confirm: maybeBoolean,
  user_metadata: maybeObject,
  app_metadata: maybeObject,
  ban_duration: text,
})
/** Of somebody: in others than these the scopes of two people could have one name (db/keys.ts). */
const userId = z.uuid().check(z.regex(/^.{19}[89ab]/i))
const Deletion = z.object({ should_soft_delete: maybeBoolean })

type Body = z.infer<typeof AdminUser>

/** What the body asks for, checked; undefined fields stay as they are. */
type Wanted = {
  email: string | undefined
  phone: string | undefined
  passwordHash: string | undefined
  bannedUntil: Date | null | undefined
}

/**
 * The account that the path names.
 * @throws AuthError 404
 */
export async function userOfPath(auth: AuthContext, context: Context<AppEnv>): Promise<User> {
  const id = z.safeParse(z.uuid(), context.req.param('userId'))
  if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await findUserById(auth.db, id.data)
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

export const adminGetUser: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  return context.json(await loadUserJson(auth.db, await userOfPath(auth, context)))
}

/** Makes an account at once, confirmed if asked so, without any mail. */
export const adminCreateUser: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const body = await readBody(context, AdminUser)
  if (body.email === '' && body.phone === '') {
    throw validationError('Cannot create a user without either an email or phone')
  }
  if (body.id !== '' && !z.safeParse(userId, body.id).success) {
    throw validationError('ID must be a valid UUID')
  }
  const wanted = await check(auth, body, undefined)
  const user = await auth.db.transaction().execute((trx) => insertUser(auth, trx, { body, wanted }))
  return context.json(await loadUserJson(auth.db, user))
}

/** Changes an account at once, without any mail. */
export const adminUpdateUser: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const user = await userOfPath(auth, context)
  const body = await readBody(context, AdminUser)
  const wanted = await check(auth, body, user)
  const changed = await auth.db
    .transaction()
    .execute(async (trx) => changeUser(auth, trx, { user, body, wanted }))
  auth.sessionsChanged(user.id)
  return context.json(await loadUserJson(auth.db, changed))
}

export const adminDeleteUser: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const user = await userOfPath(auth, context)
  const isSoft = (await readMaybeBody(context, Deletion)).should_soft_delete ?? false
  const done = await auth.db.transaction().execute((trx) => deleteUser(auth, trx, { user, isSoft }))
  await done()
  auth.sessionsChanged(user.id)
  return context.json({})
}

async function check(auth: AuthContext, body: Body, current: User | undefined): Promise<Wanted> {
  const email = body.email === '' ? undefined : normalEmail(body.email)
  const phone = body.phone === '' ? undefined : normalPhone(body.phone)
  const byEmail = email === undefined ? undefined : await findUserByEmail(auth.db, email)
  if (byEmail && byEmail.id !== current?.id) {
    throw new AuthError(422, 'email_exists', EMAIL_EXISTS)
  }
  const byPhone = phone === undefined ? undefined : await findUserByPhone(auth.db, phone)
  if (byPhone && byPhone.id !== current?.id) {
    throw new AuthError(422, 'phone_exists', PHONE_EXISTS)
  }
  return {
    email,
    phone,
    passwordHash: await wantedHash(auth, body),
    bannedUntil: wantedBan(auth, body.ban_duration),
  }
}

async function wantedHash(auth: AuthContext, body: Body): Promise<string | undefined> {
  if (body.password !== '' && body.password_hash !== '') {
    throw validationError('Only a password or a password hash should be provided')
  }
  if (body.password_hash !== '') {
    if (isKnownHash(body.password_hash)) return body.password_hash
    throw validationError('Invalid password hash: use bcrypt, argon2i or argon2id')
  }
  if (body.password === '') return undefined
  await assertPasswordAllowed(body.password, auth.settings.password)
  return hashPassword(body.password)
}

function wantedBan(auth: AuthContext, duration: string): Date | null | undefined {
  if (duration === '') return undefined
  if (duration === 'none') return null
  const seconds = parseDuration(duration)
  if (seconds === undefined) {
    throw validationError(
      `invalid format for ban duration: ${JSON.stringify(duration.slice(0, 40))}`,
    )
  }
  return new Date(auth.clock() + seconds * 1000)
}

async function insertUser(
  auth: AuthContext,
  trx: Trx,
  { body, wanted }: { body: Body; wanted: Wanted },
): Promise<User> {
  const provider = wanted.email === undefined ? 'phone' : 'email'
  const user = await createUser(auth, trx, {
    id: body.id === '' ? undefined : body.id,
    email: wanted.email ?? null,
    phone: wanted.phone ?? null,
    passwordHash: wanted.passwordHash ?? null,
    provider,
    ...(body.user_metadata ? { userMetadata: body.user_metadata } : {}),
    ...(body.app_metadata ? { appMetadata: body.app_metadata } : {}),
    ...(body.role === '' ? {} : { role: body.role }),
  })
  if (wanted.email !== undefined) await createEmailIdentity(auth, trx, user)
  if (wanted.phone !== undefined) await createPhoneIdentity(auth, trx, user)
  return settle(auth, trx, { user, body, wanted })
}

function createPhoneIdentity(auth: AuthContext, trx: Trx, user: User): Promise<void> {
  return createIdentity(auth, trx, {
    userId: user.id,
    provider: 'phone',
    providerId: user.id,
    data: { sub: user.id, phone: user.phone ?? '', email_verified: false, phone_verified: false },
  })
}

async function changeUser(
  auth: AuthContext,
  trx: Trx,
  { user, body, wanted }: { user: User; body: Body; wanted: Wanted },
): Promise<User> {
  const current = await lockUser(trx, user.id)
  const isMoved = wanted.email !== undefined && wanted.email !== current.email
  const isRenumbered = wanted.phone !== undefined && wanted.phone !== current.phone
  // Mails sent before count no more.
  if (wanted.passwordHash !== undefined || isMoved || isRenumbered) await endWaiting(trx, user.id)
  const changed = await updateUser(auth, trx, {
    id: user.id,
    set: {
      ...(wanted.email === undefined ? {} : { email: wanted.email }),
      ...(wanted.phone === undefined ? {} : { phone: wanted.phone }),
      ...(wanted.passwordHash === undefined ? {} : { password_hash: wanted.passwordHash }),
      ...(body.role === '' ? {} : { role: body.role }),
      ...(body.user_metadata
        ? {
            user_metadata: changedMetadata(
              current.user_metadata,
              body.user_metadata,
              'user_metadata',
            ),
          }
        : {}),
      ...(body.app_metadata
        ? { app_metadata: changedMetadata(current.app_metadata, body.app_metadata, 'app_metadata') }
        : {}),
    },
  })
  if (wanted.email !== undefined) await changeEmailIdentity(auth, trx, changed)
  // Whoever knew the old password is signed out.
  if (wanted.passwordHash !== undefined) {
    const sessions = await endSessions(trx, { userId: user.id })
    await auth.hooks.onPasswordChanged(trx, { id: user.id, sessions })
  }
  return settle(auth, trx, { user: changed, body, wanted })
}

async function changeEmailIdentity(auth: AuthContext, trx: Trx, user: User): Promise<void> {
  const set = { email: user.email ?? '' }
  const isKnown = await updateIdentityData(auth, trx, { userId: user.id, provider: 'email', set })
  if (!isKnown) await createEmailIdentity(auth, trx, user)
  if (user.email_confirmed_at) await announceConfirmed(auth, trx, user)
}

/** Confirmations and bans, which creating and changing have in common. */
async function settle(
  auth: AuthContext,
  trx: Trx,
  { user, body, wanted }: { user: User; body: Body; wanted: Wanted },
): Promise<User> {
  let settled = user
  if (body.email_confirm && user.email !== null && !user.email_confirmed_at) {
    const { choice } = await onlyChoice(trx, user.id, 'confirmation')
    settled = await confirmEmail(auth, trx, { user: settled, choice })
  }
  if (body.phone_confirm && user.phone !== null && !user.phone_confirmed_at) {
    const { choice } = await onlyChoice(trx, user.id, 'phone_confirmation')
    settled = await updateUser(auth, trx, {
      id: user.id,
      set: { ...chosenColumns(settled, choice), phone_confirmed_at: now(auth) },
    })
    await announceConfirmed(auth, trx, settled)
  }
  if (wanted.bannedUntil === undefined) return settled
  await auth.hooks.onUserBarred(trx, { id: user.id, until: wanted.bannedUntil })
  return updateUser(auth, trx, { id: user.id, set: { banned_until: wanted.bannedUntil } })
}
