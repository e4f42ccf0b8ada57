/** Numbers that count: versions, pages. A fraction would be an error of the database (product §5). */
import * as z from 'zod/mini'

/** A whole number that is exact, from `least` on. */
export function wholeNumber(least: number) {
  return z.number().check(z.int(), z.minimum(least))
}
