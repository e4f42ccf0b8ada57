import { useMemo } from 'react'
import { hash } from '#ui/hash.ts'
import { RecipeForm } from './recipe-form.tsx'
import type { RecipeFormProps } from './recipe-form.tsx'
import { sharedRecipe } from './shared-recipe.ts'

export type SharedFormProps = RecipeFormProps & { open: boolean; search: string }

/**
 * The form of a new recipe with what another app has shared, to be looked over. What was shared is in
 * the address, so it survives; a draft of a recipe of one's own stays where it is.
 */
export function SharedRecipeForm({ open: _open, search, ...form }: SharedFormProps) {
  const values = useMemo(() => sharedRecipe(new URLSearchParams(search)), [search])
  const source = useMemo(() => (values ? { values, seen: {} } : null), [values])
  if (source === null) return <RecipeForm {...form} />
  return <RecipeForm {...form} draftKey={`recipe:shared:${hash(search)}`} source={source} />
}
