// Accounts: finding, creating and confirming them. E-mail addresses are stored in lower case.
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { comparableAddress } from '../../mail-address.ts'
import { type AuthContext, now, type Trx } from '../context.ts'
import { validationError } from '../errors.ts'
import type { AuthIdentitiesTable, AuthUsersTable, JsonObject } from '../tables.ts'

export type User = Selectable<AuthUsersTable>
export type IdentityRow = Selectable<AuthIdentitiesTable>

type Db = Kysely<Database>

// Deliberately loose: only the confirmation mail proves an address. No nested repetition, so that
// a hostile text cannot make it slow.
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/
const MAX_EMAIL_LENGTH = 254

/**
 * An address as it is stored.
 * @throws AuthError 400 when it is none
 */
export function normalEmail(email: string): string {
  const normal = comparableAddress(email)
  if (normal === '') throw validationError('An email address is required')
  if (normal.length > MAX_EMAIL_LENGTH || !EMAIL.test(normal)) {
    throw validationError('Unable to validate email address: invalid format')
  }
  return normal
}

/**
 * A number in E.164 without the plus sign, as it is stored.
 * @throws AuthError 400 when it is none
 */
export function normalPhone(phone: string): string {
  const digits = phone.replace(/[\s()+-]/g, '')
  if (!/^[1-9]\d{6,14}$/.test(digits)) {
    throw validationError('Invalid phone number format (E.164 required)')
  }
  return digits
}

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom('auth_users')
    .selectAll()
    .where('email', '=', email)
    .where('is_sso_user', '=', false)
    .executeTakeFirst()
}

export function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  return db.selectFrom('auth_users').selectAll().where('phone', '=', phone).executeTakeFirst()
}

export function findUserById(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom('auth_users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The account, locked until the transaction ends: two clicks on one link happen one by one. */
export function lockUser(trx: Trx, id: string): Promise<User> {
  return trx
    .selectFrom('auth_users')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function isConfirmed(user: User): boolean {
  return user.email_confirmed_at !== null || user.phone_confirmed_at !== null
}

/**
 * Somebody signed this account up and nobody has proven it: it holds nothing, opens nothing, and must
 * keep nothing from whoever does prove its address. Those that an administrator made are others.
 */
export function isMereClaim(user: User): boolean {
  const isOfSignUp = user.confirmation_sent_at !== null && user.invited_at === null
  const isEmpty = user.password_hash === null && user.last_sign_in_at === null
  return isOfSignUp && isEmpty && !isConfirmed(user) && !user.deleted_at && !user.is_anonymous
}

/** Removes an account that somebody only signed up, for whoever proves its address. False: it is more. */
export async function giveWay(trx: Trx, holder: User): Promise<boolean> {
  const known = await lockUser(trx, holder.id)
  if (!isMereClaim(known)) return false
  await trx.deleteFrom('auth_users').where('id', '=', known.id).execute()
  return true
}

export function isBanned(user: User, nowMs: number): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > nowMs
}

/** Merges two objects of metadata; null removes a key. */
export function mergeMetadata(current: JsonObject, change: JsonObject): JsonObject {
  const merged = Object.entries({ ...current, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(merged)
}

export type NewUser = {
  id?: string | undefined
  email?: string | null
  phone?: string | null
  passwordHash: string | null
  provider: string
  userMetadata?: JsonObject
  appMetadata?: JsonObject
  isAnonymous?: boolean
  isSsoUser?: boolean
  role?: string
}

/** Stores a new account without an identity. The caller has checked that address and number are free. */
export function createUser(ctx: AuthContext, trx: Trx, user: NewUser): Promise<User> {
  const at = now(ctx)
  const providers: JsonObject = user.isAnonymous
    ? {}
    : { provider: user.provider, providers: [user.provider] }
  return trx
    .insertInto('auth_users')
    .values({
      id: user.id ?? randomUUID(),
      email: user.email ?? null,
      phone: user.phone ?? null,
      role: user.role ?? 'authenticated',
      password_hash: user.passwordHash,
      app_metadata: { ...providers, ...user.appMetadata },
      user_metadata: mergeMetadata({}, user.userMetadata ?? {}),
      is_anonymous: user.isAnonymous ?? false,
      is_sso_user: user.isSsoUser ?? false,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type NewIdentity = { provider: string; providerId: string; data: JsonObject }

/** Stores one way of signing in to an account. */
export async function createIdentity(
  ctx: AuthContext,
  trx: Trx,
  identity: NewIdentity & { userId: string },
): Promise<void> {
  const at = now(ctx)
  await trx
    .insertInto('auth_identities')
    .values({
      id: randomUUID(),
      user_id: identity.userId,
      provider: identity.provider,
      provider_id: identity.providerId,
      identity_data: identity.data,
      last_sign_in_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Gives an account the identity that belongs to signing in with a mailed address. */
export function createEmailIdentity(ctx: AuthContext, trx: Trx, user: User): Promise<void> {
  const data = {
    sub: user.id,
    email: user.email ?? '',
    email_verified: user.email_confirmed_at !== null,
    phone_verified: user.phone_confirmed_at !== null,
  }
  return createIdentity(ctx, trx, {
    userId: user.id,
    provider: 'email',
    providerId: user.id,
    data: mergeMetadata(data, {}),
  })
}

/** Changes columns of an account and stamps it. */
export function updateUser(
  ctx: AuthContext,
  trx: Db,
  change: { id: string; set: Partial<Omit<User, 'id' | 'created_at'>> },
): Promise<User> {
  return trx
    .updateTable('auth_users')
    .set({ ...change.set, updated_at: now(ctx) })
    .where('id', '=', change.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes what the identity of one provider says about its holder. */
export async function updateIdentityData(
  ctx: AuthContext,
  trx: Trx,
  change: { userId: string; provider: string; set: JsonObject },
): Promise<void> {
  const rows = await trx
    .selectFrom('auth_identities')
    .selectAll()
    .where('user_id', '=', change.userId)
    .where('provider', '=', change.provider)
    .execute()
  for (const row of rows) {
    await trx
      .updateTable('auth_identities')
      .set({ identity_data: { ...row.identity_data, ...change.set }, updated_at: now(ctx) })
      .where('id', '=', row.id)
      .execute()
  }
}

/** Lists the account's providers in its app_metadata, oldest first. */
export async function refreshProviders(ctx: AuthContext, trx: Trx, user: User): Promise<User> {
  const rows = await trx
    .selectFrom('auth_identities')
    .select('provider')
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  const providers = [...new Set(rows.map((row) => row.provider))]
  const [first] = providers
  return updateUser(ctx, trx, {
    id: user.id,
    set: {
      app_metadata: { ...user.app_metadata, ...(first ? { provider: first } : {}), providers },
    },
  })
}

/** Tells the product, in the same transaction, that the account may be used. */
export function announceConfirmed(ctx: AuthContext, trx: Trx, user: User): Promise<void> {
  const { id, email, user_metadata: userMetadata } = user
  return ctx.hooks.onUserConfirmed(trx, { id, email, userMetadata })
}
