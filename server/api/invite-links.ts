// Invitations by a link (product §7.invite-links, docs/decisions/0025). The device makes the secret
// and sends its hash; whoever opens the link sends the secret itself, in a body and nowhere else.
import { createHash } from 'node:crypto'
import { TEXT } from '#shared/errors.ts'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import { INVITE_LINK_DAYS, INVITE_LINKS_MAX } from '#shared/limits.ts'
import type { Permissions } from '#shared/grants.ts'
import { friendEntry } from '#shared/schemas/friend.ts'
import {
  inviteLink,
  inviteLinkInput,
  inviteLookInput,
  inviteSeen,
  inviteTakeInput,
  type InviteSeen,
} from '#shared/schemas/invite-link.ts'
import type * as z from 'zod/mini'
import { scopesOfWork } from '#shared/permissions.ts'
import { scopeName } from '#shared/scopes.ts'
import { assertStillSignedIn } from '../auth/tokens/verify-token.ts'
import {
  friendshipById,
  friendshipOf,
  insertFriendship,
  removeFriendship,
  setGrants,
  setStatus,
  type Friendship,
} from '../db/friendships.ts'
import {
  endLinks,
  insertLink,
  linkByHash,
  linkById,
  waitingLinksOf,
  type InviteLink,
} from '../db/invite-links.ts'
import { bumpScope, bumpScopes, lockScopes } from '../db/scopes.ts'
import { lockUsers, namesOf } from '../db/users.ts'
import type { CallContext, Done } from '../sync/context.ts'
import { hasHappenedSince } from '../sync/journal.ts'
import { keepRevocation } from '../sync/keep-revocation.ts'
import { noteLetIn } from '../sync/let-in.ts'
import { removeLinkRows, writeLinkRow } from '../sync/link-rows.ts'
import { removeFriendshipRows, writeFriendshipRows } from '../sync/me-rows.ts'
import { form, type ApiCall, type Reading } from './calls.ts'
import { freeId } from './free-id.ts'
import { asItStands, readFriend, scopesOf } from './grants.ts'
import { admitLink, INVITE_STEP_MS } from './invite-limits.ts'
import { refuse } from './refusals.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The calls about invitations by link. They tell nothing to anybody without the secret. */
export const inviteLinkCalls: readonly ApiCall[] = [
  {
    method: 'POST',
    path: '/users/invite-links',
    summary: 'Make an invitation by link, known by the hash of its secret',
    admit: admitLink('made'),
    forms: [form(inviteLinkInput, (context, { body }) => runMake(context, body))],
    answerSchema: inviteLink,
    answer: readLink,
  },
  {
    method: 'POST',
    path: '/users/invite-links/look',
    summary: 'Who invites by this secret, and to what',
    admit: admitLink('opened'),
    stepMs: INVITE_STEP_MS,
    isLook: true,
    forms: [form(inviteLookInput, (context, { body }) => runLook(context, body.secret))],
    answerSchema: inviteSeen,
  },
  {
    method: 'POST',
    path: '/users/invite-links/take',
    summary: 'Become friends by this secret, and say what you open in turn',
    admit: admitLink('opened'),
    stepMs: INVITE_STEP_MS,
    forms: [form(inviteTakeInput, (context, { body }) => runTake(context, body))],
    answerSchema: friendEntry,
    answer: readFriend,
  },
]

async function runMake(
  context: CallContext,
  { localId, hash, grants }: z.infer<typeof inviteLinkInput>,
): Promise<Done> {
  const { deps, trx, caller, now } = context
  const me = caller.userId
  await lockUsers(trx, [me])
  await assertStillSignedIn({ ...deps, db: trx }, caller)
  const waiting = await waitingLinksOf(trx, me)
  const old = waiting.filter(({ expiresAt }) => expiresAt.getTime() <= now)
  if (waiting.length - old.length >= INVITE_LINKS_MAX) {
    const message = `At most ${INVITE_LINKS_MAX} invitations can wait at a time. Take one back first.`
    throw refuse(413, 'quota_reached', message)
  }
  const id = await freeId(trx, localId.toLowerCase())
  const createdAt = new Date(now)
  const expiresAt = new Date(now + INVITE_LINK_DAYS * DAY_MS)
  const link = { id, userId: me, grants, createdAt, expiresAt }
  await insertLink(trx, link, Buffer.from(hash, 'base64url'))
  const scope = scopeName('me', me)
  const version = await bumpScope(trx, scope)
  if (old.length > 0) {
    await endLinks(
      trx,
      old.map((ended) => ended.id),
      { at: now },
    )
    await removeLinkRows(context, old, version)
  }
  await writeLinkRow(context, link, version)
  return { status: 201, id, scope, version }
}

async function runLook(context: CallContext, secret: string): Promise<Done> {
  const { trx, caller } = context
  const link = await linkFor(context, secret)
  if (await areFriends(context, link)) throw friendsAlready()
  const names = await namesOf(trx, [link.userId])
  if (isOver(link, context.now) || link.userId === caller.userId) throw whyNot(link, context)
  const displayName = names.get(link.userId) ?? ''
  return {
    status: 200,
    body: { inviter: { displayName }, permissions: link.grants } satisfies InviteSeen,
  }
}

async function runTake(
  context: CallContext,
  { secret, grants }: z.infer<typeof inviteTakeInput>,
): Promise<Done> {
  const { trx, caller, now } = context
  const me = caller.userId
  const found = await linkFor(context, secret)
  await lockUsers(trx, [me, found.userId])
  await lockScopes(trx, scopesOfWork([me, found.userId]))
  const link = await linkFor(context, secret, { locked: true })
  const known = await friendshipOf(trx, { me, other: link.userId }, 'update')
  if (known?.status === 'accepted') {
    // The answer to the first try was lost on its way.
    if (link.takenBy === me) return asItStands(context, { status: 200, id: known.id })
    throw friendsAlready()
  }
  const isOpen = link.userId !== me && !isOver(link, now) && !isRejectedSince(known, link)
  if (!isOpen || (await hasLeft(context, link))) throw whyNot(link, context)
  if (known) await removeFriendship(trx, known.id)
  const pair = await beginFriendship(context, link, grants)
  await endLinks(trx, [link.id], { at: now, by: me })
  await keepRevocation(context, { kind: 'link-ended', link: link.id })
  const versions = await bumpScopes(trx, scopesOf(pair))
  if (known) await removeFriendshipRows(context, known, versions)
  await removeLinkRows(context, [link], versions.get(scopeName('me', link.userId)) ?? 0)
  await writeFriendshipRows(context, [pair], versions)
  const scope = scopeName('me', me)
  return { status: 200, id: pair.id, scope, version: versions.get(scope) }
}

/** Makes both friends at once, each with what the other opens. */
async function beginFriendship(
  { trx, caller, now, newId }: CallContext,
  link: InviteLink,
  mine: Permissions,
): Promise<Friendship> {
  const me = caller.userId
  const [id, other] = [newId(), link.userId]
  await insertFriendship(trx, { id, requester: other, recipient: me })
  await setStatus(trx, id, { status: 'accepted', at: now })
  const pair = await friendshipById(trx, { me, id })
  if (!pair) throw new Error('A new friendship is not there')
  await setGrants(trx, pair, mine)
  const back = { ...pair, me: other, other: me, mine: link.grants, theirs: mine }
  await setGrants(trx, back, link.grants)
  await noteLetIn(trx, { ...pair, mine })
  await noteLetIn(trx, back)
  return { ...pair, mine, theirs: link.grants }
}

async function readLink({ db }: Reading, id: string): Promise<z.infer<typeof inviteLink>> {
  const link = await linkById(db, id)
  if (!link) throw refuse(404, 'not_found', SERVER_TEXT.linkNotYet)
  return { id, expiresAt: link.expiresAt.toISOString(), permissions: link.grants }
}

/**
 * The link that a secret belongs to, also when it is used or was taken back. Throws 404 for an
 * unknown one, whose making may still be on its way here, and 410 where the account of its maker is
 * blocked.
 */
async function linkFor(
  { trx, deps, now }: CallContext,
  secret: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<InviteLink> {
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest()
  const embedded = deps.config.hosted === undefined
  const link = await linkByHash(trx, hash, { locked, now: new Date(now), embedded })
  if (!link) throw refuse(404, 'not_found', SERVER_TEXT.linkNotYet)
  if (!link.stands) throw refuse(410, 'link_gone', SERVER_TEXT.linkGone)
  return link
}

async function areFriends({ trx, caller }: CallContext, { userId }: InviteLink): Promise<boolean> {
  const known = await friendshipOf(trx, { me: caller.userId, other: userId })
  return known?.status === 'accepted'
}

function isOver({ endedAt, expiresAt }: InviteLink, now: number): boolean {
  return endedAt !== null || expiresAt.getTime() <= now
}

/** Whoever made the link has rejected this person after that: the rejection counts. */
function isRejectedSince(known: Friendship | undefined, { createdAt }: InviteLink): boolean {
  if (known?.status !== 'rejected' || known.requester !== known.me) return false
  return (known.answeredAt?.getTime() ?? 0) >= createdAt.getTime()
}

/**
 * Whoever left the friendship does not come back by a link: rights that its maker had taken away
 * would come back, too.
 */
function hasLeft(
  { trx, caller }: CallContext,
  { userId, createdAt }: InviteLink,
): Promise<boolean> {
  const at = createdAt.getTime()
  return hasHappenedSince(trx, { kind: 'unfriended', at, one: caller.userId, other: userId }, at)
}

function whyNot({ userId }: InviteLink, { caller }: CallContext) {
  return userId === caller.userId
    ? refuse(406, 'self_invite', TEXT.inviteSelf)
    : refuse(410, 'link_gone', SERVER_TEXT.linkGone)
}

function friendsAlready() {
  return refuse(409, 'already_friends', SERVER_TEXT.friendsAlready)
}
