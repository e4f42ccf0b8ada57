/** What stands below the head of a recipe, fetched together beside the recipe itself. */
export { Remarks } from '#page/remarks.tsx'
export { AddToListDialog } from './add-to-list-dialog.tsx'
export { RecipeActions, RecipeDialogs } from './recipe-actions.tsx'
export { RecipeIngredients } from './recipe-ingredients.tsx'
export { RecipeRefused, RefusedBox } from './recipe-refused.tsx'
export { RecipeSteps } from './recipe-steps.tsx'
