import { RATING_DEFAULT } from '#shared/limits.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'

/** A place as the form holds it: the type may not be chosen yet. */
export type PlaceDraft = Omit<PlaceInput, 'type'> & { type?: PlaceInput['type'] }

/** A new place before anything was chosen (product §5). */
export const EMPTY_PLACE: PlaceDraft = {
  name: '',
  location: '',
  foodRating: RATING_DEFAULT,
  priceQualityRating: RATING_DEFAULT,
  seatingRating: RATING_DEFAULT,
}
