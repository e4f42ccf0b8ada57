// The calls under /users (product §7).
import * as z from 'zod/mini'
import { PROFILE_FIELDS } from '#shared/fields.ts'
import { applyDelete, applyEdits, type Edit } from '#shared/merge/apply.ts'
import { baseOf, valueOf, type Rec } from '#shared/merge/record.ts'
import {
  friendEntry,
  friendRequest,
  type FriendEntry,
  type FriendRequest,
} from '#shared/schemas/friend.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { profileSet } from '#shared/schemas/operations.ts'
import { stamp, wholeShape } from '#shared/schemas/shapes.ts'
import { user, type User } from '#shared/schemas/user.ts'
import { scopeName } from '#shared/scopes.ts'
import { friendshipsOf, isSeer } from '../db/friendships.ts'
import { recordsOfScopes } from '../db/records.ts'
import { bumpScope, bumpScopes } from '../db/scopes.ts'
import { findUser, lockUsers, namesOf, setDisplayName } from '../db/users.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { writeFriendshipRows } from '../sync/me-rows.ts'
import { recOf, writeChanges } from '../sync/write.ts'
import { form, has, type ApiCall, type Reading } from './calls.ts'
import { friendCalls } from './friends.ts'
import { inviteLinkCalls } from './invite-links.ts'
import { plainEdits, presentEdits } from './plain-edits.ts'
import { refuse } from './refusals.ts'
import { idOf } from './id-of.ts'

const profile = z.strictObject(wholeShape(PROFILE_FIELDS))

/** People: the order of the table in product §7. */
export const userCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/users/me',
    summary: 'The signed-in user',
    answerSchema: user,
    read: (reading) => readMe(reading),
  },
  {
    method: 'PATCH',
    path: '/users/me',
    summary: 'Change the display name',
    forms: [
      form(profileSet, (context, { body }) => changeProfile(context, () => body.set), has('set')),
      form(profile, (context, { body }) =>
        changeProfile(context, (current) =>
          plainEdits({ current, seen: current, now: context.now }, body),
        ),
      ),
    ],
    answerSchema: user,
    answer: (reading) => readMe(reading),
  },
  {
    method: 'GET',
    path: '/users/me/friends',
    summary: 'Friends, and what I grant each',
    answerSchema: z.array(friendEntry),
    read: (reading) => readFriends(reading),
  },
  {
    method: 'GET',
    path: '/users/me/friend-requests',
    summary: 'Requests that wait for my answer',
    answerSchema: z.array(friendRequest),
    read: (reading) => readRequests(reading),
  },
  {
    method: 'DELETE',
    path: '/users/me/notices/:id',
    summary: 'Let go of a value that lost a conflict',
    forms: [
      form(z.strictObject({ seen: z.nullish(stamp) }), (context, { params, body }) =>
        dismiss(context, { id: idOf(params['id']), seen: body.seen }),
      ),
    ],
  },
  ...friendCalls,
  ...inviteLinkCalls,
]

async function readMe({ db, userId }: Reading): Promise<User> {
  const found = await findUser(db, userId)
  if (!found) throw refuse(404, 'not_found', 'User not found')
  return { id: found.id, displayName: found.displayName }
}

async function readFriends({ db, userId }: Reading): Promise<FriendEntry[]> {
  const friendships = await friendshipsOf(db, userId)
  const accepted = friendships.filter(({ status }) => status === 'accepted')
  const names = await namesOf(
    db,
    accepted.map(({ other }) => other),
  )
  return accepted.map(({ id, other, mine }) => ({
    friend: { id: other, displayName: names.get(other) ?? '' },
    friendship: { id },
    permissions: { yourPermissionsToFriend: mine },
  }))
}

async function readRequests({ db, userId }: Reading): Promise<FriendRequest[]> {
  const friendships = await friendshipsOf(db, userId)
  const pending = friendships.filter(
    ({ status, requester }) => status === 'pending' && requester !== userId,
  )
  const names = await namesOf(
    db,
    pending.map(({ other }) => other),
  )
  return pending.map(({ id, other }) => ({
    id,
    requester: { displayName: names.get(other) ?? '' },
    status: 'pending',
  }))
}

/** Lets go of a lost value. Another one that has lost since the caller looked (`seen`) stays. */
async function dismiss(
  context: CallContext,
  { id, seen }: { id: string | undefined; seen: Stamp | null | undefined },
): Promise<Done> {
  const me = context.caller.userId
  const scope = scopeName('me', me)
  const ver = await bumpScope(context.trx, scope)
  const [row] = id === undefined ? [] : await recordsOfScopes(context.trx, [scope], [id])
  if (row?.kind !== 'notice') throw refuse(404, 'not_found', 'Notice not found')
  const before = recOf(row)
  const done: Done = { status: 204, scope, version: ver }
  if (seen && baseOf(before, 'value') !== seen) return done
  const after = applyDelete(before, {}, writingOf(context))
  await writeChanges(context, { scope, owner: me, ver }, [{ before, after }])
  return done
}

/** A new name reaches everybody who has this user in a list of friends or requests. */
async function changeProfile(
  context: CallContext,
  findEdits: (current: Rec) => Record<string, Edit | undefined>,
): Promise<Done> {
  const { trx, caller } = context
  const me = caller.userId
  await lockUsers(trx, [me])
  const friendships = await friendshipsOf(trx, me)
  const own = scopeName('me', me)
  const others = friendships.filter(isSeer).map(({ other }) => scopeName('me', other))
  const versions = await bumpScopes(trx, [own, ...others])
  const ver = versions.get(own) ?? 0
  const [row] = await recordsOfScopes(trx, [own], [me])
  if (!row) throw refuse(404, 'not_found', 'User not found')
  const before = recOf(row)
  const edits = presentEdits(findEdits(before))
  const { rec, superseded } = applyEdits(before, edits, writingOf(context))
  await writeChanges(context, { scope: own, owner: me, ver }, [{ before, after: rec, superseded }])
  await setDisplayName(trx, me, String(valueOf(rec, 'displayName')))
  versions.delete(own)
  await writeFriendshipRows(context, await friendshipsOf(trx, me), versions)
  return { status: 200, id: me, scope: own, version: ver }
}
