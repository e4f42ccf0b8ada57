/**
 * Recipes in what a page keeps for its own programs, whose names of things are anybody's: what has a
 * list that is called ingredients and one that is called steps is a recipe. It is put into the words of
 * schema.org and read as such.
 */
import { saysInName, type Kind } from './class-names.ts'
import { letters } from './clean.ts'
import { isWhole, type Found } from './draft.ts'
import { foundInThing } from './json-ld.ts'
import { valuesOfPrograms } from './program-json.ts'
import { isThing, textOf, type Thing } from './thing.ts'
import { wordsOfName } from './tree.ts'

const MOST_THINGS = 200_000
const MOST_RECIPES = 50
const DEEPEST = 12

/** All whole recipes in the scripts of programs of a page, in order. */
export function recipesInState(scripts: readonly string[]): Found[] {
  const byKey = new Map<string, unknown>()
  const things = thingsIn(valuesOfPrograms(scripts), byKey)
  const recipes: Found[] = []
  for (const thing of things) {
    if (recipes.length >= MOST_RECIPES) break
    const recipe = asRecipe(thing, byKey)
    const found = recipe && foundInThing(recipe)
    if (found && isWhole(found)) recipes.push(found)
  }
  return recipes
}

/** All things, and by its key each that a store of things keeps: 'Recipe:12'. */
function thingsIn(values: unknown[], byKey: Map<string, unknown>): Thing[] {
  const things: Thing[] = []
  const waiting = values.toReversed()
  for (let seen = 0; waiting.length > 0 && seen < MOST_THINGS; seen += 1) {
    const value = waiting.pop()
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

type Store = ReadonlyMap<string, unknown>

/** A thing in the words of schema.org; null for one that is no recipe. */
function asRecipe(thing: Thing, store: Store): Thing | null {
  const title = ['title', 'name', 'headline', 'recipeName', 'recipeTitle', 'displayName']
    .map((key) => textOf(thing[key]))
    .find((text) => text !== '')
  if (title === undefined) return null
  const ingredients = partOf(thing, { kind: 'ingredients', store })
  const steps = ingredients === undefined ? undefined : partOf(thing, { kind: 'steps', store })
  if (steps === undefined) return null
  const { description, servings, portions, image } = thing
  return {
    ...thing,
    '@type': 'Recipe',
    name: title,
    description: typeof description === 'string' ? description : '',
    recipeIngredient: entriesOf(ingredients, { kind: 'ingredients', store }),
    recipeInstructions: entriesOf(steps, { kind: 'steps', store }),
    recipeYield: thing.recipeYield ?? thing.yield ?? servings ?? portions,
    image: typeof image === 'string' || isThing(image) ? image : undefined,
  }
}

type Wanted = { kind: Kind; store: Store }

/** What a thing, or something directly in it, has under a name that says ingredients or steps. */
function partOf(thing: Thing, wanted: Wanted, depth = 0): unknown {
  const { kind, store } = wanted
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

function referred(value: unknown, store: Store): unknown {
  const key = isThing(value)
    ? (value.__ref ?? (value.type === 'id' ? value.id : undefined))
    : undefined
  return typeof key === 'string' ? (store.get(key) ?? value) : value
}

const LISTS =
  /^(?:items?|list|children|rows|elements|lines|entries|values|data|nodes|edges|node|groups?|sections?|json|document)$/i

/** The entries of a list; those that hold lists themselves are sections. */
function entriesOf(value: unknown, wanted: Wanted, depth = 0): unknown {
  const { kind, store } = wanted
  const known = referred(value, store)
  if (depth > DEEPEST) return null
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
  if (!list) return kind === 'steps' ? asStep(known, store) : asIngredient(known, store)
  const name = firstText(known, store, ['title', 'name', 'heading', 'headline', 'label', 'header'])
  const inner = entriesOf(list[1], wanted, depth + 1)
  return name === '' ? inner : { '@type': 'HowToSection', name, itemListElement: inner }
}

/** The text of a document that an editor keeps as things; null for anything else. */
function richText(thing: Thing, depth = 0): string | null {
  if (
    typeof thing.text === 'string' &&
    (thing.marks || thing._type === 'span' || thing.type === 'text')
  )
    return thing.text
  if (thing.nodeType === 'text') return String(thing.value ?? '')
  const isNode = [
    thing.nodeType,
    thing._type === 'block',
    thing.type === 'doc',
    thing.type === 'paragraph',
  ].some(Boolean)
  const inner = thing.children ?? thing.content
  if ((!isNode && depth === 0) || !Array.isArray(inner) || depth > 20) return null
  const parts = inner.map((each) => (isThing(each) ? (richText(each, depth + 1) ?? '') : ''))
  const areBlocks = inner.some(
    (each) => isThing(each) && Array.isArray(each.children ?? each.content),
  )
  return parts.join(areBlocks ? '\n' : '')
}

function firstText(thing: Thing, store: Store, keys: readonly string[]): string {
  for (const key of keys) {
    const value = referred(thing[key], store)
    const rich = isThing(value) ? richText(value) : null
    const text = rich ?? (isThing(value) ? inWords(value) : textOf(value))
    if (text !== '' && text !== '0') return text
  }
  return ''
}

/** What a thing within another is called: a unit, a product, an amount. */
function inWords(thing: Thing): string {
  const { min, max, from, to } = thing
  const range = [min ?? from, max ?? to].map(textOf).filter((text) => text !== '')
  if (range.length > 0) return [...new Set(range)].join('-')
  return (
    ['value', 'amount', 'quantity', 'display', 'abbreviation', 'name', 'title', 'singular', 'label']
      .map((key) => textOf(thing[key]))
      .find((text) => text !== '') ?? ''
  )
}

const WHOLE = [
  'originalText',
  'original',
  'raw',
  'rawText',
  'displayText',
  'display',
  'fullText',
  'text',
  'line',
  'html',
  'label',
  'content',
]
const AMOUNT = [
  'amount',
  'quantity',
  'qty',
  'quantityText',
  'value',
  'measurement',
  'menge',
  'count',
]
const UNIT = [
  'unit',
  'unitName',
  'units',
  'measure',
  'uom',
  'einheit',
  'unitOfMeasure',
  'measureUnit',
]
const NAME = [
  'name',
  'ingredient',
  'food',
  'product',
  'title',
  'ingredientName',
  'item',
  'zutat',
  'foodItem',
]
const NOTE = [
  'preparation',
  'comment',
  'note',
  'notes',
  'additionalInfo',
  'info',
  'suffix',
  'remark',
]

/** A row of ingredients, as a person would write it. */
function asIngredient(thing: Thing, store: Store): string {
  const [whole, amount, unit, name, note] = [WHOLE, AMOUNT, UNIT, NAME, NOTE].map((keys) =>
    firstText(thing, store, keys),
  )
  if (
    whole &&
    letters(whole).includes(letters(name ?? '')) &&
    (!amount || /\d|[½⅓⅔¼¾⅛]/.test(whole))
  )
    return whole
  const behind =
    note && !(name ?? '').includes(note) ? (note.startsWith('(') ? ` ${note}` : `, ${note}`) : ''
  const row = [amount, unit, name || whole].filter(Boolean).join(' ')
  return row === '' ? '' : row + behind
}

const TEXT = [
  'text',
  'instruction',
  'instructions',
  'description',
  'content',
  'body',
  'step',
  'html',
  'direction',
  'displayText',
  'details',
  'value',
  'method',
  'beschreibung',
]

function asStep(thing: Thing, store: Store): Thing {
  const text = firstText(thing, store, TEXT)
  return {
    '@type': 'HowToStep',
    name: firstText(thing, store, ['title', 'name', 'headline', 'heading']),
    text: text || undefined,
  }
}
