/** Of a record that a device gives back, the part that one person wrote. docs/sync.md step 22. */
import type { HeldRecord } from '#shared/schemas/operations.ts'

/** The record with the fields of one author; null where there are none. */
export function ownPartOf(held: HeldRecord, author: string): HeldRecord | null {
  const cells = Object.entries(held.cells).filter(([, { u }]) => u === author)
  return cells.length > 0 ? { ...held, cells: Object.fromEntries(cells) } : null
}
