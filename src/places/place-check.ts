import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { placeInput } from '#shared/schemas/place.ts'
import type { PlaceDraft } from './place-draft.ts'

/** Checks a form against what the server takes; the form may lack the type. */
export const check = standardSchemaResolver<PlaceDraft, unknown, PlaceDraft>(placeInput as never)
