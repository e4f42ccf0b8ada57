import { checkStored } from '#exchange/check-stored.ts'
import { placeInput } from '#shared/schemas/place.ts'
import { storedOf, type PlaceDraft } from './place-draft.ts'

/** Checks a form against what the server takes; the form may lack the type. */
export const check = checkStored<PlaceDraft>(placeInput, storedOf)
