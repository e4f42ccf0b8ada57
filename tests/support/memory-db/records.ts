// The twin of server/db/records.ts.
import { hash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { isVisible, type Kind } from '#shared/merge/record.ts'
import type { Database } from '#server/db/database.ts'
import { toRow, type RowRun, type StoredRow } from '#server/db/records.ts'
import { memoryOf, put, remove } from './data.ts'

export { toRow }

const ONCE = new Set<Kind>(['list', 'item', 'recipe', 'place'])

/** Sorts by code units. */
export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const keyOf = ({ scope, id }: { scope: string; id: string }) => `${scope} ${id}`

export async function locateRecord(
  db: Kysely<Database>,
  id: string,
): Promise<{ scope: string; owner: string; kind: Kind } | undefined> {
  const [row] = select(db, (candidate) => candidate.id === id && ONCE.has(candidate.kind))
  return row && { scope: row.scope, owner: row.owner, kind: row.kind }
}

export async function recordsById(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<StoredRow[]> {
  return select(db, (row) => ONCE.has(row.kind) && ids.includes(row.id))
}

export async function isOfPeople(db: Kysely<Database>, ids: readonly string[]): Promise<boolean> {
  const { users, friendships } = memoryOf(db).tables
  return ids.some((id) => users.has(id) || friendships.has(id))
}

export async function listWithItems(db: Kysely<Database>, listId: string): Promise<StoredRow[]> {
  return select(db, (row) => row.parent === listId || (row.id === listId && row.kind === 'list'))
}

export async function fingerprintOf(db: Kysely<Database>, scope: string): Promise<string> {
  const alive = select(db, (row) => row.scope === scope && isVisible(row))
  const lists = new Set(alive.filter(({ kind }) => kind === 'list').map(({ id }) => id))
  const lines = alive
    .filter(({ kind, parent }) => kind !== 'item' || lists.has(parent ?? ''))
    .map(({ id, ver }) => `${id}:${ver}`)
    .sort()
  return hash('sha256', lines.join('\n'), 'hex')
}

export async function recordsOfScopes(
  db: Kysely<Database>,
  scopes: readonly string[],
  ids: readonly string[],
): Promise<StoredRow[]> {
  const { records } = memoryOf(db).tables
  const keys = scopes.flatMap((scope) => ids.map((id) => keyOf({ scope, id })))
  return [...new Set(keys)].flatMap((key) => records.get(key) ?? [])
}

export async function rowsBehind(
  db: Kysely<Database>,
  place: { scope: string; ver: number; id: string },
  limit: number,
): Promise<RowRun[]> {
  const isBehind = (row: StoredRow) =>
    row.ver > place.ver || (row.ver === place.ver && row.id > place.id)
  const rows = select(db, (row) => row.scope === place.scope && isBehind(row))
    .sort((a, b) => a.ver - b.ver || byText(a.id, b.id))
    .slice(0, limit)
  const runs = new Map<string, RowRun>()
  for (const row of rows) {
    const { ver, id, kind, parent, del } = row
    const key = [ver, kind, parent, del === null ? '' : id].join()
    const { count = 0, text = '' } = runs.get(key) ?? {}
    const isDeleted = del !== null
    const more = `${text}${text && ','}${textOf(row)}`
    runs.set(key, { ver, id, kind, parent, isDeleted, count: count + 1, text: more })
  }
  return [...runs.values()].sort((a, b) => a.ver - b.ver || byText(a.id, b.id))
}

const texts = new WeakMap<StoredRow, string>()

/** A row as it travels. It is written out once, because stored rows never change in place. */
function textOf(stored: StoredRow): string {
  const known = texts.get(stored)
  if (known !== undefined) return known
  const { scope: _scope, owner: _owner, born: _born, ...row } = stored
  const text = JSON.stringify(row)
  texts.set(stored, text)
  return text
}

export async function countItems(
  db: Kysely<Database>,
  { scope, id }: { scope: string; id: string },
): Promise<{ kept: number; removed: number }> {
  const rows = select(db, (row) => row.scope === scope && row.parent === id)
  const kept = rows.filter(isVisible)
  const removed = rows.filter((row) => !isVisible(row) && Object.keys(row.cells).length > 0)
  return { kept: kept.length, removed: removed.length }
}

export async function touchItems(
  trx: Transaction<Database>,
  { scope, id }: { scope: string; id: string },
  ver: number,
): Promise<void> {
  const memory = memoryOf(trx)
  for (const row of memory.tables.records.values()) {
    if (row.scope !== scope || row.parent !== id) continue
    put(memory, memory.tables.records, { key: keyOf(row), value: { ...row, ver } })
  }
}

export async function deleteRecordsOf(trx: Transaction<Database>, owner: string): Promise<void> {
  const memory = memoryOf(trx)
  const { records, history } = memory.tables
  const rows = [...records.values()].filter((row) => row.owner === owner)
  const ids = new Set(rows.map(({ id }) => id))
  for (const [key, { record_id }] of history) if (ids.has(record_id)) remove(memory, history, key)
  for (const row of rows) remove(memory, records, keyOf(row))
}

/** The rows for which this holds. */
export function select(db: unknown, isWanted: (row: StoredRow) => boolean): StoredRow[] {
  const found: StoredRow[] = []
  for (const row of memoryOf(db).tables.records.values()) if (isWanted(row)) found.push(row)
  return found
}
