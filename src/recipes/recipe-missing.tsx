import { TEXT } from '#shared/errors.ts'
import { Missing } from '#app/missing.tsx'
import { Plate } from '#ui/art/plate.tsx'
import './recipes.css'

/** A recipe that is not there (any more). */
export function RecipeMissing() {
  return (
    <Missing
      title={TEXT.recipeNotFound}
      picture={<Plate id="missing-recipe" kind="crumbs" />}
      to="/recipes"
      linkText="Back to Recipes"
    />
  )
}
