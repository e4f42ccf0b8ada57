/**
 * The bodies of the calls that our own clients send: each written field says which value it
 * replaces and when it was written. docs/sync.md section 3.
 */
import * as z from 'zod/mini'
import { LIST_MAX_ITEMS } from '../limits.ts'
import { isStamp } from '../merge/stamp.ts'
import { flagFields } from './friend.ts'
import { itemFields, listFields } from './grocery-list.ts'
import { placeFields } from './place.ts'
import { recipeFields } from './recipe.ts'
import { cursor } from './sync.ts'
import { uuid } from './text.ts'
import { profileFields } from './user.ts'

const time = z.number().check(z.minimum(0), z.maximum(8.64e15))
export const stamp = z.string().check(z.refine(isStamp, 'This is not a stamp'))

/** When an operation was made: see EditTime in merge/apply.ts. */
export const editTime = z.strictObject({ at: time, wall: time, floor: time })

/** An edit of one field whose value follows `value`. */
function edit<T extends z.ZodMiniType>(value: T) {
  return z.strictObject({
    v: value,
    base: z.nullable(stamp),
    at: time,
    wall: time,
    floor: time,
    weak: z.optional(z.boolean()),
  })
}

const present = 'Nothing to change'
const some = z.refine((set: unknown) => Object.keys(Object(set)).length > 0, present)

/** Optional fields travel as null when they were emptied, because JSON has no undefined. */
function emptied<T extends z.ZodMiniType>(value: T) {
  return z.union([z.null(), value])
}

const listSet = z
  .strictObject({
    name: z.optional(edit(listFields.name)),
    categories: z.optional(edit(listFields.categories)),
    text: z.optional(edit(itemFields.text)),
    category: z.optional(edit(itemFields.category)),
    isChecked: z.optional(edit(itemFields.isChecked)),
    pos: z.optional(edit(itemFields.pos)),
  })
  .check(some)

/** A new item, and when it was made. */
const itemAdd = z.strictObject({
  text: itemFields.text,
  category: itemFields.category,
  isChecked: itemFields.isChecked,
  pos: itemFields.pos,
  ...editTime.shape,
})

/** The stamps that the deleter of an item had seen, and when it was deleted. */
const itemDelete = z.strictObject({
  seen: z.strictObject({ text: z.nullable(stamp), isChecked: z.nullable(stamp) }),
  ...editTime.shape,
})

/** One operation on a list (its own id) or on one of its items. Exactly one of set, add, del. */
export const listOperation = z.union([
  z.strictObject({ id: uuid, set: listSet }),
  z.strictObject({ id: uuid, add: itemAdd }),
  z.strictObject({ id: uuid, del: itemDelete }),
])
export type ListOperation = z.infer<typeof listOperation>

/** PATCH /grocerylists/{id} and POST /grocerylists/{id}/categorise of our own clients. */
export const listOperations = z.strictObject({
  ops: z.array(listOperation).check(z.minLength(1, present), z.maxLength(LIST_MAX_ITEMS * 2)),
})

const heldRecord = z.strictObject({
  id: uuid,
  by: uuid,
  createdAt: time,
  // Who gave a cell back before (g) is known to the server.
  cells: z.record(
    z.string(),
    z.strictObject({ v: z.unknown(), s: stamp, u: uuid, g: z.optional(uuid) }),
  ),
})

/**
 * POST /{grocerylists|recipes|places}/{id}/reassert of our own clients: what a device holds and a
 * restored backup lacks, with the stamps that the server had given. docs/sync.md step 22.
 */
export const heldRecords = z.strictObject({
  owner: uuid,
  records: z.array(heldRecord).check(z.minLength(1, present), z.maxLength(100)),
})
export type HeldRecord = z.infer<typeof heldRecord>

/** PATCH /recipes/{id} of our own clients. */
export const recipeSet = z.strictObject({
  set: z
    .strictObject({
      title: z.optional(edit(recipeFields.title)),
      description: z.optional(edit(emptied(recipeFields.description))),
      diet: z.optional(edit(recipeFields.diet)),
      difficulty: z.optional(edit(recipeFields.difficulty)),
      course: z.optional(edit(recipeFields.course)),
      cookingTime: z.optional(edit(emptied(recipeFields.cookingTime))),
      numberOfPersons: z.optional(edit(emptied(recipeFields.numberOfPersons))),
      ingredientSections: z.optional(edit(recipeFields.ingredientSections)),
      instructionSections: z.optional(edit(recipeFields.instructionSections)),
    })
    .check(some),
})

/** PATCH /places/{id} of our own clients. */
export const placeSet = z.strictObject({
  set: z
    .strictObject({
      name: z.optional(edit(placeFields.name)),
      location: z.optional(edit(placeFields.location)),
      type: z.optional(edit(placeFields.type)),
      foodRating: z.optional(edit(placeFields.foodRating)),
      priceQualityRating: z.optional(edit(placeFields.priceQualityRating)),
      seatingRating: z.optional(edit(placeFields.seatingRating)),
    })
    .check(some),
})

/** PATCH /users/friends/{id}/permissions of our own clients. */
export const flagSet = z.strictObject({
  set: z
    .strictObject({
      canViewRecipes: z.optional(edit(flagFields.canViewRecipes)),
      canEditRecipes: z.optional(edit(flagFields.canEditRecipes)),
      canManageGroceryLists: z.optional(edit(flagFields.canManageGroceryLists)),
      canViewPlaces: z.optional(edit(flagFields.canViewPlaces)),
    })
    .check(some),
})

/** PATCH /users/me of our own clients. */
export const profileSet = z.strictObject({
  set: z.strictObject({ displayName: edit(profileFields.displayName) }),
})

/** DELETE of a list, recipe or place: the version of the scope that the deleter had seen. */
export const deleteSeen = z.strictObject({ seenVersion: z.optional(cursor) })
