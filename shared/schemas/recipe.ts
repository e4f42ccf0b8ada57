/** Recipes (product §3, §5). */
import * as z from 'zod/mini'
import { TEXT } from '../errors.ts'
import {
  DESCRIPTION_MAX,
  INSTRUCTION_MAX,
  ITEM_TEXT_MAX,
  ROWS_MAX,
  SECTIONS_MAX,
  SHORT_TEXT_MAX,
  TITLE_MAX,
} from '../limits.ts'
import { COURSES, DIETS, DIFFICULTIES } from '../recipe-words.ts'
import { name, requiredText, text, uuid } from './text.ts'

const sectionTitle = z.optional(text(TITLE_MAX))
const rowLimit = z.maxLength(ROWS_MAX, `A section can have at most ${ROWS_MAX} rows`)
const sectionLimit = z.maxLength(SECTIONS_MAX, `A recipe can have at most ${SECTIONS_MAX} sections`)

const ingredientSection = z.strictObject({
  title: sectionTitle,
  ingredients: z
    .array(z.strictObject({ text: requiredText(ITEM_TEXT_MAX, TEXT.ingredientTextRequired) }))
    .check(z.minLength(1, TEXT.ingredientRequired), rowLimit),
})

const instructionSection = z.strictObject({
  title: sectionTitle,
  instructions: z
    .array(z.strictObject({ instruction: requiredText(INSTRUCTION_MAX, TEXT.instructionRequired) }))
    .check(z.minLength(1, TEXT.instructionRowRequired), rowLimit),
})

/** One schema per synchronised field of a recipe; each list of sections is one field. */
export const recipeFields = {
  title: name(TITLE_MAX, TEXT.titleRequired),
  description: z.optional(text(DESCRIPTION_MAX)),
  diet: z.enum(DIETS),
  difficulty: z.enum(DIFFICULTIES),
  course: z.enum(COURSES),
  cookingTime: z.optional(text(SHORT_TEXT_MAX)),
  numberOfPersons: z.optional(text(SHORT_TEXT_MAX)),
  ingredientSections: z
    .array(ingredientSection)
    .check(z.minLength(1, TEXT.ingredientSectionRequired), sectionLimit),
  instructionSections: z
    .array(instructionSection)
    .check(z.minLength(1, TEXT.instructionSectionRequired), sectionLimit),
}

/** What the recipe form edits and what POST /recipes takes. */
export const recipeInput = z.strictObject(recipeFields)
export type RecipeInput = z.infer<typeof recipeInput>
export type IngredientSection = z.infer<typeof ingredientSection>
export type InstructionSection = z.infer<typeof instructionSection>

/** A recipe as every caller of the API reads it. */
export const recipe = z.extend(z.object(recipeFields), {
  id: uuid,
  authorId: z.string(),
  author: z.object({ displayName: z.string() }),
  permissions: z.object({ isOwner: z.boolean(), canEdit: z.boolean() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
})
export type Recipe = z.infer<typeof recipe>
