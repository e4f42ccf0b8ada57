// Recipes as callers read them.
import { MENU_SIZE } from '#shared/limits.ts'
import { canEdit, type Standing } from '#shared/permissions.ts'
import { readRecipeFields, readTimes } from '#shared/read.ts'
import { MENU_COURSES, type Course } from '#shared/recipe-words.ts'
import type { Recipe } from '#shared/schemas/recipe.ts'
import { scopeName } from '#shared/scopes.ts'
import { friendshipsOf } from '../db/friendships.ts'
import { newestOfCourses } from '../db/records-by-change.ts'
import { type StoredRow } from '../db/records.ts'
import { namesOf } from '../db/users.ts'
import type { Reading } from './calls.ts'
import { inPortions } from './portions.ts'
import { readThing } from './targets.ts'

/** What GET /recipes/menu answers. */
type RecipesByCourse = Record<Course, Recipe[]>

/** One recipe. Throws 404. */
export async function readRecipe(reading: Reading, id: string | undefined): Promise<Recipe> {
  const { row, standing, ownerName } = await readThing(reading, { entity: 'recipe', id })
  return recipeOf(row, ownerName, standing)
}

/** The own recipes, the newest first. */
export function readOwnRecipes(reading: Reading): AsyncIterable<Recipe> {
  return readAll(reading, new Map([ownStanding(reading)]))
}

/** The recipes that friends have opened, the newest first. */
export async function* readSharedRecipes(reading: Reading): AsyncIterable<Recipe> {
  yield* readAll(reading, await sharedStandings(reading))
}

/** The latest menu. */
export async function readMenu(reading: Reading): Promise<RecipesByCourse> {
  const standings = await sharedStandings(reading)
  standings.set(...ownStanding(reading))
  const rows = await newestOfCourses(reading.db, [...standings.keys()], MENU_SIZE)
  const recipes = await recipesOf(reading, rows, standings)
  const menu: RecipesByCourse = { APPETIZER: [], SIDE_DISH: [], MAIN: [], DESSERT: [] }
  for (const course of MENU_COURSES) menu[course] = recipes.filter((one) => one.course === course)
  return menu
}

/** How the reader stands to the owner of each scope. */
type Standings = Map<string, Standing>

function ownStanding({ userId }: Reading): [string, Standing] {
  return [scopeName('recipes', userId), { isOwner: true }]
}

async function sharedStandings({ db, userId }: Reading): Promise<Standings> {
  const friendships = await friendshipsOf(db, userId)
  const granted = friendships.filter(
    ({ status, theirs }) =>
      status === 'accepted' && (theirs.canViewRecipes || theirs.canEditRecipes),
  )
  return new Map(
    granted.map(({ other, theirs }) => [
      scopeName('recipes', other),
      { isOwner: false, grants: theirs },
    ]),
  )
}

async function* readAll(reading: Reading, standings: Standings): AsyncIterable<Recipe> {
  for await (const rows of inPortions(reading.db, [...standings.keys()], 'recipe')) {
    yield* await recipesOf(reading, rows, standings)
  }
}

async function recipesOf(
  { db }: Reading,
  rows: readonly StoredRow[],
  standings: Standings,
): Promise<Recipe[]> {
  const names = await namesOf(
    db,
    rows.map(({ owner }) => owner),
  )
  return rows
    .flatMap((row) => {
      const standing = standings.get(row.scope)
      return standing ? [recipeOf(row, names.get(row.owner), standing)] : []
    })
    .sort((a, b) => compare(b.updatedAt, a.updatedAt) || compare(a.id, b.id))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

// Not spread: where properties follow a spread, Node 20 takes ten times as long for all of this.
function recipeOf(row: StoredRow, displayName = '', standing: Standing): Recipe {
  const about = {
    id: row.id,
    authorId: row.owner,
    author: { displayName },
    permissions: { isOwner: standing.isOwner, canEdit: canEdit('recipe', standing) },
  }
  return Object.assign(readRecipeFields(row), about, readTimes(row), { version: row.ver })
}
