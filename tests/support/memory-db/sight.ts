// The twin of server/db/sight.ts.
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Sight } from '#server/db/sight.ts'
import { memoryOf } from './data.ts'
import { friendshipsOf, scopesSeenBy } from './friendships.ts'

export async function readSight(db: Kysely<Database>, me: string): Promise<Sight> {
  const { meta, lives, scopes, writes } = memoryOf(db).tables
  const friendships = await friendshipsOf(db, me)
  const granted = scopesSeenBy(me, friendships)
  const [last] = [...lives].sort(([, a], [, b]) => b.place - a.place)
  const key = meta.get('lifeKey') ?? ''
  return {
    friendships,
    versions: new Map(granted.map((scope) => [scope, scopes.get(scope) ?? 0])),
    write: Math.max(0, ...granted.map((scope) => writes.get(scope) ?? 0)),
    history: { epoch: meta.get('epoch') ?? '', key, life: last?.[0] ?? null },
  }
}
