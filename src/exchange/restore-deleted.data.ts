/** Bringing back what was deleted; works offline. docs/sync.md section 6. */
import { currentDb } from './mirror.ts'
import { save } from './save.ts'

/** Brings back an own list, recipe or place. */
export async function restoreDeleted(
  entity: 'list' | 'recipe' | 'place',
  id: string,
): Promise<void> {
  await save(currentDb(), { type: 'restore', entity, id })
}
