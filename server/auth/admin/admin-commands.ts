// What `npm run admin` does with accounts.
import type { AppDeps } from '../../deps.ts'
import { confirmEmail } from '../accounts/confirmation.ts'
import { authContext, type AuthContext, type Trx } from '../context.ts'
import { removeFactor } from '../endpoints/factors.ts'
import { rotateSigningKey } from '../tokens/keys.ts'
import { endSessions, dropSession, openSessions } from '../tokens/stored-sessions.ts'
import { verifyLink } from '../mail/mail.ts'
import { issueOneTimeToken } from '../mail/one-time-tokens.ts'
import { onlyChoice } from '../accounts/pending-signups.ts'
import { deleteUser } from '../accounts/user-deletion.ts'
import {
  findUserByEmail,
  findUserById,
  isBanned,
  lockUser,
  normalEmail,
  updateUser,
  isConfirmed,
  type User,
} from '../accounts/users.ts'
import { ask } from '../../db/ask.ts'
import { factorsOf } from '../accounts/factors.ts'

export type AccountLine = {
  id: string
  email: string
  createdAt: Date
  isConfirmed: boolean
  isDisabled: boolean
  hasSecondStep: boolean
  lastSignInAt: Date | null
}

/** All accounts, oldest first. */
export async function listUsers(deps: AppDeps): Promise<AccountLine[]> {
  const rows = await ask<User & { has_second_step: boolean }>(deps.db)`
    select u.*, exists (
      select from auth_factors f where f.user_id = u.id and f.status = 'verified'
    ) as has_second_step
    from auth_users u where deleted_at is null order by created_at
  `
  return rows.map((row) => ({
    id: row.id,
    email: row.email ?? '',
    createdAt: row.created_at,
    isConfirmed: isConfirmed(row),
    isDisabled: isBanned(row, deps.clock()),
    hasSecondStep: row.has_second_step,
    lastSignInAt: row.last_sign_in_at,
  }))
}

/**
 * Confirms an address as if its mail had been read. Where several sign-ups wait for that, nobody can
 * tell whose password is the right one: then the account has none.
 */
export async function confirmUser(
  deps: AppDeps,
  email: string,
): Promise<'confirmed' | 'confirmed-without-password' | 'already-confirmed' | 'unknown'> {
  const auth = authContext(deps)
  const known = await findUserByEmail(deps.db, normalEmail(email))
  if (!known) return 'unknown'
  return deps.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, known.id)
    if (user.email_confirmed_at) return 'already-confirmed'
    const { choice, waiting } = await onlyChoice(trx, user.id, 'confirmation')
    const confirmed = await confirmEmail(auth, trx, { user, choice })
    return waiting > 1 && !confirmed.password_hash ? 'confirmed-without-password' : 'confirmed'
  })
}

/** A link that lets its holder choose a new password, once; undefined for an unknown address. */
export async function resetPasswordLink(deps: AppDeps, email: string): Promise<string | undefined> {
  const auth = authContext(deps)
  const address = normalEmail(email)
  const user = await findUserByEmail(deps.db, address)
  if (!user) return undefined
  const { linkToken } = await deps.db
    .transaction()
    .execute((trx) =>
      issueOneTimeToken(auth, trx, { userId: user.id, kind: 'recovery', sentTo: address }),
    )
  const redirectTo = `${auth.config.publicUrl}/update-password`
  return verifyLink(auth, { token: linkToken, type: 'recovery', redirectTo })
}

/** Removes the second step of somebody who has lost their app; undefined for an unknown address. */
export async function removeSecondStep(deps: AppDeps, email: string): Promise<number | undefined> {
  const auth = authContext(deps)
  const user = await findUserByEmail(deps.db, normalEmail(email))
  if (!user) return undefined
  const factors = (await factorsOf(deps.db, [user.id])).filter(
    ({ status }) => status === 'verified',
  )
  for (const factor of factors) await removeFactor(auth, factor)
  return factors.length
}

/** Stands for "for ever", because PostgreSQL's infinity is no date in JavaScript. */
const FOREVER = new Date('9999-12-31T00:00:00Z')

/** Ends every session of an account and lets nobody in, access tokens included; how many ended. */
export async function disableUser(deps: AppDeps, userId: string): Promise<number> {
  const auth = authContext(deps)
  return deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    await updateUser(auth, trx, { id: userId, set: { banned_until: FOREVER } })
    await auth.hooks.onUserBarred(trx, { id: userId, until: FOREVER })
    return endAll(auth, trx, userId)
  })
}

/** Lets a disabled account in again. */
export async function enableUser(deps: AppDeps, userId: string): Promise<void> {
  const auth = authContext(deps)
  await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    await updateUser(auth, trx, { id: userId, set: { banned_until: null } })
    await auth.hooks.onUserBarred(trx, { id: userId, until: null })
  })
}

/** Where somebody is signed in. seenAt: when the session was last renewed. */
type SessionLine = {
  id: string
  email: string
  seenAt: Date
  ip: string | null
  userAgent: string | null
}

/** The sessions that count, the last used first: all, or those of one account. */
export async function listSessions(deps: AppDeps, userId?: string): Promise<SessionLine[]> {
  const sessions = await openSessions(deps.db, new Date(deps.clock()), userId)
  return sessions.map((session) => ({
    id: session.id,
    email: session.email ?? '',
    seenAt: session.refreshed_at ?? session.created_at,
    ip: session.ip,
    userAgent: session.user_agent,
  }))
}

/** Signs an account out everywhere; how many sessions ended. */
export async function endSessionsOf(deps: AppDeps, userId: string): Promise<number> {
  const auth = authContext(deps)
  return deps.db.transaction().execute((trx) => endAll(auth, trx, userId))
}

async function endAll({ hooks }: AuthContext, trx: Trx, userId: string): Promise<number> {
  const ended = await endSessions(trx, { userId })
  await hooks.onSessionsEnded(trx, ended)
  return ended.length
}

/** Ends one session. False when there is none. */
export async function endSession(deps: AppDeps, sessionId: string): Promise<boolean> {
  const session = (await listSessions(deps)).find(({ id }) => id === sessionId)
  if (!session) return false
  const { hooks } = authContext(deps)
  await deps.db.transaction().execute(async (trx) => {
    await dropSession(trx, session.id)
    await hooks.onSessionsEnded(trx, [session.id])
  })
  return true
}

/** Deletes an account for good, and what the product keeps for it. False when there is none. */
export async function deleteAccount(deps: AppDeps, userId: string): Promise<boolean> {
  const auth = authContext(deps)
  const done = await deps.db.transaction().execute(async (trx) => {
    const user = await findUserById(trx, userId)
    if (!user || user.deleted_at) return undefined
    return deleteUser(auth, trx, { user, isSoft: false })
  })
  await done?.()
  return done !== undefined
}

/**
 * Makes a new signing key; tokens of the old one count until they expire, so nobody is signed out.
 * False where the keys are supplied from outside: they are to be replaced there.
 */
export async function rotateKeys(deps: AppDeps): Promise<boolean> {
  if (deps.config.hosted || deps.config.auth.jwtKeys !== undefined) return false
  await rotateSigningKey(deps.db, deps.clock())
  return true
}
