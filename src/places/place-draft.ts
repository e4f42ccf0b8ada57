import { storedTexts, textsOf } from '#exchange/draft-texts.ts'
import { fieldsIn, PLACE_FIELDS } from '#shared/fields.ts'
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
  ...textsOf(PLACE_FIELDS, {}),
}

/** The form of a place. */
export function draftOf(place: PlaceInput): PlaceDraft {
  return { ...EMPTY_PLACE, ...fieldsIn(PLACE_FIELDS, place) }
}

/** What is stored of a form, or of some of its fields. */
export function storedOf<T extends Partial<PlaceDraft>>(draft: T): T {
  return { ...draft, ...storedTexts(PLACE_FIELDS, draft) }
}
