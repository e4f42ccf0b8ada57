/** What a line among the ingredients is: one of them, the title of a part, or the first step. */
import { isSetting } from './amounts.ts'
import { areCounted, beginsCount } from './counted-work.ts'
import type { Line } from './lines.ts'
import { inlinePieces, isBareList, listed } from './list-in-line.ts'
import { isNameOfPart } from './named-parts.ts'
import { beginSteps, isBehindAll, type Draft, type Run } from './outline-run.ts'
import {
  hasAmount,
  isLabel,
  isStepCount,
  looksLikeIngredient,
  saysWhatFollows,
  startsWithAmount,
  withoutBrackets,
} from './line-looks.ts'
import {
  isAboveList,
  isAboveRows,
  isAmidRows,
  isBelowRows,
  isBulleted,
  isLastPart,
  isListBehind,
  isLongLine,
  isLoudRow,
  isOfShop,
  isRowAmong,
  isOneMore,
  isToPress,
  isTyped,
  kindAt,
  refersToRow,
  takeCount,
  tellsOnlyWork,
  tellsSteps,
} from './outline-list.ts'
import { takeBetween, takeStep } from './outline-parts.ts'
import { headingKind, STEP_LABEL } from './words.ts'

/** Whether a line is set apart, and is no row. */
function isTitle(line?: Line): boolean {
  return line?.rank === 7 && !hasAmount(line.text)
}

/** A line among the ingredients that is set apart: a title of a part, or the end of them. */
function takeTitle(run: Run, draft: Draft, at: number): void {
  const [line, next] = run.lines.slice(at, at + 2)
  if (!line) return
  const isTold = next !== undefined && !looksLikeIngredient(next.text)
  if (draft.ingredients.length > 0 && isTold && STEP_LABEL.test(line.text)) {
    beginSteps(run, draft, at)
    draft.steps.push(line)
    return
  }
  const isEqual = line.rank < 7 && line.rank <= draft.rank && draft.ingredients.length >= 2
  if (isEqual && tellsSteps(run.lines.slice(at + 1, at + 3))) {
    beginSteps(run, draft, at)
    draft.headed = false
    return
  }
  const follows = run.lines
    .slice(at + 1, at + 4)
    .filter((each) => looksLikeIngredient(each.text) || each.tag === 'li')
  const isLeft = follows.length === 0 && !isLastPart(run, at)
  const isEnd = draft.ingredients.length > 0 && (isLeft || line.text.endsWith('?'))
  // Above the first part such a heading stood, too.
  const isHigher =
    line.rank < draft.rank && !draft.ingredients.some(({ rank }) => rank === line.rank)
  // 'Kitchenware', as large as 'Ingredients', where the titles of their parts are smaller.
  const isBeside =
    line.rank === draft.rank && draft.ingredients.some(({ rank }) => rank > draft.rank && rank < 7)
  if (isEnd || isBeside || (isHigher && draft.ingredients.length > 0))
    run.state = line.rank < 7 ? 'stop' : 'between'
  // The name of the dish may stand above the title of its first part.
  else if (draft.ingredients.length === 1 && isTitle(draft.ingredients[0]))
    draft.ingredients = [line]
  else draft.ingredients.push(line)
}

/** Whether work that is counted begins behind rows that are not. */
function isCountBehind({ lines }: Run, { ingredients }: Draft, at: number): boolean {
  return ingredients.length > 0 && beginsCount(lines, at) && !areCounted(ingredients)
}

/**
 * Whether a line in bold is a row all the same: an entry directly below the title of its part, or a name that leads
 * elsewhere beside rows that do not.
 */
function isRowInBold({ ingredients }: Draft, { tag, rank, linked, frame, text }: Line): boolean {
  const last = ingredients.at(-1)
  if (!last || rank !== 7) return false
  if (ingredients.length > 1 && last.rank === 7)
    return (tag === 'li' && last.tag !== 'li') || (linked === true && !text.endsWith(':'))
  const isBeside = last.rank === 0 && last.tag === tag && last.frame === frame
  return linked === true && isBeside && !text.endsWith(':')
}

/** '1. The dough' in a heading above its list. */
function isCountedTitle(lines: readonly Line[], at: number): boolean {
  const { rank = 0, text = '' } = lines[at] ?? {}
  const isHeading = rank > 0 && rank < 7 && lines[at + 1]?.tag === 'li'
  return isHeading && /^\d{1,2}[.)]\s\p{Lu}/u.test(text)
}

/** All that it takes in one paragraph of a page, without signs between: '2 eggs 200 g flour 1 pinch of salt'. */
function isAllInOne({ frame, text }: Line): boolean {
  if (!frame || text.length < 140 || inlinePieces(text).length > 0) return false
  return startsWithAmount(text) && (text.match(/(?<=\s)\d/g)?.length ?? 0) > 3
}

/** Whether a paragraph of a page tells all that it takes, in sentences, below the only such heading: 'You need 2 eggs.' */
function isToldInOne({ lines }: Run, { frame, text }: Line): boolean {
  if (!frame || text.length < 100 || (text.match(/\p{Nd}+/gu)?.length ?? 0) < 3) return false
  const isHead = (line: Line) => headingKind(line.text) === 'ingredients'
  return inlinePieces(text).length === 0 && lines.filter(isHead).length === 1
}

/** What is set apart as titles are: a row in a list of such rows, or a title; and what names a part all the same. */
function takeSetApart(run: Run, draft: Draft, at: number): boolean {
  const line = run.lines[at]
  if (!line) return false
  const { rank, text } = line
  if (isNameOfPart(draft.ingredients, line)) {
    draft.ingredients.push({ ...line, rank: 0, part: true })
    return true
  }
  const isRow = rank > 0 && (isLoudRow(run, draft, at) || isRowInBold(draft, line))
  if (isRow) draft.ingredients.push({ ...line, rank: 0 })
  else if (isCountedTitle(run.lines, at))
    draft.ingredients.push({ ...line, text: text.replace(/^\d+[.)]\s/, '') })
  else if ((rank > 0 && !hasAmount(text)) || isStepCount(text)) takeTitle(run, draft, at)
  else return false
  return true
}

export function takeIngredient(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line) return
  const isEntry = line.tag === 'li' || line.tag === 'tr' || line.tag === 'dd' || line.tag === 'dt'
  if (takeSetApart(run, draft, at)) return
  const isLead = isTyped(line) && draft.ingredients.length === 0 && saysWhatFollows(line.text)
  if ((isSetting(line.text) && !isRowAmong(line, draft)) || isLead) return
  if (isAboveRows(run, draft, at) || isAboveList(run, draft, at)) {
    draft.ingredients.push({ ...line, rank: 7 })
    return
  }
  if (draft.ingredients.length === 0 && takeCount(run, draft, at)) return
  const [first] = draft.ingredients
  const isOneLine = draft.ingredients.length === 1 && inlinePieces(first?.text ?? '').length > 3
  const many = draft.ingredients.length >= 2 || (isOneLine && inlinePieces(line.text).length === 0)
  if (many && isToPress(draft, line)) return
  if (many && isOfShop(draft, line)) return withoutTitleLeft(draft)
  if (isListBehind(run, at)) {
    draft.ingredients.push(...listed(line))
    return
  }
  const [, part = '', rest = ''] = /^([^:,\d]{3,30}):\s+(\S.*)$/su.exec(line.text) ?? []
  // Where the first part is one line as well, all of them are told apart together (outline.ts).
  const hasParts = isTyped(line) && first !== undefined && inlinePieces(first.text).length === 0
  const pieces = hasParts ? inlinePieces(rest) : []
  if (pieces.length > 0) {
    draft.ingredients.push({ ...line, text: `${part}:`, rank: 7 })
    draft.ingredients.push(...pieces.map((text) => ({ ...line, text: text.replace(/\.$/, '') })))
    return
  }
  // All of a list that is one line: 'Butter and flour for the tin.'
  const isAll = kindAt(run, at - 1) === 'ingredients' && kindAt(run, at + 1) === 'steps'
  if (isAll && line.tag === 'p' && (isAllInOne(line) || isToldInOne(run, line)))
    return void draft.ingredients.push(line)
  if (
    isAll &&
    isTyped(line) &&
    draft.ingredients.length > 0 &&
    inlinePieces(line.text).length === 0
  ) {
    draft.ingredients.push({ ...line, text: line.text.replace(/\.$/, '') })
    return
  }
  if (isCountBehind(run, draft, at)) {
    beginSteps(run, draft, at)
    takeStep(run, draft, at)
    return
  }
  if (isOneMore(run, at) || isBulleted(line)) return void draft.ingredients.push(line)
  if (many && isBelowRows(draft, line)) return void draft.ingredients.push(line)
  if (many && refersToRow(draft, line)) return void draft.notes.push(line.text)
  const isLong = isLongLine(line.text)
  const tells = isTyped(line) ? isLongLine(withoutBrackets(line.text)) : isLong
  // Behind a list, a paragraph that is a sentence tells something else.
  const row = draft.ingredients.findLast(({ rank }) => rank === 0)
  const isOtherList = line.list?.tag === 'ol' && row?.list?.tag === 'ul'
  const isSameList = line.list !== null && line.list === row?.list && line.list.tag === 'ul'
  const isWork = many && row !== undefined && line.list !== row.list && tellsOnlyWork(run.lines, at)
  const isBehindList =
    many &&
    !isEntry &&
    (/[.!?]$/.test(line.text) || isAboveTalk(run.lines, at) || isAboveWork(run.lines, at)) &&
    !looksLikeIngredient(line.text) &&
    draft.ingredients.every(({ tag, rank }) => tag === 'li' || rank > 0)
  if (
    isWork ||
    isBehindList ||
    isBehindRows(run, draft, at) ||
    (many &&
      tells &&
      (isEntry
        ? isOtherList || (line.text.length > 200 && !isSameList)
        : !isAmidRows(run.lines, at, row)))
  ) {
    run.state = 'between'
    takeBetween(run, draft, at)
    // What stands above work is the title of no rows.
    if (isWork) withoutTitleLeft(draft)
  } else if (isLong && !isEntry && !many && inlinePieces(line.text).length === 0) {
    // A sentence below the heading, before the list.
    if (isBareList(line.text)) draft.ingredients.push(...listed(line))
    else if (!tells) draft.ingredients.push(line)
    else if (line.text.length < 140) draft.notes.push(line.text)
  } else draft.ingredients.push(line)
}

/** Takes the titles away below which nothing stands. */
function withoutTitleLeft({ ingredients }: Draft): void {
  while ((ingredients.at(-1)?.rank ?? 0) > 0) ingredients.pop()
}

/** Whether a line stands behind what holds all rows, and no more of them follow. */
function isBehindRows({ lines }: Run, { ingredients }: Draft, at: number): boolean {
  const [line, ...below] = lines.slice(at, at + 4)
  const isNone = (each: Line) => each.rank > 0 || isBehindAll(ingredients, each)
  return (
    line !== undefined &&
    !looksLikeIngredient(line.text) &&
    isBehindAll(ingredients, line) &&
    below.every(isNone)
  )
}

/** 'Stir it well' above what is told in the same kind of element. */
function isAboveWork(lines: readonly Line[], at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  const isSame = line?.frame !== undefined && line.tag === next?.tag && line.frame === next.frame
  return isSame && line.text.split(' ').length > 3 && !isLabel(line.text) && isLongLine(next.text)
}

/** 'Watch the video' above a sentence about it. */
function isAboveTalk(lines: readonly Line[], at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  const isSaid = next?.tag !== 'li' && next?.gap === false && isLongLine(next.text)
  return line !== undefined && isTyped(line) && isSaid && !isLabel(line.text)
}
