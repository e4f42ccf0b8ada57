/** Parts of a dish that are ingredients of the next one: 'Sponge' among what the dough takes. */
import { letters } from './clean.ts'
import { isLabel } from './line-looks.ts'
import type { Line } from './lines.ts'
import { isPartName } from './words.ts'

/** So far above a line the titles of other parts are looked for. */
const FARTHEST = 60
/** So many lists, each below its own title, show that none of their entries is one. */
const FEWEST_LISTS = 2

/** Whether a line, below the rows of a list, names a part of the dish and is a row all the same. */
export function isNameOfPart(rows: readonly Line[], line: Line): boolean {
  const { text, rank } = line
  if ((rank > 0 && rank < 7) || text.length > 40 || /[\d:.!?]/.test(text) || isLabel(text))
    return false
  return goesInto(rows, line) || isEntryOfTitled(rows, line)
}

/** 'Sponge' or 'Rye sponge' stood above rows, and 'Sponge' stands directly below the title of another part. */
function goesInto(rows: readonly Line[], { text }: Line): boolean {
  const last = rows.at(-1)
  if (!last || !(last.rank > 0 || last.part)) return false
  const name = letters(text)
  const above = rows.slice(-FARTHEST)
  const title = above.findLastIndex(({ rank }) => rank > 0)
  const isNamed = (line: Line, at: number) =>
    at < title && line.rank > 0 && letters(line.text).endsWith(name)
  return name.length > 3 && above.some(isNamed)
}

/** A name in bold letters, or of what many parts are called, in a list whose title stands above it, as that of others. */
function isEntryOfTitled(rows: readonly Line[], { tag, list, rank, text }: Line): boolean {
  const last = rows.at(-1)
  if (!last || tag !== 'li' || !(rank === 7 || isPartName(text))) return false
  const isTitle = (line?: Line) => line !== undefined && line.rank > 0 && line.tag !== 'li'
  if (!isTitle(last) && last.list !== list) return false
  const above = rows.slice(-FARTHEST)
  const titles = above.filter((line, at) => isTitle(line) && above[at + 1]?.tag !== line.tag)
  const lists = new Set(above.map((line) => line.list))
  return titles.length >= FEWEST_LISTS && lists.size >= FEWEST_LISTS
}

/** The lines of a list, in which each name of a part that is an ingredient is a row. */
export function withPartsAsRows(lines: readonly Line[]): Line[] {
  const told: Line[] = []
  for (const line of lines)
    told.push(isNameOfPart(told, line) ? { ...line, rank: 0, part: true } : line)
  return told
}
