/** An invitation by link, as its guest sees it: these calls count now or not at all. */
import { RequestError } from '#shared/errors.ts'
import type { Permissions } from '#shared/grants.ts'
import { listed } from '#page/listed.ts'
import { request } from '#session/request.ts'

/** later: there is no answer. refused: why, and whether another try can help. */
export type Offer =
  | { kind: 'offer'; name: string; grants: Permissions }
  | { kind: 'friends' }
  | { kind: 'refused'; reason: string; isFinal: boolean }
  | { kind: 'later' }

/** Who invites, and to what; never throws. */
export async function lookAt(secret: string): Promise<Offer> {
  try {
    const answer = await request({
      method: 'POST',
      path: '/users/invite-links/look',
      json: { secret },
    })
    // Our server answers what its schema says (shared/schemas/invite-link.ts).
    const { inviter, permissions } = answer as {
      inviter: { displayName: string }
      permissions: Permissions
    }
    return { kind: 'offer', name: inviter.displayName, grants: permissions }
  } catch (error) {
    return refusalOf(error)
  }
}

/** Takes it, opening `grants` in turn; answers the id of the friendship, or why not. */
export async function take(
  secret: string,
  grants: Permissions,
): Promise<{ kind: 'taken'; friendshipId: string } | Exclude<Offer, { kind: 'offer' }>> {
  try {
    const answer = await request({
      method: 'POST',
      path: '/users/invite-links/take',
      json: { secret, grants },
    })
    const { friendship } = answer as { friendship: { id: string } }
    return { kind: 'taken', friendshipId: friendship.id }
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Exclude<Offer, { kind: 'offer' }> {
  if (!(error instanceof RequestError) || error.status >= 500) return { kind: 'later' }
  if (error.code === 'already_friends') return { kind: 'friends' }
  // Unknown so far, or too many tries: it may work later.
  const isFinal = error.status !== 404 && error.status !== 429 && error.status !== 401
  return { kind: 'refused', reason: error.reason ?? error.message, isFinal }
}

const NOUNS = [
  ['canManageGroceryLists', 'grocery lists'],
  ['canViewRecipes', 'recipes'],
  ['canViewPlaces', 'restaurants'],
] as const

/** What is opened, in words: 'grocery lists and recipes'; '' for nothing. */
export function nounsOf(grants: Permissions): string {
  const nouns = NOUNS.filter(([flag]) => grants[flag]).map(([, noun]) => noun)
  return listed(nouns)
}
