import { useParams } from 'wouter'
import { useBusyScreen } from '#page/busy-screen.ts'
import { Page } from '#page/page.tsx'
import { later } from '#ui/later.tsx'
import type { KitchenProps } from './cooking-props.ts'
import { RecipeMissing } from './recipe-missing.tsx'
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
  useBusyScreen(true)
  if (recipe === undefined) return <Page title="Cooking">{null}</Page>
  return recipe === null ? <RecipeMissing /> : <Kitchen recipe={recipe} />
}
