import { clothOf, cloths, type Cloth } from '#ui/hash.ts'

/** How many cards a row has at most: so far off stands what is above. */
const ROW = 3

/**
 * The cloths of places in a grid of up to 3 columns, newest first: that of its id, or where the same lies
 * beside it or above, another one. Whatever comes later leaves the others as they are.
 */
export function clothsOf(ids: readonly string[]): Cloth[] {
  const found: Cloth[] = []
  for (const id of ids.toReversed()) {
    const own = clothOf(id)
    const near = found.slice(0, ROW)
    const at = cloths.indexOf(own)
    const others = [...cloths.slice(at), ...cloths.slice(0, at)]
    found.unshift(others.find((cloth) => !near.includes(cloth)) ?? own)
  }
  return found
}
