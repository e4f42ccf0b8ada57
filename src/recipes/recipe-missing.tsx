import { TEXT } from '#shared/errors.ts'
import { Missing } from '#exchange/missing.tsx'
import { Plate } from '#ui/art/plate.tsx'

/** readable: the recipe is there, and this person may read it and not change it. */
type RecipeMissingProps = { readable?: { id: string; title: string } | null }

/** A recipe that is not there (any more), or not for changing. */
export function RecipeMissing({ readable }: RecipeMissingProps) {
  const picture = <Plate id="missing-recipe" kind="crumbs" />
  if (!readable) {
    const title = TEXT.recipeNotFound
    return <Missing title={title} picture={picture} to="/recipes" linkText="Back to Recipes" />
  }
  return (
    <Missing
      title={readable.title}
      text="You can read this recipe, but not change it."
      picture={picture}
      to={`/recipes/${readable.id}/view`}
      linkText="Back to recipe"
    />
  )
}
