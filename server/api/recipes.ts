// The calls under /recipes (product §7).
import * as z from 'zod/mini'
import { fieldsIn, RECIPE_FIELDS } from '#shared/fields.ts'
import { deleteSeen, recipeSet } from '#shared/schemas/operations.ts'
import { recipe } from '#shared/schemas/recipe.ts'
import { changedRecipe, newRecipe, nothing } from './bodies.ts'
import { form, has, type ApiCall } from './calls.ts'
import { runDelete, runRestore } from './deletions.ts'
import { readMenu, readOwnRecipes, readRecipe, readSharedRecipes } from './recipe-answers.ts'
import { createThing, patchThing, setThing } from './things.ts'

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
  {
    method: 'POST',
    path: '/recipes',
    summary: 'Create a recipe',
    forms: [
      form(newRecipe, (context, { body }) =>
        createThing(context, 'recipe', { made: body, values: fieldsIn(RECIPE_FIELDS, body) }),
      ),
    ],
    answerSchema: recipe,
    answer: readRecipe,
  },
  {
    method: 'GET',
    path: '/recipes/:id',
    summary: 'Read a recipe',
    answerSchema: recipe,
    read: (reading, params) => readRecipe(reading, params['id']),
    findsSession: true,
  },
  {
    method: 'PATCH',
    path: '/recipes/:id',
    summary: 'Change a recipe',
    forms: [
      form(
        recipeSet,
        (context, { params, body }) =>
          setThing(context, { thing: 'recipe', id: params['id'] }, body.set),
        has('set'),
      ),
      form(changedRecipe, (context, { params, body }) => {
        const { id, version } = body
        const asked = { thing: 'recipe', id: params['id'] } as const
        return patchThing(context, asked, { id, version, values: fieldsIn(RECIPE_FIELDS, body) })
      }),
    ],
    answerSchema: recipe,
    answer: readRecipe,
  },
  {
    method: 'DELETE',
    path: '/recipes/:id',
    summary: 'Delete a recipe',
    forms: [
      form(deleteSeen, (context, { params, body }) =>
        runDelete(context, { entity: 'recipe', id: params['id'], ...body }),
      ),
    ],
  },
  {
    method: 'POST',
    path: '/recipes/:id/restore',
    summary: 'Bring back a deleted recipe',
    forms: [
      form(nothing, (context, { params }) =>
        runRestore(context, { entity: 'recipe', id: params['id'] }),
      ),
    ],
    answerSchema: recipe,
    answer: readRecipe,
  },
]
