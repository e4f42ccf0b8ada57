/** A whole number of 32 bits that is always the same for the same text (FNV-1a, stirred at the end). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  // FNV's low bits depend mostly on the last letters, and ids often end alike, so they are mixed.
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 15)) >>> 0
}

export type Cloth = 'cloth-1' | 'cloth-2' | 'cloth-3' | 'cloth-4' | 'cloth-5'
export const cloths: readonly Cloth[] = ['cloth-1', 'cloth-2', 'cloth-3', 'cloth-4', 'cloth-5']

/**
 * The class with the tablecloth of a recipe or place (by id), a person (by name) or a category (by
 * name): it never changes. Sets `--cloth`; `bg-(--cloth)` lays it down as the ground.
 */
export function clothOf(key: string): Cloth {
  return cloths[hash(key) % cloths.length] ?? 'cloth-1'
}

/** Numbers from 0 up to 1 in an order that the seed decides (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
