/** After something was deleted: the way back; works offline. docs/sync.md section 6. */
import { notify } from '#ui/notify.ts'
import { saveHere } from './save.ts'

type Kind = 'list' | 'recipe' | 'place'

/** Says what was deleted, and offers to take that back while the toast is there. */
export function offerUndo({ kind, id, title }: { kind: Kind; id: string; title: string }): void {
  notify.undo(`Deleted “${title}”`, () => void restoreDeleted(kind, id))
}

/** Brings back an own list, recipe or place. */
export async function restoreDeleted(entity: Kind, id: string): Promise<void> {
  await saveHere({ type: 'restore', entity, id })
}
