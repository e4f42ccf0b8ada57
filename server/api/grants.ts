// What a friend is granted, and the end of a friendship (product §6).
import * as z from 'zod/mini'
import { GRANT_FIELDS } from '#shared/fields.ts'
import { FLAGS, type Flag } from '#shared/grants.ts'
import { applyEdits, type Edit } from '#shared/merge/apply.ts'
import { baseOf, valueOf, type Rec } from '#shared/merge/record.ts'
import { scopesOfWork } from '#shared/permissions.ts'
import type { FriendEntry } from '#shared/schemas/friend.ts'
import { changeShape } from '#shared/schemas/shapes.ts'
import { scopeName } from '#shared/scopes.ts'
import { friendshipById, removeFriendship, setGrants, type Friendship } from '../db/friendships.ts'
import { bumpScopes, lockScopes, scopeVersions } from '../db/scopes.ts'
import { namesOf } from '../db/users.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { keepRevocation } from '../sync/keep-revocation.ts'
import { noteLetIn } from '../sync/let-in.ts'
import { takeBackLinks } from '../sync/link-rows.ts'
import { endFriendshipRows, friendshipRec, grantsOf, writeFriendshipRows } from '../sync/me-rows.ts'
import { writeChanges } from '../sync/write.ts'
import type { Reading } from './calls.ts'
import { refuse } from './refusals.ts'

/** PATCH /users/friends/{id}/permissions of plain callers. */
export const oneFlag = z
  .strictObject(changeShape(GRANT_FIELDS))
  .check(z.refine((body) => Object.keys(body).length === 1, 'One flag at a time'))

/** Sets what the caller grants the other of a friendship. Throws 404, 409. */
export async function runGrant(
  context: CallContext,
  id: string | undefined,
  set: { [F in Flag]?: Edit | boolean | undefined },
): Promise<Done> {
  const { trx, caller } = context
  const me = caller.userId
  // Locked first, as writes that use these grants do: whoever came before is served, whoever waits
  // behind is refused.
  await lockScopes(trx, scopesOfWork([me]))
  const friendship = id === undefined ? undefined : await friendshipById(trx, { me, id }, 'update')
  if (!friendship || friendship.status === 'rejected') throw unknownFriendship()
  if (friendship.status !== 'accepted') throw refuse(409, 'conflict', 'You are not friends yet')
  const versions = await bumpScopes(trx, scopesOf(friendship))
  const before = await friendshipRec(trx, { me, id: friendship.id })
  if (!before) throw unknownFriendship()
  const after = applyGrants(context, before, set)
  const scope = scopeName('me', me)
  const place = { scope, owner: me, ver: versions.get(scope) ?? 0 }
  await writeChanges(context, place, [{ before, after }])
  const mine = grantsOf(after)
  await setGrants(trx, friendship, mine)
  await noteLetIn(trx, { ...friendship, mine }, friendship.mine)
  if (FLAGS.some((flag) => friendship.mine[flag] && !mine[flag])) {
    await keepRevocation(context, {
      kind: 'revoked',
      granter: me,
      friend: friendship.other,
      left: mine,
    })
  }
  versions.delete(scope)
  await writeFriendshipRows(context, [{ ...friendship, mine }], versions)
  return { status: 200, id: friendship.id, scope, version: place.ver }
}

/**
 * Sets flags and what follows from them: editing recipes implies seeing them, and who may not see
 * them does not edit them. What follows is decided by what stands after the merge.
 */
function applyGrants(
  context: CallContext,
  before: Rec,
  set: { [F in Flag]?: Edit | boolean | undefined },
): Rec {
  let rec = before
  const write = (flag: Flag, wanted: Edit | boolean) => {
    const { now } = context
    const plain = { base: baseOf(rec, flag), at: now, wall: now, floor: now }
    const edit = typeof wanted === 'boolean' ? { v: wanted, ...plain } : wanted
    rec = applyEdits(rec, { [flag]: edit }, writingOf(context)).rec
  }
  const isOn = (flag: Flag) => valueOf(rec, flag) === true
  for (const flag of FLAGS) {
    const wanted = set[flag]
    if (wanted !== undefined) write(flag, wanted)
  }
  // A device says both where it shows both as off: what it does not say, it has not seen taken away.
  const isPlain = set.canEditRecipes === true && set.canViewRecipes === undefined
  if (isPlain && !isOn('canViewRecipes')) write('canViewRecipes', true)
  if (!isOn('canViewRecipes') && isOn('canEditRecipes')) write('canEditRecipes', false)
  return rec
}

/**
 * Ends a friendship of the caller's, and with it the grants of both and the caller's invitations by
 * link; or takes one of those back. Throws 404.
 */
export async function runUnfriend(context: CallContext, id: string | undefined): Promise<Done> {
  const { trx, caller } = context
  const me = caller.userId
  const known = id === undefined ? undefined : await friendshipById(trx, { me, id })
  if (known) await lockScopes(trx, scopesOfWork([me, known.other]))
  const friendship = known && (await friendshipById(trx, { me, id: known.id }, 'update'))
  const scope = scopeName('me', me)
  if (!friendship || friendship.status === 'rejected') {
    const ended = id === undefined ? undefined : await takeBackLinks(context, id)
    if (ended !== undefined) return { status: 204, scope, version: ended }
    const gone = id === undefined ? null : await friendshipRec(trx, { me, id })
    if (gone?.del) return asItStands(context, { status: 204 })
    throw unknownFriendship()
  }
  await removeFriendship(trx, friendship.id)
  const versions = await endFriendshipRows(context, [friendship], scopesOf(friendship))
  // The former friend may hold invitation links of the caller's.
  const version = (await takeBackLinks(context)) ?? versions.get(scope)
  const isRequest = friendship.status === 'pending' ? true : undefined
  await keepRevocation(context, { kind: 'unfriended', one: me, other: friendship.other, isRequest })
  return { status: 204, scope, version }
}

/** A friend as the caller has them. Throws 404. */
export async function readFriend({ db, userId }: Reading, id: string): Promise<FriendEntry> {
  const friendship = await friendshipById(db, { me: userId, id })
  if (!friendship) throw unknownFriendship()
  const { other, mine } = friendship
  const names = await namesOf(db, [other])
  return {
    friend: { id: other, displayName: names.get(other) ?? '' },
    friendship: { id: friendship.id },
    permissions: { yourPermissionsToFriend: mine },
  }
}

/**
 * The answer of a call that has nothing to do. Its version is that of the scope as it stands: a
 * device that holds it is up to date.
 */
export async function asItStands(
  { trx, caller }: CallContext,
  done: Pick<Done, 'status' | 'id'>,
): Promise<Done> {
  const scope = scopeName('me', caller.userId)
  const versions = await scopeVersions(trx, [scope])
  return { ...done, scope, version: versions.get(scope) }
}

/** The private scopes of both. */
export function scopesOf({ me, other }: Friendship): string[] {
  return [scopeName('me', me), scopeName('me', other)]
}

function unknownFriendship() {
  return refuse(404, 'not_found', 'Friendship not found')
}
