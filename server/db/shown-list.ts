// A list for who reads it. Of removed items a grave stays for ever, so a list that is used for years is
// mostly graves: all that a reader has to know of them is when the latest change was.
import type { Kysely } from 'kysely'
import { ITEM_FIELDS } from '#shared/fields.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { askText } from './ask.ts'
import type { Database } from './database.ts'
import { COLUMN_NAMES, IS_VISIBLE, latestStamp } from './record-text.ts'
import { toRow, type Columns, type StoredRow } from './records.ts'

/** The latest version and stamp of any of several rows. */
export type Latest = { ver: number; stamp: Stamp }

/** A list, gone or not, and the items that show. hidden: of all others; undefined where there is none. */
export type ShownList = { rows: StoredRow[]; hidden: Latest | undefined }

const SHOWN = `
  with r as materialized (
    select r.*, r.kind <> 'item' or ${IS_VISIBLE} as "isShown" from find_records($1::uuid[], $2) r
  ), hidden as (
    select max(r.ver) as ver, max(${latestStamp(Object.keys(ITEM_FIELDS))}) as stamp
    from r where not r."isShown"
  )
  select ${COLUMN_NAMES}, h.ver as "hiddenVer", h.stamp as "hiddenStamp"
  from r, hidden h where r."isShown"`

/** Reads a list and its items in one statement; no rows for an unknown id. */
export async function shownList(db: Kysely<Database>, listId: string): Promise<ShownList> {
  type Found = Columns & { hiddenVer: number | null; hiddenStamp: Stamp | null }
  const found = await askText<Found>(db, SHOWN, [[listId], listId])
  const { hiddenVer: ver, hiddenStamp: stamp } = found[0] ?? {}
  return { rows: found.map(toRow), hidden: ver && stamp ? { ver, stamp } : undefined }
}
