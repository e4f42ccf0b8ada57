/** What comes together when somebody brings a recipe in; the reader and the files come with the recipe. */
export { ImportRecipes } from './import-recipes.tsx'
export { SortInOffer } from './sort-in-offer.tsx'
