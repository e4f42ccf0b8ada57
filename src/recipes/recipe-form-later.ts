import { later } from '#ui/later.tsx'
import type { RecipeFormProps } from './recipe-form.tsx'

/** The form of a recipe. Its heading stands while its code comes: it is half as large as React. */
export const RecipeForm = later<RecipeFormProps>(
  () => import('./recipe-form.tsx').then((m) => m.RecipeForm),
  { now: true, required: true },
)
