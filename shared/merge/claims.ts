/**
 * What a caller says to have seen is a claim. Only the server makes stamps and versions, and those
 * of a field or record only ever grow, so it cannot have given one that is later than what stands
 * there now. Such a claim counts as not seen. It is never refused: after a backup was restored,
 * honest devices name stamps that are lost. docs/sync.md section 2.
 */
import type { Rec } from './record.ts'
import type { Stamp } from './stamp.ts'

/** The stamp of a field that a caller has seen; null where the server cannot have given it. */
export function believedStamp(rec: Rec, field: string, named: Stamp | null): Stamp | null {
  // Of an item whose content is gone, what its deleter had seen is still known.
  const newest = rec.cells[field]?.s ?? rec.del?.seen[field]
  return named !== null && newest !== undefined && named <= newest ? named : null
}

/** The version that a caller has seen; undefined where none later than `newest` was handed out. */
export function believedVersion(named: number | undefined, newest: number): number | undefined {
  return named !== undefined && named <= newest ? named : undefined
}
