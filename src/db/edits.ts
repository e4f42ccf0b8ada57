/** Edits of single fields: what is written, what it replaces and when. docs/sync.md step 1. */
import type { EditTime } from '#shared/merge/apply.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { isVisible, valueOf } from '#shared/merge/record.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { UnknownRecordError } from './commands.ts'
import { seenStamp } from './base-of-row.ts'
import type { Mirror, MirrorRow, Tx } from './store.ts'

/** What a call is made in: the transaction, the mirror and the time of the edit. */
export type Making = { tx: Tx; mirror: Mirror; time: EditTime }

/** An edit of one field as a body carries it. */
type FieldEdit<V> = { v: V; base: Stamp | null } & EditTime

/** The row of a record that has to be there. Throws UnknownRecordError. */
export async function needRow(tx: Tx, id: string): Promise<MirrorRow> {
  const [row] = await tx.rows([id])
  if (!row) throw new UnknownRecordError(id)
  return row
}

/**
 * The edits of those fields that differ from what shows; undefined empties an optional field. An
 * edit of a removed record counts even with the same value, because it brings the record back.
 */
export function editsOf<T extends object>(
  row: MirrorRow,
  set: T,
  from: { seen?: { [K in keyof T]?: Stamp | null | undefined } | undefined; time: EditTime },
): { [K in keyof T]?: FieldEdit<Exclude<T[K], undefined>> } {
  const edits: Record<string, FieldEdit<unknown>> = {}
  const seen: Record<string, Stamp | null | undefined> = { ...from.seen }
  for (const [field, value] of Object.entries(set)) {
    const v: unknown = value ?? null
    if (isVisible(row.rec) && sameValue(valueOf(row.rec, field) ?? null, v)) continue
    const known = seen[field]
    edits[field] = { v, base: baseIn(row, field, known), ...from.time }
  }
  // Entries lost the types of their fields; each edit holds the value of its own field.
  return edits as { [K in keyof T]?: FieldEdit<Exclude<T[K], undefined>> }
}

/**
 * The value that an edit replaces: what its form held (known), or what shows. Where an edit of the same
 * person waits that had seen a later one, theirs replaces that one too: it would go over the first.
 */
function baseIn(row: MirrorRow, field: string, known: Stamp | null | undefined): Stamp | null {
  if (known === undefined) return seenStamp(row, field)
  const covered = row.seen?.[field] ?? null
  return covered !== null && covered > (known ?? '') ? covered : known
}
