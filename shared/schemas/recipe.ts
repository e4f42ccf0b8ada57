/** Recipes (product §3, §5). */
import * as z from 'zod/mini'
import { RECIPE_FIELDS } from '../fields.ts'
import { recordShape } from './shapes.ts'
import { uuid } from './text.ts'

export type { IngredientSection, InstructionSection } from './sections.ts'

const fields = recordShape(RECIPE_FIELDS)

/** What the recipe form edits. */
export const recipeInput = z.strictObject(fields)
export type RecipeInput = z.infer<typeof recipeInput>

/** A recipe as every caller of the API reads it. */
export const recipe = z.extend(z.object(fields), {
  id: uuid,
  authorId: z.string(),
  author: z.object({ displayName: z.string() }),
  permissions: z.object({ isOwner: z.boolean(), canEdit: z.boolean() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
})
export type Recipe = z.infer<typeof recipe>
