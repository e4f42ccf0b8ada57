// Positions of items: text keys in whose order a list is shown.
import { generateNKeysBetween } from 'fractional-indexing'

const LENGTH_MAX = 64

/** `count` positions behind `last`, in order. */
export function positionsAfter(last: string | null, count: number): string[] {
  try {
    const keys = generateNKeysBetween(last, null, count)
    if (keys.every(({ length }) => length <= LENGTH_MAX)) return keys
  } catch {
    // A caller may have chosen any text as a position.
  }
  // Whatever is longer sorts behind it, and what stands at one position as it was made.
  return generateNKeysBetween(null, null, count).map((key) =>
    `${last ?? ''}${key}`.slice(0, LENGTH_MAX),
  )
}
