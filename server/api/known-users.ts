// A user of the product begins with the first token, or earlier, when the sign-in provider confirms
// the account, so that others can invite them at once.
import type { Transaction } from 'kysely'
import type { AuthHooks } from '../auth/hooks.ts'
import { provenAt } from '../auth/tokens/proofs.ts'
import type { Identity } from '../auth/tokens/identity.ts'
import { revokeTokensOf } from '../db/access-tokens.ts'
import type { Database } from '../db/database.ts'
import { findUser, lockUsers } from '../db/users.ts'
import type { AppDeps, AskerDeps } from '../deps.ts'
import { HttpError } from '../http-error.ts'
import { removeAccount, saveAccount } from '../sync/accounts.ts'
import { hasHappenedSince, noteInDatabase, type JournalEntry } from '../sync/journal.ts'
import { endWaitingLinks } from '../sync/link-rows.ts'

/** Sessions whose users were seen lately: most calls stop here. */
type Seen = { sinceMs: number; sessions: Set<string> }
const nobodySeen = (): Seen => ({ sinceMs: 0, sessions: new Set() })
const SEEN_MAX = 50_000
/** Of a hosted provider another process may have deleted them, which nobody tells this one. */
const SEEN_MS = 60_000

/**
 * Makes sure that whoever calls is known. Who deleted their account comes back by signing in again,
 * not by a session from before that: throws HttpError 401 `session_not_found`.
 */
export async function ensureUser(deps: AskerDeps, identity: Identity): Promise<void> {
  if (isSeen(deps, identity)) return
  const { userId: id, email, claims } = identity
  if (!(await findUser(deps.db, id))) {
    const at = provenAt(claims['amr']) ?? (claims.iat ?? 0) * 1000
    if (await hasHappenedSince(deps.db, { kind: 'account-deleted', at, user: id }, at)) {
      throw new HttpError(401, 'session_not_found', 'This account was deleted. Sign in again')
    }
    const account = { id, email: email || null, metadata: claims.user_metadata ?? {} }
    await deps.db.transaction().execute((trx) => saveAccount(trx, account, deps.clock()))
  }
  seenLately(deps).add(keyOf(identity))
}

/** Whether `ensureUser` would have nothing to do. */
export function isSeen(deps: AppDeps, identity: Identity): boolean {
  return seenLately(deps).has(keyOf(identity))
}

/** By session: whoever signs in again is looked up again. */
const keyOf = ({ userId, sessionId }: Identity): string => `${userId} ${sessionId}`

function seenLately(deps: AppDeps): Set<string> {
  const seen = deps.parts.of(nobodySeen, deps)
  const now = deps.clock()
  const isOld = deps.config.hosted !== undefined && Math.abs(now - seen.sinceMs) >= SEEN_MS
  if (isOld || seen.sessions.size >= SEEN_MAX) {
    seen.sinceMs = now
    seen.sessions.clear()
  }
  return seen.sessions
}

/**
 * Takes over the address ('': none) that a hosted provider has just said somebody has. Nobody comes to
 * be by it.
 */
export async function learnAddress(deps: AskerDeps, id: string, email: string): Promise<void> {
  const known = await findUser(deps.db, id)
  if (!known || known.email === (email || null)) return
  await deps.db.transaction().execute(async (trx) => {
    // Who is being deleted is locked: they are gone by now, and stay so.
    const [left] = await lockUsers(trx, [id])
    if (left) await saveAccount(trx, { id, email: email || null, metadata: {} }, deps.clock())
  })
}

/** What the product does when an account at the embedded provider is confirmed, changes or goes. */
export function accountHooks(deps: AppDeps): AuthHooks {
  const keep = async (trx: Transaction<Database>, entries: readonly JournalEntry[]) => {
    if (entries.length === 0) return
    await noteInDatabase(trx, entries)
    for (const entry of entries) await deps.journal?.append(entry)
  }
  return {
    onUserConfirmed: (trx, { id, email, userMetadata }) =>
      saveAccount(trx, { id, email, metadata: userMetadata }, deps.clock()),
    async onPasswordChanged(trx, { id: user, sessions }) {
      const at = deps.clock()
      const tokens = await revokeTokensOf(trx, user)
      const caller = { userId: user }
      const links = await endWaitingLinks({ trx, now: at, touched: new Set(), caller })
      await keep(trx, [
        { kind: 'password-changed', at, user },
        ...sessions.map((session) => ({ kind: 'session-ended', at, session }) as const),
        ...tokens.map((token) => ({ kind: 'token-revoked', at, token }) as const),
        ...links.ids.map((link) => ({ kind: 'link-ended', at, link }) as const),
      ])
    },
    onSessionsEnded: (trx, sessionIds) =>
      keep(
        trx,
        sessionIds.map((session) => ({ kind: 'session-ended', at: deps.clock(), session })),
      ),
    onSecondStepAdded: (trx, user) =>
      keep(trx, [{ kind: 'second-step-added', at: deps.clock(), user }]),
    onSecondStepRemoved: (trx, { id: factor, user, isLast }) =>
      keep(trx, [{ kind: 'second-step-removed', at: deps.clock(), user, factor, isLast }]),
    onIdentityRemoved: (trx, identity) =>
      keep(trx, [{ kind: 'identity-removed', at: deps.clock(), identity }]),
    onUserBarred: (trx, { id: user, until }) =>
      keep(trx, [
        { kind: 'account-barred', at: deps.clock(), user, until: until && until.getTime() },
      ]),
    async onUserDeleted(trx, user) {
      const at = deps.clock()
      const entry = { kind: 'account-deleted', at, user } as const
      await removeAccount(trx, user, at)
      await noteInDatabase(trx, [entry])
      return async () => {
        seenLately(deps).clear()
        await deps.journal?.append(entry)
      }
    },
  }
}
