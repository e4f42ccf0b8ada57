import type { ListOperation } from '#shared/schemas/operations.ts'

/**
 * Equal for operations that one tap made: ticking a row of several items (product §2.list.15), or all
 * of a list, is one change. What was added counts item by item.
 */
export function gestureOf(op: ListOperation): string {
  return JSON.stringify(op, (name, value) => {
    if (name === 'id' || name === 'base' || name === 'seen') return undefined
    // What moves together has a place each; by its place, what is added is told apart.
    return name === 'pos' && typeof value === 'object' ? value.at : value
  })
}
