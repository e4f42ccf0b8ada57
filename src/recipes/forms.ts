/** The form of a recipe, empty, filled in or with what was shared, fetched together: half as large as React. */
export { RecipeForm } from './recipe-form.tsx'
export { RecipeEditForm } from './recipe-edit-form.tsx'
export { SharedRecipeForm } from './shared-recipe-form.tsx'
