/**
 * The bodies of the calls that our own clients send: each written field says which value it
 * replaces and when it was written. docs/sync.md section 3.
 */
import * as z from 'zod/mini'
import {
  GRANT_FIELDS,
  ITEM_FIELDS,
  LIST_FIELDS,
  PLACE_FIELDS,
  PROFILE_FIELDS,
  RECIPE_FIELDS,
} from '../fields.ts'
import { HELD_MAX_RECORDS, LIST_MAX_ITEMS } from '../limits.ts'
import { itemFields } from './grocery-list.ts'
import { editShape, editTime, stamp } from './shapes.ts'
import { cursor } from './sync.ts'
import { uuid } from './text.ts'

const present = 'Nothing to change'

/** At least one of these edits. */
function some<T extends z.core.$ZodLooseShape>(edits: T) {
  return z.strictObject(edits).check(z.refine((set) => Object.keys(set).length > 0, present))
}

/** A new item, and when it was made. */
const itemAdd = z.strictObject({
  ...itemFields.shape,
  // Left out by calls that have waited since before items had it.
  from: z.optional(itemFields.shape.from),
  ...editTime.shape,
})

/** The stamps that the deleter of an item had seen, and when it was deleted. */
const itemDelete = z.strictObject({
  seen: z.strictObject({ text: z.nullable(stamp), isChecked: z.nullable(stamp) }),
  ...editTime.shape,
})

const listSet = some({ ...editShape(LIST_FIELDS), ...editShape(ITEM_FIELDS) })

/**
 * One operation on a list (its own id) or on one of its items: exactly one of set, add, del.
 * `byOperation` (shared/list-operation.ts) tells them apart.
 */
const listOperation = z.union([
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
  createdAt: editTime.shape.at,
  // g: who gave the cell back before, which the server knows by itself.
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
  records: z.array(heldRecord).check(z.minLength(1, present), z.maxLength(HELD_MAX_RECORDS)),
})
export type HeldRecord = z.infer<typeof heldRecord>

/** PATCH /recipes/{id} of our own clients. */
export const recipeSet = z.strictObject({ set: some(editShape(RECIPE_FIELDS)) })

/** PATCH /places/{id} of our own clients. */
export const placeSet = z.strictObject({ set: some(editShape(PLACE_FIELDS)) })

/** PATCH /users/friends/{id}/permissions of our own clients. */
export const flagSet = z.strictObject({ set: some(editShape(GRANT_FIELDS)) })

/** PATCH /users/me of our own clients. */
export const profileSet = z.strictObject({ set: some(editShape(PROFILE_FIELDS)) })

/** DELETE of a list, recipe or place: the version of the scope that the deleter had seen. */
export const deleteSeen = z.strictObject({ seenVersion: z.optional(cursor) })
