/** Where items stand in a list: texts that sort between their neighbours (product §2, one list). */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

type Placed = { id: string; pos: string }

/** Longer positions are avoided by numbering the list anew; the server accepts 64 characters. */
const LENGTH_MAX = 48

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Positions for `count` new items at the end of a list. A random end keeps two devices that append
 * at once from choosing the same one.
 */
export function appendPositions(
  items: readonly Placed[],
  count: number,
  random: () => number = Math.random,
): string[] {
  let last = lastPosition(items)
  return Array.from({ length: count }, () => {
    last = spread(generateKeyBetween(last, null), null, random)
    return last
  })
}

/**
 * The positions to write when an item moves to `index` among the items in their order: mostly one,
 * and all of them when there is no room left between two neighbours.
 */
export function movePositions(
  ordered: readonly Placed[],
  moved: { id: string; index: number },
): Placed[] {
  const rest = ordered.filter((item) => item.id !== moved.id)
  const index = Math.max(0, Math.min(moved.index, rest.length))
  const before = rest[index - 1]?.pos ?? null
  const after = rest[index]?.pos ?? null
  const pos = between(before, after)
  if (pos !== null && pos.length <= LENGTH_MAX) return [{ id: moved.id, pos }]
  const ids = rest.map((item) => item.id)
  ids.splice(index, 0, moved.id)
  const positions = generateNKeysBetween(null, null, ids.length)
  return ids.map((id, at) => ({ id, pos: positions[at] ?? '' }))
}

function lastPosition(items: readonly Placed[]): string | null {
  let last: string | null = null
  for (const { pos } of items) {
    // Only a caller chooses one at the end of the alphabet, and what comes behind it grows without end.
    if (pos < 'z' && isPosition(pos) && (last === null || pos > last)) last = pos
  }
  return last
}

function between(before: string | null, after: string | null) {
  try {
    return spread(generateKeyBetween(before, after), after, Math.random)
  } catch {
    // Two items share a position, or another client wrote one that is none: number them anew.
    return null
  }
}

/** The same position with a random end, where that still sorts before the next one. */
function spread(pos: string, after: string | null, random: () => number): string {
  const digit = () => DIGITS[1 + Math.floor(random() * (DIGITS.length - 1))] ?? '1'
  const longer = pos + digit() + digit()
  return after === null || longer < after ? longer : pos
}

function isPosition(pos: string): boolean {
  try {
    generateKeyBetween(pos, null)
    return true
  } catch {
    // Positions of other clients may be any text; such an item simply does not count here.
    return false
  }
}
