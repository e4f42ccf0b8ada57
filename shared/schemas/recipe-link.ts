/** The public link of a recipe (product §7.links). */
import * as z from 'zod/mini'

/** isListed: search engines may show the page. */
const recipeLink = z.object({
  address: z.string(),
  isListed: z.boolean(),
  createdAt: z.string(),
})
export type RecipeLink = z.infer<typeof recipeLink>

/** What its owner is told: null where the recipe has none. */
export const recipeLinkAnswer = z.object({ link: z.nullable(recipeLink) })
export type RecipeLinkAnswer = z.infer<typeof recipeLinkAnswer>

export const recipeLinkWish = z.strictObject({ isListed: z.optional(z.boolean()) })
