// Positions of items: text keys in whose order a list is shown.
import { generateNKeysBetween } from 'fractional-indexing'

/** `count` positions behind `last`, in order. */
export function positionsAfter(last: string | null, count: number): string[] {
  try {
    return generateNKeysBetween(last, null, count)
  } catch {
    // A caller may have chosen any text as a position; whatever is longer sorts behind it.
    return generateNKeysBetween(null, null, count).map((key) => `${last ?? ''}${key}`.slice(0, 64))
  }
}
