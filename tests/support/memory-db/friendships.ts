// The twin of server/db/friendships.ts.
import type { Kysely, Transaction } from 'kysely'
import { NO_PERMISSIONS, type Permissions } from '#shared/grants.ts'
import { grantedScopes } from '#shared/permissions.ts'
import { parseScope } from '#shared/scopes.ts'
import type { Database } from '#server/db/database.ts'
import {
  isSeer,
  scopesSeenBy,
  seenBy,
  seenInJson,
  type Friendship,
} from '#server/db/friendships.ts'
import type { FriendshipStatus } from '#server/db/product-tables.ts'
import { memoryOf, put, remove, uniqueViolation, type StoredFriendship } from './data.ts'

export { isSeer, scopesSeenBy, seenBy, seenInJson }

export async function friendshipOf(
  db: Kysely<Database>,
  { me, other }: { me: string; other: string },
): Promise<Friendship | undefined> {
  const [low, high] = [me, other].sort()
  const row = all(db).find((found) => found.low === low && found.high === high)
  return row && asSeen(row, me)
}

export async function friendshipById(
  db: Kysely<Database>,
  { me, id }: { me: string; id: string },
): Promise<Friendship | undefined> {
  const row = memoryOf(db).tables.friendships.get(id)
  return row && (row.low === me || row.high === me) ? asSeen(row, me) : undefined
}

export async function friendshipsOf(db: Kysely<Database>, me: string): Promise<Friendship[]> {
  return all(db)
    .filter(({ low, high, status }) => (low === me || high === me) && status !== 'rejected')
    .map((row) => asSeen(row, me))
}

export async function insertFriendship(
  trx: Transaction<Database>,
  made: { id: string; requester: string; recipient: string },
): Promise<void> {
  const memory = memoryOf(trx)
  const [low = '', high = ''] = [made.requester, made.recipient].sort()
  const isTaken = all(trx).some(
    (row) => row.id === made.id || (row.low === low && row.high === high),
  )
  if (isTaken) throw uniqueViolation('friendships')
  const value: StoredFriendship = {
    id: made.id,
    low,
    high,
    requester: made.requester,
    status: 'pending',
    grantsLow: NO_PERMISSIONS,
    grantsHigh: NO_PERMISSIONS,
    answeredAt: null,
  }
  put(memory, memory.tables.friendships, { key: made.id, value })
}

export async function setStatus(
  trx: Transaction<Database>,
  id: string,
  answer: { status: FriendshipStatus; at: number },
): Promise<void> {
  change(trx, id, { status: answer.status, answeredAt: new Date(answer.at) })
}

export async function setGrants(
  trx: Transaction<Database>,
  friendship: Friendship,
  mine: Permissions,
): Promise<void> {
  const isLow = friendship.me < friendship.other
  change(trx, friendship.id, isLow ? { grantsLow: mine } : { grantsHigh: mine })
}

export async function removeFriendship(trx: Transaction<Database>, id: string): Promise<void> {
  const memory = memoryOf(trx)
  remove(memory, memory.tables.friendships, id)
}

export async function viewersOf(
  db: Kysely<Database>,
  scopes: Iterable<string>,
): Promise<Set<string>> {
  const parsed = [...scopes].flatMap((scope) => parseScope(scope) ?? [])
  const viewers = new Set(parsed.map(({ owner }) => owner))
  for (const { kind, owner } of parsed) {
    for (const row of all(db)) {
      if (row.status !== 'accepted' || (row.low !== owner && row.high !== owner)) continue
      const { other, mine } = asSeen(row, owner)
      if (grantedScopes(mine).includes(kind)) viewers.add(other)
    }
  }
  return viewers
}

function all(db: unknown): StoredFriendship[] {
  return [...memoryOf(db).tables.friendships.values()]
}

function change(trx: unknown, id: string, values: Partial<StoredFriendship>): void {
  const memory = memoryOf(trx)
  const row = memory.tables.friendships.get(id)
  if (row) put(memory, memory.tables.friendships, { key: id, value: { ...row, ...values } })
}

function asSeen(row: StoredFriendship, me: string): Friendship {
  const isLow = row.low === me
  const grants = (low: boolean): Permissions => (low ? row.grantsLow : row.grantsHigh)
  return {
    id: row.id,
    me,
    other: isLow ? row.high : row.low,
    requester: row.requester,
    status: row.status,
    mine: grants(isLow),
    theirs: grants(!isLow),
    answeredAt: row.answeredAt,
  }
}
