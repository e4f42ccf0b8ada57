import { later } from '#ui/later.tsx'
import type { RecipeFormProps } from '../recipe-form.tsx'

/** The form of a recipe, in which what was read is looked at. */
export const RecipeForm = later<RecipeFormProps>(
  () => import('../forms.ts').then((m) => m.RecipeForm),
  { drawn: true, required: true },
)
