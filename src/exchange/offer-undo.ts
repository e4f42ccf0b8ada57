/** After something was deleted: the way back while the toast is there. */
import { notify } from '#ui/notify.ts'
import { restoreDeleted } from './restore-deleted.data.ts'

/** Says what was deleted, and offers to take that back. */
export function offerUndo(what: {
  kind: 'list' | 'recipe' | 'place'
  id: string
  title: string
}): void {
  notify.undo(`Deleted “${what.title}”`, () => void restoreDeleted(what.kind, what.id))
}
