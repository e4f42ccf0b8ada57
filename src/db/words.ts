/** Waiting changes in words, for the sheet that shows what has not reached the server yet. */
import type { OutboxRecord } from './calls.ts'
import type { Kind } from '#shared/merge/record.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { gestureOf } from './gestures.ts'
import { byOperation, type OperationOf } from '#shared/list-operation.ts'
import { fieldOf, labelOf, type Field } from '#shared/fields.ts'
import { flagLabel, FLAGS } from '#shared/grants.ts'

/** The text of an item that the mirror holds, null where it does not. */
type TextOf = (id: string) => Promise<string | null>

/** What the user did, such as 'Ticked “Milk”' or '3 changes'. */
export async function describeCall(call: OutboxRecord, textOf: TextOf): Promise<string> {
  switch (call.kind) {
    case 'list.create':
      return `New list “${call.body.name}”`
    case 'list.change':
      return await describeOperations(call.root, call.body.ops, textOf)
    case 'list.categorise':
      return 'Sorted into categories'
    case 'list.delete':
      return 'Deleted this list'
    case 'list.restore':
      return 'Restored this list'
    case 'recipe.create':
      return `New recipe “${call.body.title}”`
    case 'recipe.change':
      return `Changed ${labelsOf('recipe', call.body.set)}`
    case 'place.change':
      return `Changed ${labelsOf('place', call.body.set)}`
    case 'recipe.delete':
      return 'Deleted this recipe'
    case 'recipe.restore':
      return 'Restored this recipe'
    case 'place.create':
      return `New restaurant “${call.body.name}”`
    case 'place.delete':
      return 'Deleted this restaurant'
    case 'place.restore':
      return 'Restored this restaurant'
    case 'friend.invite':
      return `Invited ${call.body.email}`
    case 'friend.link':
      return 'Made an invitation link'
    case 'friend.answer':
      return call.body.status === 'ACCEPTED'
        ? 'Accepted a friend request'
        : 'Rejected a friend request'
    case 'friend.grant':
      return FLAGS.filter((flag) => call.body.set[flag])
        .map((flag) => `${flagLabel(flag)}: ${call.body.set[flag]?.v ? 'on' : 'off'}`)
        .join(', ')
    case 'friend.remove':
      return 'Ended a friendship'
    case 'profile.change':
      return call.body.set.displayName
        ? `Changed your name to “${call.body.set.displayName.v}”`
        : `Changed your ${labelsOf('profile', call.body.set)}`
    case 'held.reassert':
      return 'Gave back what the server had lost'
    case 'notice.dismiss':
      return 'Put away a value that was replaced'
  }
}

/** What `describeCall` only counts, or leaves out: each change of many, each item of a new list. */
export async function describeParts(call: OutboxRecord, textOf: TextOf): Promise<string[]> {
  if (call.kind === 'list.create') return call.body.groceries.map(({ text }) => text)
  if (call.kind !== 'list.change' || call.body.ops.length <= FEW) return []
  const each = call.body.ops.map((op) => [op])
  return await describeEach(call.root, each, textOf)
}

/** So many changes of a list are named one by one in a line. */
const FEW = 3

async function describeOperations(
  listId: string,
  ops: readonly ListOperation[],
  textOf: TextOf,
): Promise<string> {
  const keys = ops.map(gestureOf)
  const gestures = [...new Set(keys)].map((key) => ops.filter((_, at) => keys[at] === key))
  if (gestures.length > FEW) return `${gestures.length} changes`
  return withVerbOnce(await describeEach(listId, gestures, textOf))
}

/** 'Ticked “Milk”, “Bread”, Removed “Eggs”'. */
function withVerbOnce(words: readonly string[]): string {
  return words
    .map((each, at) => {
      const verb = each.slice(0, each.indexOf(' ') + 1)
      return words[at - 1]?.startsWith(verb) ? each.slice(verb.length) : each
    })
    .join(', ')
}

async function describeEach(
  listId: string,
  gestures: readonly (readonly ListOperation[])[],
  textOf: TextOf,
): Promise<string[]> {
  const words: string[] = []
  for (const gesture of gestures) words.push(await describeGesture(listId, gesture, textOf))
  return words
}

/** What was done to one item, or to several in the same way. */
async function describeGesture(
  listId: string,
  gesture: readonly ListOperation[],
  textOf: TextOf,
): Promise<string> {
  const [op] = gesture
  if (!op) return ''
  const items = op.id === listId ? '' : await describeItems(gesture, textOf)
  return byOperation(op, {
    add: ({ add }) => `Added “${add.text}”`,
    set: ({ set }) => (op.id === listId ? describeListSet(set) : describeItemSet(set, items)),
    del: () => `Removed ${items}`,
  })
}

/**
 * '“Milk”', '“Milk”, “Bread”', '“Milk”, “Bread”, “Eggs” and 3 more', or '12 items' where not all are here:
 * on the screen several may be one row, so they are named rather than counted.
 */
async function describeItems(ops: readonly ListOperation[], textOf: TextOf): Promise<string> {
  const texts = await Promise.all(ops.map(({ id }) => textOf(id)))
  if (ops.length > FEW && texts.includes(null)) return `${ops.length} items`
  const names = [...new Set(texts.map((text) => (text === null ? 'an item' : `“${text}”`)))]
  const few = names.slice(0, FEW).join(', ')
  return names.length > FEW ? `${few} and ${names.length - FEW} more` : few
}

type ListSet = OperationOf<'set'>['set']

function describeListSet(set: ListSet): string {
  if (set.name) return `Renamed the list to “${set.name.v}”`
  return `Changed the ${labelsOf('list', set)}`
}

function describeItemSet(set: ListSet, item: string): string {
  if (set.text) return `Changed an item to “${set.text.v}”`
  if (set.isChecked) return `${set.isChecked.v ? 'Ticked' : 'Unticked'} ${item}`
  if (set.category) return `Moved ${item} to “${set.category.v ?? 'Other'}”`
  return set.pos ? `Moved ${item}` : `Changed the ${labelsOf('item', set)} of ${item}`
}

function labelsOf(kind: Kind, set: object): string {
  return Object.keys(set)
    .map((field) => labelOf(kind, field))
    .join(', ')
}

/** A value that somebody entered, with what its field is called and drawn as. */
export type Typed = { label: string; drawn: Field['drawn']; value: unknown }

/** What a refused call would have written into a recipe or place, field by field. */
export function valuesIn(record: OutboxRecord): Typed[] {
  if (record.kind !== 'recipe.change' && record.kind !== 'place.change') return []
  const kind = record.kind === 'recipe.change' ? 'recipe' : 'place'
  return Object.entries(record.body.set).map(([field, edit]) => {
    const { drawn } = fieldOf(kind, field) ?? {}
    return { label: labelOf(kind, field), drawn, value: edit?.v }
  })
}
