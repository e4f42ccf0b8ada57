// The twin of server/db/things.ts. Sessions are the world's own business.
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { FoundThing } from '#server/db/things.ts'
import { friendshipOf } from './friendships.ts'
import { recordsById } from './records.ts'
import { namesOf } from './users.ts'

export async function findThing(
  db: Kysely<Database>,
  { id, me }: { id: string; me: string; sessionId: string | undefined },
): Promise<FoundThing> {
  const [row] = await recordsById(db, [id])
  const owner = row?.owner ?? ''
  const friendship = owner === me ? undefined : await friendshipOf(db, { me, other: owner })
  const ownerName = (await namesOf(db, [owner])).get(owner) ?? ''
  return { row, ownerName, friendship, session: undefined }
}
