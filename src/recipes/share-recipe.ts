import { shareText } from '#page/share-text.ts'
import { textOfRecipe, type SharedRecipe } from './recipe-text.ts'

/** Gives a recipe away as text, for as many people as it is shown for. */
export function shareRecipe(recipe: SharedRecipe, factor: number): Promise<void> {
  return shareText(recipe.title, textOfRecipe(recipe, factor))
}
