/** Tells the operations on a list apart. */
import type { ListOperation } from './schemas/operations.ts'

type KindIn<O> = O extends unknown ? Exclude<keyof O, 'id'> : never
type OperationKind = KindIn<ListOperation>
export type OperationOf<K extends OperationKind> = Extract<ListOperation, Record<K, unknown>>

/**
 * Calls the one of `cases` that an operation is of. Each kind has its case: where a new one is
 * forgotten, the compiler names the place.
 */
export function byOperation<Result>(
  op: ListOperation,
  cases: { [K in OperationKind]: (op: OperationOf<K>) => Result },
): Result {
  if ('add' in op) return cases.add(op)
  if ('set' in op) return cases.set(op)
  return cases.del(op)
}
