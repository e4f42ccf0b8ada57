/** What the recipe screens and the menu read from the mirror and what they can do to it. */
import { useLive } from '#exchange/use-live.ts'
import { whenIdle } from '#ui/idle.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { watchCards, type CardKind, type Cards } from '#exchange/watch-cards.ts'
import { useWatched } from '#exchange/use-live.ts'
import type { Ends } from '#db/commands.ts'
import { readRecipe, recipeCardOf, type RecipeCard, type RecipeView } from '#db/read-records.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'

export type { RecipeCard, RecipeView } from '#db/read-records.ts'

/** Read first, because they fill any screen; the others are read when the browser is idle. */
export const FIRST_RECIPES = 60

const RECIPES: CardKind<RecipeCard> = {
  kind: 'recipe',
  cardOf: recipeCardOf,
  first: FIRST_RECIPES,
  whenIdle,
  isOnline: () => navigator.onLine,
}

/** Own recipes and those of friends, newest first; undefined while the mirror is being read. */
export function useRecipes(): Cards<RecipeCard> | undefined {
  return useWatched<Cards<RecipeCard>>((next, onError) =>
    watchCards(currentDb(), RECIPES, { next, onError }),
  )
}

/** A recipe; null when there is none (any more), undefined while it is being read. */
export function useRecipe(id: string): RecipeView | null | undefined {
  return useLive(() => readRecipe(currentDb(), id), id)
}

/** Makes a recipe and answers its id. */
export async function createRecipe(fields: RecipeInput, ends: Ends): Promise<string> {
  const { id } = await saveHere({ type: 'create-recipe', fields, ends })
  return id
}

/** Writes the fields that were changed; `seen` holds the stamps of the values they replace. */
export async function updateRecipe(
  id: string,
  set: Partial<RecipeInput>,
  form: { seen: Record<string, Stamp | null>; ends: Ends },
): Promise<void> {
  await saveHere({ type: 'change-recipe', id, set, ...form })
}

/** Deletes a recipe for everybody who sees it. */
export async function deleteRecipe(id: string): Promise<void> {
  await saveHere({ type: 'delete', entity: 'recipe', id })
}
