// How many items a list takes (product §5.sizes.1). Removed ones have a limit of their own: whoever
// reads the list goes through them, so nobody may go on adding and removing without end.
import { LIST_MAX_ITEMS, LIST_MAX_REMOVED } from '#shared/limits.ts'
import { isVisible } from '#shared/merge/record.ts'
import type { Change } from '../sync/write.ts'
import { invalid, refuse } from './refusals.ts'

/** What a call does to a list: how many items it makes, brings back and takes away. */
export function countMoves(changes: readonly Change[]): {
  made: number
  back: number
  gone: number
} {
  const moves = { made: 0, back: 0, gone: 0 }
  for (const { before, after } of changes) {
    if (after.kind !== 'item') continue
    const isThere = isVisible(after)
    if (before === null) moves.made += 1
    else if (isVisible(before) !== isThere) moves[isThere ? 'back' : 'gone'] += 1
  }
  return moves
}

/**
 * Throws where a list has no room for what a call does: 400 naming the field where it would have too
 * many items, 413 for new ones where too many of it were removed in the last 90 days.
 */
export function assertRoom(
  { made, back, gone }: ReturnType<typeof countMoves>,
  { kept, removed }: { kept: number; removed: number },
  field: string,
): void {
  const added = made + back
  if (added > 0 && kept + added - gone > LIST_MAX_ITEMS) {
    throw invalid(`A list can have at most ${LIST_MAX_ITEMS} items`, field)
  }
  if (made === 0 || removed <= LIST_MAX_REMOVED) return
  const message = `More than ${LIST_MAX_REMOVED} items were removed from this list in 90 days. Begin a new list.`
  throw refuse(413, 'quota_reached', message)
}
