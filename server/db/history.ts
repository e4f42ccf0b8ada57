// Values that were replaced, and values of edits that lost: kept for KEEP_DAYS, so that a caller who
// names an older version is understood and nothing that anyone entered is gone.
import { sql, type Kysely } from 'kysely'
import type { Cell, Tombstone } from '#shared/merge/record.ts'
import type { Database } from './database.ts'
import { unpackCell } from './packed-cells.ts'
import { keyOf, placeOf } from './keys.ts'

/** The deletion of a record is kept beside its fields under this name. */
export const DELETION = '$del'

/** Stands for everything that was replaced in a record up to `ver` and is not kept any more. */
export const FORGOTTEN = '$forgotten'

/**
 * That a friend was let in, at the version at which the scope stood: beside the replaced values of its
 * records, under the id of the friend.
 */
export const LET_IN = '$letIn'

/** What stood in a field until version `ver`; null: nothing. */
export type Replaced = {
  record_id: string
  field: string
  ver: number
  cell: Cell | Tombstone | null
  refused: boolean
}

/** What was replaced in these records of a scope after a version, oldest first. */
export async function replacedSince(
  db: Kysely<Database>,
  { scope, ids }: { scope: string; ids: readonly string[] },
  ver: number,
): Promise<Replaced[]> {
  type Found = Omit<Replaced, 'cell'> & { cell: Parameters<typeof unpackCell>[0] }
  const key = keyOf(scope)
  const { owner } = placeOf(key)
  const { rows } = await sql<Found>`
    select record_id, field, ver, cell, refused from history
    where scope = ${key} and record_id = any(${[...ids]}::uuid[]) and ver > ${ver} and not refused
    order by ver
  `.execute(db)
  return rows.map((row) => ({ ...row, cell: unpackCell(row.cell, owner) }))
}

/** The version of a scope at which a friend was last let in; undefined: that is not kept any more. */
export async function letInAt(
  db: Kysely<Database>,
  { scope, friend }: { scope: string; friend: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ ver: number }>`
    select ver from history
    where scope = ${keyOf(scope)} and record_id = ${friend} and field = ${LET_IN}
    order by ver desc limit 1
  `.execute(db)
  return rows[0]?.ver
}
