/** Places, which users know as restaurants (product §3, §5). */
import * as z from 'zod/mini'
import { PLACE_FIELDS } from '../fields.ts'
import { recordShape } from './shapes.ts'
import { uuid } from './text.ts'

const fields = recordShape(PLACE_FIELDS)

/** What the place form edits. */
export const placeInput = z.strictObject(fields)
export type PlaceInput = z.infer<typeof placeInput>

/** A place as every caller of the API reads it. */
export const place = z.extend(z.object(fields), {
  id: uuid,
  authorId: z.string(),
  author: z.object({ displayName: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
})
export type Place = z.infer<typeof place>
