/**
 * Recipes in what a page keeps for its own programs, whose names of things are anybody's: what has a
 * list that is called ingredients and one that is called steps is a recipe. It is put into the words of
 * schema.org and read as such.
 */
import { saysInName } from './class-names.ts'
import { letters } from './clean.ts'
import type { Kind } from './named-rows.ts'
import { isWhole, type Found } from './draft.ts'
import { startsWithAmount } from './line-looks.ts'
import { foundInThing } from './json-ld.ts'
import { holdsState, valuesOfPrograms } from './program-json.ts'
import { asIngredient, asStep, firstText, referred, richText, type Store } from './program-words.ts'
import { isThing, textOf, unwrapped, type Thing } from './thing.ts'
import { attribute, wordsOfName, type Box } from './tree.ts'

const MOST_THINGS = 200_000
const MOST_RECIPES = 50
const DEEPEST = 12
/** Entries of lists that are looked at in a page: what refers to a list many times holds it once. */
const MOST_ENTRIES = 100_000

/** All whole recipes in the scripts of programs of a page, in order. */
export function recipesInState(scripts: readonly string[]): Found[] {
  const byKey = new Map<string, unknown>()
  const things = thingsIn(valuesOfPrograms(scripts), byKey)
  const recipes: Found[] = []
  const search: Search = { store: byKey, left: MOST_ENTRIES, parts: new Map() }
  for (const thing of things) {
    if (recipes.length >= MOST_RECIPES) break
    const recipe = asRecipe(thing, search)
    const found = recipe && foundInThing(recipe)
    if (found && isWhole(found)) recipes.push(found)
  }
  return recipes
}

/** Where elements hold what they are to show. */
const HOLDERS =
  'data-page data-props data-react-props data-state data-recipe data-json data-model recipe props :recipe :props initial-state'.split(
    ' ',
  )

/** What elements hold for the programs of a page: data of food in one of their attributes. */
export function stateOfElements(elements: readonly Box[]): string[] {
  const found: string[] = []
  for (const box of elements) {
    for (const name of HOLDERS) {
      const value = attribute(box, name)
      if (value !== '' && /^\s*[{[]/.test(value) && holdsState(value)) found.push(value)
    }
  }
  return found
}

/** All things, and by its key each that a store of things keeps: 'Recipe:12'. */
function thingsIn(values: unknown[], byKey: Map<string, unknown>): Thing[] {
  const things: Thing[] = []
  const waiting = values.toReversed()
  for (let seen = 0; waiting.length > 0 && seen < MOST_THINGS; seen += 1) {
    const value = dataIn(waiting.pop())
    if (typeof value !== 'object' || value === null) continue
    if (isThing(value)) {
      things.push(value)
      for (const [key, each] of Object.entries(value)) if (/^\w+:/.test(key)) byKey.set(key, each)
    }
    const inner: unknown[] = Object.values(value)
    for (let at = inner.length - 1; at >= 0; at -= 1) waiting.push(inner[at])
  }
  return things
}

/** A text that is data itself, of food, as that data. */
function dataIn(value: unknown): unknown {
  const isData = typeof value === 'string' && value.length > 50 && holdsState(value)
  return isData ? unwrapped(value) : value
}

const TITLES =
  'title name headline recipeName recipeTitle displayName titel titulo titre titolo nombre nom nome'.split(
    ' ',
  )

/** A thing in the words of schema.org; null for one that is no recipe. */
function asRecipe(thing: Thing, search: Search): Thing | null {
  const title = TITLES.map((key) => titleIn(thing[key])).find((text) => text !== '')
  if (title === undefined) return null
  const ingredients = partOf(thing, { kind: 'ingredients', search })
  const steps = ingredients === undefined ? undefined : partOf(thing, { kind: 'steps', search })
  if (steps === undefined) return null
  const { description, servings, portions, image } = thing
  return {
    ...thing,
    '@type': 'Recipe',
    name: title,
    description: typeof description === 'string' ? description : '',
    recipeIngredient: entriesOf(measured(ingredients, thing, search), {
      kind: 'ingredients',
      search,
    }),
    recipeInstructions: entriesOf(steps, { kind: 'steps', search }),
    recipeYield: thing.recipeYield ?? thing.yield ?? servings ?? portions,
    image: typeof image === 'string' || isThing(image) ? image : undefined,
  }
}

/**
 * Ingredients with the amounts that stand apart from them, by their ids, in a list for each number of
 * portions; of these the one that the recipe speaks of, or the first.
 */
function measured(ingredients: unknown, recipe: Thing, search: Search): unknown {
  if (!Array.isArray(ingredients) || !ingredients.every(isNamedById)) return ingredients
  const ids = new Set(ingredients.map(({ id }) => id))
  const portions = [recipe.servings, recipe.servingSize, recipe.portions, recipe.yield].map(
    (each) => textOf(each),
  )
  const variants = Object.values(recipe)
    .filter(Array.isArray)
    .flat()
    .filter(isThing)
    .map((variant) => ({ variant, rows: partOf(variant, { kind: 'ingredients', search }) }))
    .filter(({ rows }) => isListOf(rows, ids))
  const meant = variants.find(({ variant }) =>
    Object.values(variant).some((value) => Number(value) > 0 && portions.includes(textOf(value))),
  )
  const rows = [(meant ?? variants[0])?.rows ?? []].flat().filter(isThing)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ingredients.map((each) => ({ ...each, ...byId.get(each.id) }))
}

/** Whether these are all that some ids name, and nothing else. */
function isListOf(rows: unknown, ids: ReadonlySet<unknown>): boolean {
  return (
    Array.isArray(rows) &&
    rows.length === ids.size &&
    rows.every((row) => isThing(row) && ids.has(row.id))
  )
}

function isNamedById(value: unknown): value is Thing {
  return isThing(value) && (typeof value.id === 'string' || typeof value.id === 'number')
}

function titleIn(value: unknown): string {
  return isThing(value) ? textOf(value['rendered'] ?? value) : textOf(value)
}

/** Of one page. parts: what was found in things, by kind and depth: many may refer to the same one. */
type Search = { store: Store; left: number; parts: Map<string, Map<Thing, unknown>> }
type Wanted = { kind: Kind; search: Search }

/** What a thing, or something directly in it, has under a name that says ingredients or steps. */
function partOf(thing: Thing, wanted: Wanted, depth = 0): unknown {
  const { parts } = wanted.search
  const key = `${wanted.kind} ${depth}`
  const known = parts.get(key) ?? new Map<Thing, unknown>()
  parts.set(key, known)
  if (!known.has(thing)) known.set(thing, foundPart(thing, wanted, depth))
  return known.get(thing)
}

function foundPart(thing: Thing, wanted: Wanted, depth: number): unknown {
  const { kind } = wanted
  const { store } = wanted.search
  const own = Object.entries(thing)
  for (const [key, value] of own) {
    const words = wordsOfName(key.replace(/\(.*$/, ''))
    const part = referred(value, store)
    if (words.length < 4 && saysInName(words, kind) && saysMuch(part)) return part
  }
  if (depth > 1) return undefined
  for (const [, value] of own) {
    const part = referred(value, store)
    const inner = isThing(part) ? partOf(part, wanted, depth + 1) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

function saysMuch(value: unknown): boolean {
  if (typeof value === 'string') return value.length > 20
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'object' || typeof each === 'string')
  return isThing(value) && Object.values(value).some((each) => Array.isArray(each) || isThing(each))
}

/** '{ markdown: { html: "<ul>…" } }': all that a thing holds is one text; '' where it is more or less. */
function onlyText(thing: Thing, depth = 0): string {
  const held = Object.values(thing).filter((each) => each !== null && each !== '')
  const [only] = held
  if (held.length !== 1 || depth > 3) return ''
  return isThing(only) ? onlyText(only, depth + 1) : typeof only === 'string' ? only : ''
}

const LISTS =
  /^(?:items?|list|children|rows|elements|lines|entries|values|data|nodes|edges|node|groups?|sections?|json|document|content)$/i

/** Whether the only entry of a list is what the thing says that holds it: '2 onions', of 'onions'. */
function isSaidIn(list: unknown, thing: Thing, store: Store): boolean {
  const [only, another] = Array.isArray(list) ? list : []
  const name = isThing(only) ? letters(firstText(only, store, ['title', 'name'])) : ''
  if (another !== undefined || name === '') return false
  const row = asIngredient(thing, store)
  return startsWithAmount(row) || letters(row).includes(name)
}

/** The entries of a list; those that hold lists themselves are sections. */
function entriesOf(value: unknown, wanted: Wanted, depth = 0): unknown {
  const { kind, search } = wanted
  const { store } = search
  const known = referred(value, store)
  search.left -= 1
  if (depth > DEEPEST || search.left < 0) return null
  if (Array.isArray(known)) return known.map((each) => entriesOf(each, wanted, depth + 1))
  if (!isThing(known)) return known
  const rich = richText(known)
  if (rich !== null) return rich
  const list = Object.entries(known).find(([key, each]) => {
    const inner = referred(each, store)
    const isNamed = LISTS.test(key) || saysInName(wordsOfName(key), kind)
    return (
      isNamed &&
      (Array.isArray(inner)
        ? inner.some((one) => typeof one === 'object' || typeof one === 'string')
        : isThing(inner) && LISTS.test(key))
    )
  })
  const only = list || depth > 0 ? '' : onlyText(known)
  if (only !== '') return only
  // An ingredient may hold what is known of its food, in a list.
  const isRow = list && kind === 'ingredients' && isSaidIn(list[1], known, store)
  if (!list || isRow) return kind === 'steps' ? asStep(known, store) : asIngredient(known, store)
  const name = firstText(known, store, ['title', 'name', 'heading', 'headline', 'label', 'header'])
  const inner = entriesOf(list[1], wanted, depth + 1)
  return name === '' ? inner : { '@type': 'HowToSection', name, itemListElement: inner }
}
