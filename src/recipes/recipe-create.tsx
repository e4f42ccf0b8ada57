import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Page } from '#page/page.tsx'
import type { Taken } from '#exchange/use-record-form.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { BackLink } from '#ui/back-link.tsx'
import { later } from '#ui/later.tsx'
import { EMPTY_RECIPE, type RecipeDraft } from './recipe-draft.ts'
import type { RecipeFormProps } from './recipe-form.tsx'
import { createRecipe } from './recipes.data.ts'
import type { SharedFormProps } from './shared-recipe-form.tsx'

const EMPTY: Taken<RecipeDraft> = { values: EMPTY_RECIPE, seen: {} }

/** Its heading stands while its code comes. */
const RecipeForm = later<RecipeFormProps>(() => import('./forms.ts').then((m) => m.RecipeForm), {
  now: true,
  required: true,
})

/** The form with what another app has shared in it. */
const SharedRecipeForm = later<SharedFormProps>(
  () => import('./forms.ts').then((m) => m.SharedRecipeForm),
  { required: true },
)

/** /recipes/create. */
export function RecipeCreate() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const created = useRef('')
  const form = {
    draftKey: 'recipe:new',
    source: EMPTY,
    submitText: 'Create Recipe',
    onSave: async (recipe: RecipeInput) => {
      created.current = await createRecipe(recipe)
    },
    onSaved: () => void navigate(`/recipes/${created.current}/view`, { replace: true }),
  }
  return (
    <Page title="Create Recipe">
      <BackLink to="/recipes">Recipes</BackLink>
      <h1 tabIndex={-1} className="recipe-form-title">
        Create Recipe
      </h1>
      {search === '' ? (
        <RecipeForm {...form} />
      ) : (
        <SharedRecipeForm {...form} open search={search} />
      )}
    </Page>
  )
}
