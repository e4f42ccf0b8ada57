// Accounts: finding, creating and confirming them. E-mail addresses are stored in lower case.
import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { EMAIL_MAX } from '#shared/limits.ts'
import { ask, onlyRow } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import { setColumns } from '../../db/set-columns.ts'
import { comparableAddress } from '../../mail-address.ts'
import { type AuthContext, type Changing, now, type Trx } from '../context.ts'
import { validationError } from '../errors.ts'
import { dropFlows } from '../external/stored-flows.ts'
import { endTokens } from '../mail/stored-one-time-tokens.ts'
import type { AuthUsersTable, JsonObject } from '../tables.ts'

export type User = Selectable<AuthUsersTable>

type Db = Kysely<Database>

// Deliberately loose: only the confirmation mail proves an address. No nested repetition, so that
// a hostile text cannot make it slow.
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/**
 * An address as it is stored.
 * @throws AuthError 400 when it is none
 */
export function normalEmail(email: string): string {
  const normal = comparableAddress(email)
  if (normal === '') throw validationError('An email address is required')
  if (normal.length > EMAIL_MAX || !EMAIL.test(normal)) {
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

/** Whoever signs in with this address; accounts of SSO are others. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await ask<User>(db)`
    select * from auth_users where email = ${email} and not is_sso_user
  `
  return user
}

/** Whoever signs in with this number. */
export async function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  const [user] = await ask<User>(db)`select * from auth_users where phone = ${phone}`
  return user
}

/**
 * Everybody who asked to have this address or number instead of their present one; who asked last
 * comes first, whatever else they have done since.
 */
export async function findUsersByPending(
  db: Db,
  kind: 'email' | 'phone',
  value: string,
): Promise<User[]> {
  const { rows } = await sql<User>`
    select * from auth_users where ${sql.ref(`new_${kind}`)} = ${value}
    order by ${sql.ref(`${kind}_change_sent_at`)} desc nulls last
  `.execute(db)
  return rows
}

/** An account by id, also one that was deleted softly. */
export async function findUserById(db: Db, id: string): Promise<User | undefined> {
  const [user] = await ask<User>(db)`select * from auth_users where id = ${id}`
  return user
}

/** The account, locked until the transaction ends: two clicks on one link happen one by one. */
export async function lockUser(trx: Trx, id: string): Promise<User> {
  return onlyRow(await ask<User>(trx)`select * from auth_users where id = ${id} for update`)
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
  await dropUser(trx, known.id)
  return true
}

/** Removes an account, with everything of sign-in that belongs to it. */
export async function dropUser(trx: Trx, id: string): Promise<void> {
  await ask(trx)`delete from auth_users where id = ${id}`
}

/** Bars an account until a time (Unix ms), or lets it in again (null). */
export async function barUser(trx: Trx, id: string, until: number | null): Promise<void> {
  const at = until === null ? null : new Date(until)
  await ask(trx)`update auth_users set banned_until = ${at} where id = ${id}`
}

/** The password that is kept opens the account no more, nor do mails of its time: a new mail does. */
export async function forgetPassword(trx: Trx, id: string): Promise<void> {
  await endWaiting(trx, id)
  await ask(trx)`update auth_users set password_hash = null where id = ${id}`
}

/** Ends every code and link of an account, and the change that it was waiting for. */
export async function endWaiting(trx: Trx, id: string): Promise<void> {
  await endTokens(trx, id)
  await dropFlows(trx, id)
  await ask(trx)`
    update auth_users
    set new_email = null, new_phone = null, email_change_confirmed = 0, email_change_sent_at = null
    where id = ${id}
  `
}

export function isBanned(user: User, nowMs: number): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > nowMs
}

/** Merges two objects of metadata; null removes a key. */
export function mergeMetadata(current: JsonObject, change: JsonObject): JsonObject {
  const merged = Object.entries({ ...current, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(merged)
}

type NewUser = {
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
export async function createUser(auth: AuthContext, trx: Trx, user: NewUser): Promise<User> {
  const { id = randomUUID(), email = null, phone = null, role = 'authenticated' } = user
  const { isAnonymous = false, isSsoUser = false } = user
  const at = now(auth)
  const providers: JsonObject = isAnonymous
    ? {}
    : { provider: user.provider, providers: [user.provider] }
  const told = mergeMetadata({}, user.userMetadata ?? {})
  const rows = await ask<User>(trx)`
    insert into auth_users (id, email, phone, role, password_hash, app_metadata, user_metadata,
      is_anonymous, is_sso_user, created_at, updated_at)
    values (${id}, ${email}, ${phone}, ${role}, ${user.passwordHash},
      ${{ ...providers, ...user.appMetadata }}, ${told}, ${isAnonymous}, ${isSsoUser}, ${at}, ${at})
    returning *
  `
  return onlyRow(rows)
}

/** Changes columns of an account and stamps it. */
export async function updateUser(
  auth: Pick<AuthContext, 'clock'>,
  trx: Db,
  change: { id: string; set: Partial<Omit<User, 'id' | 'created_at'>> },
): Promise<User> {
  const columns = setColumns({ ...change.set, updated_at: now(auth) })
  const { rows } = await sql<User>`
    update auth_users set ${columns} where id = ${change.id} returning *
  `.execute(trx)
  return onlyRow(rows)
}

/** Tells the product, in the same transaction, that the account may be used. */
export function announceConfirmed(auth: Changing, trx: Trx, user: User): Promise<void> {
  const { id, email, user_metadata: userMetadata } = user
  return auth.hooks.onUserConfirmed(trx, { id, email, userMetadata })
}
