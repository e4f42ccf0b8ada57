/** Chance that is the same everywhere and every time for a seed (mulberry32). */
export type Chance = {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, n). */
  below(n: number): number
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, below: (n) => Math.floor(next() * n) }
}

/** What the server of the running world draws from; the shims read it. */
export const serverChance = { current: createChance(0), now: () => 0 }
