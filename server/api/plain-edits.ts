// What the body of a plain caller changes, seen from the values that the caller had before it.
import { fieldOf } from '#shared/fields.ts'
import type { Edit } from '#shared/merge/apply.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { baseOf, valueOf, type Rec } from '#shared/merge/record.ts'
import { stampMs } from '#shared/merge/stamp.ts'

/**
 * seen: the record as the caller knew it; null: it did not know it. now: Unix ms. age: Unix ms of a
 * body whose writer had not seen the values that stand there, so that the clock decides each field.
 */
type Known = { current: Rec; seen: Rec | null; now: number; age?: number | null }

/** Edits of the fields that the caller changed. Fields without a value in the body are left alone. */
export function plainEdits(known: Known, values: Record<string, unknown>): Record<string, Edit> {
  const { current, seen, now, age = null } = known
  const edits: Record<string, Edit> = {}
  for (const [field, v] of Object.entries(values)) {
    if (v === undefined || (seen && sameValue(valueOf(seen, field) ?? null, v))) continue
    if (age !== null && isTooOld(current, field, age)) continue
    const time = age ?? now
    const base = age === null ? baseOf(seen ?? current, field) : null
    edits[field] = { v, base, at: time, wall: time, floor: age === null ? time : 0 }
  }
  return edits
}

/** Of lists of names that are joined, an older one would bring back what was taken away since. */
function isTooOld({ kind, cells }: Rec, field: string, age: number): boolean {
  const stamp = cells[field]?.s
  return fieldOf(kind, field)?.conflict === 'joined' && stamp !== undefined && age < stampMs(stamp)
}

/** The edits that a body of our own clients has. */
export function presentEdits(set: Record<string, Edit | undefined>): Record<string, Edit> {
  const edits: Record<string, Edit> = {}
  for (const [field, edit] of Object.entries(set)) if (edit) edits[field] = edit
  return edits
}
