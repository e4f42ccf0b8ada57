// After a backup was restored: what was taken away since is taken away again, and every device is
// told by a new epoch that the history is another one. docs/sync.md section 6.
import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { FLAGS, type Permissions } from '#shared/grants.ts'
import { scopesOfWork } from '#shared/permissions.ts'
import { scopeName } from '#shared/scopes.ts'
import type { Rec } from '#shared/merge/record.ts'
import { deleteFactor, hasSecondStep } from '../auth/accounts/factors.ts'
import { removeFurtherIdentity } from '../auth/accounts/identities.ts'
import { barUser, dropUser, forgetPassword } from '../auth/accounts/users.ts'
import type { Changing } from '../auth/context.ts'
import { dropSession } from '../auth/tokens/stored-sessions.ts'
import { revokeToken } from '../db/access-tokens.ts'
import type { Database } from '../db/database.ts'
import { friendshipOf, removeFriendship, setGrants, type Friendship } from '../db/friendships.ts'
import { linkById } from '../db/invite-links.ts'
import { revokeLink } from '../db/recipe-links.ts'
import { beginHistory, bumpScopes, lockScopes } from '../db/scopes.ts'
import { removeAccount, saveAccount } from './accounts.ts'
import type { WriteContext } from './context.ts'
import type { JournalEntry } from './journal.ts'
import { endWaitingLinks } from './link-rows.ts'
import { friendshipRec, grantsOf, removeFriendshipRows, writeFriendshipRows } from './me-rows.ts'
import { serverCells, writeChanges } from './write.ts'

/** Repeats the entries of a journal on a restored database and gives it a new epoch. */
export async function replayJournal(
  db: Kysely<Database>,
  entries: readonly JournalEntry[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const entry of entries) await replay(trx, entry, now)
    for (const user of withSecondStep(entries)) await forgetLonePassword(trx, user)
    await beginHistory(trx, { epoch: randomUUID(), now })
  })
}

async function replay(trx: Transaction<Database>, entry: JournalEntry, now: number): Promise<void> {
  if (entry.kind === 'account-deleted') {
    await removeAccount(trx, entry.user, now)
    return dropUser(trx, entry.user)
  }
  if (entry.kind === 'account-barred') return barUser(trx, entry.user, entry.until)
  if (entry.kind === 'password-changed') return forgetPassword(trx, entry.user)
  // Whether it is there in the end is looked at when all is repeated.
  if (entry.kind === 'second-step-added') return
  if (entry.kind === 'second-step-removed') return void (await deleteFactor(trx, entry.factor))
  if (entry.kind === 'identity-removed') return dropIdentity(trx, entry.identity, now)
  if (entry.kind === 'session-ended') return void (await dropSession(trx, entry.session))
  if (entry.kind === 'link-revoked') return revokeLink(trx, entry.link)
  if (entry.kind === 'token-revoked') return void (await revokeToken(trx, { id: entry.token }))
  if (entry.kind === 'link-ended') return endLink(trx, entry.link, now)
  const [me, other] =
    entry.kind === 'revoked' ? [entry.granter, entry.friend] : [entry.one, entry.other]
  await lockScopes(trx, scopesOfWork([me, other]))
  const friendship = await friendshipOf(trx, { me, other }, 'update')
  if (!friendship) return
  const context: WriteContext = { trx, now, touched: new Set(), caller: { userId: me } }
  if (entry.kind === 'revoked') return takeAway(context, friendship, entry.left)
  await removeFriendship(trx, friendship.id)
  const versions = await bumpScopes(trx, [scopeName('me', me), scopeName('me', other)])
  await removeFriendshipRows(context, friendship, versions)
}

/** Accounts of which the entries say that at last they had a second step. */
function withSecondStep(entries: readonly JournalEntry[]): string[] {
  const has = new Map<string, boolean>()
  for (const entry of entries) {
    if (entry.kind === 'second-step-added') has.set(entry.user, true)
    if (entry.kind === 'second-step-removed') has.set(entry.user, !entry.isLast)
  }
  return [...has.keys()].filter((user) => has.get(user))
}

/** The copy lacks the step without which the password opened nothing: a mail leads to a new one. */
async function forgetLonePassword(trx: Transaction<Database>, user: string): Promise<void> {
  if (!(await hasSecondStep(trx, user))) await forgetPassword(trx, user)
}

function dropIdentity(trx: Transaction<Database>, id: string, now: number): Promise<void> {
  const hooks: Changing['hooks'] = {
    onUserConfirmed: (to, { id: user, email, userMetadata: metadata }) =>
      saveAccount(to, { id: user, email, metadata }, now),
  }
  return removeFurtherIdentity({ clock: () => now, hooks }, trx, id)
}

async function endLink(trx: Transaction<Database>, id: string, now: number): Promise<void> {
  const link = await linkById(trx, id)
  if (!link) return
  await endWaitingLinks({ trx, now, touched: new Set(), caller: { userId: link.userId } }, id)
}

async function takeAway(
  context: WriteContext,
  friendship: Friendship,
  left: Permissions,
): Promise<void> {
  const { trx, now } = context
  const { me, other, id } = friendship
  const own = scopeName('me', me)
  const versions = await bumpScopes(trx, [own, scopeName('me', other)])
  const before = await friendshipRec(trx, { me, id })
  if (!before) return
  const off = Object.fromEntries(FLAGS.filter((flag) => !left[flag]).map((flag) => [flag, false]))
  const after: Rec = { ...before, cells: serverCells(before.cells, off, { user: me, now }) }
  const place = { scope: own, owner: me, ver: versions.get(own) ?? 0 }
  await writeChanges(context, place, [{ before, after }])
  const mine = grantsOf(after)
  await setGrants(trx, friendship, mine)
  versions.delete(own)
  await writeFriendshipRows(context, [{ ...friendship, mine }], versions)
}
