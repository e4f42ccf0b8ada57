/** What a line within a part of a recipe is: an ingredient, a step, a title between them, or the end. */
import { isSetting, withAbout } from './amounts.ts'
import { betweenCommas, letters } from './clean.ts'
import type { Line } from './lines.ts'
import { beginSteps, boxAround, type Draft, type Run } from './outline-run.ts'
import {
  hasAmount,
  isAmountAlone,
  isLabel,
  isStepCount,
  looksLikeIngredient,
  looksLikeStep,
  startsWithAmount,
} from './line-looks.ts'
import { headingKind, isFarewell, STEP_LABEL } from './words.ts'

const COUNTED = /^\d{1,2}\s*[.):]\s*\D/

function isIngredientEntry(line: Line): boolean {
  return line.list?.tag === 'ul' && looksLikeIngredient(line.text) && !looksLikeStep(line.text)
}

/** Whether what follows a heading tells what to do, whatever the heading says. */
function tellsSteps(lines: readonly Line[]): boolean {
  const told = lines.filter((line) => line.rank === 0 && !looksLikeIngredient(line.text))
  return (
    told.length > 0 &&
    told.length === lines.length &&
    told.some((line) => line.list?.tag === 'ol' || looksLikeStep(line.text))
  )
}

/** '40 st' above the list, and not in it: how many the recipe makes, whatever the word is. */
function isCountAbove([line, first, second]: readonly Line[]): boolean {
  if (!line || !first || !second || line.tag === 'li' || line.tag === 'tr') return false
  const isApart = line.frame !== first.frame && first.frame === second.frame
  return isApart && /^(?:ca\.?\s)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}+\.?$/u.test(line.text)
}

const isTyped = ({ frame }: Line) => frame === undefined
const kindAt = ({ lines }: Run, at: number) => headingKind(lines[at]?.text ?? '')

/** Whether most of what follows says an amount first: what stands above it with one is an ingredient, too. */
function goesOn(following: readonly Line[]): boolean {
  const rows = following.filter(({ text }) => !isLabel(text))
  return rows.length > 1 && rows.every((row) => startsWithAmount(row.text) && row.number === null)
}

/** 'Besides' above a list, or between two: the title of the one below. */
function isAboveList({ lines }: Run, { ingredients }: Draft, at: number): boolean {
  const [line, next] = lines.slice(at, at + 2)
  if (!line || line.tag === 'li' || line.tag === 'tr' || next?.tag !== 'li') return false
  const isShort = line.text.length <= 40 && !/[.!?,]/.test(line.text)
  const before = ingredients.at(-1)
  return isShort && (!before || before.tag === 'li') && !looksLikeIngredient(line.text)
}

/** '1. Boil it' in another table than the ingredients, '2. Eat it' below. */
function beginsCount({ lines }: Run, { ingredients }: Draft, at: number): boolean {
  const [first, second] = lines.slice(at, at + 2)
  return (
    first?.tag === 'tr' &&
    first.list !== ingredients.at(-1)?.list &&
    /^1\s?[.):]\s*\p{L}/u.test(first.text) &&
    /^2\s?[.):]\s*\p{L}/u.test(second?.text ?? '')
  )
}

/** The ingredients in one line, between commas or other signs; empty where it is no list of them. */
export function inlinePieces(text: string): string[] {
  const signs = text.split(/[;•|]/).map((piece) => piece.trim())
  const areApart =
    signs.length > 2 && signs.filter(looksLikeIngredient).length >= signs.length * 0.6
  const pieces = areApart ? signs.filter((piece) => piece !== '') : signs.flatMap(betweenCommas)
  const some = pieces.filter((piece) => looksLikeIngredient(piece) && !isAmountAlone(piece)).length
  return pieces.length >= 3 && some >= pieces.length * 0.6 ? pieces : []
}

/** Whether a line that begins a list is all of it, without any amount: 'Eggs, potatoes, salt, oil'. */
function isBareList(text: string): boolean {
  const pieces = betweenCommas(text.replace(/\([^)]*\)/g, ' ').replace(/\.\s*$/, ''))
  return (
    pieces.length >= 3 &&
    pieces.every((piece) => piece.split(' ').length <= 4 && !/[.!?]/.test(piece))
  )
}

/** The rows of a bare list; what it says in brackets behind its full stop is none of them. */
function listed(line: Line): Line[] {
  const text = line.text.replace(/\.\s*\([^)]*\)\s*$/, '').replace(/\.$/, '')
  return betweenCommas(text).map((piece) => ({ ...line, text: piece }))
}

/** So many lines without amounts may be the last part of the ingredients. */
const MOST_IN_PART = 8

/** Whether below a title nothing stands but a few words a line, up to the heading of the steps: 'Lemon', 'Parsley'. */
function isLastPart(run: Run, at: number): boolean {
  const below = run.lines.slice(at + 1, at + 2 + MOST_IN_PART)
  const end = below.findIndex(({ text }) => headingKind(text) !== null)
  const rows = below.slice(0, end)
  const isShort = ({ text, rank }: Line) =>
    rank === 0 && text.length <= 45 && !/[.!?:]$/.test(text) && !looksLikeStep(text)
  return rows.length > 0 && headingKind(below[end]?.text ?? '') === 'steps' && rows.every(isShort)
}

/** Whether the rows of a list are set as headings, and this is one more of them. */
function isLoudRow({ ingredients }: Draft, { rank, tag }: Line): boolean {
  const rows = ingredients.filter((each) => each.tag === tag && hasAmount(each.text))
  return rank < 7 && rows.length >= 2
}

export function takeIngredient(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line) return
  if (line.rank > 0 && isLoudRow(draft, line)) {
    draft.ingredients.push({ ...line, rank: 0 })
    return
  }
  const isEntry = line.tag === 'li' || line.tag === 'tr' || line.tag === 'dd' || line.tag === 'dt'
  const next = run.lines[at + 1]
  if ((line.rank > 0 && !hasAmount(line.text)) || isStepCount(line.text)) {
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
    const isEnd = draft.ingredients.length > 0 && follows.length === 0 && !isLastPart(run, at)
    if (isEnd || (line.rank < draft.rank && draft.ingredients.length > 0))
      run.state = line.rank < 7 ? 'stop' : 'between'
    else draft.ingredients.push(line)
    return
  }
  if (isSetting(line.text)) return
  if (isAboveList(run, draft, at)) {
    draft.ingredients.push({ ...line, rank: 7 })
    return
  }
  if (draft.ingredients.length === 0 && isCountAbove(run.lines.slice(at, at + 3))) {
    draft.about = withAbout({ servings: line.text }, draft.about)
    return
  }
  const many = draft.ingredients.length >= 2
  // All of a list that is one line: 'Butter and flour for the tin.'
  const isAll =
    isTyped(line) && kindAt(run, at - 1) === 'ingredients' && kindAt(run, at + 1) === 'steps'
  if (isAll && draft.ingredients.length > 0 && inlinePieces(line.text).length === 0) {
    draft.ingredients.push({ ...line, text: line.text.replace(/\.$/, '') })
    return
  }
  if (startsWithAmount(line.text) && goesOn(run.lines.slice(at + 1, at + 4))) {
    draft.ingredients.push(line)
    return
  }
  if (many && beginsCount(run, draft, at)) {
    beginSteps(run, draft, at)
    takeStep(run, draft, at)
    return
  }
  const isLong =
    line.text.length > 140 ||
    (looksLikeStep(line.text) && !looksLikeIngredient(line.text) && line.text.split(' ').length > 6)
  // Behind a list, a paragraph that is a sentence tells something else.
  const isBehindList =
    many &&
    !isEntry &&
    /[.!?]$/.test(line.text) &&
    !looksLikeIngredient(line.text) &&
    draft.ingredients.every(({ tag, rank }) => tag === 'li' || rank > 0)
  const isOtherList = line.list?.tag === 'ol' && draft.ingredients.at(-1)?.list?.tag === 'ul'
  if (isBehindList || (many && isLong && (!isEntry || isOtherList || line.text.length > 200))) {
    run.state = 'between'
    draft.between.push(line)
  } else if (isLong && !isEntry && !many && inlinePieces(line.text).length === 0) {
    // A sentence below the heading, before the list.
    if (isBareList(line.text)) draft.ingredients.push(...listed(line))
    else if (line.text.length < 140) draft.notes.push(line.text)
  } else draft.ingredients.push(line)
}

/** Behind the ingredients, without a heading: steps, should no heading of steps come. */
export function takeBetween(run: Run, draft: Draft, line: Line): void {
  if (line.rank > 0 && line.rank < draft.rank && draft.between.length > 0) run.state = 'stop'
  else draft.between.push(line)
}

/** So many show how all of them are laid out. */
const MOST_STEPS = 40

/** Whether a line stands outside of the frame of all steps, or is another element in another kind of frame. */
function isOddOneOut(all: readonly Line[], line: Line): boolean {
  // Numbers that count stand in the frames of their steps.
  const steps = all.slice(0, MOST_STEPS).filter(({ text }) => /\p{L}/u.test(text))
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first?.frame || !last?.frame || !line.frame || first === last) return false
  const frame = boxAround(first.frame, last.frame)
  const isOutside = frame !== null && boxAround(frame, line.frame) !== frame
  const isOther = line.tag !== first.tag && line.frame.tag !== first.frame.tag
  const { tag } = first.frame
  return (
    isOutside ||
    (isOther && steps.every((step) => step.tag === first.tag && step.frame?.tag === tag))
  )
}

/** What a step takes is listed in it once more. */
function isListed(draft: Draft, { tag, text }: Line): boolean {
  draft.listed ??= new Set(draft.ingredients.map((each) => letters(each.text)))
  return tag === 'li' && draft.listed.has(letters(text))
}

export function takeStep(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line || isListed(draft, line)) return
  const next = run.lines[at + 1]
  const isSection =
    isLabel(line.text) ||
    STEP_LABEL.test(line.text) ||
    next?.tag === 'li' ||
    (next !== undefined && next.number !== null)
  if (line.rank > 0 && line.rank < 7 && draft.steps.length > 0) {
    // Another part of the dish: its ingredients behind the steps of the first.
    const entries = run.lines.slice(at + 1, at + 3).filter((each) => each.rank === 0)
    const isPart = entries.length > 0 && entries.every(isIngredientEntry)
    if (line.rank >= draft.rank && isPart && !STEP_LABEL.test(line.text)) {
      draft.ingredients.push(line)
      delete draft.listed
      run.state = 'ingredients'
      return
    }
    if (
      line.rank <= draft.rank &&
      !STEP_LABEL.test(line.text) &&
      !(isSection && line.rank === draft.rank && tellsWork(run.lines.slice(at + 1, at + 4)))
    )
      run.state = 'stop'
    else draft.steps.push(line)
    return
  }
  const isCounted = COUNTED.test(line.text) && !isStepCount(line.text)
  // Behind steps that are counted, what is not counted is none.
  const isUncounted =
    draft.counted >= 2 && draft.counted === draft.steps.length && !isCounted && !isLabel(line.text)
  // Behind a list of steps, paragraphs tell something else; a label announces the next list.
  const isAfterList =
    draft.entries >= 2 &&
    line.tag !== 'li' &&
    line.tag !== 'tr' &&
    draft.steps.at(-1)?.tag === 'li' &&
    !(announces(run.lines.slice(at + 1, at + 3), line) && line.text.length < 80)
  // A line from side to side ends them, unless there are several.
  const isParted = draft.steps.slice(1).some(({ ruled }) => ruled)
  const isOver = draft.steps.length > 1 && !isParted
  const isBelow =
    line.ruled === true &&
    !isCounted &&
    !isLabel(line.text) &&
    (isOver || !looksLikeStep(line.text))
  // Behind a goodbye, or for how many it is, only work goes on.
  const before = run.lines[at - 1]?.text ?? ''
  const isBehind =
    !looksLikeStep(line.text) && (isSetting(before) || (isFarewell(before) && !isLabel(line.text)))
  const isAlone = !run.lines.slice(at, at + 4).some(({ text }) => looksLikeStep(text))
  const isOdd = isAlone && line.rank === 0 && isOddOneOut(draft.steps, line)
  if ((isBelow || isBehind || isOdd) && draft.steps.length > 0) {
    run.state = 'stop'
    return
  }
  const following = run.lines.slice(at + 1, at + 4)
  if (isAfterList || (isUncounted && !following.some((each) => COUNTED.test(each.text)))) {
    run.state = 'notes'
    return takeNote(run, draft, line)
  }
  // Between the lists of a text a few words without a full stop are the title of the next one.
  const isTitle =
    isTyped(line) &&
    draft.steps.at(-1)?.tag === 'li' &&
    next?.tag === 'li' &&
    line.tag !== 'li' &&
    line.text.length <= 60 &&
    !/[.!?…]$/.test(line.text)
  draft.steps.push(isTitle ? { ...line, rank: 7 } : line)
  if (isCounted) draft.counted += 1
  if (line.tag === 'li' && !isStepCount(line.text)) draft.entries += 1
}

/** Whether a list follows; in a text there may be a sentence between its title and it. */
function announces([next, second]: readonly Line[], { frame }: Line): boolean {
  return next?.tag === 'li' || (frame === undefined && second?.tag === 'li')
}

/** Whether lines below a heading tell what to do: one of them is counted, or long enough to be a step. */
function tellsWork(lines: readonly Line[]): boolean {
  return lines.some(
    (line) => line.list?.tag === 'ol' || COUNTED.test(line.text) || looksLikeStep(line.text),
  )
}

export function takeNote(run: Run, draft: Draft, line: Line): void {
  if (line.rank > 0 && line.rank < 7) run.state = 'stop'
  else if (draft.notes.length < 30 && !isFarewell(line.text)) draft.notes.push(line.text)
}
