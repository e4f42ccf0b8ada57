/** Our own export, read back: each recipe as it was, to the letter. */
import * as z from 'zod/mini'
import { RECIPE_FIELDS } from '../fields.ts'
import { recordShape } from '../schemas/shapes.ts'
import { fileRecipe, linesIn, type FileRecipe } from './file-recipe.ts'

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

/** A recipe of an export as it can be kept again; undefined where the value is none. */
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
