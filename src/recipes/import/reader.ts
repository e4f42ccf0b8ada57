/** The reader of recipes: fetched when somebody first brings one in. */
import { fileRecipe, type FileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { readRecipes } from '#shared/recipe-reader/read-recipes.ts'
import { documentOf } from './inert-document.ts'

/**
 * A text in which no recipe was found, as one that has all of it in its title and its notes; null for a
 * page.
 */
export function unsortedIn(text: string): FileRecipe | null {
  const [only] = readRecipes(text, { documentOf })
  const isPage = /^\s*</.test(text) && only?.notes.length === 0
  if (!only || isPage || (only.title === '' && only.notes.length === 0)) return null
  const { doubts, ...found } = only
  return { ...fileRecipe(found), doubts }
}

/** All recipes in a page or a text; empty where there is none. `address` is where a page is from. */
export function recipesIn(text: string, address = ''): FileRecipe[] {
  return readRecipes(text, { documentOf, address })
    .filter(({ ingredients, steps }) => ingredients.length > 0 || steps.length > 0)
    .map(({ doubts, ...found }) => ({ ...fileRecipe(found), doubts }))
}

export { corrected } from './candidates.ts'
export { candidatesOf, readParts } from './reading.ts'
export { fileOf } from '#shared/recipe-out/file-of.ts'
