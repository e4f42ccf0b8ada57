/** Where work begins that is counted and has no heading: '1. Boil it', '2. Eat it'. */
import type { Line } from './lines.ts'
import { isStepCount, looksLikeIngredient, looksLikeStep } from './line-looks.ts'

/** '1. Boil it', '1- Boil it' */
const COUNTED = /^(\d{1,2})\s?(?:[.):]+-?|[-–—])\s*(\p{L}.*)$/su
/** '1 Boil it.': an amount may begin so, too. */
const BARE = /^(\d{1,2})\s(\p{Lu}.*)$/su
const ALONE = /^\(?(\d{1,2})[.)ºª°]*$/

/** The number of a line, and what it tells, in it or below it; `bare` where it may be an amount. */
type Count = { number: number; told: string; bare?: true }

function countAt(lines: readonly Line[], at: number): Count | null {
  const { text = '', number = null } = lines[at] ?? {}
  const below = lines[at + 1]?.text ?? ''
  const [, count = '', told = ''] = COUNTED.exec(text) ?? []
  if (count !== '') return { number: Number(count), told }
  if (number !== null) return { number, told: text }
  if (isCountAlone(text)) return { number: Number(/\d+/.exec(text)?.[0]), told: below }
  const [, bare = '', words = ''] = BARE.exec(text) ?? []
  return bare === '' ? null : { number: Number(bare), told: words, bare: true }
}

/** 'Step 2', '2.', '2º' */
export function isCountAlone(text: string): boolean {
  return ALONE.test(text) || (text.length < 20 && /\d/.test(text) && isStepCount(text))
}

/** So many lines may stand between one counted step and the next. */
const FARTHEST = 4

/** The next number in an element like the one of a line, soon below it. */
function nextBelow(lines: readonly Line[], at: number, number: number): number {
  const { tag } = lines[at] ?? {}
  const below = lines.slice(at + 1, at + 1 + FARTHEST)
  const isCount = (count: number, wanted: number) =>
    countAt(lines, at + 1 + count)?.number === wanted
  const next = below.findIndex((line, count) => line.tag === tag && isCount(count, number))
  // '1 sachet of yeast' above the steps, whose count begins below it.
  const again = below.findIndex((_, count) => isCount(count, 1))
  return next < 0 || (again >= 0 && again < next) ? -1 : at + 1 + next
}

/** Whether rows are counted as work is, or say numbers alone, above what they are of. */
export function areCounted(rows: readonly Line[]): boolean {
  return rows.some(({ text, number }) => number !== null || COUNTED.test(text) || ALONE.test(text))
}

/** '1 Start with the onions', '2 Make the sauce' */
const COUNTED_HEAD = /^(\d{1,2})[.):]?\s+\p{Lu}/u
/** So many lines of work stand below such a heading. */
const MOST_BELOW = 12

/** Whether a line is one of several headings that count the parts of the work, with the work below each. */
export function isCountedHead(lines: readonly Line[], at: number): boolean {
  const { rank = 0, text = '' } = lines[at] ?? {}
  const numberOf = (line: Line) => Number(COUNTED_HEAD.exec(line.text)?.[1])
  const number = rank > 0 && rank < 7 ? Number(COUNTED_HEAD.exec(text)?.[1]) : Number.NaN
  if (Number.isNaN(number) || !looksLikeStep(lines[at + 1]?.text ?? '')) return false
  const near =
    number === 1
      ? lines.slice(at + 1, at + MOST_BELOW)
      : lines.slice(Math.max(0, at - MOST_BELOW), at)
  return near.some(
    (line) => line.rank === rank && numberOf(line) === (number === 1 ? 2 : number - 1),
  )
}

/** Whether work that is counted begins in a line. */
export function beginsCount(lines: readonly Line[], at: number): boolean {
  const first = countAt(lines, at)
  if (first?.number !== 1 || looksLikeIngredient(first.told)) return false
  const next = nextBelow(lines, at, 2)
  const second = next < 0 ? null : countAt(lines, next)
  if (!second) return false
  const told = [first, second].filter((count) => looksLikeStep(count.told)).length
  return first.bare ? told === 2 && nextBelow(lines, next, 3) > 0 : told > 0
}
