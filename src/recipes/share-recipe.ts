import { shareText } from '#app/share-text.ts'
import { textOfRecipe, type SharedRecipe } from './recipe-text.ts'

/** Gives a recipe away as text. */
export function shareRecipe(recipe: SharedRecipe): Promise<void> {
  return shareText(recipe.title, textOfRecipe(recipe))
}
