/** What stands behind the view of a row: the server's state, and what its user has seen of that. */
import { baseOf, type Rec } from '#shared/merge/record.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { MirrorRow } from './store.ts'

/** The server state of a row, null where the server does not have it yet. */
export function baseOfRow(row: MirrorRow): Rec | null {
  return row.base === undefined ? row.rec : row.base
}

/**
 * The stamp of the server's value that whoever looks at a field now has seen; null: none. Where a
 * waiting edit covers the field, that is what the edit had seen: a newer value may have come since,
 * but nobody was shown it.
 */
export function seenStamp(row: MirrorRow, field: string): Stamp | null {
  const covered = row.seen?.[field]
  return covered === undefined ? baseOf(baseOfRow(row), field) : covered
}
