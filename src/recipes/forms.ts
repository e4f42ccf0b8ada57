/** The form of a recipe, empty or with what was shared, fetched together: half as large as React. */
export { RecipeForm } from './recipe-form.tsx'
export { SharedRecipeForm } from './shared-recipe-form.tsx'
export { answeredBy, shownOf } from './refused-in-form.ts'
