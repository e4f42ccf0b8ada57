// DELETE /api/account: somebody deletes their own account with everything that is theirs, within a
// day of signing in. Not one of the calls of the outbox: nobody should be deleted by a call that had
// waited for the network.
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import { deleteAccount } from '../auth/admin/admin-commands.ts'
import { authContext } from '../auth/context.ts'
import { isFreshlyProven } from '../auth/tokens/proofs.ts'
import { friendshipsOf, isSeer } from '../db/friendships.ts'
import type { AppDeps, AppEnv, AskerDeps } from '../deps.ts'
import { comparableAddress } from '../mail-address.ts'
import { askerOf } from './asker.ts'
import { check, readJsonOf } from './body.ts'
import { accountHooks } from './known-users.ts'
import { refuse } from './refusals.ts'

const Deletion = z.strictObject({ email: z.string() })
const TIMEOUT_MS = 5000

/** Answers `{isSignInDeleted}`: false when a hosted provider keeps the account to sign in with. */
export function accountRoute(routes: Hono<AppEnv>, deps: AppDeps): void {
  routes.delete('/account', async (context) => {
    const { own, identity } = await askerOf(deps, context)
    const { userId, email, claims } = identity
    const body = check(Deletion, await readJsonOf(context, () => askerOf(own, context)))
    if (comparableAddress(body.email) !== email) {
      const message = 'This is not the email address of your account'
      throw refuse(400, 'validation_failed', message, 'email')
    }
    if (!isFreshlyProven(claims['amr'], deps.clock())) {
      throw refuse(403, 'reauthentication_needed', SERVER_TEXT.signInAgainToDelete)
    }
    const seers = (await friendshipsOf(own.db, userId)).filter(isSeer)
    const isSignInDeleted = await remove(own, userId)
    context.var.log.info('account deleted by its owner', { userId, isSignInDeleted })
    deps.pokes.poke(seers.map(({ other }) => other))
    return context.json({ isSignInDeleted })
  })
}

async function remove(deps: AskerDeps, userId: string): Promise<boolean> {
  if (deps.config.hosted === undefined) {
    await deleteAccount(deps, userId)
    authContext(deps).sessionsChanged(userId)
    return true
  }
  const hooks = accountHooks(deps)
  const done = await deps.db.transaction().execute((trx) => hooks.onUserDeleted(trx, userId))
  // First: the provider may take seconds, in which other sessions of theirs would still count.
  await done()
  const isRemoved = await removeAtProvider(deps, userId)
  deps.pokes.poke([userId])
  return isRemoved
}

/** Has the hosted provider delete its account as well, which takes the service key. */
async function removeAtProvider(deps: AppDeps, userId: string): Promise<boolean> {
  const { url = '', serviceRoleKey } = deps.config.hosted ?? {}
  if (serviceRoleKey === undefined) return false
  try {
    const answer = await fetch(`${url}/auth/v1/admin/users/${userId}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${serviceRoleKey}`, apikey: serviceRoleKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok
  } catch (error) {
    deps.log.warn('the hosted provider kept a deleted account', { error })
    return false
  }
}
