// What stands in the private scope of each user: the own profile and one record a friendship, with
// the friend's name and both directions of grants. They are copies of `users` and `friendships`,
// written anew, under the lock of the scope, whenever one of those changes. docs/sync.md section 1.
import { valueOf, type Rec } from '#shared/merge/record.ts'
import { makeStamp, SERVER_DEVICE } from '#shared/merge/stamp.ts'
import { permissionsBy, type Permissions } from '#shared/grants.ts'
import { scopeName } from '#shared/scopes.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Friendship } from '../db/friendships.ts'
import { recordsOfScopes, type StoredRow } from '../db/records.ts'
import { bumpScopes, lockScopes } from '../db/scopes.ts'
import { namesOf } from '../db/users.ts'
import type { WriteContext } from './context.ts'
import { recOf, serverCells, writeChanges, type Change } from './write.ts'

/** The record of a friendship as one of the two has it; null before it was written. */
export async function friendshipRec(
  db: Kysely<Database>,
  { me, id }: { me: string; id: string },
): Promise<Rec | null> {
  const [row] = await recordsOfScopes(db, [scopeName('me', me)], [id])
  return row ? recOf(row) : null
}

/** What a friendship record says its owner grants. */
export function grantsOf(rec: Rec): Permissions {
  return permissionsBy((flag) => valueOf(rec, flag) === true)
}

/**
 * Brings the records of friendships up to date for those of `versions` (scope to version, all
 * locked). The flags that a user grants are the user's own cells and stay as they are.
 */
export async function writeFriendshipRows(
  context: WriteContext,
  friendships: readonly Friendship[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  const people = friendships.flatMap(({ me, other }) => [me, other])
  const names = await namesOf(context.trx, people)
  const ids = friendships.map(({ id }) => id)
  const rows = await recordsOfScopes(context.trx, [...versions.keys()], ids)
  const byPlace = new Map(rows.map((row) => [row.scope + row.id, row]))
  for (const [scope, ver] of versions) {
    const changes: Change[] = []
    for (const friendship of friendships) {
      const seen = sideOf(friendship, scope)
      if (!seen) continue
      changes.push(friendshipChange(context, byPlace.get(scope + friendship.id), { seen, names }))
    }
    const [first] = changes
    if (first) await writeChanges(context, { scope, owner: first.after.by, ver }, changes)
  }
}

/**
 * Empties the records of friendships that are over in those of these scopes that have one: whoever asked
 * privately has none, and a new version alone would tell them. Resolves to the versions.
 */
export async function endFriendshipRows(
  context: WriteContext,
  friendships: readonly Friendship[],
  scopes: readonly string[],
): Promise<Map<string, number>> {
  const ids = friendships.map(({ id }) => id)
  await lockScopes(context.trx, scopes)
  const rows = await recordsOfScopes(context.trx, scopes, ids)
  const versions = await bumpScopes(context.trx, [...new Set(rows.map(({ scope }) => scope))])
  await empty(context, rows, versions)
  return versions
}

/** Empties the record of a friendship that is over, in both scopes: neither keeps the other's name. */
export async function removeFriendshipRows(
  context: WriteContext,
  friendship: Friendship,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  await empty(
    context,
    await recordsOfScopes(context.trx, [...versions.keys()], [friendship.id]),
    versions,
  )
}

async function empty(
  context: WriteContext,
  rows: readonly StoredRow[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const row of rows) {
    const before = recOf(row)
    const s = makeStamp(context.now, SERVER_DEVICE)
    const after: Rec = { ...before, cells: {}, del: { s, u: row.owner, seen: {} } }
    const place = { scope: row.scope, owner: row.owner, ver: versions.get(row.scope) ?? row.ver }
    await writeChanges(context, place, [{ before, after }])
  }
}

function friendshipChange(
  context: WriteContext,
  row: StoredRow | undefined,
  { seen, names }: { seen: Friendship; names: ReadonlyMap<string, string> },
): Change {
  const before = row ? recOf(row) : null
  const isIncoming = seen.requester !== seen.me
  // Who has not accepted yet is nobody: the one who asked knows an address and nothing more.
  const isTold = seen.status === 'accepted' || isIncoming
  const values = {
    userId: isTold ? seen.other : '',
    displayName: isTold ? (names.get(seen.other) ?? '') : '',
    status: seen.status,
    incoming: isIncoming,
    theirs: seen.theirs,
    // Its owner's own cells, once they are there.
    ...(before && !before.del ? {} : seen.mine),
  }
  const by = { user: seen.me, now: context.now }
  const cells = serverCells(before?.cells ?? {}, values, by)
  const made = { id: seen.id, kind: 'friendship', parent: null, by: seen.me } as const
  const after = { ...made, createdAt: before?.createdAt ?? context.now, cells, del: null }
  return { before, after }
}

/** The friendship as the owner of a scope sees it; undefined where it is neither's. */
function sideOf(friendship: Friendship, scope: string): Friendship | undefined {
  if (scope === scopeName('me', friendship.me)) return friendship
  if (scope !== scopeName('me', friendship.other)) return undefined
  const { me, other, mine, theirs } = friendship
  return { ...friendship, me: other, other: me, mine: theirs, theirs: mine }
}
