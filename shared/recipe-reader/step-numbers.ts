/** The numbers of steps: those that only count go, an amount at the beginning of a step stays. */
import { readLine } from '../ingredient/ingredient.ts'
import type { DraftSection } from './draft.ts'
import { STEP_LABEL } from './words.ts'

const STEP_WORD =
  /^(?:Step|STEP|Schritt|Étape|Paso|Passo|Stap|Steg|Trin|Krok|Vaihe|Fase)\s+(?=\p{Lu})/u
const NUMBER_ALONE = /^\(?([\d٠-٩۰-۹]{1,2})\s*(?:(?:\/|of|von|sur|de|van)\s*\d{1,2})?[.):ºª°]?$/
const NUMBERED =
  /^\(?(\d{1,2})(?:\s*(?:[.):\]]|\/(?=\s)|\uFE0F?\u20E3|[ºª](?=\s\p{Lu})|[ºª°]\.?(?=\s*[-–—]))(?:\s?[-–—](?!\d))?\s*(?=\D)|\s*[-–]\s*(?=\p{Lu})|\s*[-–]\s+)/u
/** A number that nothing parts from the words behind it; '2 Eier trennen' begins so, too. */
const BARE_NUMBER = /^(\d{1,2})(?:\s+(?=[\p{Lu}\p{Lo}(])|$)/u
/** The same in front of small letters, where each of at least three is counted. */
const ANY_NUMBER = /^(\d{1,2})\s+(?=[\p{L}(\d])/u

/** 'Step' in front of every step, whose number is only drawn. */
export function withoutWord(sections: DraftSection[]): DraftSection[] {
  const rows = sections.flatMap((section) => section.rows)
  if (rows.length < 2 || !rows.every((row) => STEP_WORD.test(row))) return sections
  return withRows(sections, STEP_WORD)
}

/** How long the part of a line is that only counts: 'Step 1:', '2.' alone; null where there is none. */
export function labelOf(text: string): number | null {
  const count = /^\d{1,2}[.)]\s+/.exec(text)?.[0] ?? ''
  const label = STEP_LABEL.exec(text.slice(count.length)) ?? STEP_LABEL.exec(text)
  // '1. Step 1' counts twice.
  if (label) return label.input === text ? label[0].length : count.length + label[0].length
  return NUMBER_ALONE.test(text) ? text.length : null
}

const COUNTED_TITLE = /^(\d{1,2})[.):]?\s+(?=\p{L})/u

/** Titles that are counted from 1 on, without their numbers. */
export function withoutCounts(sections: DraftSection[]): DraftSection[] {
  const areCounted = sections.every(
    ({ title }, at) => Number(COUNTED_TITLE.exec(title)?.[1]) === at + 1,
  )
  if (sections.length < 2 || !areCounted) return sections
  return sections.map((section) => ({
    ...section,
    title: section.title.replace(COUNTED_TITLE, ''),
  }))
}

/** Other signs that count: '#1 Peel it', 'a) Peel it'. */
const HASHED = /^#\s?(\d{1,2})\s?[.):]?\s+/u
const LETTERED = /^\(?([a-z])\)\s+/iu
/** '1In a bowl': its number stood in a box of its own. */
const GLUED = /^(\d{1,2})(?=\p{Lu}(?:\p{Ll}|\s))/u

/** '۱-', '（１）': a count in the digits of the language. */
const NATIVE_COUNT = /^[(（]?[٠-٩۰-۹०-९０-９]{1,2}\s?[-–.):）]/u
/** The noughts of these digits. */
const NOUGHTS = [0xff10, 0x966, 0x6f0, 0x660]

function withAscii(row: string): string {
  return row.replace(NATIVE_COUNT, (count) =>
    count
      .replace(/\p{Nd}/gu, (digit) => {
        const code = digit.codePointAt(0) ?? 0
        return String(code - (NOUGHTS.find((nought) => nought <= code) ?? 0))
      })
      .replace('（', '(')
      .replace('）', ')'),
  )
}

/** Numbers in front of steps go where they count: each the next of the one before, or 1. */
export function withoutNumbers(sections: DraftSection[], isData: boolean): DraftSection[] {
  if (sections.some((section) => section.rows.some((row) => NATIVE_COUNT.test(row)))) {
    const spelled = sections.map((section) => ({ ...section, rows: section.rows.map(withAscii) }))
    const bare = withoutNumbers(spelled, isData)
    return bare === spelled ? sections : bare
  }
  const rows = sections.flatMap((section) => section.rows)
  if (areBareCounts(rows, isData)) return withRows(sections, BARE_NUMBER)
  const isCount = (row: string, at: number) => Number(ANY_NUMBER.exec(row)?.[1]) === at + 1
  if (!isData && rows.length > 2 && rows.every(isCount)) return withRows(sections, ANY_NUMBER)
  if (rows.length === 1 && /^\(?1\s?[.):]\s/.test(rows[0] ?? ''))
    return withRows(sections, NUMBERED)
  const counts = [NUMBERED, HASHED, LETTERED, GLUED].find((pattern) => isCountedBy(rows, pattern))
  return withRows(sections, counts ?? (areCountedAmid(rows) ? COUNT_WITH_POINT : null))
}

/** '1. Peel it', '2.Boil it', '3- Eat it': no amount ends so. */
const COUNT_WITH_POINT = /^(\d{1,2})\s?[.)–-]\s?(?=\p{Lu})/u

/** Whether some rows are counted from 1 on, each by the next number, and the others go on with them. */
function areCountedAmid(rows: readonly string[]): boolean {
  const counts = rows.flatMap((row) => COUNT_WITH_POINT.exec(row)?.[1] ?? [])
  return counts.length >= 3 && counts.every((count, at) => Number(count) === at + 1)
}

function isCountedBy(rows: readonly string[], pattern: RegExp): boolean {
  const numbers = rows.map((row) => {
    const [, count = ''] = pattern.exec(row) ?? []
    // Letters count from 'a' on, which is the tenth digit of numbers with so many.
    return pattern === LETTERED ? Number.parseInt(count, 36) - 9 : Number(count || Number.NaN)
  })
  const counted = numbers.filter(
    (number, at) => number === 1 || number === (numbers[at - 1] ?? Number.NaN) + 1,
  ).length
  return counted >= 2 && counted >= rows.length * 0.6
}

/** Whether all rows are numbered 1, 2, 3 and none of the numbers is an amount: '2 EL Öl erhitzen'. */
function areBareCounts(rows: readonly string[], isData: boolean): boolean {
  // A page draws numbers beside its steps; data lists two steps that begin with amounts as well.
  if (rows.length < (isData ? 3 : 2)) return false
  const counts = rows.flatMap((row) => BARE_NUMBER.exec(row)?.[1] ?? [])
  // A number that stands alone, in front of the title of a part, counts as all of them do.
  if (rows.some((row) => /^\d{1,2}$/.test(row)) && counts.length > rows.length * 0.6)
    return counts.length > 2 && counts.every((count, at) => Number(count) === at + 1)
  let next = 0
  const isNext = (number: number) => {
    next = number === 1 ? 1 : next + 1
    return number === next
  }
  const areNext = rows.every((row) => isNext(Number(BARE_NUMBER.exec(row)?.[1] ?? Number.NaN)))
  // So many in a row are no amounts: '8 Spoon it into glasses.', nor '2 Slice it.' on a page that draws '1' and '3'.
  if (!areNext || next > (isData ? 5 : 2)) return areNext
  return rows.every((row) => readLine(row).amount === BARE_NUMBER.exec(row)?.[1])
}

function withRows(sections: DraftSection[], without: RegExp | null): DraftSection[] {
  if (!without) return sections
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => row.replace(without, '').trim()).filter((row) => row !== ''),
  }))
}
