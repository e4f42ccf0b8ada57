/** The kinds of text that people may enter, and what is refused with a reason (product §5, §8). */
import * as z from 'zod/mini'

/** PostgreSQL cannot hold NUL, and a lone surrogate is no text at all. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

const UNSTORABLE = 'This text contains characters that cannot be saved'

/** Text of at most `max` characters that can be stored as it is. */
export function text(max: number, tooLong = `At most ${max} characters`) {
  return z.string().check(z.maxLength(max, tooLong), z.refine(isStorable, UNSTORABLE))
}

/** Text that must hold more than white space. */
export function requiredText(max: number, missing: string, tooLong?: string) {
  return text(max, tooLong).check(z.refine((value) => value.trim() !== '', missing))
}

export const uuid = z.uuid('This is not a valid id')
