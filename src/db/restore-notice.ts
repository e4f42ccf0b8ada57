/** Writes a value that lost a conflict once more: an ordinary later edit. docs/sync.md section 2. */
import type { ItemFields, ListFields } from '#shared/schemas/grocery-list.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import type { Command } from './commands.ts'
import type { NomnomDb } from './db.ts'
import { findNotice, type Notice } from './read-notices.ts'
import { saveAll } from './save.ts'

/** Puts the lost value back over the one that was kept, and the notice away with it. */
export async function restoreNotice(db: NomnomDb, id: string): Promise<void> {
  const notice = await findNotice(db, id)
  if (!notice?.canRestore) return
  await saveAll(db, [editOf(notice), { type: 'dismiss-notice', id, at: notice.at }])
}

function editOf({ kind, recordId, listId, field, mine }: Notice): Command {
  switch (kind) {
    case 'item':
      return {
        type: 'change-list',
        listId: listId ?? '',
        changes: [{ item: recordId, set: setOf<ItemFields>(field, mine) }],
      }
    case 'list':
      return {
        type: 'change-list',
        listId: recordId,
        changes: [{ list: setOf<ListFields>(field, mine) }],
      }
    case 'profile':
      return { type: 'rename-me', displayName: String(mine ?? '') }
    case 'recipe':
      return { type: 'change-recipe', id: recordId, set: setOf<RecipeInput>(field, mine) }
    case 'place':
      return { type: 'change-place', id: recordId, set: setOf<PlaceInput>(field, mine) }
  }
}

/** The value has passed the schema of its field when it was written first. */
function setOf<T>(field: string, value: unknown): Partial<T> {
  return { [field]: value ?? undefined } as Partial<T>
}
