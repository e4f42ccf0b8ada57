import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Page } from '#app/page.tsx'
import type { Taken } from '#app/use-record-form.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EMPTY_RECIPE, type RecipeDraft } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form-later.ts'
import { createRecipe } from './recipes.data.ts'

const EMPTY: Taken<RecipeDraft> = { values: EMPTY_RECIPE, seen: {} }

/** /recipes/create. */
export function RecipeCreate() {
  const navigate = useNavigate()
  const created = useRef('')
  return (
    <Page title="Create Recipe">
      <BackLink to="/recipes">Recipes</BackLink>
      <h1 tabIndex={-1} className="recipe-form-title">
        Create Recipe
      </h1>
      <RecipeForm
        draftKey="recipe:new"
        source={EMPTY}
        submitText="Create Recipe"
        onSave={async (recipe) => {
          created.current = await createRecipe(recipe)
        }}
        onSaved={() => void navigate(`/recipes/${created.current}/view`, { replace: true })}
      />
    </Page>
  )
}
