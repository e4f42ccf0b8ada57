/** Waiting changes in words, for the sheet that shows what has not reached the server yet. */
import type { OutboxRecord } from './calls.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { FLAG_LABEL, FLAGS } from '#shared/grants.ts'

/** The text of an item that the mirror holds, null where it does not. */
export type TextOf = (id: string) => Promise<string | null>

/** What the user did, such as 'Ticked "Milk"' or '3 changes'. */
export async function describeCall(call: OutboxRecord, textOf: TextOf): Promise<string> {
  switch (call.kind) {
    case 'list.create':
      return `New list "${call.body.name}"`
    case 'list.change':
      return await describeOperations(call.root, call.body.ops, textOf)
    case 'list.categorise':
      return 'Sorted into categories'
    case 'list.delete':
      return 'Deleted this list'
    case 'list.restore':
      return 'Restored this list'
    case 'recipe.create':
      return `New recipe "${call.body.title}"`
    case 'recipe.change':
    case 'place.change':
      return `Changed ${Object.keys(call.body.set).map(fieldName).join(', ')}`
    case 'recipe.delete':
      return 'Deleted this recipe'
    case 'recipe.restore':
      return 'Restored this recipe'
    case 'place.create':
      return `New restaurant "${call.body.name}"`
    case 'place.delete':
      return 'Deleted this restaurant'
    case 'place.restore':
      return 'Restored this restaurant'
    case 'friend.invite':
      return `Invited ${call.body.email}`
    case 'friend.answer':
      return call.body.status === 'ACCEPTED'
        ? 'Accepted a friend request'
        : 'Rejected a friend request'
    case 'friend.grant':
      return FLAGS.filter((flag) => call.body.set[flag])
        .map((flag) => `${FLAG_LABEL[flag]}: ${call.body.set[flag]?.v ? 'on' : 'off'}`)
        .join(', ')
    case 'friend.remove':
      return 'Ended a friendship'
    case 'profile.change':
      return `Changed your name to "${call.body.set.displayName.v}"`
    case 'held.reassert':
      return 'Gave back what the server had lost'
    case 'notice.dismiss':
      return 'Put away a value that was replaced'
  }
}

async function describeOperations(
  listId: string,
  ops: readonly ListOperation[],
  textOf: TextOf,
): Promise<string> {
  if (ops.length > 3) return `${ops.length} changes`
  const words: string[] = []
  for (const op of ops) words.push(await describeOperation(listId, op, textOf))
  return words.join(', ')
}

async function describeOperation(
  listId: string,
  op: ListOperation,
  textOf: TextOf,
): Promise<string> {
  if ('add' in op) return `Added "${op.add.text}"`
  if (op.id === listId) {
    if ('set' in op && op.set.name) return `Renamed the list to "${op.set.name.v}"`
    return 'Changed the order of categories'
  }
  const text = await textOf(op.id)
  const item = text === null ? 'an item' : `"${text}"`
  if ('del' in op) return `Removed ${item}`
  const { set } = op
  if (set.text) return `Changed an item to "${set.text.v}"`
  if (set.isChecked) return `${set.isChecked.v ? 'Ticked' : 'Unticked'} ${item}`
  return set.category ? `Moved ${item} to "${set.category.v ?? 'Other'}"` : `Moved ${item}`
}

const FIELD_NAMES: Record<string, string> = {
  cookingTime: 'cooking time',
  numberOfPersons: 'number of persons',
  ingredientSections: 'ingredients',
  instructionSections: 'instructions',
  foodRating: 'the rating for food',
  priceQualityRating: 'the rating for price and quality',
  seatingRating: 'the rating for seating',
}

/** A field as people call it. */
export function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field
}
