import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { recipeInput } from '#shared/schemas/recipe.ts'
import type { Resolver } from 'react-hook-form'
import type { RecipeDraft } from './recipe-draft.ts'

const checkAll = standardSchemaResolver<RecipeDraft, unknown, RecipeDraft>(recipeInput as never)

/**
 * Checks a form against what the server takes; it has '' where the schema says optional, and may end
 * its sections with empty rows (docs/decisions/0008).
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
