/** Where ingredients stand among lines that have no heading at all. */
import { aboutAbove, aboutLine } from './amounts.ts'
import { areCounted, beginsCount, isCountedHead } from './counted-work.ts'
import { isSaidElsewhere } from './endings.ts'
import { letters } from './clean.ts'
import type { Line } from './lines.ts'
import {
  FOR_PART,
  hasAmount,
  isForPart,
  isLabel,
  looksLikeIngredient,
  looksLikeStep,
  startsWithUnit,
  withoutBrackets,
} from './line-looks.ts'
import { headingKind } from './words.ts'

export type Rows = { start: number; end: number }

/** 'olive oil': a few words in small letters, and no sentence. */
function isItem({ text, rank }: Line): boolean {
  return rank === 0 && text.length <= 40 && /^\p{Ll}[^.!?:]*$/u.test(text) && !looksLikeStep(text)
}

/** A run with the items directly above it; without one the longest block of items above steps. */
export function withItems(lines: readonly Line[], run: Rows): Rows {
  let { start } = run
  if (run.end > start) {
    // The first line is the title.
    for (; start > 0 && lines[start]?.gap === false; start -= 1) {
      const [above, line] = lines.slice(start - 1, start + 1)
      const isListed = isEntry(above) && isEntry(line)
      if (!above || !(isListed || (start > 1 && isItem(above)))) break
    }
    return { start, end: run.end }
  }
  let best = run
  for (let at = 0; at < lines.length; at += 1) {
    let end = at
    for (
      let line = lines[end];
      line && isItem(line) && (end === at || !line.gap);
      line = lines[end]
    )
      end += 1
    const next = lines[end]
    if (end - at > best.end - best.start && next && looksLikeStep(next.text))
      best = { start: at, end }
    at = Math.max(at, end - 1)
  }
  return best
}

/** A run with the line between its first row and the title of its part: 'Butter for the tin'. */
export function withFirst(lines: readonly Line[], { start, end }: Rows): Rows {
  const [title, line, first] = start < 2 ? [] : lines.slice(start - 2, start + 1)
  const isApart = (each?: Line) => each === undefined || each.gap || each.rank > 0
  if (!title || !line || !isForPart(title.text) || isApart(line) || isApart(first))
    return { start, end }
  const isRow = line.text.length <= 60 && !/[.!?:]$/.test(line.text) && line.tag === first?.tag
  return { start: isRow ? start - 1 : start, end }
}

/** Rows, of which those are titles that say no amount and that are said again above work: 'Now for the almond crust:' */
export function withTitlesTold(rows: readonly Line[], work: readonly Line[]): Line[] {
  const told = work.filter(({ text }) => text.endsWith(':')).map(({ text }) => letters(text))
  const isTold = (text: string) => told.some((title) => title.includes(letters(text)))
  return rows.map((row, at) => {
    const isBare = at > 0 && row.rank === 0 && row.text.length > 4 && !looksLikeIngredient(row.text)
    return isBare && hasAmount(rows[at + 1]?.text ?? '') && isTold(row.text)
      ? { ...row, rank: 7 }
      : row
  })
}

/** A list of short entries directly above what to do with some of them. */
export function listedAboveSteps(lines: readonly Line[]): Rows | null {
  const start = lines.findIndex((_, at) => lines.slice(at, at + 4).filter(isEntry).length === 4)
  if (start < 0) return null
  const length = lines.slice(start).findIndex((line) => !isEntry(line))
  const told = lines[start + length]
  if (!told || told.tag === 'li' || !looksLikeStep(told.text)) return null
  const words = wordsOf(told.text)
  const rows = lines.slice(start, start + length)
  const used = rows.filter(({ text }) => [...wordsOf(text)].some((word) => words.has(word)))
  return used.length > 1 ? { start, end: start + length } : null
}

/** A short entry of a list that is not counted. */
function isEntry(line?: Line): boolean {
  return line?.tag === 'li' && line.number === null && line.text.length <= 80
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu))
}

/** Whether a bold line stands directly above amounts. */
export function beginsPart(lines: readonly Line[], at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  return (
    line?.rank === 7 &&
    !looksLikeIngredient(line.text) &&
    next !== undefined &&
    !next.gap &&
    hasAmount(next.text)
  )
}

/** Words in small letters below others, above a sentence: one more row, however it ends. */
function isLowRow(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = lines.slice(Math.max(0, at - 1), at + 2)
  const isLow = (each?: Line) => each !== undefined && /^\p{Ll}/u.test(each.text)
  return (
    line?.frame === undefined &&
    line?.gap === false &&
    isLow(above) &&
    isLow(line) &&
    line.text.length <= 80 &&
    below !== undefined &&
    /^\p{Lu}/u.test(below.text) &&
    looksLikeStep(below.text)
  )
}

/** '2 tbsp sugar. More if you like.' at the end of a block or above another row. */
function isRemarked(lines: readonly Line[], at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  if (line?.frame !== undefined || line?.gap !== false || line.text.length > 100) return false
  const isLast = next === undefined || next.gap || looksLikeIngredient(next.text)
  return isLast && startsWithUnit(line.text)
}

/** 'pepper;' and 'salt.' in a list whose rows end with semicolons. */
function isBetweenSemicolons(lines: readonly Line[], at: number): boolean {
  const [above, line] = lines.slice(Math.max(0, at - 1), at + 1)
  if (!above?.text.endsWith(';') || !line || line.text.length > 60) return false
  return /;$|^\p{Ll}[^.;:]*\.?$/u.test(line.text)
}

/** 'One year ago: Plum Cake', '30 min, easy, 4 €' */
const NO_ROW =
  /\b(?:years?|months?) ago\b|^\d[\d–-]*\s?(?:min(?:ut\p{Ll}{1,2})?|std|stunden?|hours?|hrs?|хв|мин)(?!\p{L})/iu

/** A last part whose only row has no amount, 'Besides' and 'Yoghurt', in a block of its own above the work. */
function isLastPart(lines: readonly Line[], at: number): boolean {
  const [title, row, step] = lines.slice(at, at + 3)
  if (title?.rank !== 7 || !title.gap || !row || row.gap || row.rank > 0) return false
  const isShort = row.text.length <= 45 && !/[.!?:]$/.test(row.text)
  return isShort && step?.gap === true && looksLikeStep(step.text)
}

function isTitle(line?: Line): boolean {
  if (line === undefined || looksLikeIngredient(line.text)) return false
  return line.rank > 0 || (line.text.endsWith(':') && isLabel(line.text))
}

/** More words, and a full stop, tell what to do with 'a little oil'. */
const MOST_WORDS = 8

/** Whether a line tells at length what is done, below rows that end without a full stop, with some of what has no amount. */
function isToldAtLength({ text, list }: Line, first: Line): boolean {
  if (!/[.!]$/.test(text) || /[.!;]$/.test(first.text) || (list && list === first.list))
    return false
  return text.split(' ').length > MOST_WORDS && !/^\P{L}*\p{Nd}/u.test(text)
}

/** 'two trays' below 'Makes', in a list of facts. */
function isFactBelow(lines: readonly Line[], at: number): boolean {
  const above = lines[at - 1]
  return lines[at]?.tag === 'dd' && above?.tag === 'dt' && headingKind(above.text) === 'stop'
}

/** 'pearl sugar' below '1 egg' in a list of its own, the second or third of all. */
function isNextEntry({ tag, list, text }: Line, last?: Line): boolean {
  return tag === 'li' && list !== null && list === last?.list && text.length < 40
}

/** '20 pieces' in a paragraph above the title of the first part: how many it makes. */
function isYieldAbove(lines: readonly Line[], at: number): boolean {
  const [line, title, row] = lines.slice(at, at + 3)
  if (!line?.frame || line.tag === 'li' || line.tag === 'tr' || !title || !row) return false
  if (row.tag !== 'li' && !hasAmount(row.text)) return false
  const isTitled = title.tag !== 'li' && (title.rank > 0 || isLabel(title.text))
  return isTitled && aboutAbove(line.text) !== null
}

/** Where a run of ingredients that begins at a place ends: one line in three may look like something else. */
export function endOfRun(lines: readonly Line[], start: number): number {
  const first = lines[start]
  if (!first || !looksLikeIngredient(first.text) || aboutLine(first.text) !== null) return start
  if (NO_ROW.test(first.text) || isSaidElsewhere(first.text)) return start
  if (isYieldAbove(lines, start) || isFactBelow(lines, start)) return start
  // The name of the dish: '3-egg omelette'.
  const below = lines[start + 1]?.text ?? ''
  if (first.rank > 0 && (aboutLine(below) !== null || headingKind(below) === 'stop')) return start
  let end = start
  let doubtful = 0
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) break
    const isOne =
      (looksLikeIngredient(line.text) && !isToldAtLength(line, first)) ||
      isLowRow(lines, at) ||
      isRemarked(lines, at) ||
      isBetweenSemicolons(lines, at)
    const isSpaced = isEntry(line) && isEntry(first) && lines[start + 1]?.gap === true
    const goesOn = isOne || isLabel(line.text) || beginsPart(lines, at) || isSpaced
    if (at > start && isLastPart(lines, at)) return at + 2
    if (at > start && line.gap && !goesOn) break
    if (at > start && isCountedHead(lines, at)) break
    if (at > start + 1 && beginsCount(lines, at) && !areCounted(lines.slice(start, at))) break
    // '6 persons' in a list of its own.
    const isAbout = aboutLine(line.text) !== null || isSaidElsewhere(line.text)
    if (line.list !== first.list && isAbout) break
    const kind = line.text.length < 40 ? headingKind(line.text) : null
    if (kind === 'steps' || (kind === 'stop' && isLabel(line.text))) break
    // Rows without a full stop are over at the first sentence.
    if (!isOne && at > start && /[.!]$/.test(line.text) && !/[.!;]$/.test(first.text)) break
    const said = withoutBrackets(
      first.text.endsWith(';') ? line.text.replace(/[;.]$/, '') : line.text,
    )
    if (!isOne && (said.length > 80 || line.rank === 1 || line.rank === 2 || looksLikeStep(said)))
      break
    const isPart = line.tag === 'li' && FOR_PART.test(line.text)
    doubtful = isOne || isPart ? 0 : doubtful + 1
    // '6 potatoes', 'salt', 'pepper', 'oil': short entries of lists, and words in small letters, need no amount each.
    const isShort = line.text.length < 40 && (line.tag === 'li' || isItem(line))
    if (doubtful > (isShort ? 6 : 3)) break
    if (
      isOne ||
      (first.list !== null && line.list === first.list) ||
      isNextEntry(line, lines[end - 1]) ||
      ((!line.gap || isSpaced) && first.tag === line.tag)
    )
      end = at + 1
  }
  // What ends with a title was its beginning of something else.
  while (end > start + 1 && isTitle(lines[end - 1])) end -= 1
  return end
}
