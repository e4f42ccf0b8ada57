// Friend requests, and the table of all calls about friendships (product §6 and §7).
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { TEXT } from '#shared/errors.ts'
import {
  answerInput,
  friendEntry,
  friendRequest,
  inviteInput,
  type FriendRequest,
} from '#shared/schemas/friend.ts'
import { flagSet } from '#shared/schemas/operations.ts'
import { scopeName } from '#shared/scopes.ts'
import { uuid } from '#shared/schemas/text.ts'
import {
  friendshipById,
  friendshipOf,
  insertFriendship,
  removeFriendship,
  setStatus,
  type Friendship,
} from '../db/friendships.ts'
import { bumpScopes } from '../db/scopes.ts'
import { comparableAddress } from '../mail-address.ts'
import { findUserByEmail, lockUsers, namesOf } from '../db/users.ts'
import { HttpError } from '../http-error.ts'
import type { CallContext, Done } from '../sync/context.ts'
import { endFriendshipRows, writeFriendshipRows } from '../sync/me-rows.ts'
import { form, has, type ApiCall, type Reading } from './calls.ts'
import { freeId } from './free-id.ts'
import { asItStands, oneFlag, readFriend, runGrant, runUnfriend, scopesOf } from './grants.ts'
import { admitInvite, INVITE_STEP_MS } from './invite-limits.ts'
import { admitGrant } from './write-rate.ts'
import { nothing } from './bodies.ts'
import { forbidden, refuse } from './refusals.ts'
import { idOf } from './id-of.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REJECTION_DAYS = 30

const invite = z.extend(inviteInput, { localId: z.optional(uuid) })

/** The calls about friendships: the order of the table in product §7. */
export const friendCalls: readonly ApiCall[] = [
  {
    method: 'POST',
    path: '/users/friend-requests',
    summary: 'Invite somebody by e-mail',
    admit: admitInvite,
    stepMs: INVITE_STEP_MS,
    forms: [form(invite, (context, { body }) => inviteQuietly(context, body))],
    answerSchema: friendRequest,
    answer: readRequest,
    untold: { status: 'pending' },
  },
  {
    method: 'PATCH',
    path: '/users/friend-requests/:id',
    summary: 'Accept or reject a request',
    forms: [
      form(answerInput, (context, { params, body }) =>
        runAnswer(context, idOf(params['id']), body.status),
      ),
    ],
    answerSchema: friendRequest,
    answer: readRequest,
  },
  {
    method: 'PATCH',
    path: '/users/friends/:id/permissions',
    summary: 'Grant or take away a right',
    admit: admitGrant,
    forms: [
      form(
        flagSet,
        (context, { params, body }) => runGrant(context, idOf(params['id']), body.set),
        has('set'),
      ),
      form(oneFlag, (context, { params, body }) => runGrant(context, idOf(params['id']), body)),
    ],
    answerSchema: friendEntry,
    answer: readFriend,
  },
  {
    method: 'DELETE',
    path: '/users/friends/:id',
    summary: 'End a friendship',
    forms: [form(nothing, (context, { params }) => runUnfriend(context, idOf(params['id'])))],
  },
]

/** With INVITE_PRIVACY every invite reads the same, so that nobody learns who has an account. */
async function inviteQuietly(context: CallContext, asked: z.infer<typeof invite>): Promise<Done> {
  if (!context.deps.config.hasInvitePrivacy) return runInvite(context, asked)
  try {
    await runInvite(context, asked)
  } catch (error) {
    const isTelling = error instanceof HttpError && (error.status === 404 || error.status === 409)
    if (!isTelling) throw error
  }
  return { status: 200 }
}

async function runInvite(
  context: CallContext,
  { email, localId }: z.infer<typeof invite>,
): Promise<Done> {
  const { trx, caller, now } = context
  const me = caller.userId
  const found = await findUserByEmail(trx, comparableAddress(email))
  if (!found) throw refuse(404, 'user_not_found', TEXT.inviteUnknown)
  if (found.id === me) throw refuse(406, 'self_invite', TEXT.inviteSelf)
  await lockUsers(trx, [me, found.id])
  const known = await friendshipOf(trx, { me, other: found.id }, 'update')
  if (known?.status === 'pending' && known.requester !== me) return accept(context, known)
  if (known && !isOpenAgain(known, now)) throw refuse(409, 'already_invited', TEXT.inviteAgain)
  if (known) await removeFriendship(trx, known.id)
  // Who asks would learn from a record of their own, or an id that is taken, that there is an account.
  const isQuiet = context.deps.config.hasInvitePrivacy
  const id = isQuiet
    ? uuidv7()
    : localId === undefined
      ? context.newId()
      : await freeId(trx, localId.toLowerCase())
  await insertFriendship(trx, { id, requester: me, recipient: found.id })
  const version = await publish(context, { me, id }, isQuiet ? [found.id] : [me, found.id])
  return { status: 201, id, scope: scopeName('me', me), version }
}

/** Who was rejected may ask again after a while; who has rejected, at once. */
function isOpenAgain(known: Friendship, now: number): boolean {
  if (known.status !== 'rejected') return false
  const since = now - (known.answeredAt?.getTime() ?? 0)
  return known.requester !== known.me || since > REJECTION_DAYS * DAY_MS
}

async function runAnswer(
  context: CallContext,
  id: string | undefined,
  status: 'ACCEPTED' | 'REJECTED',
): Promise<Done> {
  const { trx, caller } = context
  const me = caller.userId
  const asked = id === undefined ? undefined : await friendshipById(trx, { me, id })
  if (!asked) throw unknownRequest()
  await lockUsers(trx, [me, asked.other])
  const request = await friendshipById(trx, { me, id: asked.id }, 'update')
  if (!request) throw unknownRequest()
  if (request.requester === me) throw forbidden()
  const wanted = status === 'ACCEPTED' ? 'accepted' : 'rejected'
  if (request.status === wanted) return asItStands(context, { status: 200, id: request.id })
  if (request.status !== 'pending')
    throw refuse(409, 'conflict', 'This request was answered already')
  return wanted === 'accepted' ? accept(context, request) : reject(context, request)
}

async function accept(context: CallContext, request: Friendship): Promise<Done> {
  await setStatus(context.trx, request.id, { status: 'accepted', at: context.now })
  const version = await publish(context, request, [request.me, request.other])
  return { status: 200, id: request.id, scope: scopeName('me', request.me), version }
}

/** The row stays, so that the one who asked cannot ask again at once. */
async function reject(context: CallContext, request: Friendship): Promise<Done> {
  await setStatus(context.trx, request.id, { status: 'rejected', at: context.now })
  const scope = scopeName('me', request.me)
  const versions = await endFriendshipRows(context, [request], scopesOf(request))
  return { status: 200, id: request.id, scope, version: versions.get(scope) }
}

/** Writes the records of a friendship for those who see it, and returns the version of the caller's scope. */
async function publish(
  context: CallContext,
  { me, id }: { me: string; id: string },
  seers: readonly string[],
): Promise<number | undefined> {
  const pair = await friendshipById(context.trx, { me, id })
  if (!pair) throw unknownRequest()
  const versions = await bumpScopes(
    context.trx,
    seers.map((seer) => scopeName('me', seer)),
  )
  // Read again: a name may have changed while the scopes were waited for.
  const fresh = (await friendshipById(context.trx, { me, id })) ?? pair
  await writeFriendshipRows(context, [fresh], versions)
  return versions.get(scopeName('me', me))
}

async function readRequest({ db, userId }: Reading, id: string): Promise<FriendRequest> {
  const request = await friendshipById(db, { me: userId, id })
  if (!request) throw unknownRequest()
  const names = await namesOf(db, [request.requester])
  const status = { pending: 'pending', accepted: 'ACCEPTED', rejected: 'REJECTED' } as const
  const displayName = names.get(request.requester) ?? ''
  return { id: request.id, requester: { displayName }, status: status[request.status] }
}

function unknownRequest() {
  return refuse(404, 'not_found', 'Friend request not found')
}
