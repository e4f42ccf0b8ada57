/** What stands around the rows of a list and is none of them: above them, and once more in other units. */
import { isAmountAlone, isLabel, looksLikeIngredient } from './line-looks.ts'
import type { Line } from './lines.ts'

/** So many lines above a list say something of it. */
const MOST_ABOVE = 4
/** '22 rolls' */
const COUNT = /^\d{1,3}\s\p{L}+$/u

function isEntry({ tag }: Line): boolean {
  return tag === 'li' || tag === 'tr'
}

/** Whether a line above a list is a row of it, or the title of a part. */
function isOfRows({ rank, text }: Line): boolean {
  if (rank > 0 || isLabel(text) || text.endsWith(':')) return true
  return looksLikeIngredient(text) && !isAmountAlone(text) && !COUNT.test(text)
}

/** The lines of a list on a page without what the page says above its entries: 'Makes about 80', 'Calculator'. */
export function withoutAbove(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(isEntry)
  const entries = lines.filter(isEntry).length
  const isList = lines[0]?.frame && entries >= 3 && entries >= lines.length * 0.6
  if (!isList || first > MOST_ABOVE) return [...lines]
  return [...lines.slice(0, first).filter(isOfRows), ...lines.slice(first)]
}

const lastWord = (row: string) => /\p{L}+(?=\P{L}*$)/u.exec(row)?.[0].toLowerCase() ?? ''

/** Rows without their second half, where that says the first once more in other units: '500 g', '1 lb'. */
export function inOneSystem(rows: string[]): string[] {
  const half = rows.length / 2
  if (half < 3 || !Number.isInteger(half)) return rows
  const [one, other] = [rows.slice(0, half), rows.slice(half)]
  const areAlike = one.every((row, at) => {
    const name = lastWord(row)
    return name.length > 2 && name === lastWord(other[at] ?? '')
  })
  const equal = one.filter((row, at) => row === other[at]).length
  return areAlike && equal > 0 && new Set(one.map(lastWord)).size > 1 ? one : rows
}
