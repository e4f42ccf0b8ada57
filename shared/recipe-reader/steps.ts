/** Steps that a source gives as one text. */
import { clean, letters, markedLines } from './clean.ts'
import { flatRows, type DraftSection, type Found } from './draft.ts'
import { stepSections } from './step-sections.ts'
import type { RowLine } from './row-pairs.ts'
import { headingKind, isHeadingAlone } from './words.ts'

/** The steps in lines of a page; a single line may hold them all. */
export function stepsOfLines(lines: readonly RowLine[]): DraftSection[] {
  const [only] = lines
  return lines.length === 1 && only ? stepsOfText(only.text) : stepSections(wholeParagraphs(lines))
}

/** 'The dough', and below it, in the same paragraph, what is done: names, where several paragraphs begin so. */
function withNames(lines: readonly RowLine[]): readonly RowLine[] {
  const isSaid = ({ text }: RowLine) => text.length > 20 && /[.!?。)]$/.test(text)
  const isName = (line: RowLine, at: number) => {
    const next = lines[at + 1]
    const isFirst = !line.goesOn && !line.heading && next?.goesOn === true && isSaid(next)
    return isFirst && line.text.length <= 30 && /^[^\d.,:!?。]+$/.test(line.text)
  }
  const names = new Set(lines.filter(isName))
  // Where full stops are left out, the first line may be work as well.
  const areSaid = lines.every((line) => names.has(line) || line.text.length <= 30 || isSaid(line))
  if (names.size < 2 || !areSaid) return lines
  return lines.map((line) => (names.has(line) ? { ...line, heading: true } : line))
}

/** Steps that are told in paragraphs, each of them whole where line ends stand in fewer than half. */
export function wholeParagraphs(given: readonly RowLine[]): readonly RowLine[] {
  const lines = withNames(given)
  const told = lines.filter(({ heading }) => !heading)
  const broken = told.filter(({ goesOn }) => goesOn)
  const paragraphs = told.length - broken.length
  const areMost =
    paragraphs > 2 && broken.length < paragraphs && told.every(({ tag }) => tag === 'p')
  const areCounted = broken.some(({ text }) => /^(?:\d{1,2}[.):]|[•*–—-])/.test(text))
  if (broken.length === 0 || !areMost || areCounted) return lines
  const whole: RowLine[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (line.goesOn && before && !before.heading && !line.heading)
      whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else whole.push(line)
  }
  return whole
}

/**
 * The steps in a text: at its blocks and line ends, at its numbers, and on a page where sentences run together
 * because a line end was lost. A text without any of these is one step. `entry`: its lines are data.
 */
export function stepsOfText(text: string, entry = false): DraftSection[] {
  const lines = withoutNeeds(markedLines(text))
  const single = lines.length === 1 ? (lines[0]?.text ?? '') : ''
  if (single === '')
    return stepSections(lines.map((line) => ({ text: line.text, heading: line.strong, entry })))
  const pieces = atNumbers(single) ??
    atBullets(single) ??
    atJoins(single) ??
    (entry ? null : atLostEnds(single)) ?? [single]
  return stepSections(pieces.map((piece) => ({ text: piece, heading: false })))
}

/** Lines without a heading above all of them, and without what one needs, from 'You need' to the title of the work. */
function withoutNeeds<T extends { text: string }>(lines: readonly T[]): readonly T[] {
  const [head] = lines
  if (lines.length < 3 || !head) return lines
  const isWork = ({ text }: T) => text.length > 60 || /[.!]$/.test(text)
  const kindOf = ({ text }: T) => (isHeadingAlone(text) ? headingKind(text) : null)
  const told = kindOf(head) === 'steps' ? lines.slice(1) : lines
  const start = told.findIndex((line) => kindOf(line) === 'ingredients')
  const work = told.findIndex((line, at) => at > start && isWork(line))
  if (start !== 0 || work < 2) return told
  // 'The sauce', directly above its work.
  const isTitled = work > 2 && /^\p{Lu}/u.test(told[work - 1]?.text ?? '')
  return told.slice(isTitled ? work - 1 : work)
}

const COUNT =
  /(?:^|\s|(?<=[.!?。]))\(?(?:(?:step|schritt|étape|paso|passo|stap|steg|trin|krok|vaihe|fase)\s+)?(\d{1,2})\s?[.):、]-?(?=\s?[\p{Lu}\p{Lo}\p{Pi}\p{Ps}"'])/giu

/** 'STEP 1 Boil it STEP 2 Eat it': nothing but the word and its number parts them. */
const WORD_COUNT =
  /(?:^|\s|(?<=[.!?)]))(?:Step|STEP|Schritt|SCHRITT|Étape|ÉTAPE|Etapa|Paso|PASO|Passo|PASSO|Stap|STAP|Steg|Trin|Krok|Pasul|Pas|Korak|Шаг|Крок|Vaihe|Fase)\s+(\d{1,2})\s*[.:)–-]?\s*(?=[\p{Lu}\p{Pi}"'])/gu

/** '#1 Boil it #2 Eat it' */
const HASH_COUNT = /(?:^|\s)#\s?(\d{1,2})\s?[.):]?\s+(?=[\p{Lu}\p{Pi}"'])/gu

/** A text cut at the numbers 1, 2, 3 and so on; null where it is not counted. */
export function atNumbers(text: string): string[] | null {
  const starts =
    [WORD_COUNT, HASH_COUNT]
      .map((pattern) => countsIn(text, pattern))
      .find((found) => found[0] === 0 && found.length > 1) ?? []
  return starts.length > 0 ? cutAt(text, starts) : atSigns(text)
}

function countsIn(text: string, pattern: RegExp): number[] {
  const starts: number[] = []
  for (const match of text.matchAll(pattern)) {
    if (Number(match[1]) === starts.length + 1) starts.push(match.index)
  }
  return starts
}

function cutAt(text: string, starts: readonly number[]): string[] {
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim())
}

function atSigns(given: string): string[] | null {
  // 'Boil it. ,2. Eat it.': what a program has joined.
  const text = given.replace(/(?<=[.!?)])\s*,\s*(?=\d{1,2}\.\s)/g, ' ')
  const starts = countsIn(text, COUNT)
  if (starts.length < 2 || (starts[0] ?? 0) > 200) return null
  const pieces = cutAt(text, starts)
  const before = text.slice(0, starts[0]).trim()
  return before === '' ? pieces : [before, ...pieces]
}

const BULLETS = /(?:^|\s)[•●▪■◆◦‣▢☐✓✔➢►▸|]\s+/u

/** A text cut at the signs in front of its steps, or between whole sentences; null where there are none. */
function atBullets(text: string): string[] | null {
  const [before = '', ...rest] = text.split(BULLETS)
  const pieces = before === '' ? rest : [before, ...rest]
  const areWhole = pieces.slice(0, -1).every((piece) => /[.!?)]$/.test(piece))
  const isParted = pieces.length > 1 && pieces.every((piece) => piece.length > 15)
  return isParted && (before === '' || areWhole) ? pieces : null
}

const JOIN = /(?<=[.!?)])\s?([,;|/>#*~+–—-]{1,3})\s?(?=[\p{Lu}\p{Pi}"(])/gu

/** 'Boil it., Let it cool., Eat it.': a text cut at the sign that joins its steps; null where none does. */
function atJoins(text: string): string[] | null {
  const joins = [...text.matchAll(JOIN)]
  if (joins.length < 2 || joins.some(([, sign]) => sign !== joins[0]?.[1])) return null
  const pieces = text.replace(JOIN, '\n').split('\n')
  return pieces.every((piece) => /[.!?)]$/.test(piece) && piece.length > 8) ? pieces : null
}

/** A text cut where a sentence ends and the next begins without a space: what was a line end. */
function atLostEnds(text: string): string[] | null {
  const pieces = text.split(/(?<=(?:[\p{Ll}\d°º)]|[°º] ?[CF])[.!])(?=\p{Lu}\p{Ll})/u)
  return pieces.length > 1 && pieces.every((piece) => piece.length > 15) ? pieces.map(clean) : null
}

/** What leads to the recipe instead of telling it. */
const ELSEWHERE =
  /https?:|\bclick\b|\b(?:full|whole|complete|original|detailed|printable) (?:recipe|instructions|directions|method)\b|\b(?:see|visit|find|read|get) .*\b(?:recipe|blog|website|post|page|instructions)\b/i

/**
 * Whether the steps of a source are only the beginning of each, or one line about where they are or what
 * the dish is.
 */
export function tellLess({ steps, description }: Found): boolean {
  const rows = flatRows(steps)
  const [only = ''] = rows
  const cut = rows.filter(
    (row) => /\w(?:…|\.{3})$/.test(row) || /\[(?:…|\.{3})\]$/.test(row),
  ).length
  if (rows.length !== 1) return cut > rows.length / 2
  return (
    cut > 0 || (only.length < 160 && ELSEWHERE.test(only)) || letters(only) === letters(description)
  )
}
