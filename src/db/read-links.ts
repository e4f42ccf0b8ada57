/** Invitations by link: their screens alone read them. */
import type { FriendshipView } from '#shared/read.ts'
import type { NomnomDb } from './db.ts'
import { readFriendships } from './read-people.ts'
import { META_KEY } from './tables.ts'

/**
 * This user's invitations by link that wait at a moment (Unix ms, device clock), newest first. read: the
 * friendships, where somebody reads them anyway.
 */
export async function readLinks(
  db: NomnomDb,
  now: number,
  read = readFriendships(db),
): Promise<FriendshipView[]> {
  const [friendships, meta] = await Promise.all([read, db.tables.meta.get(META_KEY)])
  const serverNow = now + (meta?.clock.offset ?? 0)
  return friendships.filter(({ status, until }) => status === 'link' && until > serverNow)
}
