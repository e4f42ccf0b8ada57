/** Bringing back what was deleted; works offline. docs/sync.md section 6. */
import { saveHere } from './save.ts'

/** Brings back an own list, recipe or place. */
export async function restoreDeleted(
  entity: 'list' | 'recipe' | 'place',
  id: string,
): Promise<void> {
  await saveHere({ type: 'restore', entity, id })
}
