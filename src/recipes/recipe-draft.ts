/** A recipe as the form holds it: every text is there, an empty one stands for none. */
import { storedTexts, textsOf } from '#exchange/draft-texts.ts'
import { fieldsIn, RECIPE_FIELDS } from '#shared/fields.ts'
import { RECIPE_MAX_BYTES } from '#shared/limits.ts'
import { RECIPE_DEFAULTS } from '#shared/recipe-words.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'

export type RecipeDraft = Required<
  Omit<RecipeInput, 'ingredientSections' | 'instructionSections'>
> & {
  ingredientSections: { title: string; ingredients: { text: string }[] }[]
  instructionSections: { title: string; instructions: { instruction: string }[] }[]
}

/** A new recipe: one section of each kind, with one row to write into. */
export const EMPTY_RECIPE: RecipeDraft = {
  title: '',
  ...RECIPE_DEFAULTS,
  ...textsOf(RECIPE_FIELDS, {}),
  ingredientSections: [{ title: '', ingredients: [{ text: '' }] }],
  instructionSections: [{ title: '', instructions: [{ instruction: '' }] }],
}

/** The form of a recipe, or of some of its fields over the rest. */
export function draftOf(recipe: Partial<RecipeInput>, rest = EMPTY_RECIPE): RecipeDraft {
  const { ingredientSections, instructionSections, ...plain } = fieldsIn(RECIPE_FIELDS, recipe)
  return {
    ...rest,
    ...plain,
    ...textsOf(RECIPE_FIELDS, { ...rest, ...plain }),
    ingredientSections:
      ingredientSections?.map(({ title = '', ingredients }) => ({ title, ingredients })) ??
      rest.ingredientSections,
    instructionSections:
      instructionSections?.map(({ title = '', instructions }) => ({ title, instructions })) ??
      rest.instructionSections,
  }
}

/** What is stored of a form, or of some of its fields: without white space round it and without empty options. */
export function storedOf(draft: RecipeDraft): RecipeInput
export function storedOf(draft: Partial<RecipeDraft>): Partial<RecipeInput>
export function storedOf(draft: Partial<RecipeDraft>): Partial<RecipeInput> {
  const stored: Partial<RecipeInput> = { ...draft, ...storedTexts(RECIPE_FIELDS, draft) }
  if (draft.title !== undefined) stored.title = draft.title.trim()
  if (draft.ingredientSections) {
    stored.ingredientSections = draft.ingredientSections.map(({ title, ingredients }) => ({
      ...named(title),
      ingredients: ingredients.map(({ text }) => ({ text: text.trim() })),
    }))
  }
  if (draft.instructionSections) {
    stored.instructionSections = draft.instructionSections.map(({ title, instructions }) => ({
      ...named(title),
      instructions: instructions.map(({ instruction }) => ({ instruction: instruction.trim() })),
    }))
  }
  return stored
}

/** Whether a recipe is larger than what can be carried to every phone (product §5.sizes.1). */
export function isTooLarge(recipe: RecipeInput): boolean {
  // Counted as the server counts: each value as JSON.
  const bytes = Object.values(recipe)
    .filter((value) => value !== undefined)
    .map((value) => new TextEncoder().encode(JSON.stringify(value)).length)
  return bytes.reduce((sum, count) => sum + count, 0) > RECIPE_MAX_BYTES
}

function named(title: string): { title?: string } {
  return title.trim() === '' ? {} : { title: title.trim() }
}
