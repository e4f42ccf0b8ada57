/** What stands around the rows of a list and is none of them: above them, and once more in other units. */
import type { DraftSection } from './draft.ts'
import { isSaidElsewhere } from './endings.ts'
import { isAmountAlone, isLabel, looksLikeIngredient } from './line-looks.ts'
import { mostCommon } from './line-shapes.ts'
import type { Line } from './lines.ts'
import { elementsIn } from './tree.ts'

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
  if (isSaidElsewhere(text)) return false
  return looksLikeIngredient(text) && !isAmountAlone(text) && !COUNT.test(text)
}

/** The lines of a list on a page without what the page says above its entries: 'Makes about 80', 'Calculator'. */
export function withoutAbove(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(isEntry)
  const entries = lines.filter(isEntry).length
  const isList = lines[0]?.frame && entries >= 3 && entries >= lines.length * 0.6
  if (isFactAbove(lines)) return lines.slice(1)
  if (!isList || first > MOST_ABOVE) return [...lines]
  return [...lines.slice(0, first).filter(isOfRows), ...lines.slice(first)]
}

/** 'Reference: adults', the only line of a list that says no amount, above all others. */
function isFactAbove([first, ...others]: readonly Line[]): boolean {
  if (!first?.frame || first.rank > 0 || !/^[^:]{3,40}:\s\S/.test(first.text)) return false
  const areRows = others.length > 3 && others.every(({ text }) => looksLikeIngredient(text))
  return areRows && !looksLikeIngredient(first.text)
}

const lastWord = (row: string) =>
  row
    .slice(-40)
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.at(-1) ?? ''

/** Whether a list is a second half that says the first once more in other units: '500 g', '1 lb'. */
function areOneTwice(rows: readonly string[]): boolean {
  const half = rows.length / 2
  if (half < 3 || !Number.isInteger(half)) return false
  const [one, other] = [rows.slice(0, half), rows.slice(half)]
  if (!one.some((row, at) => row === other[at])) return false
  const names = one.map(lastWord)
  const areAlike = names.every((name, at) => name.length > 2 && name === lastWord(other[at] ?? ''))
  return areAlike && new Set(names).size > 1
}

/** Pages hold the same part twice, for a small screen and a large one, or up to `most` times: it is kept once. */
export function once(sections: DraftSection[], most = 2): DraftSection[] {
  const seen = new Set<string>()
  const kept = sections.filter((section) => {
    const key = section.rows.join('\n')
    if (section.rows.length > 1 && seen.has(key)) return false
    seen.add(key)
    return true
  })
  const half = kept.slice(0, kept.length / 2)
  const isTwice = (at: number) => {
    const [one, other] = [half[at], kept[half.length + at]]
    return one?.title === other?.title && one?.rows.join('\n') === other?.rows.join('\n')
  }
  const isEven = half.length > 1 && half.length * 2 === kept.length
  if (isEven && half.every((_, at) => isTwice(at))) return half
  const areNamedAlike = half.every(
    ({ title, rows }, at) =>
      title === kept[half.length + at]?.title &&
      rows.length === kept[half.length + at]?.rows.length,
  )
  if (isEven && areNamedAlike && areOneTwice(kept.flatMap(({ rows }) => rows))) return half
  const only = kept.length === 1 ? kept[0] : undefined
  if (!only) return kept
  const { rows } = only
  // The same list, but for a row or two that one of both leaves out.
  const again = rows.indexOf(rows[0] ?? '', 1)
  const [less, more] = [rows.slice(0, again), rows.slice(again)].toSorted(
    (one, other) => one.length - other.length,
  )
  const isAgain = again > 3 && less && more && less.length >= more.length * 0.8
  const all = new Set(more)
  if (isAgain && less.every((row) => all.has(row))) return [{ ...only, rows: more }]
  if (areOneTwice(rows)) return [{ ...only, rows: rows.slice(0, rows.length / 2) }]
  // Each beside what says it once more.
  const isPaired = rows.length > 5 && rows.length % 2 === 0
  if (isPaired && rows.every((row, at) => row === rows[at - (at % 2)]))
    return [{ ...only, rows: rows.filter((_, at) => at % 2 === 0) }]
  const isRepeated = (count: number) =>
    rows.length >= count * 2 &&
    rows.length % count === 0 &&
    rows.every((row, at) => row === rows[at % (rows.length / count)])
  const times = [4, 3, 2].find((count) => count <= most && isRepeated(count))
  return times === undefined ? kept : [{ ...only, rows: rows.slice(0, rows.length / times) }]
}

const LONGEST_TITLE = 40
/** So many lines of a list, and so much of it, show what element its rows are. */
const FEWEST_ROWS = 4
const MOST_OF_LIST = 0.7

/**
 * The lines of a list on a page, those in another element than all rows as what they are: titles above amounts, and
 * a sentence below all rows that is none of them. Elements of one kind differ by what they are called.
 */
export function withOddLines(lines: readonly Line[]): Line[] {
  const shapes = [
    // Terms and what is said of them are one.
    ({ tag }: Line) => (tag === 'dd' ? 'dt' : tag),
    ({ tag, names = [] }: Line) => [tag, ...names].join(' '),
    ({ frame }: Line) => [frame?.tag, ...(frame?.names ?? [])].join(' '),
  ]
  // Where all are loud, none is.
  const areLoud = lines.every(({ rank }) => rank === 7)
  const plain = areLoud ? lines.map((line) => ({ ...line, rank: 0 })) : lines
  for (const shapeOf of shapes) {
    const told = oddLines(plain, shapeOf)
    if (told) return told
  }
  return [...lines]
}

/** 'row is-optional', where all others are 'row': named so, and more, and not as a title is. */
function isVariant(shape: string, ofRows: string): boolean {
  const [names, wanted] = [shape.split(' '), ofRows.split(' ')]
  const isOfTitle = (name: string) => /title|head|group|section|sub|categor|label|part/i.test(name)
  return (
    names.length > wanted.length &&
    wanted.every((name) => names.includes(name)) &&
    !names.some((name) => !wanted.includes(name) && isOfTitle(name))
  )
}

/** Whether all that stands beside a line in its box is a picture. */
function isOfPicture({ frame, text }: Line): boolean {
  if (!frame || frame.size > text.length) return false
  return elementsIn(frame).some(({ tag }) => tag === 'img')
}

/** The same by what a line is; null where no line is another than most. */
function oddLines(lines: readonly Line[], shapeOf: (line: Line) => string): Line[] | null {
  const told = lines.filter(({ rank }) => rank === 0)
  const { shape, count } = mostCommon(told, shapeOf)
  // What holds an amount holds rows, whatever it is.
  const measured = new Set(told.filter(({ text }) => looksLikeIngredient(text)).map(shapeOf))
  const isRow = (line: Line) =>
    shapeOf(line) === shape || measured.has(shapeOf(line)) || isVariant(shapeOf(line), shape)
  const odd = told.filter((line) => !isRow(line))
  const [row] = told.filter((line) => shapeOf(line) === shape)
  const areTold = lines.every(({ frame }) => frame) && row && !/^(?:li|td|tr)$/.test(row.tag)
  if (!areTold || odd.length === 0 || count < FEWEST_ROWS || count < told.length * MOST_OF_LIST)
    return null
  if (!odd.every(({ tag }) => /^(?:p|div|span|section|footer|h\d)$/.test(tag))) return null
  return lines.flatMap((line, at) => {
    if (isRow(line) || line.rank > 0) return [line]
    const next = lines[at + 1]
    if (!next) return line.linked || isOfPicture(line) || /[.!?]$|＝/.test(line.text) ? [] : [line]
    // 'Choose what you want to put on your list'
    if (line.text.length > LONGEST_TITLE && !lines.slice(0, at).some(isRow)) return []
    const isTitle = line.text.length <= LONGEST_TITLE && !/[.!?,;]$/.test(line.text) && isRow(next)
    const isAbove = next.tag === 'dt' || looksLikeIngredient(next.text)
    return [isTitle && isAbove ? { ...line, rank: 7 } : line]
  })
}
