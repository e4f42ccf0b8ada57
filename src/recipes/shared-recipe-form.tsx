import { useMemo } from 'react'
import { useLoaded } from '#page/use-loaded.ts'
import { hash } from '#ui/hash.ts'
import { TextLink } from '#ui/text-link.tsx'
import { RecipeForm, type RecipeFormProps } from './recipe-form.tsx'
import { forgetOtherShares, sharedKeyOf } from './shared-recipe.data.ts'
import { sharedIn, sharedRecipe } from './shared-recipe.ts'

export type SharedFormProps = RecipeFormProps & { open: boolean; search: string }

/**
 * The form of a new recipe with what another app has shared, to be looked over. What was shared is in
 * the address, so it survives; a draft of a recipe of one's own stays where it is.
 */
export function SharedRecipeForm({ open: _open, search, ...form }: SharedFormProps) {
  const shared = useMemo(() => sharedIn(new URLSearchParams(search)), [search])
  const draftKey = sharedKeyOf(hash(search))
  const read = async () => {
    if (shared === null) return null
    // Safe: what could not be forgotten is with the next.
    await forgetOtherShares(draftKey).catch(() => undefined)
    return await sharedRecipe(shared)
  }
  const values = useLoaded(read, shared)
  const source = useMemo(() => values && { values, seen: {} }, [values])
  if (shared === null) return <RecipeForm {...form} />
  if (!source) return null
  const page = new URLSearchParams({ from: 'page', url: shared.address })
  return (
    <>
      {shared.text === '' && shared.address !== '' && (
        <TextLink to={`/recipes/create?${page.toString()}`} block>
          Read the recipe from this page
        </TextLink>
      )}
      <RecipeForm {...form} draftKey={draftKey} source={source} />
    </>
  )
}
