/** What this user deleted and can restore. docs/sync.md section 6. */
import { KEEP_DAYS } from '#shared/limits.ts'
import { stampMs } from '#shared/merge/stamp.ts'
import { parseScope } from '#shared/scopes.ts'
import type { NomnomDb } from './db.ts'
import { titleOf } from './read-loss.ts'
import { rowsShown } from './read-people.ts'
import { DELETED } from './store.ts'

/** deletedAt: Unix ms. */
export type Deleted = {
  id: string
  kind: 'list' | 'recipe' | 'place'
  title: string
  deletedAt: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Own lists, recipes and places that were deleted within the time of keeping, the latest first. */
export async function readDeleted(db: NomnomDb): Promise<Deleted[]> {
  const since = db.clock() - KEEP_DAYS * DAY_MS
  const rows = await rowsShown(db, DELETED)
  const deleted = rows.flatMap((row): Deleted[] => {
    const { id, kind, scope, rec } = row
    if (kind !== 'list' && kind !== 'recipe' && kind !== 'place') return []
    if (!rec.del || parseScope(scope)?.owner !== db.userId) return []
    return [{ id, kind, title: titleOf(row) ?? '', deletedAt: stampMs(rec.del.s) }]
  })
  return deleted
    .filter(({ deletedAt }) => deletedAt > since)
    .toSorted((a, b) => b.deletedAt - a.deletedAt)
}
