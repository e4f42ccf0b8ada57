/** What stands on the screens of a recipe when it is not there, or not as it was typed. */
import { later } from '#ui/later.tsx'
import type { RecipeMissingProps } from './recipe-missing.tsx'
import type { RefusedBoxProps, RefusedProps } from './recipe-refused.tsx'

export const RecipeMissing = later<RecipeMissingProps>(
  () => import('./recipe-missing.tsx').then((m) => m.RecipeMissing),
  { now: true, required: true },
)

export const RecipeRefused = later<RefusedProps>(
  () => import('./recipe-refused.tsx').then((m) => m.RecipeRefused),
  { now: true, required: true },
)

export const RefusedBox = later<RefusedBoxProps>(
  () => import('./recipe-refused.tsx').then((m) => m.RefusedBox),
  { now: true },
)
