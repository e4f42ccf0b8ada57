/** What the profile shows of own things that were deleted. docs/sync.md section 6. */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import { readDeleted, type Deleted } from '#db/read-deleted.ts'

export type { Deleted }

/** Own things that can be restored, the latest first; undefined while the mirror is being read. */
export function useDeleted(): Deleted[] | undefined {
  return useLive(() => readDeleted(currentDb()))
}
