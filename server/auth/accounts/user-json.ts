// How accounts look to clients: the hosted provider's field names, empty ones left out.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { JsonObject } from '../tables.ts'
import type { User } from './users.ts'
import { type IdentityRow, identitiesOf } from './identities.ts'
import { type FactorRow, factorsOf } from './factors.ts'

const time = (value: Date | null): string | undefined => value?.toISOString()
const filled = (value: string | null): string | undefined => value ?? undefined

function identityJson(identity: IdentityRow) {
  const { email } = identity.identity_data
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: time(identity.last_sign_in_at),
    created_at: time(identity.created_at),
    updated_at: time(identity.updated_at),
    ...(typeof email === 'string' ? { email } : {}),
  }
}

export function factorJson(factor: FactorRow) {
  return {
    id: factor.id,
    created_at: time(factor.created_at),
    updated_at: time(factor.updated_at),
    status: factor.status,
    ...(factor.friendly_name === '' ? {} : { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    ...(factor.phone === null ? {} : { phone: factor.phone }),
    last_challenged_at: time(factor.last_challenged_at),
  }
}

export type UserJson = ReturnType<typeof userJson>

/** Never contains a password hash, a token or a factor's secret. Undefined fields are not sent. */
function userJson(user: User, identities: IdentityRow[], factors: FactorRow[] = []) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: time(user.email_confirmed_at),
    invited_at: time(user.invited_at),
    phone: user.phone ?? '',
    phone_confirmed_at: time(user.phone_confirmed_at),
    confirmation_sent_at: time(user.confirmation_sent_at),
    confirmed_at: time(user.email_confirmed_at ?? user.phone_confirmed_at),
    recovery_sent_at: time(user.recovery_sent_at),
    new_email: filled(user.new_email),
    email_change_sent_at: time(user.email_change_sent_at),
    new_phone: filled(user.new_phone),
    phone_change_sent_at: time(user.phone_change_sent_at),
    reauthentication_sent_at: time(user.reauthentication_sent_at),
    last_sign_in_at: time(user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    ...(factors.length > 0 ? { factors: factors.map((factor) => factorJson(factor)) } : {}),
    identities: identities.map((identity) => identityJson(identity)),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    banned_until: time(user.banned_until),
    deleted_at: time(user.deleted_at),
    is_anonymous: user.is_anonymous,
  }
}

/** The account with its identities and factors, read from the database. */
export async function loadUserJson(db: Kysely<Database>, user: User): Promise<UserJson> {
  const ids = [user.id]
  return userJson(user, await identitiesOf(db, ids), await factorsOf(db, ids))
}

/** The same of many accounts, in their order. */
export async function loadUsersJson(db: Kysely<Database>, users: User[]): Promise<UserJson[]> {
  const ids = users.map(({ id }) => id)
  const identities = byUser(await identitiesOf(db, ids))
  const factors = byUser(await factorsOf(db, ids))
  return users.map((user) => userJson(user, identities.get(user.id) ?? [], factors.get(user.id)))
}

function byUser<T extends { user_id: string }>(rows: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const row of rows) found.set(row.user_id, [...(found.get(row.user_id) ?? []), row])
  return found
}

/**
 * What sign-up answers when the address already has an account: indistinguishable from a new one,
 * and nothing of the real one is in it.
 */
export function obfuscatedUserJson(fake: {
  id: string
  email: string
  phone: string
  provider: string
  data: JsonObject
  at: Date
}) {
  const at = fake.at.toISOString()
  return {
    id: fake.id,
    aud: 'authenticated',
    role: '',
    email: fake.email,
    phone: fake.phone,
    confirmation_sent_at: at,
    app_metadata: { provider: fake.provider, providers: [fake.provider] },
    user_metadata: fake.data,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}
