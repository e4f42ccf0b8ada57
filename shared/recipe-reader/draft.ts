/** What reading a page or a text results in: a recipe as far as it was found, and what is doubtful. */
import type { Course, Diet } from '../recipe-words.ts'

/** What is read of a page; nothing that is longer is a recipe, and the draft says that it was cut. */
export const MOST_CHARACTERS = 5_000_000

/**
 * Rows under a title of their own; '' where the rows have none. `entry` is the title as data of the page
 * lists it among its rows; absent where a title stands apart from them.
 */
export type DraftSection = { title: string; rows: string[]; entry?: string }

/** Something a person should look at before the recipe is kept; `text` is a sentence to show. */
export type Doubt = { field: 'title' | 'ingredients' | 'steps' | 'page'; text: string }

/** A recipe that was read. Nothing in it is checked against the limits of a recipe (product §5). */
export type RecipeDraft = {
  title: string
  description: string
  notes: string[]
  ingredients: DraftSection[]
  steps: DraftSection[]
  /** As written: '4', '4-6', '12 muffins'; '' where nothing is said. */
  servings: string
  /** From start to end; null where nothing is said. */
  minutes: number | null
  diet: Diet | null
  course: Course | null
  /** Addresses; '' where there is none. */
  source: string
  picture: string
  doubts: Doubt[]
}

/** What one source of a page says; a draft is put together from several. */
export type Found = Omit<RecipeDraft, 'source' | 'doubts'>

/** A source that says nothing yet. */
export function nothingFound(): Found {
  return {
    title: '',
    description: '',
    notes: [],
    ingredients: [],
    steps: [],
    servings: '',
    minutes: null,
    diet: null,
    course: null,
    picture: '',
  }
}

/** The rows of all sections, in order. */
export function flatRows(sections: readonly DraftSection[]): string[] {
  return sections.flatMap((section) => section.rows)
}

/** What a source lists, entry by entry: the rows of all sections, and titles that are entries of its list. */
export function listedRows(sections: readonly DraftSection[]): string[] {
  return sections.flatMap(({ entry, rows }) => (entry === undefined ? rows : [entry, ...rows]))
}

/** Whether there is more of a recipe than its name: teasers of others have no more. */
export function saysMore(found: Found): boolean {
  return flatRows(found.ingredients).length > 0 || flatRows(found.steps).length > 0
}

/** Whether a source says all that makes a recipe. */
export function isWhole(found: Found): boolean {
  return (
    found.title !== '' && flatRows(found.ingredients).length > 1 && flatRows(found.steps).length > 0
  )
}
