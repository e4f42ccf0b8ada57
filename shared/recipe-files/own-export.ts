/** Our own export, read back: each recipe as it was, to the letter. */
import * as z from 'zod/mini'
import { RECIPE_FIELDS } from '../fields.ts'
import { recordShape } from '../schemas/shapes.ts'
import { fileRecipe, FileRefused, linesIn, rawText, type FileRecipe } from './file-recipe.ts'
import { isThing } from '../recipe-reader/thing.ts'

/** What its file begins with (`src/db/export.ts`). */
const document = z.object({
  format: z.literal('nomnom export'),
  recipes: z.array(z.unknown()),
  restaurants: z.optional(z.array(z.unknown())),
  groceryLists: z.optional(z.array(z.unknown())),
})
const recipe = z.object(recordShape(RECIPE_FIELDS))

type OwnExport = z.infer<typeof document>

export function ownExportIn(value: unknown): OwnExport | null {
  return document.safeParse(value).data ?? null
}

/** A recipe of an export. Throws FileRefused, which names the field that cannot be kept, and why. */
export function exactOrRefused(value: unknown): FileRecipe {
  const found = recipeOfExport(value)
  if (found) return found
  const [issue] = recipe.safeParse(value).error?.issues ?? []
  const field = RECIPE_FIELDS[issue?.path[0] as keyof typeof RECIPE_FIELDS]
  if (!issue || !field || !isThing(value)) throw new FileRefused('This recipe is not complete.')
  const title = rawText(value, 'title')
  const whose = title === '' ? 'a recipe without a title' : `“${title}”`
  throw new FileRefused(`The ${field.label} of ${whose} cannot be read: ${issue.message}.`)
}

/** The same; undefined where the value is none. */
export function recipeOfExport(value: unknown): FileRecipe | undefined {
  const exact = recipe.safeParse(value).data
  if (!exact) return undefined
  const found = fileRecipe({
    title: exact.title,
    description: exact.description ?? '',
    ingredients: exact.ingredientSections.map(({ title = '', ingredients }) => ({
      title,
      rows: ingredients.map(({ text }) => text),
    })),
    steps: exact.instructionSections.map(({ title = '', instructions }) => ({
      title,
      rows: instructions.map(({ instruction }) => instruction),
    })),
    servings: exact.numberOfPersons ?? '',
    source: exact.sourceUrl ?? '',
    notes: linesIn(exact.notes),
    time: exact.cookingTime ?? '',
    course: exact.course,
    diet: exact.diet,
    difficulty: exact.difficulty,
  })
  return { ...found, exact }
}
