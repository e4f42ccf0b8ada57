/** Recipes together with how much of each is cooked. */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import { readRecipe, type RecipeView } from '#db/read-records.ts'
import { readServings } from './cooking.data.ts'
import { factorOf } from './chosen-servings.ts'

/** Recipes with how much of each is cooked; those that are gone are left out. */
export function useScaled(recipeIds: readonly string[]): ScaledRecipe[] | undefined {
  return useLive(async () => {
    const read = recipeIds.map((id) => Promise.all([readRecipe(currentDb(), id), readServings(id)]))
    const found = await Promise.all(read)
    return found.flatMap(([recipe, chosen]) =>
      recipe ? [{ recipe, factor: factorOf(chosen, recipe.numberOfPersons) }] : [],
    )
  }, recipeIds.join())
}

export type ScaledRecipe = { recipe: RecipeView; factor: number }
