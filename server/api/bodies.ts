// The bodies that plain callers send (product §7). Fields that only the server sets may come along,
// because callers send back what they read; they are never used. Anything else unknown is refused.
import * as z from 'zod/mini'
import { listFields, groceryItemsInput } from '#shared/schemas/grocery-list.ts'
import { editTime } from '#shared/schemas/operations.ts'
import { placeFields } from '#shared/schemas/place.ts'
import { recipeFields } from '#shared/schemas/recipe.ts'
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
  name: listFields.name,
  categories: z.optional(listFields.categories),
  groceries: z.optional(groceryItemsInput),
})
export type NewList = z.infer<typeof newList>

/** PATCH /grocerylists/{id}: the full list, or what of it is to change. */
export const wholeList = z.strictObject({
  ...asRead,
  version,
  name: z.optional(listFields.name),
  categories: z.optional(listFields.categories),
  groceries: z.optional(groceryItemsInput),
})
export type WholeList = z.infer<typeof wholeList>

/** PATCH /grocerylists/{id} with items alone: what is new is appended. */
export const appendedItems = z.strictObject({ groceries: groceryItemsInput })

/** POST /recipes */
export const newRecipe = z.strictObject({ ...asRead, ...madeAt, version, ...recipeFields })

/** PATCH /recipes/{id} */
export const changedRecipe = z.strictObject({
  ...asRead,
  version,
  ...z.partial(z.strictObject(recipeFields)).shape,
  description: z.nullable(recipeFields.description),
  cookingTime: z.nullable(recipeFields.cookingTime),
  numberOfPersons: z.nullable(recipeFields.numberOfPersons),
})

/** POST /places */
export const newPlace = z.strictObject({ ...asRead, ...madeAt, version, ...placeFields })

/** PATCH /places/{id} */
export const changedPlace = z.strictObject({
  ...asRead,
  version,
  ...z.partial(z.strictObject(placeFields)).shape,
})

/** A call that needs nothing but its path. */
export const nothing = z.strictObject({})
