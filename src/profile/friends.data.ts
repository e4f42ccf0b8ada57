/** What the profile reads from the mirror and what one can do about friends. */
import { useLiveQuery } from 'dexie-react-hooks'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { unsentInvites } from '#db/pending.ts'
import { readFriends, readProfile, readRequests, readSentRequests } from '#db/read-people.ts'
import { markResultSeen, readAllResults, readResults } from '#db/read-sync.ts'
import type { CallResult } from '#db/store.ts'
import type { FriendshipView } from '#shared/read.ts'
import type { Flag } from '#shared/grants.ts'

export type { FriendshipView } from '#shared/read.ts'
export type { CallResult } from '#db/store.ts'

export type ProfileView = {
  displayName: string
  friends: FriendshipView[]
  requests: FriendshipView[]
  /** How many invites of mine nobody has answered. */
  unanswered: number
  /** Addresses of invites that wait for the network. */
  unsent: string[]
}

const REFUSED = 400
const FAILED_SHOWN = 3

/** The user with friends and requests; undefined while the mirror is being read. */
export function useProfile(): ProfileView | undefined {
  return useLiveQuery(async () => {
    const db = currentDb()
    const [profile, friends, requests, sent, unsent] = await Promise.all([
      readProfile(db),
      readFriends(db),
      readRequests(db),
      readSentRequests(db),
      unsentInvites(db),
    ])
    const displayName = profile?.displayName ?? ''
    const emails = unsent.map(({ email }) => email)
    return { displayName, friends, requests, unanswered: sent.length, unsent: emails }
  })
}

/** What became of calls about people and was not shown yet, oldest first. */
export function useUnseenResults(): CallResult[] {
  return useLiveQuery(() => readResults(currentDb())) ?? []
}

/** Failed invites, newest first. Those made offline fail later, so they are listed. */
export function useFailedInvites(): CallResult[] {
  const failed = useLiveQuery(async () => {
    const results = await readAllResults(currentDb())
    return results.filter(({ kind, status }) => kind === 'friend.invite' && status >= REFUSED)
  })
  return failed?.slice(0, FAILED_SHOWN) ?? []
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

/** Ends a friendship and the rights of both sides. */
export async function unfriend(friendshipId: string): Promise<void> {
  await saveHere({ type: 'unfriend', friendshipId })
}
