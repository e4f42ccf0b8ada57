import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { recipeInput } from '#shared/schemas/recipe.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** Checks a form against what the server takes; it has '' where the schema says optional. */
export const check = standardSchemaResolver<RecipeDraft, unknown, RecipeDraft>(recipeInput as never)
