import { useEffect, useMemo, useState } from 'react'
import type { Taken } from '#exchange/use-record-form.ts'
import { hash } from '#ui/hash.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import { RecipeForm, type RecipeFormProps } from './recipe-form.tsx'
import { sharedIn, sharedRecipe } from './shared-recipe.ts'

export type SharedFormProps = RecipeFormProps & { open: boolean; search: string }

/**
 * The form of a new recipe with what another app has shared, to be looked over. What was shared is in
 * the address, so it survives; a draft of a recipe of one's own stays where it is.
 */
export function SharedRecipeForm({ open: _open, search, ...form }: SharedFormProps) {
  const shared = useMemo(() => sharedIn(new URLSearchParams(search)), [search])
  const [source, setSource] = useState<Taken<RecipeDraft>>()
  useEffect(() => {
    let isLeft = false
    if (shared !== null)
      void sharedRecipe(shared).then((values) => isLeft || setSource({ values, seen: {} }))
    return () => {
      isLeft = true
    }
  }, [shared])
  if (shared === null) return <RecipeForm {...form} />
  if (source === undefined) return null
  const page = new URLSearchParams({ from: 'page', url: shared.address })
  return (
    <>
      {shared.text === '' && shared.address !== '' && (
        <TextLink to={`/recipes/create?${page.toString()}`} block>
          Read the recipe from this page
        </TextLink>
      )}
      <RecipeForm {...form} draftKey={`recipe:shared:${hash(search)}`} source={source} />
    </>
  )
}
