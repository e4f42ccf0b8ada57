/**
 * What is stored and synchronised: a record is a map from field to cell, and a cell knows its
 * value, the stamp of its write and who wrote it. docs/sync.md section 1.
 */
import { maxStamp, stampMs, type Stamp } from './stamp.ts'

export type Kind =
  | 'list'
  | 'item'
  | 'recipe'
  | 'place'
  | 'profile'
  | 'friendship'
  | 'notice'
  | 'correction'

/**
 * v: the value, s: the stamp of its write, u: the user who wrote it. g: who gave it back after a
 * backup was restored, in the name of `u`; nobody but `u` can say whether it is right. Where g is u,
 * somebody else wrote it, and nobody else's name may be given for them.
 */
export type Cell = { v: unknown; s: Stamp; u: string; g?: string }

/**
 * Stands in a notice for a field: friends gave back so many entries in the reader's name after a
 * backup was restored. docs/sync.md step 22.
 */
export const GIVEN_BACK = 'givenBack'

/**
 * s, u: when and by whom it was deleted. seen: the stamps that the deleter had seen, by field; a
 * newer text, or a newer untick, revives an item. back: when it was restored.
 */
export type Tombstone = { s: Stamp; u: string; seen: Record<string, Stamp>; back?: Stamp }

/** by: who made it (the author of a list, recipe or place). createdAt: Unix milliseconds. */
export type Rec = {
  id: string
  kind: Kind
  parent: string | null
  by: string
  createdAt: number
  cells: Record<string, Cell>
  del: Tombstone | null
}

/** A record as it travels: with the version of its scope at which it last changed. */
export type Row = Rec & { ver: number }

/**
 * Whether the record is there for its users. A list, recipe or place is gone once deleted until it
 * is restored; a deleted item lives on when its text, or an untick ("still needed"), is newer than
 * what the deleter had seen.
 */
export function isVisible(rec: Rec): boolean {
  const { del } = rec
  if (!del) return true
  if (del.back && del.back > del.s) return true
  if (rec.kind !== 'item') return false
  const { text, isChecked } = rec.cells
  if (text && text.s > (del.seen['text'] ?? '')) return true
  return isChecked?.v === false && isChecked.s > (del.seen['isChecked'] ?? '')
}

/** The value of a field, or undefined where it was never written. */
export function valueOf(rec: Rec, field: string): unknown {
  return rec.cells[field]?.v
}

/** The stamp of a field as the base of an edit, null where it was never written. */
export function baseOf(rec: Rec | null | undefined, field: string): Stamp | null {
  return rec?.cells[field]?.s ?? null
}

/** The stamp of the latest write of any field. */
export function lastStamp(rec: Rec): Stamp {
  let last = maxStamp(rec.del?.s, rec.del?.back)
  for (const cell of Object.values(rec.cells)) last = maxStamp(last, cell.s)
  return last
}

/** Unix milliseconds of the latest write: `updatedAt` of product §3. */
export function updatedMs(rec: Rec): number {
  const last = lastStamp(rec)
  return last === '' ? rec.createdAt : stampMs(last)
}
