// A user of the product begins with the first token, or earlier, when the sign-in provider confirms
// the account, so that others can invite them at once.
import type { Transaction } from 'kysely'
import type { AuthHooks } from '../auth/hooks.ts'
import type { Identity } from '../auth/tokens/identity.ts'
import { revokeTokensOf } from '../db/access-tokens.ts'
import type { Database } from '../db/database.ts'
import { findUser } from '../db/users.ts'
import type { AppDeps } from '../deps.ts'
import { removeAccount, saveAccount } from '../sync/accounts.ts'
import { noteInDatabase, type JournalEntry } from '../sync/journal.ts'
import { endWaitingLinks } from '../sync/link-rows.ts'

/** Users that were seen since the start, with the address they had: most calls stop here. */
const noUsers = (): Map<string, string> => new Map()
const SEEN_MAX = 50_000

/**
 * Makes sure that whoever calls is known. With a hosted provider the token also tells of a changed
 * address; the embedded one says so itself, and a token may be older than that.
 */
export async function ensureUser(deps: AppDeps, identity: Identity): Promise<void> {
  const seen = deps.parts.of(noUsers, deps)
  const { userId: id, email, claims } = identity
  if (seen.get(id) === email) return
  const account = { id, email: email || null, metadata: claims.user_metadata ?? {} }
  const known = await findUser(deps.db, id)
  const hasMoved = deps.config.hosted && account.email !== null && known?.email !== account.email
  if (!known || hasMoved) {
    await deps.db.transaction().execute((trx) => saveAccount(trx, account, deps.clock()))
  }
  if (seen.size >= SEEN_MAX) seen.clear()
  seen.set(id, email)
}

/** Whether `ensureUser` would have nothing to do. */
export function isSeen(deps: AppDeps, { userId, email }: Identity): boolean {
  return deps.parts.of(noUsers, deps).get(userId) === email
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
    onUserBarred: (trx, { id: user, until }) =>
      keep(trx, [
        { kind: 'account-barred', at: deps.clock(), user, until: until && until.getTime() },
      ]),
    async onUserDeleted(trx, user) {
      const at = deps.clock()
      await removeAccount(trx, user, at)
      deps.parts.of(noUsers, deps).delete(user)
      await keep(trx, [{ kind: 'account-deleted', at, user }])
    },
  }
}
