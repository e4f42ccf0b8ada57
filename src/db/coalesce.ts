/**
 * Merges a new call into the newest one of its root while that is still queued: a person who types
 * makes one call, not twenty. A call that may have left never changes. docs/sync.md step 2.
 */
import { fieldsIn, ITEM_FIELDS } from '#shared/fields.ts'
import { byOperation, type OperationOf } from '#shared/list-operation.ts'
import type { ItemFields } from '#shared/schemas/grocery-list.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import type { Call, OutboxRecord } from './calls.ts'

/** A call with more operations than this is left alone, so that a tick stays cheap to write. */
const OPERATIONS_MAX = 40

const LOOKING_BACK = /\.(change|grant|restore|remove)$/

/**
 * Whether what waits has to be read before a call is queued: the call may be merged into it, or
 * take it back.
 */
export function looksBack({ kind }: Call): boolean {
  return LOOKING_BACK.test(kind)
}

/** The record with the new call in it, or null where the call needs a record of its own. */
export function coalesce(newest: OutboxRecord | undefined, call: Call): OutboxRecord | null {
  if (!newest || newest.state !== 'queued') return null
  if (newest.kind === 'list.change' && call.kind === 'list.change') {
    if (newest.body.ops.length + call.body.ops.length > OPERATIONS_MAX) return null
    return { ...newest, body: { ops: mergeOperations(newest.body.ops, call.body.ops) } }
  }
  // Each field keeps its newest edit with that edit's own base: an old base would make a conflict
  // of a value that the user had seen in the meantime.
  if (newest.kind === 'recipe.change' && call.kind === 'recipe.change') {
    return { ...newest, body: { set: { ...newest.body.set, ...call.body.set } } }
  }
  if (newest.kind === 'place.change' && call.kind === 'place.change') {
    return { ...newest, body: { set: { ...newest.body.set, ...call.body.set } } }
  }
  if (newest.kind === 'friend.grant' && call.kind === 'friend.grant') {
    return { ...newest, body: { set: { ...newest.body.set, ...call.body.set } } }
  }
  if (newest.kind === 'profile.change' && call.kind === 'profile.change') {
    return { ...newest, body: { set: { ...newest.body.set, ...call.body.set } } }
  }
  return null
}

function mergeOperations(
  earlier: readonly ListOperation[],
  later: readonly ListOperation[],
): ListOperation[] {
  const ops = [...earlier]
  for (const op of later) {
    const at = ops.findLastIndex((candidate) => candidate.id === op.id)
    const last = ops[at]
    const both = last && merged(last, op)
    if (both) ops[at] = both
    else ops.push(op)
  }
  return ops
}

/** One operation that says what these two say of the same record; null where none does. */
function merged(last: ListOperation, op: ListOperation): ListOperation | null {
  const alone = () => null
  return byOperation<ListOperation | null>(op, {
    set: ({ id, set }) =>
      byOperation<ListOperation | null>(last, {
        set: (earlier) => ({ id, set: { ...earlier.set, ...set } }),
        add: ({ add }) => ({ id, add: { ...add, ...valuesOf(set) } }),
        del: alone,
      }),
    add: alone,
    del: alone,
  })
}

/** The values of edits of an item that the server has never seen. */
function valuesOf(set: OperationOf<'set'>['set']): Partial<ItemFields> {
  const edits = Object.entries(fieldsIn(ITEM_FIELDS, set))
  // Each edit holds the value of its own field.
  return Object.fromEntries(edits.flatMap(([field, edit]) => (edit ? [[field, edit.v]] : [])))
}
