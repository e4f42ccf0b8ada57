// The calls under /recipes (product §7).
import * as z from 'zod/mini'
import { RECIPE_FIELDS } from '#shared/fields.ts'
import { recipeSet } from '#shared/schemas/operations.ts'
import { recipe } from '#shared/schemas/recipe.ts'
import { changedRecipe, newRecipe } from './bodies.ts'
import type { ApiCall } from './calls.ts'
import { readMenu, readOwnRecipes, readRecipe, readSharedRecipes } from './recipe-answers.ts'
import { callsOfThing } from './thing-calls.ts'

const menu = z.object({
  APPETIZER: z.array(recipe),
  SIDE_DISH: z.array(recipe),
  MAIN: z.array(recipe),
  DESSERT: z.array(recipe),
})

/** Recipes: the order of the table in product §7. */
export const recipeCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/recipes/menu',
    summary: 'The latest menu',
    answerSchema: menu,
    read: (reading) => readMenu(reading),
  },
  {
    method: 'GET',
    path: '/recipes',
    summary: 'Own recipes',
    answerSchema: z.array(recipe),
    each: readOwnRecipes,
  },
  {
    method: 'GET',
    path: '/recipes/shared',
    summary: 'Recipes that friends have opened',
    answerSchema: z.array(recipe),
    each: readSharedRecipes,
  },
  ...callsOfThing({
    thing: 'recipe',
    fields: RECIPE_FIELDS,
    newSchema: newRecipe,
    changedSchema: changedRecipe,
    setSchema: recipeSet,
    answerSchema: recipe,
    answer: readRecipe,
  }),
]
