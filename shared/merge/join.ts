/**
 * Two states of one record become one: the later write of each field. Commutative, associative and
 * idempotent, so replicas that saw the same writes are equal whatever the order.
 */
import type { Cell, Rec, Tombstone } from './record.ts'
import { maxStamp } from './stamp.ts'

/** The join of two states of the same record. */
export function joinRecords(a: Rec, b: Rec): Rec {
  const cells: Record<string, Cell> = { ...a.cells }
  for (const [field, cell] of Object.entries(b.cells)) {
    const mine = cells[field]
    if (!mine || cell.s > mine.s) cells[field] = cell
  }
  return { ...a, createdAt: Math.min(a.createdAt, b.createdAt), cells, del: joinDel(a.del, b.del) }
}

function joinDel(a: Tombstone | null, b: Tombstone | null): Tombstone | null {
  if (!a || !b) return a ?? b
  const seen = { ...a.seen }
  for (const [field, stamp] of Object.entries(b.seen)) seen[field] = maxStamp(seen[field], stamp)
  const later = b.s > a.s ? b : a
  const back = maxStamp(a.back, b.back)
  return { s: later.s, u: later.u, seen, ...(back === '' ? {} : { back }) }
}
