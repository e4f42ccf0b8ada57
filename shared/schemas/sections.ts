/** The sections of a recipe: what it takes, and what to do (product §3.recipe.1, §5.recipe). */
import * as z from 'zod/mini'
import { TEXT } from '../errors.ts'
import { INSTRUCTION_MAX, ITEM_TEXT_MAX, ROWS_MAX, SECTIONS_MAX, TITLE_MAX } from '../limits.ts'
import { requiredText, text } from './text.ts'

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

export const ingredientSections = z
  .array(ingredientSection)
  .check(z.minLength(1, TEXT.ingredientSectionRequired), sectionLimit)

export const instructionSections = z
  .array(instructionSection)
  .check(z.minLength(1, TEXT.instructionSectionRequired), sectionLimit)

export type IngredientSection = z.infer<typeof ingredientSection>
export type InstructionSection = z.infer<typeof instructionSection>
