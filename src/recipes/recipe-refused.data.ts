/** What the server did not take of a recipe, read for its screens. */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import type { NomnomDb } from '#db/db.ts'
import type { OutboxRecord } from '#db/calls.ts'
import { TEXT } from '#shared/errors.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'

/**
 * What the server did not take of a recipe, with its reason. isNew: the recipe itself. rest: the
 * recipe as it was when its change was refused, as far as that was kept. parked: all of it as it waits.
 */
export type Refused = {
  message: string
  fields: Partial<RecipeInput>
  isNew: boolean
  rest: Partial<RecipeInput>
  parked: readonly OutboxRecord[]
}

/** The refused creation or change of a recipe; null without one, undefined while it is read. */
export function useRefused(id: string): Refused | null | undefined {
  return useLive(() => readRefused(currentDb(), id), id)
}

/** As `useRefused` answers it. */
export async function readRefused(db: NomnomDb, id: string): Promise<Refused | null> {
  const records = await db.tables.outbox.where('root').equals(id).toArray()
  const parked = records.filter(({ state }) => state === 'parked')
  const refused: Refused = { message: '', fields: {}, isNew: false, rest: {}, parked }
  for (const record of parked) {
    const typed = fieldsOf(record)
    if (typed === null) continue
    Object.assign(refused.fields, typed)
    refused.isNew ||= record.kind === 'recipe.create'
    refused.message = record.error?.message ?? TEXT.anErrorOccurred
    const { title = null, fields } = record.label ?? {}
    // What was stored has passed `RECIPE_FIELDS`.
    refused.rest = { ...(title !== null && { title }), ...(fields as Partial<RecipeInput>) }
  }
  return refused.message === '' ? null : refused
}

/** What somebody typed; null where it is no creation and no change. */
export function fieldsOf(record: OutboxRecord): Partial<RecipeInput> | null {
  if (record.kind === 'recipe.change') return valuesOf(record.body.set)
  if (record.kind !== 'recipe.create') return null
  const { localId: _id, at: _at, wall: _wall, floor: _floor, ...fields } = record.body
  return fields
}

/** The values of edits; an optional field that was emptied has none. */
function valuesOf(set: object): Partial<RecipeInput> {
  const values = Object.entries(set).map(([field, edit]: [string, { v?: unknown } | undefined]) => [
    field,
    edit?.v ?? undefined,
  ])
  // Each edit holds the value of its own field.
  return Object.fromEntries(values) as Partial<RecipeInput>
}
