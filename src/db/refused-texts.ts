/** What a refused call holds that somebody entered. docs/sync.md step 17. */
import { fieldOf, labelOf, type Field } from '#shared/fields.ts'
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
