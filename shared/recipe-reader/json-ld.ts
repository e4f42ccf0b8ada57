/** Recipes in schema.org's JSON-LD, in every shape that pages give it. */
import { servingsOf } from './amounts.ts'
import { minutesOf } from './times.ts'
import { nothingFound, type Found } from './draft.ts'
import { valuesOfJson } from './json-text.ts'
import { ingredientsOf } from './schema-ingredients.ts'
import { stepsOf } from './schema-steps.ts'
import {
  allLooks,
  DEEPEST_TEXT,
  isThing,
  property,
  textOf,
  typesOf,
  type Looks,
  type Thing,
} from './thing.ts'
import { courseOf, dietOf } from './kinds.ts'

/** What is looked at in one page at most; real pages have some hundreds. */
const MOST_THINGS = 200_000
const MOST_RECIPES = 200
/** References may go round in a circle; what the recipes of a page are made of is never this much. */
const MOST_REFERENCES = 200_000

const DEEPEST_REFERENCE = 12

type Budget = { left: number; depth: number; looks: Looks }

const newBudget = (): Budget => ({ left: MOST_REFERENCES, depth: 0, looks: allLooks() })

/** All recipes in the scripts of data of a page; `unreadable` counts scripts that are no JSON at all. */
export function recipesInJsonLd(scripts: readonly string[]): {
  recipes: Found[]
  unreadable: number
} {
  const values = scripts.map(valuesOfJson)
  const unreadable = values.filter(
    (each, at) => each.length === 0 && (scripts[at] ?? '').trim() !== '',
  ).length
  const { recipes, byId } = collect(values.flat())
  const budget = newBudget()
  return {
    recipes: recipes.slice(0, MOST_RECIPES).map((thing) => foundIn(thing, byId, budget)),
    unreadable,
  }
}

function collect(values: unknown[]): { recipes: Thing[]; byId: Map<string, Thing> } {
  const recipes: Thing[] = []
  const byId = new Map<string, Thing>()
  const waiting = values.toReversed()
  for (let seen = 0; waiting.length > 0 && seen < MOST_THINGS; seen += 1) {
    const value = waiting.pop()
    if (Array.isArray(value))
      for (let at = value.length - 1; at >= 0; at -= 1) waiting.push(value[at])
    else if (isThing(value)) {
      const id = value['@id']
      if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id))
        byId.set(id, value)
      if (isRecipe(value)) recipes.push(value)
      const inner = Object.values(value)
      for (let at = inner.length - 1; at >= 0; at -= 1) {
        if (typeof inner[at] === 'object') waiting.push(inner[at])
      }
    }
  }
  return { recipes, byId }
}

function isRecipe(thing: Thing): boolean {
  if (typesOf(thing).includes('recipe')) return true
  const named = property(thing, 'recipeIngredient') ?? property(thing, 'recipeInstructions')
  return named !== undefined && named !== null
}

/** A recipe that refers to nothing outside of it. */
export function foundInThing(recipe: Thing): Found {
  return foundIn(recipe, new Map(), newBudget())
}

function foundIn(recipe: Thing, byId: ReadonlyMap<string, Thing>, budget: Budget): Found {
  const get = (name: string) => resolved(property(recipe, name), byId, budget)
  /** Of several names of a property the first under which something stands. */
  const any = (...names: string[]) => names.map(get).find((value) => saysSomething(value))
  const notes: string[] = []
  const steps = stepsOf(
    any('recipeInstructions', 'recipeInstruction', 'instructions', 'step'),
    notes,
    budget.looks,
  )
  const text = (name: string) => textOf(get(name))
  return {
    ...nothingFound(),
    title: text('name') || text('headline') || text('title'),
    description: text('description'),
    notes,
    ingredients: ingredientsOf(
      any('recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient', 'supply'),
      budget.looks,
    ),
    steps,
    servings: servingsOf(get('recipeYield') ?? get('yield')),
    minutes:
      minutesOf(get('totalTime')) ??
      sum(minutesOf(get('prepTime')), minutesOf(get('cookTime')), minutesOf(get('performTime'))),
    diet: dietOf(words(get('suitableForDiet')), words(get('keywords'))),
    course: courseOf(words(get('recipeCategory'))),
    picture: addressOf(get('image')),
  }
}

function saysSomething(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (!Array.isArray(value)) return value !== undefined && value !== null
  return depth <= DEEPEST_TEXT && value.some((each) => saysSomething(each, depth + 1))
}

/** Things that are only referred to, put in the place of the reference, as far as the budget goes. */
function resolved(value: unknown, byId: ReadonlyMap<string, Thing>, budget: Budget): unknown {
  if (byId.size === 0 || typeof value !== 'object' || value === null) return value
  if (budget.left <= 0 || budget.depth >= DEEPEST_REFERENCE) return value
  // What holds much costs as much, also where nothing in it is put in place any more.
  budget.left -= 1 + (Array.isArray(value) ? value.length : 0)
  budget.depth += 1
  const known = Array.isArray(value)
    ? value.map((each) => resolved(each, byId, budget))
    : thingReferred(value, byId, budget)
  budget.depth -= 1
  return known
}

function thingReferred(value: unknown, byId: ReadonlyMap<string, Thing>, budget: Budget): unknown {
  if (!isThing(value)) return value
  const id = value['@id']
  const isReference = typeof id === 'string' && Object.keys(value).length === 1
  const thing = isReference ? (byId.get(id) ?? value) : value
  const inner = Object.entries(thing)
  budget.left -= inner.length
  return Object.fromEntries(inner.map(([key, each]) => [key, resolved(each, byId, budget)]))
}

function words(value: unknown): string {
  return [value]
    .flat()
    .map((each) => textOf(each))
    .join(', ')
}

function addressOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim()
  if (depth > DEEPEST_TEXT) return ''
  if (Array.isArray(value))
    return value.map((each) => addressOf(each, depth + 1)).find((each) => each !== '') ?? ''
  return isThing(value) ? addressOf(value.url ?? value.contentUrl ?? value['@id'], depth + 1) : ''
}

function sum(...parts: (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null)
  return known.length > 0 ? known.reduce((total, part) => total + part, 0) : null
}
