/**
 * What the rows of `shared/fields.ts` make their schemas with: our kinds of text, and of zod what they
 * need, one by one, so that only that is loaded.
 */
import * as z from 'zod/mini'
import { ingredientSections, instructionSections } from './sections.ts'
import { name, optionalName, requiredText, text, webAddress } from './text.ts'

export const make = {
  array: z.array,
  boolean: z.boolean,
  /** A day of the calendar, in no zone of time. */
  day: z.iso.date('A day is written like 2026-01-31'),
  maximum: z.maximum,
  maxLength: z.maxLength,
  minimum: z.minimum,
  number: z.number,
  oneOf: z.enum,
  regex: z.regex,
  string: z.string,
  name,
  optionalName,
  requiredText,
  text,
  webAddress,
  ingredientSections,
  instructionSections,
}
export type Make = typeof make
