/** Below a sum: what it is made of. */
import { fold } from '../categorise/fold.ts'
import type { Item, Sum } from './sums.ts'

/**
 * Where the amount of a row comes from: '2 l + 250 ml (Béchamel)', or '250 ml (Béchamel, twice)' of a
 * recipe that was put on the list again. Amounts that nothing is said of are added up: '1 + 1'. Without
 * any amount the name is not said once more: 'Béchamel + Pie', or 'twice'.
 */
export function originOf({ name, parts }: Sum<Item>): string {
  const isBare = parts.every(
    ({ item: { text, from }, amount }) =>
      amount === '' && fold(text) === fold(name) && !from === !parts[0]?.item.from,
  )
  const said = parts.map(({ item: { text, from }, amount }) => {
    return isBare ? (from ?? '') : (amount || text) + (from ? ` (${from})` : '')
  })
  return said
    .flatMap((words, at) => {
      const same = said.filter((other) => other === words).length
      if (same === 1 || (words && words === parts[at]?.amount)) return words
      if (said.indexOf(words) < at) return []
      const times = same === 2 ? 'twice' : `${same} times`
      if (!words) return times
      return words.endsWith(')') ? `${words.slice(0, -1)}, ${times})` : `${words} (${times})`
    })
    .join(' + ')
}
