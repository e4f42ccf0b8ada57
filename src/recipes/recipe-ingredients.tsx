import { InOwnUnits } from './conversion.tsx'
import { IngredientList } from './ingredient-list.tsx'
import type { RecipeView } from './recipes.data.ts'
import { ServingsStepper } from './servings-stepper.tsx'

export type RecipeIngredientsProps = { recipe: RecipeView; factor: number }

/** The ingredients with the number of people they are for. */
export function RecipeIngredients({ recipe, factor }: RecipeIngredientsProps) {
  return (
    <>
      <ServingsStepper recipe={recipe} factor={factor} />
      <InOwnUnits>
        <IngredientList sections={recipe.ingredientSections} factor={factor} />
      </InOwnUnits>
    </>
  )
}
