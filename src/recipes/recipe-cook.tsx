import { Redirect, useParams } from 'wouter'
import { useBusyScreen } from '#page/busy-screen.ts'
import { Page } from '#page/page.tsx'
import { useLocation } from '#page/router.tsx'
import { later } from '#ui/later.tsx'
import type { KitchenProps } from './cooking-props.ts'
import { useRecipe } from './recipes.data.ts'

/** Its code comes while the recipe is read. */
const Kitchen = later<KitchenProps>(() => import('./kitchen.tsx').then((m) => m.Kitchen), {
  drawn: true,
  required: true,
})

/** /recipes/{recipeId}/prepare. */
export function RecipeCook() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  const { pathname, search } = useLocation()
  useBusyScreen(true)
  if (recipe === undefined) return <Page title="Cooking">{null}</Page>
  if (recipe) return <Kitchen recipe={recipe} />
  // Said where the way elsewhere stands, until it comes.
  return <Redirect to={`/recipes/${recipeId}/view`} state={pathname + search} replace />
}
