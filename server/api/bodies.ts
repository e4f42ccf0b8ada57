// The bodies that plain callers send (product §7). Fields that only the server sets may come along,
// because callers send back what they read; they are never used. Anything else unknown is refused.
import * as z from 'zod/mini'
import { LIST_FIELDS, PLACE_FIELDS, RECIPE_FIELDS, type Fields } from '#shared/fields.ts'
import { groceryItemsInput } from '#shared/schemas/grocery-list.ts'
import { changeShape, editTime, newShape } from '#shared/schemas/shapes.ts'
import { uuid } from '#shared/schemas/text.ts'
import { wholeNumber } from '#shared/schemas/whole-number.ts'

const ignored = z.optional(z.unknown())

/** What a caller may send back as it was read. */
const asRead = {
  id: z.optional(uuid),
  localId: z.optional(uuid),
  authorId: ignored,
  author: ignored,
  permissions: ignored,
  createdAt: ignored,
  updatedAt: ignored,
}

const version = z.optional(wholeNumber(0))
const madeAt = z.partial(editTime).shape

/** POST /grocerylists */
export const newList = z.strictObject({
  ...asRead,
  ...madeAt,
  version,
  ...newShape(LIST_FIELDS),
  groceries: z.optional(groceryItemsInput),
})
export type NewList = z.infer<typeof newList>

/** PATCH /grocerylists/{id}: the full list, or what of it is to change. */
export const wholeList = z.strictObject({
  ...asRead,
  version,
  ...changeShape(LIST_FIELDS),
  groceries: z.optional(groceryItemsInput),
})
export type WholeList = z.infer<typeof wholeList>

/** PATCH /grocerylists/{id} with items alone: what is new is appended. */
export const appendedItems = z.strictObject({ groceries: groceryItemsInput })

/** POST of a recipe or a place. */
function newThing<T extends Fields>(fields: T) {
  return z.strictObject({ ...asRead, ...madeAt, version, ...newShape(fields) })
}

/** PATCH of a recipe or a place. */
function changedThing<T extends Fields>(fields: T) {
  return z.strictObject({ ...asRead, version, ...changeShape(fields) })
}

export const newRecipe = newThing(RECIPE_FIELDS)
export const changedRecipe = changedThing(RECIPE_FIELDS)
export const newPlace = newThing(PLACE_FIELDS)
export const changedPlace = changedThing(PLACE_FIELDS)

/** A call that needs nothing but its path. */
export const nothing = z.strictObject({})
