/** What a refused call holds that somebody entered. docs/sync.md step 17. */
import { byOperation } from '#shared/list-operation.ts'
import type { OutboxRecord } from './calls.ts'

/** The texts that a refused call would have put on a list, in their order. */
export function textsIn(record: OutboxRecord): string[] {
  if (record.kind === 'list.create') return record.body.groceries.map(({ text }) => text)
  if (record.kind !== 'list.change') return []
  return record.body.ops.flatMap((op) =>
    byOperation<string[]>(op, {
      add: ({ add }) => [add.text],
      set: ({ set }) => (set.text ? [set.text.v] : []),
      del: () => [],
    }),
  )
}
