/**
 * Fetched together when somebody brings a recipe in or gives one away; the readers follow with the
 * first text or file.
 */
export { ShareRecipeDialog } from '../share-recipe-dialog.tsx'
export { ImportRecipes } from './import-recipes.tsx'
export { takeUpKeeping } from './keeping.data.ts'
export { SortInOffer } from './sort-in-offer.tsx'
