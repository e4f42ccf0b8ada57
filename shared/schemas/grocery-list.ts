/** Grocery lists and their items (product §3, §5). */
import * as z from 'zod/mini'
import { TEXT } from '../errors.ts'
import {
  CATEGORIES_MAX,
  CATEGORY_MAX,
  ITEM_TEXT_MAX,
  LIST_MAX_ITEMS,
  TITLE_MAX,
} from '../limits.ts'
import { name, optionalName, requiredText, uuid } from './text.ts'

export const category = z.nullable(optionalName(CATEGORY_MAX, TEXT.categoryTooLong))

/** One schema per synchronised field of a list. */
export const listFields = {
  name: name(TITLE_MAX, TEXT.listNameRequired),
  categories: z
    .array(name(CATEGORY_MAX, 'A category needs a name'))
    .check(z.maxLength(CATEGORIES_MAX)),
}

/** One schema per synchronised field of an item. `pos` orders the items of a list as text. */
export const itemFields = {
  text: requiredText(ITEM_TEXT_MAX, TEXT.itemNameRequired, TEXT.itemTooLong),
  category,
  isChecked: z.boolean(),
  pos: z.string().check(z.regex(/^[0-9A-Za-z]{1,64}$/, 'This is not a valid position')),
}

/** An item as every caller of the API reads it. */
export const groceryItem = z.object({
  id: uuid,
  text: z.string(),
  category: z.nullable(z.string()),
  isChecked: z.boolean(),
  checkedBy: z.nullable(z.string()),
  addedBy: z.string(),
  pos: z.string(),
})

/** A list as every caller of the API reads it. */
export const groceryList = z.object({
  id: uuid,
  localId: uuid,
  name: z.string(),
  authorId: z.string(),
  updatedAt: z.string(),
  version: z.number(),
  categories: z.array(z.string()),
  groceries: z.array(groceryItem),
})

export type GroceryItem = z.infer<typeof groceryItem>
export type GroceryList = z.infer<typeof groceryList>

/** An item in a body that a caller sends. */
export const groceryItemInput = z.strictObject({
  id: z.optional(uuid),
  text: itemFields.text,
  category: z.optional(itemFields.category),
  isChecked: z.optional(z.boolean()),
  pos: z.optional(itemFields.pos),
  checkedBy: z.optional(z.nullable(z.string())),
  addedBy: z.optional(z.string()),
})

export const groceryItemsInput = z
  .array(groceryItemInput)
  .check(z.maxLength(LIST_MAX_ITEMS, TEXT.listTooLong))

export type GroceryItemInput = z.infer<typeof groceryItemInput>
