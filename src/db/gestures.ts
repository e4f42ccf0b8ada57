import { byOperation } from '#shared/list-operation.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'

/**
 * The operations of a call by what a person did: ticking a row of several items (product
 * §2.list.15), or all of a list, is one change. What was added counts item by item.
 */
export function gesturesIn(ops: readonly ListOperation[]): ListOperation[][] {
  const gestures = new Map<string, ListOperation[]>()
  for (const op of ops) {
    const key = byOperation(op, {
      add: ({ id }) => id,
      // What moves together has a place each.
      set: ({ set }) =>
        JSON.stringify(
          Object.entries(set).map(([field, edit]) => [field, edit.at, field === 'pos' || edit.v]),
        ),
      del: ({ del }) => `${del.at}`,
    })
    gestures.set(key, [...(gestures.get(key) ?? []), op])
  }
  return [...gestures.values()]
}
