/** Recipes that were read, on their way into the collection: as the form holds them, with their twins. */
import type { FileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { letters } from '#shared/recipe-reader/clean.ts'
import { flatRows } from '#shared/recipe-reader/draft.ts'
import { RECIPE_MAX_BYTES, ROWS_MAX } from '#shared/limits.ts'
import { RECIPE_DEFAULTS, type Diet } from '#shared/recipe-words.ts'
import { recipeInput, type RecipeInput } from '#shared/schemas/recipe.ts'
import { draftOf, EMPTY_RECIPE, isTooLarge, storedOf, type RecipeDraft } from '../recipe-draft.ts'

export type Choice = 'keep' | 'skip' | 'replace'

/** A recipe of one's own that may be the same. */
type Twin = { id: string; title: string }

export type Candidate = {
  key: string
  title: string
  draft: RecipeDraft
  source: string
  picture: string
  doubts: string[]
  /** Why it cannot be kept as it is; null where it can. */
  problem: string | null
  twin: Twin | null
  choice: Choice
}

/** What is compared: a recipe that is kept already. */
export type OwnRecipe = Pick<RecipeInput, 'title' | 'ingredientSections' | 'sourceUrl'> & {
  id: string
}

/** A recipe that was read, as the form will hold it. `diet` is for one that says none. */
export function candidateOf(key: string, recipe: FileRecipe, diet: Diet): Candidate {
  const draft = recipe.exact ? draftOf(recipe.exact) : formOf(recipe, diet)
  const doubts = recipe.doubts.map((doubt) => doubt.text)
  if (!recipe.exact && recipe.diet === null) doubts.push('The diet is a guess by the ingredients.')
  if (!recipe.exact && isCut(recipe))
    doubts.push(`This is very long. Only the first ${ROWS_TAKEN} rows were taken.`)
  const { title } = draft
  return {
    key,
    title,
    draft,
    source: recipe.source,
    picture: recipe.picture,
    doubts,
    problem: problemOf(draft),
    twin: null,
    choice: 'keep',
  }
}

/** The same candidate, after somebody has corrected it. */
export function corrected(candidate: Candidate, draft: RecipeDraft): Candidate {
  const problem = problemOf(draft)
  const choice = candidate.choice === 'skip' ? 'keep' : candidate.choice
  return { ...candidate, draft, title: draft.title, problem, doubts: [], choice }
}

/** Why a recipe cannot be kept as it is; null where it can. */
function problemOf(draft: RecipeDraft): string | null {
  const stored = storedOf(draft)
  if (isTooLarge(stored)) return `A recipe can have at most ${RECIPE_MAX_BYTES / 1024} kB`
  const checked = recipeInput.safeParse(stored)
  return checked.success ? null : (checked.error.issues[0]?.message ?? 'This cannot be kept')
}

function formOf(recipe: FileRecipe, diet: Diet): RecipeDraft {
  return {
    ...EMPTY_RECIPE,
    title: recipe.title,
    description: recipe.description,
    diet: recipe.diet ?? diet,
    difficulty: recipe.difficulty ?? RECIPE_DEFAULTS.difficulty,
    course: recipe.course ?? RECIPE_DEFAULTS.course,
    cookingTime: recipe.time || (recipe.minutes === null ? '' : inWords(recipe.minutes)),
    numberOfPersons: recipe.servings,
    sourceUrl: isWebAddress(recipe.source) ? recipe.source : '',
    notes: [
      ...recipe.notes,
      ...(recipe.source === '' || isWebAddress(recipe.source) ? [] : [`Source: ${recipe.source}`]),
    ].join('\n'),
    ingredientSections: pieces(recipe.ingredients).map(({ title, rows }) => ({
      title,
      ingredients: rows.map((text) => ({ text })),
    })),
    instructionSections: pieces(recipe.steps).map(({ title, rows }) => ({
      title,
      instructions: rows.map((instruction) => ({ instruction })),
    })),
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i.test(text) && URL.canParse(text)
}

/** More rows than any recipe has, and as many as a page draws at once. */
const ROWS_TAKEN = 1000

/** Sections that the form takes: one at least, and none with more rows than a section has. */
function pieces(sections: FileRecipe['steps']): FileRecipe['steps'] {
  if (flatRows(sections).length === 0) return [{ title: '', rows: [''] }]
  let left = ROWS_TAKEN
  return sections.flatMap(({ title, rows }) => {
    const taken = rows.slice(0, left)
    left -= taken.length
    return Array.from({ length: Math.ceil(taken.length / ROWS_MAX) }, (_, at) => ({
      title,
      rows: taken.slice(at * ROWS_MAX, (at + 1) * ROWS_MAX),
    }))
  })
}

function isCut({ ingredients, steps }: FileRecipe): boolean {
  return [ingredients, steps].some((sections) => flatRows(sections).length > ROWS_TAKEN)
}

/** 90 is '1 h 30 min'. */
function inWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : '']
    .filter((part) => part !== '')
    .join(' ')
}

/** How much of the words, and of the rows, two recipes have to share to be the same. */
const TITLE_SHARED = 0.6
const ROWS_SHARED = 0.5

/**
 * Finds the twin of a recipe among those one has: of the same page, of the same title, or of nearly the
 * same title with half of the ingredients.
 */
export function twinFinder(known: readonly OwnRecipe[]): (candidate: Candidate) => Twin | null {
  const byTitle = new Map<string, OwnRecipe[]>()
  const byWord = new Map<string, OwnRecipe[]>()
  const bySource = new Map(known.map((one) => [addressOf(one.sourceUrl), one]))
  bySource.delete('')
  const add = (map: Map<string, OwnRecipe[]>, key: string, one: OwnRecipe) =>
    map.set(key, [...(map.get(key) ?? []), one])
  for (const one of known) {
    add(byTitle, letters(one.title), one)
    for (const word of wordsOf(one.title)) add(byWord, word, one)
  }
  return ({ title, draft }) => {
    const ofPage = bySource.get(addressOf(draft.sourceUrl))
    const rows = new Set(rowsOf(draft))
    const alike = (one: OwnRecipe) => shared(rows, new Set(rowsOf(one))) >= ROWS_SHARED
    const same = byTitle.get(letters(title)) ?? []
    const words = wordsOf(title)
    const near = new Set([...words].flatMap((word) => byWord.get(word) ?? []))
    const found =
      ofPage ??
      same.find(alike) ??
      same[0] ??
      [...near].find((one) => shared(words, wordsOf(one.title)) >= TITLE_SHARED && alike(one))
    return found ? { id: found.id, title: found.title } : null
  }
}

/** An address without what says only how somebody came to it; '' for none. */
function addressOf(source: string | undefined): string {
  if (source === undefined || !URL.canParse(source)) return ''
  const { hostname, pathname, searchParams } = new URL(source)
  const names = Array.from(searchParams.keys())
  for (const name of names) if (/^(?:utm_|fbclid|gclid)/i.test(name)) searchParams.delete(name)
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}?${searchParams.toString()}`
}

function wordsOf(title: string): Set<string> {
  return new Set(
    title
      .split(/[^\p{L}\p{N}]+/u)
      .map(letters)
      .filter((word) => word.length > 2),
  )
}

function rowsOf({ ingredientSections }: Pick<OwnRecipe, 'ingredientSections'>): string[] {
  return ingredientSections.flatMap(({ ingredients }) =>
    ingredients.map(({ text }) => letters(text)),
  )
}

/** How much of all that two sets hold is in both, from 0 to 1. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((each) => other.has(each)).length
  const all = one.size + other.size - both
  return all === 0 ? 0 : both / all
}
