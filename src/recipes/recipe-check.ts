import { checkStored } from '#exchange/check-stored.ts'
import { recipeInput } from '#shared/schemas/recipe.ts'
import type { Resolver } from 'react-hook-form'
import { storedOf, type RecipeDraft } from './recipe-draft.ts'

const checkAll = checkStored<RecipeDraft>(recipeInput, storedOf)

/**
 * Checks what would be stored of a form against what the server takes. Its sections may end with
 * empty rows, which are left out (docs/decisions/0008).
 */
export const check: Resolver<RecipeDraft> = (draft, context, options) =>
  checkAll(withoutEmptyEnds(draft), context, options)

/**
 * Without the empty rows at the end of a section, which Enter left there. The first row stays: a
 * section needs one, and says so (product §5.recipe.4, 5.recipe.9).
 */
function withoutEmptyEnds(draft: RecipeDraft): RecipeDraft {
  return {
    ...draft,
    ingredientSections: draft.ingredientSections.map((section) => ({
      ...section,
      ingredients: untilLast(section.ingredients, ({ text }) => text),
    })),
    instructionSections: draft.instructionSections.map((section) => ({
      ...section,
      instructions: untilLast(section.instructions, ({ instruction }) => instruction),
    })),
  }
}

function untilLast<Row>(rows: Row[], textOf: (row: Row) => string): Row[] {
  const last = rows.findLastIndex((row) => textOf(row).trim() !== '')
  return rows.slice(0, Math.max(last, 0) + 1)
}
