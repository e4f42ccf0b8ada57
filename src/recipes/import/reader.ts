/** The reader of recipes: fetched when somebody first brings one in. */
import { fileRecipe, type FileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { readRecipes } from '#shared/recipe-reader/read-recipes.ts'
import { documentOf } from './inert-document.ts'

/** All recipes in a page or a text; empty where there is none. `address` is where a page is from. */
export function recipesIn(text: string, address = ''): FileRecipe[] {
  return readRecipes(text, { documentOf, address })
    .filter(({ ingredients, steps }) => ingredients.length > 0 || steps.length > 0)
    .map(({ doubts, ...found }) => ({ ...fileRecipe(found), doubts }))
}

export { corrected } from './candidates.ts'
export { candidatesOf, readParts } from './reading.ts'
export { fileOf } from '#shared/recipe-out/file-of.ts'
