// Users of the product come and go with their accounts at the sign-in provider.
import type { Transaction } from 'kysely'
import { DISPLAY_NAME_MAX } from '#shared/limits.ts'
import type { Cell } from '#shared/merge/record.ts'
import { nameFrom } from '#shared/schemas/text.ts'
import { nameFromEmail } from '#shared/schemas/user.ts'
import { scopeName } from '#shared/scopes.ts'
import type { Database } from '../db/database.ts'
import { friendshipsOf, removeFriendship } from '../db/friendships.ts'
import { deleteRecordsOf, recordsOfScopes } from '../db/records.ts'
import { saveRecords } from '../db/save-records.ts'
import { bumpScope, deleteScopes, lockScopes } from '../db/scopes.ts'
import { deleteUser, insertUser, lockUsers, releaseEmail, setEmail } from '../db/users.ts'
import { endFriendshipRows } from './me-rows.ts'
import { serverCells } from './write.ts'

/** What the sign-in provider knows of somebody. */
type Account = { id: string; email: string | null; metadata: Record<string, unknown> }

/** Adds a user, or takes over a changed address. */
export async function saveAccount(
  trx: Transaction<Database>,
  account: Account,
  now: number,
): Promise<void> {
  const { id, email } = account
  const isNew = await insertUser(trx, { id, email, displayName: displayNameOf(account) })
  if (email !== null) await releaseEmail(trx, id, email)
  const [user] = await lockUsers(trx, [id])
  if (!user) return
  if (!isNew && user.email !== email) await setEmail(trx, id, email)
  const scope = scopeName('me', id)
  const ver = await bumpScope(trx, scope)
  const [row] = await recordsOfScopes(trx, [scope], [id])
  const before: Record<string, Cell> = row?.cells ?? {}
  const values = { displayName: user.displayName, email: email ?? '' }
  const cells = serverCells(before, values, { user: id, now })
  const createdAt = row?.createdAt ?? now
  const rec = { id, kind: 'profile', parent: null, by: id, createdAt, cells, del: null } as const
  await saveRecords(trx, [{ scope, owner: id, ver, rec }])
}

/** Removes a user with everything that is theirs. What they put on lists of friends stays there. */
export async function removeAccount(
  trx: Transaction<Database>,
  id: string,
  now: number,
): Promise<void> {
  await lockUsers(trx, [id])
  const kinds = ['lists', 'places', 'recipes'] as const
  const own = kinds.map((kind) => scopeName(kind, id))
  await lockScopes(trx, own)
  const friendships = await friendshipsOf(trx, id)
  const mine = scopeName('me', id)
  const others = friendships.map(({ other }) => scopeName('me', other))
  // Who tells this user something does so before, and it goes along, or not at all.
  await lockScopes(trx, [mine, ...others])
  for (const friendship of friendships) await removeFriendship(trx, friendship.id)
  const writing = { trx, now, touched: new Set<string>(), caller: { userId: id } }
  await endFriendshipRows(writing, friendships, others)
  await deleteRecordsOf(trx, id)
  await deleteScopes(trx, [...own, mine])
  await deleteUser(trx, id)
}

/** The name that others see at first: from the account's metadata, else from the address. */
function displayNameOf({ email, metadata }: Account): string {
  for (const key of ['display_name', 'displayName', 'full_name', 'name']) {
    const value = metadata[key]
    const name = typeof value === 'string' ? nameFrom(value, DISPLAY_NAME_MAX) : ''
    if (name !== '') return name
  }
  return nameFromEmail(email ?? '')
}
