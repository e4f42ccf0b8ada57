import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useLocation } from '#page/router.tsx'
import { Page } from '#page/page.tsx'
import type { Taken } from '#exchange/use-record-form.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { BackLink } from '#ui/back-link.tsx'
import { later } from '#ui/later.tsx'
import type { ImportProps } from './import/import-recipes.tsx'
import { EMPTY_RECIPE, type RecipeDraft } from './recipe-draft.ts'
import type { Changes, RecipeFormProps, SortInProps } from './recipe-form.tsx'
import { createRecipe } from './recipes.data.ts'
import { WaysIn, type WayIn } from './ways-in.tsx'
import type { SharedFormProps } from './shared-recipe-form.tsx'

const EMPTY: Taken<RecipeDraft> = { values: EMPTY_RECIPE, seen: {} }

/** Fetched separately; the heading of the screen shows meanwhile. */
const RecipeForm = later<RecipeFormProps>(() => import('./forms.ts').then((m) => m.RecipeForm), {
  drawn: true,
  required: true,
})

/** The form with what another app has shared in it. */
const SharedRecipeForm = later<SharedFormProps>(
  () => import('./forms.ts').then((m) => m.SharedRecipeForm),
  { required: true },
)

/** Recipes from elsewhere; the reader behind it comes when there is something to read. */
const ImportRecipes = later<ImportProps>(
  () => import('./import/door.ts').then((m) => m.ImportRecipes),
  { required: true },
)

/** A whole recipe pasted into the empty form can be sorted in. */
const SortInOffer = later<SortInProps>(() => import('./import/door.ts').then((m) => m.SortInOffer))

/** The ways in that a link may lead to. */
const WAYS_BY_LINK = ['paste', 'page', 'app'] as const

/** Where a link leads; a page that was given lies where it would be fetched to. */
function wayOf(from: string | null): WayIn {
  if (from === 'given') return 'page'
  return WAYS_BY_LINK.find((each) => each === from) ?? 'write'
}

/** /recipes/create. */
export function RecipeCreate() {
  const { search } = useLocation()
  return <NewRecipe key={search} search={search} />
}

function NewRecipe({ search }: { search: string }) {
  const created = useRef('')
  const params = new URLSearchParams(search)
  const from = params.get('from')
  const [way, setWay] = useState<WayIn>(() => wayOf(from))
  const isShared = search !== '' && from === null
  const form = {
    draftKey: 'recipe:new',
    source: EMPTY,
    submitText: 'Create Recipe',
    onSave: async (recipe: RecipeInput, { ends }: Changes) => {
      created.current = await createRecipe(recipe, ends)
    },
    onSaved: () => navigate(`/recipes/${created.current}/view`, { replace: true }),
  }
  return (
    <Page title="Create Recipe">
      <BackLink to="/recipes">Recipes</BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-5">
        Create Recipe
      </h1>
      {isShared && <SharedRecipeForm {...form} open search={search} />}
      {!isShared && <WaysIn way={way} onChange={setWay} />}
      {!isShared && way === 'write' && <RecipeForm {...form} Offer={SortInOffer} />}
      {!isShared && way !== 'write' && (
        <ImportRecipes
          key={way}
          open
          way={way}
          address={params.get('url') ?? ''}
          isGiven={from === 'given'}
        />
      )}
    </Page>
  )
}
