/** Where a list of ingredients begins, goes on and ends, and which of its lines are titles. */
import { linesOfSetting, withAbout } from './amounts.ts'
import { betweenCommas } from './clean.ts'
import type { Line } from './lines.ts'
import { isBehindAll, type Draft, type Run } from './outline-run.ts'
import {
  FOR_PART,
  hasAmount,
  isLabel,
  looksLikeIngredient,
  looksLikeStep,
  startsWithAmount,
  startsWithUnit,
  withoutBrackets,
} from './line-looks.ts'
import { withoutBullet } from './rows.ts'
import { headingKind, isPartName } from './words.ts'

/** '40 st' above the list, and not in it: how many the recipe makes, whatever the word is. */
export function isCountAbove([line, first, second]: readonly Line[]): boolean {
  if (!line || !first || !second || line.tag === 'li' || line.tag === 'tr') return false
  const isApart =
    line.tag !== first.tag && line.frame !== first.frame && first.frame === second.frame
  return isApart && /^(?:ca\.?\s)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}+\.?$/u.test(line.text)
}

/** How many it makes, above the first row. */
export function takeCount(run: Run, draft: Draft, at: number): boolean {
  const lines = run.lines.slice(at, at + 3)
  // '4', 'portions', between buttons.
  const count = linesOfSetting(lines)
  if (count === 0 && !isCountAbove(lines)) return false
  const text = lines.find((line) => /\d/.test(line.text))?.text ?? ''
  draft.about = withAbout({ servings: text }, draft.about)
  if (count > 0) draft.partEnd = at + count
  return true
}

/** What is pressed below a list: 'Cooking view'. */
export function isToPress({ ingredients }: Draft, line: Line): boolean {
  if (!line.linked || isInList(line) || looksLikeIngredient(line.text)) return false
  if (line.tag !== 'dt' && isBehindAll(ingredients, line)) return true
  return ingredients.every((row) => isInList(row) || row.rank > 0)
}

/** An entry of another list, which leads elsewhere as no row does: what is sold. */
export function isOfShop({ ingredients }: Draft, line: Line): boolean {
  if (!line.linked || line.tag !== 'li' || hasAmount(line.text)) return false
  const rows = ingredients.slice(-MOST_ROWS).filter(({ rank }) => rank === 0)
  return rows.length > 2 && rows.every(({ list, linked }) => !linked && list !== line.list)
}

/** '4 portions of boiled rice', an entry among the ingredients. */
export function isRowAmong({ tag, text }: Line, draft?: Draft): boolean {
  const row = draft?.ingredients.findLast(({ rank }) => rank === 0)
  return tag === 'li' && row?.tag === 'li' && text.split(' ').length > 3
}

function isInList({ tag }: Line): boolean {
  return tag === 'li' || tag === 'tr'
}

/** Whether a line is one of a text, and of no page. */
export const isTyped = ({ frame }: Line) => frame === undefined
export const kindAt = ({ lines }: Run, at: number) => headingKind(lines[at]?.text ?? '')

/** Whether most of what follows says an amount first: what stands above it with one is an ingredient, too. */
function goesOn(following: readonly Line[]): boolean {
  const rows = following.filter(({ text }) => !isLabel(text))
  return rows.length > 1 && rows.every((row) => startsWithAmount(row.text) && row.number === null)
}

/** 'Besides' above a list, or between two: the title of the one below. */
export function isAboveList({ lines }: Run, { ingredients }: Draft, at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  if (!line || line.tag === 'li' || line.tag === 'tr' || next?.tag !== 'li') return false
  const isLabelled = line.text.length <= 80 && line.text.endsWith(':')
  const isShort = isLabelled || (line.text.length <= 40 && !/[.!?,]/.test(line.text))
  const before = ingredients.at(-1)
  return isShort && (!before || before.tag === 'li') && !looksLikeIngredient(line.text)
}

/** The title of a part without what is said of it behind a dash or a comma. */
function withoutRemark(text: string): string {
  return text.split(/\s[-–—(]|:\s|,\s/)[0] ?? text
}

/**
 * A title that no colon shows: 'Basic recipe' in a block of its own, above the first amounts; 'For the
 * cake - 8 people, a tin of 20 cm' above others.
 */
export function isAboveRows({ lines }: Run, { ingredients }: Draft, at: number): boolean {
  const [line, next, second] = lines.slice(at, at + 3)
  if (!line || !isTyped(line) || !line.gap || !next) return false
  const isPart = FOR_PART.test(line.text) && isLabel(withoutRemark(line.text))
  if (isPart && line.text.length <= 100 && hasAmount(next.text)) return true
  if (ingredients.length > 0 || !next.gap || second?.gap !== false) return false
  const areRows = startsWithAmount(next.text) && startsWithAmount(second.text)
  return (
    areRows &&
    line.text.split(' ').length <= 4 &&
    !looksLikeIngredient(line.text) &&
    !/[.!?,]$/.test(line.text)
  )
}

/** Whether a line begins the work, so that the row above it is the last. */
function isLastRow(next?: Line): boolean {
  return next === undefined || headingKind(next.text) === 'steps' || looksLikeStep(next.text)
}

/** 'Ingredients: flour g 350, eggs 3, yeast, jam to decorate': a list, whatever stands in it. */
export function isListBehind(run: Run, at: number): boolean {
  const line = run.lines[at]
  if (!line?.text.includes(',') || line.tag === 'li') return false
  if (kindAt(run, at - 1) !== 'ingredients') return false
  if (isTyped(line) && line.gap && line.text.endsWith('.')) return false
  const pieces = betweenCommas(withoutBrackets(line.text))
  // On a page each row may stand in a paragraph: '1 onion, peeled, halved, chopped'.
  const isAll = isTyped(line) || isLastRow(run.lines[at + 1])
  return (
    isAll &&
    pieces.length >= 4 &&
    pieces.filter(hasAmount).length > (isTyped(line) ? 0 : 1) &&
    pieces.every(
      (piece) => piece.length <= 60 && !/(?<!^\d+\s\p{L}{1,4})[.!?]\s+\p{Lu}/u.test(piece),
    )
  )
}

/** So many lines without amounts may be the last part of the ingredients. */
const MOST_IN_PART = 8

/** Whether below a title nothing stands but a few words a line, up to the heading of the steps: 'Lemon', 'Parsley'. */
export function isLastPart(run: Run, at: number): boolean {
  const below = run.lines.slice(at + 1, at + 2 + MOST_IN_PART)
  const end = below.findIndex(({ text }) => headingKind(text) !== null)
  const rows = below.slice(0, end)
  const isShort = ({ text, rank }: Line) =>
    rank === 0 && text.length <= 45 && !/[.!?:]$/.test(text) && !looksLikeStep(text)
  return rows.length > 0 && headingKind(below[end]?.text ?? '') === 'steps' && rows.every(isShort)
}

/** Whether a list begins in a line, and most of its entries tell what to do. */
export function tellsOnlyWork(lines: readonly Line[], at: number): boolean {
  const { list, tag } = lines[at] ?? {}
  if (tag !== 'li') return false
  const entries = lines.slice(at, at + 30).filter((line) => line.list === list)
  // What is left of a list stands directly above the heading of the steps.
  const [above, below] = [lines[at - 1], lines.slice(at + entries.length, at + entries.length + 2)]
  const isTitled = above !== undefined && (above.rank > 0 || above.text.endsWith(':'))
  const isLast = entries.length < 3 && below.some(({ text }) => headingKind(text) === 'steps')
  if (isTitled && isLast) return false
  const told = entries.filter(({ text }) => looksLikeStep(text) && !startsWithAmount(text)).length
  return told > entries.length * 0.6
}

/** Whether a paragraph stands between two lists of one kind, side by side, which both tell work. */
export function isBetweenLists(lines: readonly Line[], at: number, last?: Line): boolean {
  const [line, next] = lines.slice(at, at + 2)
  const [one, other] = [last?.list, next?.list]
  if (!line?.frame || line.tag === 'li' || !one || !other) return false
  if (line.rank > 0 && line.rank < 7) return false
  const areBeside = one !== other && one.tag === other.tag && one.parent === other.parent
  return areBeside && last?.tag === 'li' && tellsOnlyWork(lines, at + 1)
}

/** More rows than these are no list for people; all of them would be gone through at each heading. */
const MOST_ROWS = 100
const measured = new WeakMap<object, boolean>()

/** Whether a row has an amount; each is read once. */
function isMeasured(row: { text: string }): boolean {
  const is = measured.get(row) ?? hasAmount(row.text)
  measured.set(row, is)
  return is
}

/** Whether the rows of a list are set as headings, and this is one more of them. */
export function isLoudRow({ lines }: Run, { ingredients }: Draft, at: number): boolean {
  const { rank = 0, tag, text = '' } = lines[at] ?? {}
  const rows = ingredients.slice(-MOST_ROWS).filter((each) => each.tag === tag && isMeasured(each))
  const isLast = tellsOnlyWork(lines, at + 1)
  // Each cell of the table is a head.
  const areHeads = tag === 'tr' && rows.filter((row) => row.rank === rank).length > 2
  const isBare = looksLikeIngredient(text) && !hasAmount(text) && !isLabel(text)
  const isOne = (isLast && rows.at(-1)?.rank === rank) || (areHeads && isBare)
  return rows.length >= 2 && (rank < 7 || isOne)
}

/** Whether the list goes on behind a remark in a paragraph of its own: 'Saffron is fine, too.' */
export function isMore({ lines }: Run, { between, ingredients }: Draft, at: number): boolean {
  const line = lines[at]
  if (!line || !isTyped(line) || between.length !== 1 || ingredients.length < 3) return false
  const below = lines.slice(at, at + 30)
  const end = below.findIndex(({ text }) => headingKind(text) === 'steps')
  const rows = below.slice(0, end).filter((row) => row.number === null && row.text.length <= 100)
  const sure = rows.filter(({ text }) => looksLikeIngredient(text)).length
  return end > 0 && rows.length === end && sure >= end * 0.6 && looksLikeIngredient(line.text)
}

/** Whether a line with an amount is one more: most of what follows says one, too, or the next is an ingredient. */
export function isOneMore({ lines }: Run, at: number): boolean {
  const line = lines[at]
  if (!line || !startsWithAmount(line.text)) return false
  if (goesOn(lines.slice(at + 1, at + 4))) return true
  // '2 tbsp of pepper. More for those who like it.'
  const isPlain = isTyped(line) && line.tag === 'p' && line.number === null
  return isPlain && line.text.length < 140 && looksLikeIngredient(lines[at + 1]?.text ?? '')
}

/** So many rows may follow one that tells at length. */
const MOST_BEHIND = 40

/** Whether a line that tells at length is laid out as the row above it, and rows or the heading of the steps follow. */
export function isAmidRows(lines: readonly Line[], at: number, row?: Line): boolean {
  const line = lines[at]
  if (!line?.frame || line.frame !== row?.frame || line.tag !== row.tag) return false
  const below = lines.slice(at + 1, at + MOST_BEHIND)
  if (headingKind(below[0]?.text ?? '') === 'ingredients') return false
  const end = below.findIndex(({ text }) => headingKind(text) === 'steps')
  const rows = below.slice(0, Math.max(end, 0)).filter(({ text }) => looksLikeIngredient(text))
  return rows.length > 0 ? rows.length >= end * 0.5 : end === 0 && !/[.!?]$/.test(line.text)
}

/** '• 2 eggs' */
export function isBulleted({ text }: Line): boolean {
  const bare = withoutBullet(text)
  return bare !== text && looksLikeIngredient(bare)
}

/** '1/2 cup of water' directly below a line that ended a list, and that stood directly below its rows. */
export function isRowBehind({ ingredients }: Draft, told: Line, line: Line): boolean {
  const areRows = ingredients.length > 2 && ingredients.every(isTyped)
  const isMeasured = startsWithUnit(line.text) && !looksLikeStep(line.text)
  return areRows && !told.gap && told.number === null && told.text.length < 160 && isMeasured
}

/** Whether a line is set apart as the first title of the steps is, and work stands below it. */
export function isNextTitle([first]: readonly Line[], line: Line, next?: Line): boolean {
  const isTitle = isTyped(line) && line.rank === 7 && first?.rank === 7
  return isTitle && looksLikeStep(next?.text ?? '')
}

export function isIngredientEntry(line: Line): boolean {
  return line.list?.tag === 'ul' && looksLikeIngredient(line.text) && !looksLikeStep(line.text)
}

/** 'Garnish: parsley and lemon' in a paragraph below a list. */
export function isBelowRows({ ingredients }: Draft, { tag, text }: Line): boolean {
  const [, head = ''] = /^([^:]{3,30}):\s+\S.*[^.!?]$/.exec(text) ?? []
  return tag === 'p' && ingredients.at(-1)?.tag === 'li' && isPartName(withoutBrackets(head))
}

/** '**See the note on wine.' in a paragraph below a list, one row of which has the sign. */
export function refersToRow({ ingredients }: Draft, { tag, text }: Line): boolean {
  return (
    tag === 'p' &&
    ingredients.at(-1)?.tag === 'li' &&
    /^\*{1,3}\s?\p{L}.*[.!]$/u.test(text) &&
    ingredients.some((row) => row.text.includes('*'))
  )
}

/** A title, its list, and directly below it a heading of steps: 'Instructions:'; empty where that is not so. */
export function listedPart(lines: readonly Line[], at: number): Line[] {
  const [line, first] = lines.slice(at, at + 2)
  if (!line?.frame || line.rank === 0 || line.tag === 'li' || first?.list?.tag !== 'ul') return []
  let end = at + 1
  while (lines[end]?.list === first.list) end += 1
  const rows = lines.slice(at + 1, end)
  const isPart = rows.some(isIngredientEntry) && !rows.some(({ text }) => looksLikeStep(text))
  return isPart && headingKind(lines[end]?.text ?? '') === 'steps' ? [line, ...rows] : []
}

/** Whether what follows a heading tells what to do, whatever the heading says. */
export function tellsSteps(lines: readonly Line[]): boolean {
  const told = lines.filter((line) => line.rank === 0 && !looksLikeIngredient(line.text))
  return (
    told.length > 0 &&
    told.length === lines.length &&
    told.some((line) => line.list?.tag === 'ol' || looksLikeStep(line.text))
  )
}

/** Whether a line tells more than an ingredient does. */
export function isLongLine(text: string): boolean {
  if (text.length > 140) return true
  const isTold = text.split(' ').length > 6 || text.endsWith('。')
  return isTold && looksLikeStep(text) && !looksLikeIngredient(text)
}
