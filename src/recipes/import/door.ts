/** Fetched together when somebody opens an import; the readers follow with the first text or file. */
export { ImportRecipes } from './import-recipes.tsx'
export { SortInOffer } from './sort-in-offer.tsx'
