// Who is whose friend, and what each grants the other. One row a pair.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { grantedScopes } from '#shared/permissions.ts'
import { NO_PERMISSIONS, type Permissions } from '#shared/grants.ts'
import { parseScope, scopeName } from '#shared/scopes.ts'
import { ask } from './ask.ts'
import type { Database } from './database.ts'
import type { FriendshipStatus } from './product-tables.ts'

/** A friendship as one of the two sees it. mine: what I grant; theirs: what I was granted. */
export type Friendship = {
  id: string
  me: string
  other: string
  requester: string
  status: FriendshipStatus
  mine: Permissions
  theirs: Permissions
  answeredAt: Date | null
}

/** A friendship as it is stored, the smaller of the two ids first. */
type FriendshipColumns = {
  id: string
  low: string
  high: string
  requester: string
  status: FriendshipStatus
  grants_low: Permissions
  grants_high: Permissions
  answered_at: Date | null
}

const COLUMNS = sql.raw('id, low, high, requester, status, grants_low, grants_high, answered_at')

type Lock = 'none' | 'update'
const LOCKS: Record<Lock, RawBuilder<unknown>> = {
  none: sql.raw(''),
  update: sql.raw('for update'),
}

/** The friendship of a pair, whatever its status, locked as asked. */
export async function friendshipOf(
  db: Kysely<Database>,
  pair: { me: string; other: string },
  lock: Lock = 'none',
): Promise<Friendship | undefined> {
  const [low, high] = [pair.me, pair.other].sort()
  const { rows } = await sql<FriendshipColumns>`
    select ${COLUMNS} from friendships where low = ${low} and high = ${high} ${LOCKS[lock]}
  `.execute(db)
  return rows.map((row) => seenBy(row, pair.me))[0]
}

/** A friendship of mine by its id, locked as asked. */
export async function friendshipById(
  db: Kysely<Database>,
  asked: { me: string; id: string },
  lock: Lock = 'none',
): Promise<Friendship | undefined> {
  const { rows } = await sql<FriendshipColumns>`
    select ${COLUMNS} from friendships
    where id = ${asked.id} and (low = ${asked.me} or high = ${asked.me}) ${LOCKS[lock]}
  `.execute(db)
  return rows.map((row) => seenBy(row, asked.me))[0]
}

/** All friendships of a user that were not rejected. */
export async function friendshipsOf(db: Kysely<Database>, me: string): Promise<Friendship[]> {
  const { rows } = await sql<FriendshipColumns>`
    select ${COLUMNS} from friendships
    where (low = ${me} or high = ${me}) and status <> 'rejected' order by created_at, id
  `.execute(db)
  return rows.map((row) => seenBy(row, me))
}

/** Whether the other one sees that somebody is there; who has asked and waits knows an address and no name. */
export function isSeer({ status, requester, me }: Friendship): boolean {
  return status === 'accepted' || requester === me
}

/** Adds a pending friendship without any grant. The pair must have none. */
export async function insertFriendship(
  trx: Transaction<Database>,
  made: { id: string; requester: string; recipient: string },
): Promise<void> {
  const [low, high] = [made.requester, made.recipient].sort()
  const none = JSON.stringify(NO_PERMISSIONS)
  await sql`
    insert into friendships (id, low, high, requester, status, grants_low, grants_high)
    values (${made.id}, ${low}, ${high}, ${made.requester}, 'pending', ${none}::jsonb, ${none}::jsonb)
  `.execute(trx)
}

/** Sets how a request was answered. */
export async function setStatus(
  trx: Transaction<Database>,
  id: string,
  answer: { status: FriendshipStatus; at: number },
): Promise<void> {
  await sql`
    update friendships set status = ${answer.status}, answered_at = ${new Date(answer.at)}
    where id = ${id}
  `.execute(trx)
}

/** Sets what one of the two grants the other. */
export async function setGrants(
  trx: Transaction<Database>,
  friendship: Friendship,
  mine: Permissions,
): Promise<void> {
  const json = JSON.stringify(mine)
  const column = sql.ref(friendship.me < friendship.other ? 'grants_low' : 'grants_high')
  await sql`
    update friendships set ${column} = ${json}::jsonb where id = ${friendship.id}
  `.execute(trx)
}

/** Removes a friendship, and with it the grants of both. */
export async function removeFriendship(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`delete from friendships where id = ${id}`.execute(trx)
}

/** The scopes that a user may read: the own four and what friends have granted. */
export function scopesSeenBy(me: string, friendships: readonly Friendship[]): string[] {
  const own = (['me', 'lists', 'recipes', 'places'] as const).map((kind) => scopeName(kind, me))
  const granted = friendships
    .filter(({ status }) => status === 'accepted')
    .flatMap(({ other, theirs }) => grantedScopes(theirs).map((kind) => scopeName(kind, other)))
  return [...own, ...granted]
}

/**
 * Everybody who may read one of these scopes. known: the friendships of somebody, which say who may
 * read theirs.
 */
export async function viewersOf(
  db: Kysely<Database>,
  scopes: Iterable<string>,
  known: { me: string; friendships: readonly Friendship[] } = { me: '', friendships: [] },
): Promise<Set<string>> {
  const parsed = [...scopes].flatMap((scope) => parseScope(scope) ?? [])
  const viewers = new Set(parsed.map(({ owner }) => owner))
  // The private scope is in nobody's grants.
  const others = parsed.filter(({ kind, owner }) => kind !== 'me' && owner !== known.me)
  const owners = [...new Set(others.map(({ owner }) => owner))]
  const rows = owners.length === 0 ? [] : await friendshipsAmong(db, owners)
  for (const { kind, owner } of parsed) {
    const ofOwner = rows.filter(({ low, high }) => low === owner || high === owner)
    const friendships =
      owner === known.me ? known.friendships : ofOwner.map((row) => seenBy(row, owner))
    for (const { status, mine, other } of friendships) {
      if (status === 'accepted' && grantedScopes(mine).includes(kind)) viewers.add(other)
    }
  }
  return viewers
}

/** A stored friendship that comes as JSON. */
export type FriendshipJson = Omit<FriendshipColumns, 'answered_at'> & { answered_at: string | null }

/** The same as one of the two sees it. */
export function seenInJson(stored: FriendshipJson, me: string): Friendship {
  const { answered_at: at } = stored
  return seenBy({ ...stored, answered_at: at === null ? null : new Date(at) }, me)
}

/** A stored friendship as one of the two sees it. */
export function seenBy(row: FriendshipColumns, me: string): Friendship {
  const isLow = row.low === me
  return {
    id: row.id,
    me,
    other: isLow ? row.high : row.low,
    requester: row.requester,
    status: row.status,
    mine: isLow ? row.grants_low : row.grants_high,
    theirs: isLow ? row.grants_high : row.grants_low,
    answeredAt: row.answered_at,
  }
}

function friendshipsAmong(
  db: Kysely<Database>,
  owners: readonly string[],
): Promise<FriendshipColumns[]> {
  return ask<FriendshipColumns>(db)`
    select id, low, high, requester, status, grants_low, grants_high, answered_at
    from friendships where status = 'accepted'
      and (low = any(${[...owners]}::uuid[]) or high = any(${[...owners]}::uuid[]))
  `
}
