/** A recipe in lines that have no heading at all. */
import { aboutLine } from './amounts.ts'
import { beginsCount, isCountAlone, isCountedHead } from './counted-work.ts'
import { nothingFound, type Found } from './draft.ts'
import { rowOf, type Line } from './lines.ts'
import { withPartsAsRows } from './named-parts.ts'
import { inlineRows, withoutClosing } from './outline-found.ts'
import { isBetweenLists } from './outline-list.ts'
import { inlinePieces } from './list-in-line.ts'
import { isBeside, isTipAmong } from './bare-asides.ts'
import { isNextWork, listedPartAt, partAt } from './bare-parts.ts'
import { boxAround, isBehindAll, isElsewhere, type Outlined } from './outline-run.ts'
import {
  isForPart,
  isLabel,
  looksLikeIngredient,
  looksLikeStep,
  startsWithAmount,
  startsWithUnit,
} from './line-looks.ts'
import { ingredientSections, withoutBullet } from './rows.ts'
import { stepSections } from './step-sections.ts'
import { isAboutPage, isOfWriter, isParting } from './endings.ts'
import { withoutOddSteps } from './odd-steps.ts'
import { behindDetour } from './outline-detour.ts'
import { wholeParagraphs } from './steps.ts'
import type { Box } from './tree.ts'
import { headingKind, inlineKind, isAside, isFarewell, isHeadingAlone, isLead } from './words.ts'
import {
  beginsPart,
  endOfRun,
  listedAboveSteps,
  withFirst,
  withItems,
  withTitlesTold,
  type Rows,
} from './bare-rows.ts'

/** So many paragraphs may stand between the rows and the heading of the steps. */
const MOST_SAID = 2

/**
 * A recipe without any heading: the longest run of lines that look like ingredients, and what follows.
 * Null where there is no such run. What somebody `typed` holds nothing but the recipe: there, words in
 * small letters among the ingredients are some, too, and in a block of their own all of them.
 */
export function recipeWithoutHeadings(
  given: readonly Line[],
  { typed = false } = {},
): Outlined | null {
  const lines = given.map((line) => ({ ...line, text: withoutBullet(line.text) || line.text }))
  let best = longestRun(lines)
  if (typed) best = withItems(lines, best)
  if (typed && best.end - best.start < 3) best = listedAboveSteps(lines) ?? best
  const inOne = best.end - best.start < 3 ? listInOne(lines) : -1
  if (inOne >= 0) best = { start: inOne, end: inOne + 1 }
  else if (best.end - best.start < 3) return null
  best = withFirst(lines, best)
  if (isTitled(lines, best) || (typed && isPartInLine(lines[best.start - 1]))) best.start -= 1
  const all = lines.slice(best.start, best.end)
  const rows = inOne < 0 ? all : inlineRows(all)
  const steps: Line[] = []
  const parts: Line[] = []
  const notes: string[] = []
  const list = lines[best.end - 1]?.frame
  let end = best.end
  // What is listed below 'Equipment:' is none of the steps.
  let isBelowStop = false
  let isSaid = false
  /** That of the heading of the steps. */
  let rank = 7
  for (let at = best.end; at < Math.min(lines.length, best.end + 200); at += 1) {
    const line = lines[at]
    if (!line) break
    isSaid = line.tag !== 'li' && (isOfWriter(line, steps) || (isSaid && !line.gap))
    if (typed && steps.length > 0 && (isFootnote(given[at]) || isSaid)) {
      notes.push(line.text)
      end = at + 1
      continue
    }
    const part = steps.length === 0 ? [] : (typed ? partAt : listedPartAt)(lines, at)
    if (part.length > 0) {
      parts.push(...part)
      steps.push({ ...line, rank: 7 })
      at += part.length - 1
      end = at + 1
      continue
    }
    // What all steps are called that are counted below it.
    if (steps.length === 0 && line.rank > 0 && beginsCount(lines, at + 1)) continue
    const next = behindLinks(lines, at, steps.at(-1))
    if (next > at) {
      at = next - 1
      continue
    }
    // What one presses below a list.
    if (steps.length === 0 && line.linked && !looksLikeStep(line.text)) continue
    const kind = line.rank > 0 || line.text.length < 40 ? headingKind(line.text) : null
    if (isBelowStop && line.tag === 'li') continue
    if (kind !== null) isBelowStop = kind === 'stop' && steps.length === 0
    if (isBeside(line, kind)) {
      // A tip may stand among the steps.
      const isAmong = typed ? kind === null && goesOn(lines, at + 1) : isTipAmong(lines, at, steps)
      if (steps.length > 0 && !isAmong) break
      if ((typed || steps.length > 0) && inlineKind(line.text) === 'notes') notes.push(line.text)
      end = at + 1
      continue
    }
    if (typed && kind === 'notes' && steps.length > 0) {
      notes.push(...notesBelow(lines, at))
      break
    }
    if (kind === 'steps' && steps.length === 0) rank = line.rank
    // What is said above the heading of the steps is none of them.
    if (kind === 'steps' && isOnlySaid(line, steps))
      notes.push(...steps.splice(0).map(({ text }) => text))
    if (kind === 'stop' || kind === 'notes') break
    if (kind === null && isBetweenLists(lines, at, steps.at(-1))) {
      if (line.rank > 0 && !/[.!…]$/.test(line.text)) steps.push(line)
      else notes.push(line.text)
      continue
    }
    if (steps.length > 0 && isBehindWork(lines, at, { steps, rank, list, best })) break
    if (!leadsOn(lines, at) && !isAboveNext(lines, at, steps) && isBehind(line, steps, typed)) break
    if (kind === null && !isWish(lines, at) && !isAside(line.text) && aboutLine(line.text) === null)
      steps.push(line)
    end = at + 1
  }
  if (typed) steps.splice(0, beforeCount(steps))
  const found = foundOf({ rows: [...withTitlesTold(rows, steps), ...parts], steps, notes })
  return { found, start: best.start, end: end - 1 }
}

/** What was taken for the parts of a recipe, as one. */
function foundOf({ rows, steps, notes }: { rows: Line[]; steps: Line[]; notes: string[] }): Found {
  const told = withoutClosing(withoutOddSteps(steps, rows), rows)
  const kept = new Set(told)
  const odd = steps.filter((line) => !kept.has(line) && looksLikeStep(line.text))
  return {
    ...nothingFound(),
    ingredients: ingredientSections(withPartsAsRows(rows).map(rowOf)),
    steps: stepSections(wholeParagraphs(told.map(rowOf))),
    notes: [...notes, ...odd.map(({ text }) => text)],
  }
}

/** Whether all above the heading of the steps on a page is a paragraph or two. */
function isOnlySaid({ frame, rank, text }: Line, told: readonly Line[]): boolean {
  const isHead = frame !== undefined && rank > 0 && isHeadingAlone(text)
  return isHead && told.length <= MOST_SAID && told.every(({ tag }) => tag === 'p')
}

/** The place at which work, or the heading of its next part, goes on behind links or a tip among it; `at` without any. */
function behindLinks(lines: readonly Line[], at: number, last?: Line): number {
  if (lines[at]?.tip && last && !last.tip) return at + 1
  const next = last ? behindDetour(lines, at, last) : at
  const head = lines
    .slice(at + 1, next)
    .findIndex((_, place) => isCountedHead(lines, at + 1 + place))
  return head < 0 ? next : at + 1 + head
}

/** The longest run of lines that look like ingredients. */
function longestRun(lines: readonly Line[]): Rows {
  let best: Rows = { start: 0, end: 0 }
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfRun(lines, at)
    if (end - at > best.end - best.start) best = { start: at, end }
    at = Math.max(at, end - 1)
  }
  return best
}

/** Whether a line is a heading, and neither the number of a step nor the title of a part of them. */
function isHeading({ rank, text }: Line, highest: number): boolean {
  return rank > 0 && rank < 7 && (highest === 0 || rank <= highest) && !isCountAlone(text)
}

/** The line above work that lists all it takes, between commas; -1 for none. */
function listInOne(lines: readonly Line[]): number {
  return lines.findIndex((line, at) => {
    const next = lines[at + 1]
    if (!next || !looksLikeStep(next.text) || !startsWithAmount(line.text)) return false
    const pieces = inlinePieces(line.text)
    return pieces.length > 3 && pieces.every((piece) => piece.length <= 60)
  })
}

/** What has been found where it is asked whether the work goes on; rank: that of the heading of the steps. */
type Work = { steps: readonly Line[]; rank: number; list: Box | null | undefined; best: Rows }

/** Whether a line, a heading or another, stands behind all work on the page. */
function isBehindWork(
  lines: readonly Line[],
  at: number,
  { steps, rank, list, best }: Work,
): boolean {
  const [line, last, frame] = [lines[at], steps.at(-1), steps[0]?.frame]
  if (!line || !last) return false
  if (isHeading(line, rank) && !isCountedHead(lines, at) && !isNextWork(lines, at, steps))
    return true
  const region = list && frame ? boxAround(list, frame) : null
  if (isAboutPage(line, last) || isParting(line, steps) || isElsewhere(line, region, last))
    return true
  // A page for printing holds all of it once more.
  return (!isLabel(line.text) && isBehindAll(steps, line)) || repeats(lines, at, best)
}

/** Whether a line stands behind all steps: they are counted, a list or none, and it is something else. */
function isBehind(line: Line, steps: readonly Line[], typed: boolean): boolean {
  const counted = steps.filter(({ text }) => isCounted(text)).length
  const first = typed ? beforeCount(steps) : 0
  const isNext = line.tag === 'li' && line.list === steps.at(-1)?.list
  if (counted > 1 && counted === steps.length - first && !isCounted(line.text)) return !isNext
  // A list behind work that is told in paragraphs.
  const areParagraphs = steps.length > 0 && steps.every(({ tag }) => tag === 'p')
  if (areParagraphs && line.list?.tag === 'ul') return /[.!]$/.test(steps.at(-1)?.text ?? '')
  return line.tag !== 'li' && steps.length > 1 && steps.every(({ tag }) => tag === 'li')
}

/** 'The filling:' above '4. Beat the cream', behind the third step. */
function isAboveNext(lines: readonly Line[], at: number, steps: readonly Line[]): boolean {
  const countOf = (line?: Line) => Number(/^(\d{1,2})\s*[.):]/.exec(line?.text ?? '')?.[1])
  const isTitle = (lines[at]?.rank ?? 0) > 0
  return (
    isTitle &&
    countOf(lines[at + 1]) === countOf(steps.findLast((line) => isCounted(line.text))) + 1
  )
}

/** 'To bake:' in a text, above one more step. */
function leadsOn(lines: readonly Line[], at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  const isTitle = line?.frame === undefined && line?.rank === 7 && line.text.endsWith(':')
  return isTitle && next !== undefined && looksLikeStep(next.text)
}

/** 'Enjoy!', and 'Bella' below it; 'Judith Peters' below all. */
function isWish(lines: readonly Line[], at: number): boolean {
  const [above, line] = lines.slice(at - 1, at + 1)
  if (!line || line.tag === 'li') return false
  const isName = /^\p{Lu}\p{L}+$/u.test(line.text) && isFarewell(above?.text ?? '')
  const isLast = at === lines.length - 1 && line.frame === undefined
  const isAuthor = isLast && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(line.text)
  return isName || isFarewell(line.text) || (isAuthor && /[.!]$/.test(above?.text ?? ''))
}

/** What stands below the heading of notes, up to the next heading. */
function notesBelow(lines: readonly Line[], at: number): string[] {
  const below = lines.slice(at + 1, at + 31)
  const end = below.findIndex(({ text, rank }) => rank > 0 || headingKind(text) !== null)
  return (end < 0 ? below : below.slice(0, end))
    .map(({ text }) => text)
    .filter((text) => !isFarewell(text) && !isAside(text))
}

/** Whether what the first ingredients are for stands above them; the line above that is the title. */
function isTitled(lines: readonly Line[], { start, end }: Rows): boolean {
  const above = lines[start - 1]
  if (start <= 1 || !above || isLead(above.text)) return false
  const hasParts = lines.slice(start, end).some((_, at) => beginsPart(lines, start + at))
  return isForPart(above.text) || (hasParts && above.rank === 7)
}

/** 'Dough: 250 g flour, 125 g butter' */
function isPartInLine(line?: Line): boolean {
  const [, rest = ''] = /^[^:\d]{3,30}:\s+(.*)$/su.exec(line?.text ?? '') ?? []
  return startsWithUnit(rest) && looksLikeIngredient(rest)
}

/** '*I took twice as much', '(*) Or cherries': a sign that is no bullet; two of them are taken for emphasis. */
export function isFootnote(line?: Line): boolean {
  return line?.tag === 'p' && /^(?:\*\p{L}|\(\**\)\s)/u.test(line.text)
}

/** Whether the list begins anew. */
function repeats(lines: readonly Line[], at: number, { start }: Rows): boolean {
  return [0, 1, 2].every((next) => lines[at + next]?.text === lines[start + next]?.text)
}

function isCounted(text: string): boolean {
  return /^\d{1,2}\s*[.):]/.test(text)
}

/** How many lines stand above steps that are counted from 1 on, and are none: 'Here we go!' */
function beforeCount(steps: readonly Line[]): number {
  const at = steps.findIndex(({ text }) => /^1\s*[.):]/.test(text))
  const isRun = at > 0 && /^2\s*[.):]/.test(steps[at + 1]?.text ?? '')
  return isRun && steps.slice(0, at).every(({ rank }) => rank === 0) ? at : 0
}

/** Whether another part, or another step, comes soon. */
function goesOn(lines: readonly Line[], from: number): boolean {
  const next = lines[from]
  return next !== undefined && (partAt(lines, from).length > 0 || looksLikeStep(next.text))
}
