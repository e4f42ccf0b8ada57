// How calls begin that change a list, a recipe or a place: in one statement.
import type { Transaction } from 'kysely'
import type { Flag } from '#shared/grants.ts'
import { ask } from './ask.ts'
import type { Database } from './database.ts'
import { seenInJson, type Friendship, type FriendshipJson } from './friendships.ts'
import { unpack, type Packed } from './packed-cells.ts'
import { toRow, type Columns, type StoredRow } from './records.ts'
import { callKey, placeOf } from './keys.ts'
import type { Usage } from './usage.ts'

/**
 * What a call is about, and the ids of everything it names: see openCalls. flags: each lets a friend
 * change it. isWhole: of a list all items are read.
 */
export type CallTarget = {
  id: string
  kind: 'list' | 'recipe' | 'place'
  ids: readonly string[]
  flags: readonly Flag[]
  isWhole?: boolean
}

/** Calls, in their order, of one user about one thing. */
type Opening = {
  userId: string
  calls: readonly { mutationId: string; hash: Buffer }[]
  target: CallTarget
}

/** A target whose scope is locked. ver: of the first call; each has the next one. */
export type Opened = {
  target: CallTarget
  scope: string
  owner: string
  ver: number
  /** With the owner, as it stands behind the lock; undefined for the owner, and where it has ended. */
  friendship: Friendship | undefined
  /** What was asked for, as far as it is there. */
  rows: Map<string, StoredRow>
  /** What has been counted for the owner. */
  usage: Usage
}

type Answer = { claimed: boolean } & Partial<{
  scope: string
  owner: string
  ver: number
  friendship: FriendshipJson | null
  usage: Usage
  rows: Columns[]
  /** Of a list that is read whole, the items that were not named; by, stamp: '' for null. */
  items: [
    id: string,
    ver: number,
    born: number,
    by: string,
    createdAt: number,
    del: StoredRow['del'],
    content: Packed['content'],
    stamp: string,
    writes: Packed['writes'],
  ][]
}>

/**
 * Claims calls as `claimCall` does; where the caller may change the target it also locks its scope,
 * gives each call a version, notes that it was applied (200, about the target, at this version) and
 * reads the rows. A friend's right may have ended while they waited: who runs the call looks at
 * `friendship` first. Must be the first statement of the transaction. isClaimed false: one of them was
 * run before, and nothing more was done. opened: undefined where there is no such target for the caller.
 */
export async function openCalls(
  trx: Transaction<Database>,
  { userId, calls, target }: Opening,
): Promise<{ isClaimed: boolean; opened: Opened | undefined }> {
  const mutations = calls.map(({ mutationId }) => callKey(mutationId))
  const hashes = calls.map(({ hash }) => hash)
  const [row] = await ask<{ answer: string }>(trx)`
    select begin_calls(${userId}, ${mutations}::uuid[], ${hashes}::bytea[], ${target.id},
      ${target.kind}, ${[...target.ids]}::uuid[], ${[...target.flags]}::text[],
      ${target.isWhole === true}) as answer
  `
  const answer: Answer = JSON.parse(row?.answer ?? '{}')
  return { isClaimed: answer.claimed, opened: openedOf(answer, userId, target) }
}

function openedOf(
  { scope: key, owner, ver, friendship, usage, rows, items = [] }: Answer,
  userId: string,
  target: CallTarget,
): Opened | undefined {
  if (!key || !owner || !ver || !usage || !rows) return undefined
  const { scope } = placeOf(key)
  const seen = friendship ? seenInJson(friendship, userId) : undefined
  const read = new Map(rows.map((columns) => [columns.id, toRow(columns)]))
  const [kind, parent] = ['item', target.id] as const
  for (const [id, itemVer, born, madeBy, createdAt, del, content, stamp, writes] of items) {
    const by = madeBy || owner
    const cells = unpack({ content, stamp, writes }, by)
    // Not spread: see toRow.
    const row = { scope, id, kind, parent, owner, ver: itemVer, born, by, createdAt, cells, del }
    read.set(id, row)
  }
  return { target, scope, owner, ver, friendship: seen, rows: read, usage }
}
