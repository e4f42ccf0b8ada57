/** Whom one shares with, and invitations by link. */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { readLinks } from '#db/read-links.ts'
import { readFriends, readFriendships } from '#db/read-people.ts'
import type { Permissions } from '#shared/grants.ts'
import type { FriendshipView } from '#shared/read.ts'

export type { FriendshipView } from '#shared/read.ts'

/** Where a link leads: a page of the server that hands its secret on to the app. */
const INVITE_PATH = '/invite'
const SECRET_BYTES = 16

/** The friends of this user and the links that wait; undefined while they are read. */
export function usePeople(): { friends: FriendshipView[]; links: FriendshipView[] } | undefined {
  return useLive(async () => {
    const db = currentDb()
    const read = readFriendships(db)
    const [friends, links] = await Promise.all([
      readFriends(db, read),
      readLinks(db, Date.now(), read),
    ])
    return { friends, links }
  })
}

/**
 * Makes an invitation and answers its address, which is known to nobody else: the secret is on this
 * page alone and never kept. Works without a network.
 */
export async function makeInviteLink(
  grants: Permissions,
): Promise<{ id: string; address: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const { id } = await saveHere({ type: 'make-link', hash: base64url(hash), grants })
  return { id, address: `${location.origin}${INVITE_PATH}#${base64url(bytes)}` }
}

/** Why the server did not take a link that was made here; undefined where it did, or has not said so. */
export function useLinkRefusal(id: string): string | undefined {
  return useLive(async () => {
    const calls = await currentDb().tables.outbox.where('root').equals(id).toArray()
    return calls.find(({ state }) => state === 'parked')?.error?.message
  }, id)
}

/** Lets a friend manage one's grocery lists, or not. */
export async function shareLists(friendshipId: string, on: boolean): Promise<void> {
  await saveHere({ type: 'grant', friendshipId, flag: 'canManageGroceryLists', on })
}

/** Takes a link back: from now on nobody can take it. */
export async function takeBackInviteLink(id: string): Promise<void> {
  await saveHere({ type: 'unfriend', friendshipId: id })
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
