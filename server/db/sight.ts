// What somebody may see, how far that is, and which history it belongs to: one statement of a pull.
import type { Kysely } from 'kysely'
import { ask } from './ask.ts'
import type { Database } from './database.ts'
import { scopesSeenBy, seenInJson, type Friendship, type FriendshipJson } from './friendships.ts'
import { keyOf } from './keys.ts'
import type { History } from './lives.ts'

/** versions: of the scopes that may be seen, in their order; 0 before any change. write: the last. */
export type Sight = {
  friendships: Friendship[]
  versions: Map<string, number>
  write: number
  history: History
}

type Stored = History & {
  friendships: FriendshipJson[]
  scopes: Record<string, [ver: number, write: number]>
}

/** How everything stands for a user. */
export async function readSight(db: Kysely<Database>, me: string): Promise<Sight> {
  const [row] = await ask<Stored>(db)`
    with f as (
      select * from friendships where (low = ${me} or high = ${me}) and status <> 'rejected'
    )
    select (select value from meta where key = 'epoch') as epoch,
      (select value from meta where key = 'lifeKey') as key,
      (select life from lives order by place desc limit 1) as life,
      (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at, f.id), '[]') from f) as friendships,
      (
        select coalesce(jsonb_object_agg(s.scope, jsonb_build_array(s.ver, s.write)), '{}')
        -- An array is looked up by the key, where a subquery may be hashed with all scopes.
        from scopes s where s.scope = any(array(
          select scope_of(${me}::uuid, part) from generate_series(0, 3) as part
          union all
          select scope_of(case when f.low = ${me} then f.high else f.low end, part)
          from f, generate_series(0, 3) as part where f.status = 'accepted'
        ))
      ) as scopes
  `
  if (!row) throw new Error('The database gave no row where there is always one')
  const { friendships, scopes, ...history } = row
  const seen = friendships.map((stored) => seenInJson(stored, me))
  const granted = scopesSeenBy(me, seen)
  const stand = granted.map((scope) => [scope, ...(scopes[keyOf(scope)] ?? [0, 0])] as const)
  const write = Math.max(0, ...stand.map(([, , latest]) => latest))
  const versions = new Map(stand.map(([scope, ver]) => [scope, ver]))
  return { friendships: seen, versions, write, history }
}
