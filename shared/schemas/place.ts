/** Places, which users know as restaurants (product §3, §5). */
import * as z from 'zod/mini'
import { TEXT } from '../errors.ts'
import { RATING_MAX, RATING_MIN, SHORT_TEXT_MAX, TITLE_MAX } from '../limits.ts'
import { PLACE_TYPES } from '../place-types.ts'
import { name, requiredText, uuid } from './text.ts'

const rating = z
  .number()
  .check(
    z.minimum(RATING_MIN, 'A rating is at least 0'),
    z.maximum(RATING_MAX, 'A rating is at most 10'),
  )

/** One schema per synchronised field of a place. */
export const placeFields = {
  name: name(TITLE_MAX, TEXT.placeNameRequired),
  location: requiredText(SHORT_TEXT_MAX, TEXT.locationRequired),
  type: z.enum(PLACE_TYPES, 'Choose a type'),
  foodRating: rating,
  priceQualityRating: rating,
  seatingRating: rating,
}

/** What the place form edits. */
export const placeInput = z.strictObject(placeFields)
export type PlaceInput = z.infer<typeof placeInput>

/** A place as every caller of the API reads it. */
export const place = z.extend(z.object(placeFields), {
  id: uuid,
  authorId: z.string(),
  author: z.object({ displayName: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
})
export type Place = z.infer<typeof place>
