// Values that were replaced, and values of edits that lost: kept for KEEP_DAYS, so that a caller who
// names an older version is understood and nothing that anyone entered is gone.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Cell, Tombstone } from '#shared/merge/record.ts'
import type { Database } from './database.ts'

/** The deletion of a record is kept beside its fields under this name. */
export const DELETION = '$del'

/** Stands for everything that was replaced in a record up to `ver` and is not kept any more. */
export const FORGOTTEN = '$forgotten'

/** What stood in a field until version `ver`; null: nothing. */
export type Replaced = {
  record_id: string
  field: string
  ver: number
  cell: Cell | Tombstone | null
  refused: boolean
}

/** Stores superseded values of records of a scope, whose lock must be held, and counts their size. */
export async function saveHistory(
  trx: Transaction<Database>,
  replaced: readonly Replaced[],
  scope: string,
): Promise<void> {
  if (replaced.length === 0) return
  await sql`
    with n as (
      select * from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb)
        as n (record_id uuid, field text, ver bigint, cell jsonb, refused boolean)
    ), saved as (
      insert into history (record_id, field, ver, cell, refused)
      select n.record_id, n.field, n.ver, n.cell, n.refused from n
    )
    update scopes set bytes = bytes + (select coalesce(sum(pg_column_size(n.cell)), 0) from n)
    where scope = ${scope}
  `.execute(trx)
}

/** What was replaced in these records after a version, oldest first. */
export async function replacedSince(
  db: Kysely<Database>,
  recordIds: readonly string[],
  ver: number,
): Promise<Replaced[]> {
  const { rows } = await sql<Replaced>`
    select record_id, field, ver, cell, refused from history
    where record_id = any(${[...recordIds]}::uuid[]) and ver > ${ver} and not refused
    order by ver
  `.execute(db)
  return rows
}
