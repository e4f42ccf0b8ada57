import type { Rec } from '#shared/merge/record.ts'
import type { MirrorRow } from './store.ts'

/** The server state of a row, null where the server does not have it yet. */
export function baseOfRow(row: MirrorRow): Rec | null {
  return row.base === undefined ? row.rec : row.base
}
