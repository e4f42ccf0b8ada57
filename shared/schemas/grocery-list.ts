/** Grocery lists and their items (product §3, §5). */
import * as z from 'zod/mini'
import { TEXT } from '../errors.ts'
import { ITEM_FIELDS, LIST_FIELDS } from '../fields.ts'
import { LIST_MAX_ITEMS } from '../limits.ts'
import { newShape, wholeShape } from './shapes.ts'
import { uuid } from './text.ts'

/** Everything that people write about a list itself. */
const listFields = z.strictObject(wholeShape(LIST_FIELDS))
export type ListFields = z.infer<typeof listFields>

/** Everything that people write about an item; null: it has no category. */
export const itemFields = z.strictObject(wholeShape(ITEM_FIELDS))
export type ItemFields = z.infer<typeof itemFields>

/** An item as every caller of the API reads it. */
export const groceryItem = z.object({
  id: uuid,
  ...itemFields.shape,
  checkedBy: z.nullable(z.string()),
  addedBy: z.string(),
})

/** A list as every caller of the API reads it. */
export const groceryList = z.object({
  id: uuid,
  localId: uuid,
  ...listFields.shape,
  authorId: z.string(),
  updatedAt: z.string(),
  version: z.number(),
  groceries: z.array(groceryItem),
})

export type GroceryItem = z.infer<typeof groceryItem>
export type GroceryList = z.infer<typeof groceryList>

/** An item in a body that a caller sends. */
const groceryItemInput = z.strictObject({
  id: z.optional(uuid),
  ...newShape(ITEM_FIELDS),
  // Without a position it goes to the end.
  pos: z.optional(itemFields.shape.pos),
  checkedBy: z.optional(z.nullable(z.string())),
  addedBy: z.optional(z.string()),
})

export const groceryItemsInput = z
  .array(groceryItemInput)
  .check(z.maxLength(LIST_MAX_ITEMS, TEXT.listTooLong))

export type GroceryItemInput = z.infer<typeof groceryItemInput>
