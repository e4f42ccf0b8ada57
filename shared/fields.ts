/**
 * Every field that people write, each in one row: what it may hold, what people call it, whether it
 * may be empty, and how a conflict about it ends. The bodies of all calls, what the server takes and
 * gives back, the merge, the words of the sheet of changes and the tests of all fields are made of
 * these rows, so a new field is a new row (CONTRIBUTING.md, 'Adding something').
 */
import type * as z from 'zod/mini'
import { TEXT } from './errors.ts'
import {
  CATEGORIES_MAX,
  CATEGORY_MAX,
  DESCRIPTION_MAX,
  DISPLAY_NAME_MAX,
  ITEM_TEXT_MAX,
  NOTES_MAX,
  RATING_MAX,
  RATING_MIN,
  SHORT_TEXT_MAX,
  TITLE_MAX,
  WEB_ADDRESS_MAX,
} from './limits.ts'
import type { Kind } from './merge/record.ts'
import { PLACE_TYPES } from './place-types.ts'
import { COURSES, DIETS, DIFFICULTIES } from './recipe-words.ts'
import type { Make } from './schemas/make.ts'

export type Field = {
  /** As people call it: 'Changed cooking time'. */
  label: string
  /**
   * The schema of a value that is there. Made only where something is checked: the page merges and
   * draws without the library that checks.
   */
  holds: (make: Make) => z.ZodMiniType
  /** It may be missing when the record is made, and null empties it later. */
  mayBeEmpty?: true
  /** Whoever makes a record may leave it out: then it reads as this. */
  initially?: unknown
  /**
   * What becomes of the value that loses a conflict. Left out: its author gets a notice. quiet:
   * nobody is told. off: neither value wins and the field is off, because guessing wrong would show
   * somebody what was not meant for them. joined: of a list of names, those that only the loser has
   * follow behind those of the winner.
   */
  conflict?: 'quiet' | 'off' | 'joined'
  /**
   * How forms, screens and files show a field of a recipe or a place. Those of an ordinary kind
   * need no code of their own there; one drawn by hand has its own place in each.
   */
  drawn?: Ordinary | 'by hand'
}

/** One line, text of several lines, a day of the calendar, and the address of a page. */
export type Ordinary = 'line' | 'text' | 'day' | 'link'

export type Fields = Readonly<Record<string, Field>>
/** What a form holds: '' for an ordinary field that is empty. */
type DrawnFields = Readonly<
  Record<string, Field & ({ drawn: 'by hand' } | { drawn: Ordinary; mayBeEmpty: true })>
>

export const LIST_FIELDS = {
  name: { label: 'name', holds: ({ name }) => name(TITLE_MAX, TEXT.listNameRequired) },
  categories: {
    label: 'order of categories',
    holds: ({ array, name, maxLength }) =>
      array(name(CATEGORY_MAX, 'A category needs a name')).check(maxLength(CATEGORIES_MAX)),
    initially: [],
    conflict: 'joined',
  },
  /** Whether the same thing from several items is shown as one row with the sum. */
  isSummed: {
    label: 'adding up',
    holds: ({ boolean }) => boolean(),
    initially: true,
    conflict: 'quiet',
  },
} satisfies Fields

export const ITEM_FIELDS = {
  text: {
    label: 'text',
    holds: ({ requiredText }) =>
      requiredText(ITEM_TEXT_MAX, TEXT.itemNameRequired, TEXT.itemTooLong),
  },
  category: {
    label: 'category',
    holds: ({ optionalName }) => optionalName(CATEGORY_MAX, TEXT.categoryTooLong),
    mayBeEmpty: true,
    conflict: 'quiet',
  },
  /** What it was put on the list for: the title of a recipe. */
  from: {
    label: 'origin',
    holds: ({ name }) => name(TITLE_MAX, 'An origin needs a name'),
    mayBeEmpty: true,
    conflict: 'quiet',
  },
  isChecked: {
    label: 'tick',
    holds: ({ boolean }) => boolean(),
    initially: false,
    conflict: 'quiet',
  },
  /** Orders the items of a list, as text. */
  pos: {
    label: 'position',
    holds: ({ string, regex }) =>
      string().check(regex(/^[0-9A-Za-z]{1,64}$/, 'This is not a valid position')),
    conflict: 'quiet',
  },
} satisfies Fields

/** Each list of sections is one field: two people who change two of its rows have a conflict. */
export const RECIPE_FIELDS = {
  title: {
    label: 'title',
    drawn: 'by hand',
    holds: ({ name }) => name(TITLE_MAX, TEXT.titleRequired),
  },
  description: {
    label: 'description',
    drawn: 'by hand',
    holds: ({ text }) => text(DESCRIPTION_MAX),
    mayBeEmpty: true,
  },
  diet: { label: 'diet', drawn: 'by hand', holds: ({ oneOf }) => oneOf(DIETS) },
  difficulty: { label: 'difficulty', drawn: 'by hand', holds: ({ oneOf }) => oneOf(DIFFICULTIES) },
  course: { label: 'course', drawn: 'by hand', holds: ({ oneOf }) => oneOf(COURSES) },
  cookingTime: {
    label: 'cooking time',
    drawn: 'by hand',
    holds: ({ text }) => text(SHORT_TEXT_MAX),
    mayBeEmpty: true,
  },
  numberOfPersons: {
    label: 'number of persons',
    drawn: 'by hand',
    holds: ({ text }) => text(SHORT_TEXT_MAX),
    mayBeEmpty: true,
  },
  ingredientSections: {
    label: 'ingredients',
    drawn: 'by hand',
    holds: ({ ingredientSections }) => ingredientSections,
  },
  instructionSections: {
    label: 'instructions',
    drawn: 'by hand',
    holds: ({ instructionSections }) => instructionSections,
  },
  /** Where it was found. */
  sourceUrl: {
    label: 'source',
    drawn: 'link',
    holds: ({ webAddress }) => webAddress(WEB_ADDRESS_MAX),
    mayBeEmpty: true,
  },
  notes: { label: 'notes', drawn: 'text', holds: ({ text }) => text(NOTES_MAX), mayBeEmpty: true },
} satisfies DrawnFields

const rating = ({ number, minimum, maximum }: Make) =>
  number().check(
    minimum(RATING_MIN, 'A rating is at least 0'),
    maximum(RATING_MAX, 'A rating is at most 10'),
  )

export const PLACE_FIELDS = {
  name: {
    label: 'name',
    drawn: 'by hand',
    holds: ({ name }) => name(TITLE_MAX, TEXT.placeNameRequired),
  },
  location: {
    label: 'location',
    drawn: 'by hand',
    holds: ({ requiredText }) => requiredText(SHORT_TEXT_MAX, TEXT.locationRequired),
  },
  type: {
    label: 'type',
    drawn: 'by hand',
    holds: ({ oneOf }) => oneOf(PLACE_TYPES, 'Choose a type'),
  },
  foodRating: { label: 'rating for food', drawn: 'by hand', holds: rating },
  priceQualityRating: {
    label: 'rating for price and quality',
    drawn: 'by hand',
    holds: rating,
  },
  seatingRating: { label: 'rating for seating', drawn: 'by hand', holds: rating },
} satisfies DrawnFields

export const PROFILE_FIELDS = {
  displayName: {
    label: 'name',
    holds: ({ name }) => name(DISPLAY_NAME_MAX, 'A display name is required'),
  },
} satisfies Fields

const grant = { holds: ({ boolean }: Make) => boolean(), conflict: 'off' } as const

/** What one friend grants another; the labels are those of the switches (product §2.profile.5). */
export const GRANT_FIELDS = {
  canViewRecipes: { label: 'Can view my recipes', ...grant },
  canEditRecipes: { label: 'Can edit my recipes', ...grant },
  canManageGroceryLists: { label: 'Can manage edit my grocery lists', ...grant },
  canViewPlaces: { label: 'Can view my restaurants', ...grant },
} satisfies Fields

/** The fields that people write into records of each kind; the server alone writes the others. */
export const FIELDS_OF: Partial<Record<Kind, Fields>> = {
  list: LIST_FIELDS,
  item: ITEM_FIELDS,
  recipe: RECIPE_FIELDS,
  place: PLACE_FIELDS,
  profile: PROFILE_FIELDS,
  friendship: GRANT_FIELDS,
}

/** The row of a field, undefined where records of this kind have none of that name. */
export function fieldOf(kind: Kind, name: string): Field | undefined {
  const fields = FIELDS_OF[kind]
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** What people call a field; for one that is not known, its own name. */
export function labelOf(kind: Kind, name: string): string {
  return fieldOf(kind, name)?.label ?? name
}

/** The names of those that may be empty. */
export type Emptyable<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { mayBeEmpty: true } ? K : never
}[keyof F & string]

export function emptyableIn<F extends Fields>(fields: F) {
  return Object.keys(fields).filter(
    (name): name is Emptyable<F> => fields[name]?.mayBeEmpty === true,
  )
}

/** The members of a body that are these fields, emptied ones (null) included. */
export function fieldsIn<F extends Fields, B extends object>(fields: F, body: B) {
  const found = Object.entries(body).filter(([name]) => Object.hasOwn(fields, name))
  // What is left of the body has the types that it had there.
  return Object.fromEntries(found) as Pick<B, keyof B & keyof F>
}

type ValueOf<F extends Field> = z.infer<ReturnType<F['holds']>>

/** All of these fields; null stands for an empty one. */
type Whole<F extends Fields> = {
  [K in keyof F]: F[K] extends { mayBeEmpty: true } ? ValueOf<F[K]> | null : ValueOf<F[K]>
}

type NeededIn<F extends Fields> = {
  [K in keyof F]: F[K] extends { mayBeEmpty: true } | { initially: unknown } ? never : K
}[keyof F]

/** What has to be said to make a record, and what may be. */
export type Said<F extends Fields> = Pick<Whole<F>, NeededIn<F>> & Partial<Whole<F>>

/**
 * All of these fields, from what was said: what was left out gets its initial value, or is empty.
 */
export function wholeOf<F extends Fields>(fields: F, said: Said<F>): Whole<F> {
  const values: Record<string, unknown> = said
  const rows = Object.entries(fields).map(([name, { initially }]) => [
    name,
    values[name] ?? initially ?? null,
  ])
  // What has to be said is there by its type; the rest was just filled in.
  return Object.fromEntries(rows) as Whole<F>
}
