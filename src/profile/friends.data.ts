/** What the profile reads from the mirror and what one can do about friends. */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { dropUnsentInvite, unsentInvites, type UnsentInvite } from '#db/unsent-invites.ts'
import { readFriends, readFriendships, readProfile, readRequests } from '#db/read-people.ts'
import { readLinks } from '#db/read-links.ts'
import { readLocals, writeLocal } from '#db/local.ts'
import { FLAGS, type Flag } from '#shared/grants.ts'
import { forgetResults, markResultSeen, readAllResults, readResults } from '#db/results.ts'
import type { CallResult } from '#db/store.ts'
import type { FriendshipView } from '#shared/read.ts'

export type { FriendshipView } from '#shared/read.ts'
export type { CallResult } from '#db/store.ts'

export type ProfileView = {
  displayName: string
  friends: FriendshipView[]
  requests: FriendshipView[]
  /** Invites by e-mail of mine that nobody has answered; whom they are for is known where they were made. */
  unanswered: (FriendshipView & { email: string | null })[]
  /** Invites by e-mail that wait for the network. */
  unsent: UnsentInvite[]
  /** Invitations by link that nobody has taken. */
  links: FriendshipView[]
}

const REFUSED = 400
const FAILED_SHOWN = 3

/** The user with friends and requests; undefined while the mirror is being read. */
export function useProfile(): ProfileView | undefined {
  return useLive(async () => {
    const db = currentDb()
    const read = readFriendships(db)
    const [profile, friends, requests, friendships, unsent, links, results] = await Promise.all([
      readProfile(db),
      readFriends(db, read),
      readRequests(db, read),
      read,
      unsentInvites(db),
      readLinks(db, Date.now(), read),
      readAllResults(db),
    ])
    const displayName = profile?.displayName ?? ''
    const sent = friendships.filter(({ status, incoming }) => status === 'pending' && !incoming)
    const unanswered = sent.map((request) => ({
      ...request,
      email: results.find(({ about }) => about === request.id)?.label ?? null,
    }))
    return { displayName, friends, requests, unanswered, unsent, links }
  })
}

/** What became of calls about people and was not shown yet, oldest first. */
export function useUnseenResults(): CallResult[] {
  return useLive(() => readResults(currentDb())) ?? []
}

/**
 * Invites that failed, newest first, and only where the last one to that person did. Those made offline
 * fail later, so they are listed.
 */
export function useFailedInvites(): CallResult[] {
  const failed = useLive(async () => {
    const invites = await readInvites()
    const isLast = (result: CallResult, at: number) =>
      invites.findIndex((other) => isToSame(other, result)) === at
    return invites.filter((result, at) => result.status >= REFUSED && isLast(result, at))
  })
  return failed?.slice(0, FAILED_SHOWN) ?? []
}

/** Puts a failed invite away, with all earlier ones to that person. */
export async function dismissInvite(result: CallResult): Promise<void> {
  const invites = await readInvites()
  const told = invites.filter((other) => isToSame(other, result))
  await forgetResults(
    currentDb(),
    told.map(({ mutationId }) => mutationId),
  )
}

async function readInvites(): Promise<CallResult[]> {
  const results = await readAllResults(currentDb())
  return results.filter(({ kind }) => kind === 'friend.invite')
}

function isToSame(one: CallResult, other: CallResult): boolean {
  return one.label.toLowerCase() === other.label.toLowerCase()
}

/** Notes that a result was shown. */
export function markShown(result: CallResult): Promise<void> {
  return markResultSeen(currentDb(), result.mutationId)
}

/** Invites somebody by e-mail; what becomes of it comes as a result. */
export async function inviteFriend(email: string): Promise<void> {
  await saveHere({ type: 'invite', email: email.trim() })
}

/** Answers a request. */
export async function answerRequest(id: string, status: 'ACCEPTED' | 'REJECTED'): Promise<void> {
  await saveHere({ type: 'answer-request', id, status })
}

/** Sets one of the four rights of a friend; what it implies follows (product §8). */
export async function grant(friendshipId: string, flag: Flag, on: boolean): Promise<void> {
  await saveHere({ type: 'grant', friendshipId, flag, on })
}

/** Ends a friendship and the rights of both sides, or an invite of this user that waits. */
export async function unfriend(friendshipId: string): Promise<void> {
  await saveHere({ type: 'unfriend', friendshipId })
}

/** Takes back an invite by e-mail that has not left this device. */
export async function dropInvite(id: string): Promise<void> {
  await dropUnsentInvite(currentDb(), id)
}

/** The key under which a device remembers that it has asked what to open to a friend. */
const askedKey = (friendshipId: string) => `asked:${friendshipId}`

/** Notes that this user was asked what to open to a friend: once is enough. */
export async function noteAsked(friendshipId: string): Promise<void> {
  await writeLocal(currentDb(), askedKey(friendshipId), true)
}

/** A friend of this user by the id of the friendship; undefined until they are one. */
export function useFriend(friendshipId: string | null): FriendshipView | undefined {
  return useLive(async () => {
    const friends = await readFriends(currentDb())
    return friends.find(({ id }) => id === friendshipId)
  }, friendshipId)
}

/**
 * Somebody who became a friend by an invite that this device sent or accepted, to whom nothing is open
 * and who was not asked about.
 */
export function useNewFriend(): FriendshipView | undefined {
  return useLive(async () => {
    const db = currentDb()
    const [friends, results, asked] = await Promise.all([
      readFriends(db),
      readAllResults(db),
      readLocals(db, 'asked:'),
    ])
    const made = results.filter(({ kind }) => kind === 'friend.invite' || kind === 'friend.answer')
    const invited = new Set(made.map(({ about }) => about))
    return friends.find(
      ({ id, yours }) =>
        invited.has(id) && !asked.has(askedKey(id)) && !FLAGS.some((flag) => yours[flag]),
    )
  })
}
