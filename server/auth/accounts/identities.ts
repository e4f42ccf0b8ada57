// Ways to sign in to an account: with its address, its number, or as somebody at a provider.
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { ask } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import { type AuthContext, type Changing, now, type Trx } from '../context.ts'
import type { AuthIdentitiesTable, JsonObject } from '../tables.ts'
import {
  announceConfirmed,
  createUser,
  endWaiting,
  findUserByEmail,
  giveWay,
  lockUser,
  mergeMetadata,
  updateUser,
  type User,
} from './users.ts'
import { codeOf, UNIQUE_VIOLATION } from '../../error-code.ts'

export type IdentityRow = Selectable<AuthIdentitiesTable>

/** The identities of these accounts, the oldest first. */
export function identitiesOf(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<IdentityRow[]> {
  return ask<IdentityRow>(db)`
    select * from auth_identities where user_id = any(${[...userIds]}::uuid[]) order by created_at
  `
}

/** Whoever is `providerId` at a provider. */
export async function findIdentity(
  trx: Trx,
  { provider, providerId }: { provider: string; providerId: string },
): Promise<IdentityRow | undefined> {
  const [identity] = await ask<IdentityRow>(trx)`
    select * from auth_identities where provider = ${provider} and provider_id = ${providerId}
  `
  return identity
}

type NewIdentity = { provider: string; providerId: string; data: JsonObject }

/** Stores one way of signing in to an account. */
export async function createIdentity(
  auth: AuthContext,
  trx: Trx,
  identity: NewIdentity & { userId: string },
): Promise<void> {
  const { userId, provider, providerId, data } = identity
  const at = now(auth)
  await ask(trx)`
    insert into auth_identities
      (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${randomUUID()}, ${userId}, ${provider}, ${providerId}, ${data}, ${at}, ${at}, ${at})
  `
}

/** Gives an account the identity that belongs to signing in with a mailed address. */
export function createEmailIdentity(auth: AuthContext, trx: Trx, user: User): Promise<void> {
  const data = {
    sub: user.id,
    email: user.email ?? '',
    email_verified: user.email_confirmed_at !== null,
    phone_verified: user.phone_confirmed_at !== null,
  }
  return createIdentity(auth, trx, {
    userId: user.id,
    provider: 'email',
    providerId: user.id,
    data: mergeMetadata(data, {}),
  })
}

/** Stores a new account with its identity, for an address that the caller knows to be free. */
export async function createEmailUser(
  auth: AuthContext,
  trx: Trx,
  wanted: { email: string; passwordHash?: string | null; data?: JsonObject },
): Promise<User> {
  const { email, passwordHash = null, data = {} } = wanted
  const made = { email, passwordHash, provider: 'email', userMetadata: data }
  const user = await createUser(auth, trx, made)
  await createEmailIdentity(auth, trx, user)
  return user
}

/**
 * Runs what finds an account or makes one. Two with one address at the same time: the second one runs
 * again and finds the account of the first.
 */
export async function againIfTaken<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return run()
    throw error
  }
}

/** Changes what the identity of one provider says about its holder. False when there is none. */
export async function updateIdentityData(
  auth: AuthContext,
  trx: Trx,
  change: { userId: string; provider: string; set: JsonObject },
): Promise<boolean> {
  const changed = await ask(trx)`
    update auth_identities
    set identity_data = identity_data || ${change.set}::jsonb, updated_at = ${now(auth)}
    where user_id = ${change.userId} and provider = ${change.provider} returning id
  `
  return changed.length > 0
}

/** What a provider said about the holder of an identity who has just signed in with it. */
export async function noteSignIn(
  auth: AuthContext,
  trx: Trx,
  { id, data }: { id: string; data: JsonObject },
): Promise<void> {
  const at = now(auth)
  await ask(trx)`
    update auth_identities
    set identity_data = ${data}, last_sign_in_at = ${at}, updated_at = ${at} where id = ${id}
  `
}

/** Takes one identity from its account. Says whether its next address is that of somebody else. */
export async function removeIdentity(
  auth: Changing,
  trx: Trx,
  { user, gone, identities }: { user: User; gone: IdentityRow; identities: IdentityRow[] },
): Promise<{ isConflict: boolean }> {
  await ask(trx)`delete from auth_identities where id = ${gone.id}`
  const remaining = identities.filter(({ id }) => id !== gone.id)
  const { moved, isConflict } = await moveAddress(auth, trx, { user, gone, remaining })
  await refreshProviders(auth, trx, moved)
  return { isConflict }
}

/**
 * An address that came with the identity goes with it, and what was mailed to it ends. That of the
 * next identity takes its place if it is proven and nobody else's: by an address, its owner is let in.
 */
async function moveAddress(
  auth: Changing,
  trx: Trx,
  { user, gone, remaining }: { user: User; gone: IdentityRow; remaining: IdentityRow[] },
): Promise<{ moved: User; isConflict: boolean }> {
  const addressOf = (identity: IdentityRow): string | null =>
    typeof identity.identity_data.email === 'string' ? identity.identity_data.email : null
  const isStillTold = remaining.some((identity) => addressOf(identity) === user.email)
  if (user.email === null || isStillTold || addressOf(gone) !== user.email) {
    return { moved: user, isConflict: false }
  }
  const next =
    remaining
      .filter(({ identity_data: told }) => told.email_verified === true)
      .map((identity) => addressOf(identity))
      .find((told) => told !== null) ?? null
  const holder = next === null ? undefined : await findUserByEmail(trx, next)
  const isConflict = holder !== undefined && holder.id !== user.id && !(await giveWay(trx, holder))
  const email = isConflict ? null : next
  await endWaiting(trx, user.id)
  const set = { email, ...(email === null ? { email_confirmed_at: null } : {}) }
  const moved = await updateUser(auth, trx, { id: user.id, set })
  await announceConfirmed(auth, trx, moved)
  return { moved, isConflict }
}

/** The same for an identity by its id, unless it is the only one. */
export async function removeFurtherIdentity(auth: Changing, trx: Trx, id: string): Promise<void> {
  const [gone] = await ask<IdentityRow>(trx)`select * from auth_identities where id = ${id}`
  if (!gone) return
  const user = await lockUser(trx, gone.user_id)
  const identities = await identitiesOf(trx, [user.id])
  if (identities.length > 1) await removeIdentity(auth, trx, { user, gone, identities })
}

/** Takes all of them. */
export async function dropIdentities(trx: Trx, userId: string): Promise<void> {
  await ask(trx)`delete from auth_identities where user_id = ${userId}`
}

/** Takes those of external providers, except for one; true when there was another. */
export async function dropExternalIdentities(
  trx: Trx,
  userId: string,
  except: string | null,
): Promise<boolean> {
  const dropped = await ask(trx)`
    delete from auth_identities where user_id = ${userId} and provider not in ('email', 'phone')
      and (${except}::uuid is null or id <> ${except})
    returning id
  `
  return dropped.length > 0
}

/** Lists the account's providers in its app_metadata, oldest first. */
export async function refreshProviders(auth: Changing, trx: Trx, user: User): Promise<User> {
  const identities = await identitiesOf(trx, [user.id])
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const [first] = providers
  return updateUser(auth, trx, {
    id: user.id,
    set: {
      app_metadata: { ...user.app_metadata, ...(first ? { provider: first } : {}), providers },
    },
  })
}
