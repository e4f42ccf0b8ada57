// Cells as they are stored. Most fields of a record were written together, and by whoever made it, so
// that is said once for all of them.
import type { Cell, Rec, Tombstone } from '#shared/merge/record.ts'
import { isStamp, type Stamp } from '#shared/merge/stamp.ts'

type Cells = Rec['cells']

/** The stamp of a write, who wrote it, and who gave it back: `s`, `u` and `g` of a cell. */
type Write = readonly [s: Stamp, u?: string, g?: string]

/**
 * content: the value of each field. stamp: that of most of them, null where there is no field; their
 * author is the maker of the record. writes: of the other fields, what is different; an author that is
 * left out is the maker.
 */
export type Packed = {
  content: Record<string, unknown>
  stamp: Stamp | null
  writes: Record<string, Write> | null
}

/** Packs the cells of a record that `by` made. */
export function pack(cells: Cells, by: string): Packed {
  const stamp = mostUsed(cells)
  const content: Record<string, unknown> = {}
  let writes: Record<string, Write> | null = null
  for (const [field, cell] of Object.entries(cells)) {
    content[field] = cell.v ?? null
    if (cell.s === stamp && cell.u === by && cell.g === undefined) continue
    writes ??= {}
    writes[field] = writeOf(cell, by)
  }
  return { content, stamp, writes }
}

/** The cells again. */
export function unpack({ content, stamp, writes }: Packed, by: string): Cells {
  const cells: Cells = {}
  for (const field of Object.keys(content)) {
    const [s = stamp ?? '', u = by, g] = writes?.[field] ?? []
    cells[field] = cellOf(content[field], [s, u, g])
  }
  return cells
}

/** A value that was replaced: with its write, whose author is left out where it is `owner`. */
type PackedCell = readonly [v: unknown, ...write: Write]

/** Packs what stands in `history`: a cell, or a deletion, which stays as it is. */
export function packCell(
  cell: Cell | Tombstone | null,
  owner: string,
): PackedCell | Tombstone | null {
  return cell && 'v' in cell ? [cell.v ?? null, ...writeOf(cell, owner)] : cell
}

/** The same again. */
export function unpackCell(
  packed: PackedCell | Tombstone | null,
  owner: string,
): Cell | Tombstone | null {
  if (!isPackedCell(packed)) return packed
  const [v, s, u = owner, g] = packed
  return cellOf(v, [s, u, g])
}

function isPackedCell(packed: PackedCell | Tombstone | null): packed is PackedCell {
  return Array.isArray(packed)
}

function writeOf({ s, u, g }: Cell, by: string): Write {
  if (g !== undefined) return [s, u, g]
  return u === by ? [s] : [s, u]
}

function cellOf(
  v: unknown,
  [s, u, g]: readonly [s: Stamp, u: string, g?: string | undefined],
): Cell {
  return g === undefined ? { v, s, u } : { v, s, u, g }
}

function mostUsed(cells: Cells): Stamp | null {
  const counts = new Map<Stamp, number>()
  let most: Stamp | null = null
  for (const { s } of Object.values(cells)) {
    // What a version of long ago let callers name stays as it is.
    if (!isStamp(s)) continue
    const count = (counts.get(s) ?? 0) + 1
    counts.set(s, count)
    if (most === null || count > (counts.get(most) ?? 0)) most = s
  }
  return most
}
