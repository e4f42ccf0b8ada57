// Whose account an external identity belongs to. The same provider and subject are the same account;
// otherwise a verified address leads to the account that has it. An unverified one proves nothing.
import { type AuthContext, now, type Trx } from '../context.ts'
import { AuthError, userBanned } from '../errors.ts'
import { tellOwner } from '../mail/owner-mails.ts'
import { assertMayRegister } from '../accounts/may-register.ts'
import type { Choice } from '../accounts/pending-signups.ts'
import type { JsonObject } from '../tables.ts'
import {
  announceConfirmed,
  createUser,
  findUserByEmail,
  isBanned,
  isConfirmed,
  lockUser,
  mergeMetadata,
  updateUser,
  type User,
} from '../accounts/users.ts'
import {
  createIdentity,
  type IdentityRow,
  refreshProviders,
  dropIdentities,
  findIdentity,
  noteSignIn,
} from '../accounts/identities.ts'
import { endTokens } from '../mail/stored-one-time-tokens.ts'

/** Who somebody is at an external provider. */
export type ExternalIdentity = {
  provider: string
  sub: string
  /** Lower case; null when the provider tells none. */
  email: string | null
  isEmailVerified: boolean
  claims: JsonObject
}

/** By what an external identity is known. */
function asProvider({ provider, sub }: ExternalIdentity): {
  provider: string
  providerId: string
} {
  return { provider, providerId: sub }
}

function identityData(external: ExternalIdentity): JsonObject {
  return {
    ...external.claims,
    sub: external.sub,
    provider_id: external.sub,
    ...(external.email === null ? {} : { email: external.email }),
    email_verified: external.isEmailVerified,
    phone_verified: false,
  }
}

/** Adds an identity to an account, and its provider to the account's list. */
async function addIdentity(
  auth: AuthContext,
  trx: Trx,
  { user, external }: { user: User; external: ExternalIdentity },
): Promise<User> {
  await createIdentity(auth, trx, {
    userId: user.id,
    ...asProvider(external),
    data: identityData(external),
  })
  return refreshProviders(auth, trx, user)
}

/** The same for an account that somebody uses, who hears of it (product §7.auth.15). */
async function addWayIn(
  auth: AuthContext,
  trx: Trx,
  added: { user: User; external: ExternalIdentity },
): Promise<User> {
  const linked = await addIdentity(auth, trx, added)
  await tellOwner(auth, trx, { user: added.user, kind: 'identity_added' })
  return linked
}

/**
 * The same by the wish of somebody who is signed in.
 * @throws AuthError 422 when an account, this one or another, has the identity already
 */
export async function linkIdentity(
  auth: AuthContext,
  trx: Trx,
  { userId, external }: { userId: string; external: ExternalIdentity },
): Promise<User> {
  const user = await lockUser(trx, userId)
  const known = await findIdentity(trx, asProvider(external))
  if (known) {
    const whose = known.user_id === user.id ? '' : ' to another user'
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`)
  }
  return addWayIn(auth, trx, { user, external })
}

/** What signing in with an external identity led to. */
type ExternalSignIn = {
  user: User
  /**
   * Set while the address is not proven: a confirmation mail has to be followed first, and carries
   * the identity and its profile.
   */
  unproven: Choice | undefined
}

/**
 * Finds or makes the account of an external identity.
 * @throws AuthError 422 when sign-up is disabled, 403 for a banned account
 */
export async function signInExternally(
  auth: AuthContext,
  trx: Trx,
  external: ExternalIdentity,
): Promise<ExternalSignIn> {
  const found = await findIdentity(trx, asProvider(external))
  // What is under way with the account comes first: that may prove it, or take the identity from it.
  const holder = found && (await lockUser(trx, found.user_id))
  const known = found && (await findIdentity(trx, asProvider(external)))
  const user =
    holder && known
      ? await updateKnown(auth, trx, { user: holder, known, external })
      : await linkOrRegister(auth, trx, external)
  if (isBanned(user, auth.clock())) throw userBanned(403)
  if (user.email === null || user.email_confirmed_at !== null) return { user, unproven: undefined }
  const identity = known ?? (await findIdentity(trx, asProvider(external)))
  const identityId = identity?.id ?? null
  return { user, unproven: { passwordHash: null, data: profileOf(external), identityId } }
}

async function updateKnown(
  auth: AuthContext,
  trx: Trx,
  { user, known, external }: { user: User; known: IdentityRow; external: ExternalIdentity },
): Promise<User> {
  await noteSignIn(auth, trx, { id: known.id, data: identityData(external) })
  const isProvenNow = external.isEmailVerified && external.email === user.email
  if (user.email === null || isConfirmed(user) || !isProvenNow) return user
  return takeOver(auth, trx, { user, external })
}

async function linkOrRegister(
  auth: AuthContext,
  trx: Trx,
  external: ExternalIdentity,
): Promise<User> {
  const holder = external.email === null ? undefined : await findUserByEmail(trx, external.email)
  if (holder && external.isEmailVerified) {
    const user = await lockUser(trx, holder.id)
    return user.email_confirmed_at
      ? addWayIn(auth, trx, { user, external })
      : takeOver(auth, trx, { user, external })
  }
  assertMayRegister(auth)
  // Somebody else has the address, and this one is not proven: the account gets none.
  const email = holder ? null : external.email
  const isUsable = email === null || external.isEmailVerified || auth.settings.isAutoconfirm
  const user = await createUser(auth, trx, {
    email,
    passwordHash: null,
    provider: external.provider,
    userMetadata: isUsable ? profileOf(external) : {},
  })
  const linked = await addIdentity(auth, trx, { user, external })
  return isUsable ? markUsable(auth, trx, linked) : linked
}

/**
 * Whoever registered this address without proving it chose the password and data: neither may stay
 * on the account of the person who has proven it now.
 */
async function takeOver(
  auth: AuthContext,
  trx: Trx,
  { user, external }: { user: User; external: ExternalIdentity },
): Promise<User> {
  await dropIdentities(trx, user.id)
  await endTokens(trx, user.id)
  const cleaned = await updateUser(auth, trx, {
    id: user.id,
    set: { password_hash: null, user_metadata: profileOf(external) },
  })
  return markUsable(auth, trx, await addIdentity(auth, trx, { user: cleaned, external }))
}

async function markUsable(auth: AuthContext, trx: Trx, user: User): Promise<User> {
  const usable =
    user.email === null
      ? user
      : await updateUser(auth, trx, { id: user.id, set: { email_confirmed_at: now(auth) } })
  await announceConfirmed(auth, trx, usable)
  return usable
}

const PROFILE_CLAIMS = ['name', 'full_name', 'preferred_username', 'picture', 'locale']

function profileOf(external: ExternalIdentity): JsonObject {
  const told = Object.entries(external.claims).filter(([claim]) => PROFILE_CLAIMS.includes(claim))
  return mergeMetadata(Object.fromEntries(told), {
    email_verified: external.isEmailVerified,
    ...(external.email === null ? {} : { email: external.email }),
  })
}
