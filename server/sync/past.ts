// Records as they stood at an older version of their scope, put together from what was replaced
// since. A caller who names that version is understood as having seen exactly this.
import { isVisible, type Cell, type Rec, type Tombstone } from '#shared/merge/record.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { DELETION, FORGOTTEN, replacedSince, type Replaced } from '../db/history.ts'
import type { StoredRow } from '../db/records.ts'
import { VERSIONS_STEP } from '../db/scopes.ts'
import { recOf } from './write.ts'

/**
 * The records that were there at `ver`, by id, put together from what was replaced in those that have
 * changed since; undefined where that is not kept any more.
 */
export async function pastRecords(
  db: Kysely<Database>,
  { scope, rows }: { scope: string; rows: readonly StoredRow[] },
  ver: number,
): Promise<Map<string, Rec> | undefined> {
  const ids = rows.filter((row) => row.ver > ver).map(({ id }) => id)
  const replaced = await replacedSince(db, { scope, ids }, ver)
  const isForgotten = replaced.some(({ field }) => field === FORGOTTEN)
  return isForgotten ? undefined : recordsAt(rows, replaced, ver)
}

/** Whether a version was handed out before a backup was restored: it may name what is lost. */
export function isOfOtherHistory(named: number, current: number): boolean {
  return Math.floor(named / VERSIONS_STEP) !== Math.floor(current / VERSIONS_STEP)
}

/** The records that were there at `ver`. `replaced` holds what changed since, oldest first. */
function recordsAt(
  rows: readonly StoredRow[],
  replaced: readonly Replaced[],
  ver: number,
): Map<string, Rec> {
  const before = new Map<string, Map<string, Replaced['cell']>>()
  for (const { record_id, field, cell } of replaced) {
    const fields = before.get(record_id) ?? new Map<string, Replaced['cell']>()
    // Of several changes since, the first one replaced what stood at that version.
    if (!fields.has(field)) fields.set(field, cell)
    before.set(record_id, fields)
  }
  const past = new Map<string, Rec>()
  for (const row of rows) {
    if (row.born <= ver) past.set(row.id, rewind(recOf(row), before.get(row.id)))
  }
  return past
}

/** The ids of records that were visible at a version, or later. `replaced`: what changed since, oldest first. */
export function shownSince(rows: readonly StoredRow[], replaced: readonly Replaced[]): Set<string> {
  const later = new Map<string, Replaced[]>(rows.map(({ id }) => [id, []]))
  for (const one of replaced) later.get(one.record_id)?.push(one)
  const shown = rows.filter((row) => wasShown(row, later.get(row.id) ?? []))
  return new Set(shown.map(({ id }) => id))
}

/** Goes back change by change, of which there may be very many. What came later was there as it came. */
function wasShown(row: StoredRow, replaced: readonly Replaced[]): boolean {
  let past = recOf(row)
  for (const [at, { field, cell, ver }] of [...replaced.entries()].toReversed()) {
    // Several fields may have changed at one version.
    if (ver !== replaced[at + 1]?.ver && isVisible(past)) return true
    past = rewind(past, new Map([[field, cell]]))
  }
  return isVisible(past)
}

function rewind(rec: Rec, fields: ReadonlyMap<string, Replaced['cell']> | undefined): Rec {
  if (!fields) return rec
  const cells = { ...rec.cells }
  let del = rec.del
  for (const [field, cell] of fields) {
    if (field === DELETION) del = isTombstone(cell) ? cell : null
    else if (isCell(cell)) cells[field] = cell
    else delete cells[field]
  }
  return { ...rec, cells, del }
}

function isCell(cell: Replaced['cell']): cell is Cell {
  return cell !== null && 'v' in cell
}

function isTombstone(cell: Replaced['cell']): cell is Tombstone {
  return cell !== null && 'seen' in cell
}
