// Grocery lists as callers read them, and what a plain caller's session has read last.
import { setImmediate as othersTurn } from 'node:timers/promises'
import { isVisible, updatedMs } from '#shared/merge/record.ts'
import { stampMs } from '#shared/merge/stamp.ts'
import { readItems, readListFields } from '#shared/read.ts'
import type { GroceryList } from '#shared/schemas/grocery-list.ts'
import { scopeName } from '#shared/scopes.ts'
import { friendshipsOf, scopesSeenBy } from '../db/friendships.ts'
import { listsInPortions } from '../db/records-by-change.ts'
import { type StoredRow } from '../db/records.ts'
import { noteSeen } from '../db/rest-seen.ts'
import type { Latest } from '../db/shown-list.ts'
import { databaseTrouble } from '../db/unavailable.ts'
import type { Reading, Versioned } from './calls.ts'
import { readListRows } from './targets.ts'

/** One list with its items. Throws 404. */
export async function readList(reading: Reading, id: string | undefined): Promise<GroceryList> {
  const { row, rows, hidden } = await readListRows(reading, id)
  const list = listOf(row, rows, hidden)
  // The answer to a change was remembered with the change.
  if (!reading.opened?.isOver) await remember(reading, [list])
  return list
}

/** The own lists, the newest first. */
export function readOwnLists(reading: Reading): AsyncIterable<GroceryList> {
  return readLists(reading, [scopeName('lists', reading.userId)])
}

/** The lists that friends have opened, the newest first. */
export async function* readSharedLists(reading: Reading): AsyncIterable<GroceryList> {
  const friendships = await friendshipsOf(reading.db, reading.userId)
  const own = scopeName('lists', reading.userId)
  const scopes = scopesSeenBy(reading.userId, friendships).filter(
    (scope) => scope.startsWith('lists:') && scope !== own,
  )
  yield* readLists(reading, scopes)
}

/** Putting a list of more rows together takes milliseconds: others are served in between. */
const LONG = 200

// One list at a time: with its items it may be a megabyte.
async function* readLists({ db }: Reading, scopes: readonly string[]): AsyncIterable<GroceryList> {
  for await (const { id, rows } of listsInPortions(db, scopes)) {
    if (rows.length > LONG) await othersTurn()
    const row = rows.find((candidate) => candidate.id === id)
    if (row && isVisible(row)) yield listOf(row, rows)
  }
}

/**
 * Notes what a session was answered. Where there is no room for that, reading goes on: what the
 * session is known to have seen is then older than what it saw, which only makes its edits careful.
 */
export async function remember(
  { db, sessionId }: Reading,
  lists: readonly Versioned[],
): Promise<void> {
  try {
    const seen = lists.map(({ id, version, authorId }) => ({
      scope: scopeName('lists', authorId),
      id,
      version,
    }))
    await noteSeen(db, sessionId, seen)
  } catch (error) {
    if (db.isTransaction || databaseTrouble(error) !== 'full') throw error
  }
}

/**
 * A list of its row and those of its items. version and updatedAt are those of its latest change,
 * of whatever in it, so that deleting an item never makes a list look older. hidden: of items that are
 * not among the rows.
 */
function listOf(row: StoredRow, rows: readonly StoredRow[], hidden?: Latest): GroceryList {
  const items = rows.filter((candidate) => candidate.kind === 'item')
  const fields = readListFields(row)
  let version = Math.max(row.ver, hidden?.ver ?? 0)
  let updated = Math.max(updatedMs(row), hidden ? stampMs(hidden.stamp) : 0)
  for (const item of items) {
    version = Math.max(version, item.ver)
    updated = Math.max(updated, updatedMs(item))
  }
  return {
    id: row.id,
    localId: row.id,
    ...fields,
    authorId: row.owner,
    updatedAt: new Date(updated).toISOString(),
    version,
    groceries: readItems(items),
  }
}
