/** The kinds of text that people may enter, and what is refused with a reason (product §5, §8). */
import * as z from 'zod/mini'
import { atMost, TEXT } from '../errors.ts'
import { HIDDEN, isBlank } from '../hidden-characters.ts'

/** PostgreSQL cannot hold NUL, and a lone surrogate is no text at all. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

export const UNSTORABLE = 'This text contains characters that cannot be saved'

/** Text of at most `max` characters that can be stored as it is. */
export function text(max: number, tooLong = atMost(max)) {
  return z.string().check(z.maxLength(max, tooLong), z.refine(isStorable, UNSTORABLE))
}

/** Text of which something is to be seen. */
export function requiredText(max: number, missing: string, tooLong?: string) {
  return text(max, tooLong).check(z.refine((value) => !isBlank(value), missing))
}

const NO_NAME = 'This name contains hidden characters. Please type it anew.'

const isName = z.refine((value) => !HIDDEN.test(String(value)), NO_NAME)

/** What something or somebody is called, in one line that reads as it is written. */
export function name(max: number, missing: string) {
  return requiredText(max, missing).check(isName)
}

/** A name that may be empty. */
export function optionalName(max: number, tooLong?: string) {
  return text(max, tooLong).check(isName)
}

/**
 * The address of a page, with http or https and nothing that disguises where it leads: no name and
 * password before the host, no hidden characters.
 */
export function webAddress(max: number) {
  return z.url({ protocol: z.regexes.httpProtocol, error: TEXT.noWebAddress }).check(
    z.maxLength(max, atMost(max)),
    z.refine(isStorable, UNSTORABLE),
    isName,
    z.refine((address) => !/^[^/]*\/\/[^/?#\\]*@/.test(address), TEXT.noWebAddress),
  )
}

/** A text from elsewhere as a name: without hidden characters, and cut. '' where nothing is left. */
export function nameFrom(text: string, max: number): string {
  const shown = text.toWellFormed().replace(new RegExp(HIDDEN, 'gu'), '')
  const made = cut(shown.trim(), max).trim()
  return isBlank(made) ? '' : made
}

/** The first characters of a text, of at most `max` UTF-16 units. No character is cut in two. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

export const uuid = z.uuid('This is not a valid id')
