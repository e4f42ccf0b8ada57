/** Which lines of a part that elements are named after are its rows. */
import { aboutAbove, aboutLine, isSetting, linesOfSetting } from './amounts.ts'
import { isAboutPage } from './endings.ts'
import {
  hasAmount,
  isAmountAlone,
  looksLikeIngredient,
  looksLikeStep,
  startsWithAmount,
} from './line-looks.ts'
import { rowOf, type Line } from './lines.ts'
import { behindNoteBox } from './note-boxes.ts'
import { behindDetour } from './outline-detour.ts'
import { withLabels } from './outline-labels.ts'
import { isCountAbove, isLongLine } from './outline-list.ts'
import type { RowLine } from './row-pairs.ts'
import { isOnlyTimes, isTimeLine } from './times.ts'
import { behindUtensils } from './utensils.ts'
import { headingKind, isFarewell, isHeadingAlone } from './words.ts'

export type Kind = 'ingredients' | 'steps'

/** Lines without those behind a list of rows: paragraphs there tell something else. */
function withoutBehindList(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex((line) => line.tag === 'li') + 1
  const entries = lines.filter((line) => line.tag === 'li').length
  const told = lines.slice(0, end).filter((line) => line.tag !== 'li' && line.rank === 0).length
  // '1', and below it what is done: the list above named the pots.
  const isWork = ({ text }: Line) => looksLikeStep(text)
  const areTools = !lines.slice(0, end).some(isWork) && lines.slice(end).filter(isWork).length > 1
  return entries >= 2 && told <= entries * 0.3 && !areTools ? lines.slice(0, end) : lines
}

/** The place behind the list that begins at `at`; `at` where none does. */
function behindList(lines: readonly Line[], at: number): number {
  const list = lines[at]?.tag === 'li' ? lines[at]?.list : null
  const length = list ? lines.slice(at).findIndex((line) => line.list !== list) : 0
  return length < 0 ? lines.length : at + length
}

function isWish({ tag, text }: Line): boolean {
  return tag !== 'li' && isFarewell(text)
}

/** A title has no more words. */
const MOST_WORDS = 4

/** 'Also', in a block of its own between two lists. */
function isBetweenLists(lines: readonly Line[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!line || line.list || !before?.list || !next?.list || before.list === next.list) return false
  return line.rank === 0 && !hasAmount(line.text) && line.text.split(' ').length <= MOST_WORDS
}

/** 'to serve' between two boxes of one name, laid out as none of the rows that stand in them. */
function isBetweenBoxes(lines: readonly Line[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  const [one, other] = [before?.frame, next?.frame]
  if (!line?.frame || !one || !other || one === other || line.rank > 0 || line.linked) return false
  const areAlike = one.tag === other.tag && one.names.join() === other.names.join()
  const isBeside = one.parent === line.frame && other.parent === line.frame
  const isApart = line.tag !== before?.tag && before?.tag === next?.tag
  if (!areAlike || !isBeside || !isApart || one.names.length === 0) return false
  return !hasAmount(line.text) && line.text.split(' ').length <= MOST_WORDS
}

/** Whether a line that nothing else sets apart is the title of the rows below it, by where it stands. */
function isTitleBetween(lines: readonly Line[], at: number): boolean {
  return isBetweenLists(lines, at) || isBetweenBoxes(lines, at)
}

/** A heading above what one should know first. */
const BEFORE = /^before you (?:begin|start)\W*$/i

/** 'Cooking view', a link below the rows of a list or a table. */
function isToPress(line: Line, rows: readonly RowLine[]): boolean {
  const isInList = ({ tag, heading = false }: { tag?: string; heading?: boolean }) =>
    tag === 'li' || tag === 'tr' || heading
  return line.linked === true && !isInList(line) && rows.length > 1 && rows.every(isInList)
}

/** 'Put all of it on my list': the only link among the lines of a part, in front of them or behind them. */
function isOnlyLink(lines: readonly Line[], at: number): boolean {
  const line = lines[at]
  const isAtEnd = at === 0 || at === lines.length - 1
  if (!line?.linked || line.tag === 'li' || !isAtEnd || hasAmount(line.text)) return false
  return lines.length > 3 && lines.filter(({ linked }) => linked).length === 1
}

/** 'Should you press these links, you come to other pages of ours.': a sentence in no list. */
function isSaid({ tag, rank, text }: Line): boolean {
  if (tag === 'li' || tag === 'tr' || rank > 0 || startsWithAmount(text)) return false
  return (/[.!]$/.test(text) || text.length > 80) && isLongLine(text)
}

/** 'Juice of 2 lemons', and not '4' alone, nor 'Medium' in a box. */
function isRowAbove({ text, tag }: RowLine): boolean {
  return tag === 'li' || tag === 'tr' || (looksLikeIngredient(text) && !isAmountAlone(text))
}

/** The rows among the lines of a part, without what only stands beside them. */
export function toRows(given: Line[], part: Kind) {
  const lines = withLabels(withoutBehindList(given))
  const rows: RowLine[] = []
  let next = 0
  // 'Before you begin' above the first step, up to the next heading.
  let isBelowNotes = false
  for (const [at, line] of lines.entries()) {
    if (at < next) continue
    const isOfNotes = isBelowNotes && line.rank === 0 && line.tag !== 'li'
    if (isOfNotes && !/^\d{1,2}\.?$/.test(line.text)) continue
    // A row of a list may be a link; where steps are told, what is one leads elsewhere.
    const last = part === 'steps' ? lines[at - 1] : undefined
    if (last) next = behindDetour(lines, at, last)
    if (next > at) continue
    if (rows.length > 0 && isAboutPage(line, last)) break
    // Entries of a list that end with such a word: 'Prep the ingredients'.
    const isEntry = line.tag === 'li' && line.rank === 0 && !isHeadingAlone(line.text)
    // '2 leeks, see note'
    const isMeasured = isEntry && startsWithAmount(line.text)
    const said = line.text.length < 60 && !isMeasured ? headingKind(line.text) : null
    if (said === 'ingredients' && part === said) {
      next = behindUtensils(lines, at, rows)
      // Above the heading of all rows stand facts, how hard it is and for how many.
      if (line.rank > 0 && !rows.some(isRowAbove)) rows.length = 0
    }
    const isAbove = line.rank > 0 && line.rank < 7 && BEFORE.test(line.text)
    const kind = isAbove
      ? 'notes'
      : isEntry && (said === 'ingredients' || said === 'steps')
        ? null
        : said
    isBelowNotes = isAbove && lines.slice(at + 1).some(({ rank }) => rank > 0 && rank < 7)
    // Below a question, or the heading of the steps, no row stands any more.
    const isEnd = line.rank > 0 && rows.length > 1 && (kind === 'steps' || line.text.endsWith('?'))
    if (part === 'ingredients' && isEnd) break
    if (kind === 'notes' || kind === 'stop') {
      if (part === 'steps' && rows.length === 0) next = Math.max(next, behindNoteBox(lines, at))
      if (line.rank > 0 && rows.length > 0) break
      if (kind === 'stop' && part === 'steps') next = behindList(lines, at + 1)
      continue
    }
    if (last && (line.tip || isWish(line))) continue
    const isBesideRows = isToPress(line, rows) || isOnlyLink(lines, at) || isSaid(line)
    if (part === 'ingredients' && isBesideRows) continue
    const isFirst = rows.length === 0
    if (part === 'ingredients' && isFirst) {
      const count = linesOfSetting(lines.slice(at, at + 3))
      if (count > 0) next = at + count
      if (count > 0 || isCountAbove(lines.slice(at, at + 3))) continue
    }
    const isTime = isTimeLine(line.text) || isOnlyTimes(line.text)
    const isAbout = /^(?:li|tr)$/.test(line.tag)
      ? (isTime && (isFirst || part === 'ingredients')) ||
        (isFirst && aboutLine(line.text)?.servings !== undefined)
      : (isFirst ? aboutAbove : aboutLine)(line.text) !== null || isSetting(line.text) || isTime
    if (kind === null && !isAbout && /[\p{L}\p{N}]/u.test(line.text))
      rows.push(
        rowOf(part === 'ingredients' && isTitleBetween(lines, at) ? { ...line, rank: 7 } : line),
      )
  }
  return rows
}
