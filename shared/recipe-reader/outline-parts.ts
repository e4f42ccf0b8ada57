/** What a line within a part of a recipe is: an ingredient, a step, a title between them, or the end. */
import { isSetting } from './amounts.ts'
import { isFootnote } from './bare-lines.ts'
import { partAt } from './bare-parts.ts'
import { letters } from './clean.ts'
import { beginsCount } from './counted-work.ts'
import { isOfWriter } from './endings.ts'
import type { Line } from './lines.ts'
import { isBehindAll, MOST_STEPS, type Draft, type Run } from './outline-run.ts'
import { hasAmount, isLabel, isStepCount, looksLikeStep, saysWhatFollows } from './line-looks.ts'
import {
  isBetweenLists,
  isIngredientEntry,
  isLongLine,
  isMore,
  isNextTitle,
  isRowBehind,
  isTyped,
  listedPart,
  tellsOnlyWork,
} from './outline-list.ts'
import { inlineKind, isFarewell, isPartName, isPhase, STEP_LABEL } from './words.ts'

const ARTICLE = /^(?:the|die|der|das|la|le|les|el|los|il|lo|l['’]|de|het|o|a) ?/iu
const COUNTED = /^\d{1,2}\s*(?:[.):]\s*\D|[-–—]\s)/

/** Whether a line is work that is counted: '2. Boil it', 'Step 2: boil it' */
export function isCountedStep(text: string): boolean {
  return (COUNTED.test(text) || STEP_LABEL.test(text)) && !isStepCount(text)
}

/** 'The glaze', 'Baking' */
function isNamedPart(text: string): boolean {
  const name = text.replace(ARTICLE, '')
  return isPartName(name) || isPhase(name)
}

/** Another part of a text with its own ingredients, behind what is done for the one before. */
function takePart({ lines, state }: Run, draft: Draft, at: number): boolean {
  const told = state === 'steps' ? draft.steps : draft.between
  const line = lines[at]
  const part = line && isTyped(line) && told.length > 0 ? partAt(lines, at) : []
  if (!line || part.length === 0) return false
  draft.ingredients.push({ ...line, rank: 7 }, ...part.slice(1))
  told.push({ ...line, rank: 7 })
  draft.partEnd = at + part.length
  return true
}

/** On a page the same in a list that has a heading of steps of its own. */
function takeListedPart({ lines }: Run, draft: Draft, at: number): boolean {
  const [line, ...rows] = listedPart(lines, at)
  if (!line) return false
  draft.ingredients.push({ ...line, rank: 7 }, ...rows)
  draft.steps.push({ ...line, rank: 7 })
  delete draft.listed
  draft.partEnd = at + rows.length + 2
  return true
}

/** 'I baked mine in a small tin.': a paragraph of its own, below steps that stand together. */
function isRemark(told: readonly Line[], line: Line): boolean {
  const seen = told.slice(0, MOST_STEPS)
  const areTogether = seen.length > 2 && seen.slice(1).every(({ gap }) => !gap)
  return isTyped(line) && areTogether && isOfWriter(line, seen)
}

/** 'And then?' or 'It is simple. Follow these steps:' above the first step of a text, which it is not. */
function leadsToSteps(line: Line, told: readonly Line[]): boolean {
  if (!isTyped(line) || line.number !== null || told.length > 0) return false
  return /[^:]\?$/.test(line.text) ? line.text.length < 40 : saysWhatFollows(line.text)
}

/** Behind the ingredients, without a heading: steps, should no heading of steps come. */
export function takeBetween(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line) return
  // A row said more than the others.
  const [told, ...others] = draft.between
  if (told && others.length === 0 && isTyped(line) && !line.gap && isRowBehind(draft, told, line)) {
    draft.between = []
    draft.ingredients.push(told, line)
    run.state = 'ingredients'
    return
  }
  if (isMore(run, draft, at)) {
    draft.notes.push(...draft.between.splice(0).map(({ text }) => text))
    draft.ingredients.push(line)
    run.state = 'ingredients'
    return
  }
  if (takePart(run, draft, at) || leadsToSteps(line, draft.between)) return
  const isTip = line.tag !== 'li' && inlineKind(line.text) === 'notes'
  if (isTip && draft.between.length > 0) return takeNote(run, draft, line)
  if (isListBehind(draft.between, line)) {
    run.state = 'notes'
    return takeNote(run, draft, line)
  }
  const isSaid = isRemark(draft.between, line)
  if (isSaid && line.number !== null) return void (run.state = 'stop')
  if (draft.between.length > 0 && (isFootnote(line) || isSaid)) return takeNote(run, draft, line)
  if (isAboveOnlyCounted(run, draft, at))
    draft.notes.push(...draft.between.splice(0).map(({ text }) => text))
  if (line.rank > 0 && line.rank < draft.rank && draft.between.length > 0) run.state = 'stop'
  else draft.between.push(line)
}

/** Whether a list that nothing counts stands behind work that is told in paragraphs or cells. */
function isListBehind(told: readonly Line[], { tag, list, frame }: Line): boolean {
  if (tag !== 'li' || !frame || list?.tag === 'ol' || told.length < 2) return false
  const areAlike = told.every((line) => line.tag === told[0]?.tag && /[.!。]$/.test(line.text))
  return areAlike && told[0]?.tag !== 'li'
}

/** Whether a line is another element than each of the steps, in another kind of frame. */
function isOddOneOut(all: readonly Line[], line: Line): boolean {
  // Numbers that count stand in the frames of their steps.
  const steps = all.slice(0, MOST_STEPS).filter(({ text }) => /\p{L}/u.test(text))
  const [first, second] = steps
  if (!first?.frame || !second || !line.frame) return false
  const { tag } = first.frame
  return (
    line.tag !== first.tag &&
    line.frame.tag !== tag &&
    steps.every((step) => step.tag === first.tag && step.frame?.tag === tag)
  )
}

/** What a step takes is listed in it once more; 'Salt to taste.' is a sentence. */
function isListed(draft: Draft, { tag, text }: Line): boolean {
  draft.listed ??= new Set(draft.ingredients.map((each) => letters(each.text)))
  return tag === 'li' && !/[.!]$/.test(text) && draft.listed.has(letters(text))
}

/** By the lines of a page: what stands above amounts, looked for once. */
const ABOVE_AMOUNTS = new WeakMap<readonly Line[], ReadonlySet<string>>()

/** Whether the same heading stands above some rows of the ingredients. */
function isPartOfList(lines: readonly Line[], heading: Line): boolean {
  const keyOf = ({ rank, text }: Line) => `${rank} ${text}`
  let above = ABOVE_AMOUNTS.get(lines)
  if (!above) {
    const isAbove = (line: Line, at: number) => {
      const { text = '' } = lines[at + 1] ?? {}
      // 'Lentils: they are full of fibre. A cup has 18 g.'
      return line.rank > 0 && hasAmount(text) && !isLongLine(text)
    }
    above = new Set(lines.filter(isAbove).map(keyOf))
    ABOVE_AMOUNTS.set(lines, above)
  }
  return above.has(keyOf(heading))
}

/** 'Step 6', where 'Step 5' was the last: whatever stands between them parts the steps. */
function countGoesOn(steps: readonly Line[], next?: Line): boolean {
  const countIn = (text: string) => Number(/\d+/.exec(STEP_LABEL.exec(text)?.[0] ?? '')?.[0])
  const last = steps.findLast(({ text }) => STEP_LABEL.test(text))
  return last !== undefined && next !== undefined && countIn(next.text) === countIn(last.text) + 1
}

/** A heading among the steps: of a section of them, of another part of the dish, or of what is none of it. */
function takeHeading(run: Run, draft: Draft, at: number): void {
  const [line, next] = run.lines.slice(at, at + 2)
  if (!line) return
  const isLabelled = STEP_LABEL.test(line.text)
  // Who says 'Guten Appetit!', and where they live.
  const isSaid = isFarewell(run.lines[at - 1]?.text ?? '')
  if (isSaid && !isLabelled && !tellsWork(run.lines.slice(at + 1, at + 4)))
    return void (run.state = 'stop')
  // Another part of the dish: its ingredients behind the steps of the first.
  const entries = run.lines.slice(at + 1, at + 3).filter((each) => each.rank === 0)
  const isPart = entries.length > 0 && entries.every(isIngredientEntry)
  if (line.rank >= draft.rank && isPart && !isLabelled) {
    draft.ingredients.push(line)
    delete draft.listed
    run.state = 'ingredients'
    return
  }
  const last = draft.steps.at(-1)
  const isSection = () =>
    isLabel(line.text) ||
    isNamedPart(line.text) ||
    isPartOfList(run.lines, line) ||
    /^(?:\d{1,2}[.)]?|[A-H][.)])\s\p{Lu}/u.test(line.text) ||
    (next?.tag === 'li' && !(last?.list?.tag === 'ol' && next.list?.tag === 'ul')) ||
    (next !== undefined && next.number !== null)
  if (countGoesOn(draft.steps, next)) return void draft.steps.push(line)
  const isEqual = () => line.rank === draft.rank && tellsWork(run.lines.slice(at + 1, at + 4))
  if (line.rank <= draft.rank && !isLabelled && !(isEqual() && isSection())) run.state = 'stop'
  else draft.steps.push(line)
}

/** So many lines between the heading of the steps and the first that is counted tell no work. */
const MOST_ABOVE = 4

/** Whether steps that are counted begin below a paragraph or two, or a few words, which only lead to them. */
function isAboveCounted({ lines }: Run, draft: Draft, at: number): boolean {
  const { steps, entries, counted, headed } = draft
  const { list } = lines[at] ?? {}
  if (entries + counted > 0 || !headed || steps.length === 0) return false
  const isFact = ({ text, frame }: Line) => frame && !/[.!]$/.test(text) && !/^\d+\W*$/.test(text)
  const [lead, more] = steps.filter(({ rank }) => rank === 0)
  const isOther = lead !== undefined && !more && lead.frame !== lines[at]?.frame
  const isAbove = steps.length <= MOST_ABOVE && (steps.every(isFact) || isOther)
  if (isAbove && beginsCount(lines, at)) return true
  if (list?.tag !== 'ol') return false
  const areFew = steps.length <= 2 && steps.every(({ tag, rank }) => tag === 'p' && rank === 0)
  return areFew && lines[at + 2]?.list === list && tellsOnlyWork(lines, at)
}

/** Whether the only list that is counted begins below a sentence behind one that is not. */
function isAboveOnlyCounted({ lines }: Run, { between, ingredients }: Draft, at: number): boolean {
  const { list } = lines[at] ?? {}
  const [lead, other] = between
  if (list?.tag !== 'ol' || !lead || other || lead.tag === 'li') return false
  return ingredients.at(-1)?.list?.tag === 'ul' && lines[at + 2]?.list === list
}

export function takeStep(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line || isListed(draft, line) || leadsToSteps(line, draft.steps)) return
  // A number in a heading of its own counts what stands below it.
  if (line.rank > 0 && /^\d{1,2}\s?[.):]?$/.test(line.text)) return
  const next = run.lines[at + 1]
  if (takePart(run, draft, at) || takeListedPart(run, draft, at)) return
  if (isAboveCounted(run, draft, at)) {
    draft.notes.push(...draft.steps.splice(0).map(({ text }) => text))
    draft.steps.push(line)
    if (line.tag === 'li') draft.entries = 1
    else draft.counted = 1
    return
  }
  if (line.rank > 0 && line.rank < 7 && draft.steps.length > 0) return takeHeading(run, draft, at)
  const isCounted = isCountedStep(line.text)
  // Behind steps that are counted, what is not counted is none.
  const isUncounted =
    draft.counted >= 2 && draft.counted === draft.steps.length && !isCounted && !isLabel(line.text)
  // Behind a list of steps, paragraphs tell something else; a label announces the next list.
  const isAfterList =
    draft.entries >= (draft.steps.at(-1)?.list?.tag === 'ol' ? 1 : 2) &&
    line.tag !== 'li' &&
    draft.steps.at(-1)?.tag === 'li' &&
    !(
      announces(run.lines.slice(at + 1, at + 3), line) &&
      line.text.length < (isTyped(line) ? 80 : 60)
    ) &&
    !isNextTitle(draft.steps, line, next)
  // A line from side to side ends them, unless there are several.
  const isOver = () => draft.steps.length > 1 && !draft.steps.slice(1).some(({ ruled }) => ruled)
  const isBelow =
    line.ruled === true &&
    !isCounted &&
    !isLabel(line.text) &&
    (isOver() || !looksLikeStep(line.text))
  // Behind a goodbye, or for how many it is, only work goes on.
  const before = run.lines[at - 1]?.text ?? ''
  const isBehind =
    !looksLikeStep(line.text) && (isSetting(before) || (isFarewell(before) && !isLabel(line.text)))
  const isAlone = !run.lines.slice(at, at + 4).some(({ text }) => looksLikeStep(text))
  const isOdd = isAlone && line.rank === 0 && isOddOneOut(draft.steps, line)
  const isBehindThem = !isCounted && !isLabel(line.text) && isBehindAll(draft.steps, line)
  const isElsewhere = isAlone && line.linked === true && line.rank > 0
  if ((isBelow || isBehind || isBehindThem || isOdd || isElsewhere) && draft.steps.length > 0) {
    run.state = 'stop'
    return
  }
  const isSaid = isRemark(draft.steps, line)
  // '1. I made it yesterday': what readers say.
  if (isSaid && isCounted && draft.counted === 0) return void (run.state = 'stop')
  const isNote = isFootnote(line) || isSaid
  if (isTyped(line) && isNote && draft.steps.length > 0) return takeNote(run, draft, line)
  const following = run.lines.slice(at + 1, at + 4)
  if (isAfterList && isBetweenLists(run.lines, at, draft.steps.at(-1)))
    return void draft.notes.push(line.text)
  if (isAfterList || (isUncounted && !following.some((each) => isCountedStep(each.text)))) {
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
