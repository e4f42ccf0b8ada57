// How many items a list takes (product §5.sizes.1). Removed ones have a limit of their own: whoever
// reads the list goes through them, so nobody may go on adding and removing without end.
import { LIST_MAX_ITEMS, LIST_MAX_REMOVED } from '#shared/limits.ts'
import { isVisible } from '#shared/merge/record.ts'
import type { Change } from '../sync/write.ts'
import { invalid, refuse } from './refusals.ts'

/** How many items a call removes, of those that count as kept: these make room for what it adds. */
export function removedBy(changes: readonly Change[]): number {
  return changes.filter(({ before, after }) => before && !before.del && !isVisible(after)).length
}

/**
 * Throws where a list has no room for more: 400 naming the field where it has too many items, 413 where
 * too many of it were removed in the last 90 days.
 */
export function assertRoom(
  { kept, removed, added }: { kept: number; removed: number; added: number },
  field: string,
): void {
  if (kept + added > LIST_MAX_ITEMS) {
    throw invalid(`A list can have at most ${LIST_MAX_ITEMS} items`, field)
  }
  if (removed <= LIST_MAX_REMOVED) return
  const message = `More than ${LIST_MAX_REMOVED} items were removed from this list in 90 days. Begin a new list.`
  throw refuse(413, 'quota_reached', message)
}
