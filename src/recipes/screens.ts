/** The screens of recipes, fetched together. */
export { RecipeCook } from './recipe-cook.tsx'
export { RecipeCreate } from './recipe-create.tsx'
export { RecipeEdit } from './recipe-edit.tsx'
export { RecipeList } from './recipe-list.tsx'
export { RecipeScreen } from './recipe-view.tsx'
