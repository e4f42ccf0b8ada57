import { useState } from 'react'
import { useParams } from 'wouter'
import { useLocation } from '#page/router.tsx'
import { Page } from '#page/page.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { later } from '#ui/later.tsx'
import type { EditFormProps } from './recipe-edit-form.tsx'
import { RecipeMissing } from './recipe-missing.tsx'
import { useRefused } from './recipe-refused.data.ts'
import { useRecipe, type RecipeView } from './recipes.data.ts'

/** Fetched separately; the heading of the screen shows meanwhile. */
const RecipeEditForm = later<EditFormProps>(
  () => import('./forms.ts').then((m) => m.RecipeEditForm),
  { drawn: true, required: true },
)

/** /recipes/{recipeId}/edit: for the owner, and for friends who were granted it (product §6.recipe.2). */
export function RecipeEdit() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  const refused = useRefused(recipeId)
  // Once open, the form stays with what was typed, also when the recipe is taken away meanwhile.
  const [opened, setOpened] = useState<RecipeView>()
  if (recipe?.canEdit && recipe !== opened) setOpened(recipe)

  // What was typed and not saved of a recipe that is gone, as something of one's own (left-typed.data.ts).
  const isOwn = useLocation().search === '?own'

  if (recipe === undefined || refused === undefined) return <Page title="Edit Recipe">{null}</Page>
  if (!opened && !refused && !isOwn) return <RecipeMissing readable={recipe} />
  const isGone = !recipe?.canEdit
  return (
    <Page title="Edit Recipe">
      <BackLink to={isGone ? '/recipes' : `/recipes/${recipeId}/view`}>
        {isGone ? 'Recipes' : 'Back to recipe'}
      </BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-5">
        Edit Recipe
      </h1>
      <RecipeEditForm id={recipeId} recipe={opened} refused={refused} isGone={isGone} />
    </Page>
  )
}
