/**
 * Recipes in lines that nothing marks but their words and their order: a page without any data, a
 * note, a mail. One pass over the lines; a heading of ingredients begins a recipe, one of steps goes on.
 */
import { aboutAbove, aboutLine, isSetting, withAbout } from './amounts.ts'
import { isOnlyTimes, isTimeLine } from './times.ts'
import type { Found } from './draft.ts'
import { isAboutPage, isNameAbove, isParting, isSaidElsewhere } from './endings.ts'
import type { Line } from './lines.ts'
import {
  beginIngredients,
  beginSteps,
  boxAround,
  emptyDraft,
  isElsewhere,
  type Draft,
  type Run,
  type State,
  type Outlined,
} from './outline-run.ts'
import { behindDetour, isCaption, isQuotation } from './outline-detour.ts'
import { behindNoteBox } from './note-boxes.ts'
import { headingApart, withLabels, withoutDish, withoutTabs } from './outline-labels.ts'
import { areCounted, beginsCount } from './counted-work.ts'
import { isRowAmong, isTyped } from './outline-list.ts'
import { isCountedStep, takeBetween, takeNote, takeStep } from './outline-parts.ts'
import { takeIngredient } from './outline-ingredients.ts'
import { hasAmount, looksLikeStep, withoutBrackets } from './line-looks.ts'
import type { Box } from './tree.ts'
import { headingKind, inlineKind, isAside, isHeadingAlone, isPhase, STEP_LABEL } from './words.ts'
import { foundIn } from './outline-found.ts'

/** All recipes in lines, in order; those without ingredients or steps are left out. */
export function recipesInLines(given: readonly Line[]): Outlined[] {
  const lines = withoutDish(withoutTabs(withLabels(given))).flatMap(headingApart)
  const run: Run = { lines, state: 'before', drafts: [], about: {} }
  lines.forEach((line, at) => take(run, at, line))
  const all = run.drafts
    .map((draft) => ({
      found: foundIn(draft),
      start: draft.start,
      end: draft.end,
      headed: draft.headed,
    }))
    .filter(({ found }) => found.ingredients.length > 0)
  const [only] = all
  if (all.length !== 1 || !only || only.found.steps.length > 0) return all
  // A list in a column of its own may stand behind the steps.
  const told = stepsInLines(lines, only.start)
  return told ? [{ ...only, found: { ...only.found, steps: told.steps }, headed: true }] : all
}

/** The steps below the first heading of steps above a place, where nothing is headed ingredients; null for none. */
export function stepsInLines(given: readonly Line[], end = Infinity): Found | null {
  const lines = end === Infinity ? given.flatMap(headingApart) : given
  const isHead = (line: Line, at: number) => at < end && kindOf(line, 'before') === 'steps'
  // 'How to make plum cake' above all of the page is its title.
  const below = lines.findIndex((line, at) => line.rank !== 1 && isHead(line, at))
  const start = below < 0 ? lines.findIndex(isHead) : below
  const heading = lines[start]
  if (!heading) return null
  const draft = emptyDraft(start, heading, {})
  const run: Run = { lines, state: 'between', drafts: [draft], about: {} }
  for (let at = start; at < Math.min(end, lines.length) && run.drafts.length === 1; at += 1) {
    const line = lines[at]
    if (line) take(run, at, line)
  }
  return foundIn(draft)
}

function take(run: Run, at: number, line: Line): void {
  const draft = run.drafts.at(-1)
  if (isAside(line.text) || isCountOfCells(line) || at < (draft?.partEnd ?? 0)) return
  const told = draft?.steps[0] ?? (draft?.headed ? undefined : draft?.between[0])
  if (draft && told && (run.state === 'steps' || run.state === 'between')) {
    draft.region ??= regionOf(draft, told)
    if (
      isElsewhere(line, draft.region, lastTold(draft) ?? told) &&
      kindOf(line, run.state) === null &&
      !beginsPhase(run, draft, at)
    )
      return void (run.state = 'stop')
  }
  const isWork = run.state === 'steps'
  const last = (isWork ? draft?.steps : run.state === 'ingredients' ? draft?.ingredients : [])?.at(
    -1,
  )
  if (draft && last) {
    if (isWork && (isCaption(line, last) || isQuotation(line, last))) return
    const next = behindDetour(run.lines, at, last)
    if (next > at) return void (draft.partEnd = next)
  }
  const tells =
    run.state === 'steps' ? draft?.steps : run.state === 'between' ? draft?.between : null
  const latest = tells?.at(-1)
  if (draft && latest && line.tip && !latest.tip) return void draft.notes.push(line.text)
  if (latest && (isAbout(run, at, latest) || isParting(line, tells ?? [])))
    return void (run.state = 'stop')
  if (draft && run.state === 'ingredients' && takeBeside(run, draft, at)) return
  const isAboveSteps = draft?.steps.length === 0 && aboutLine(line.text)?.servings !== undefined
  const isServings = line.tag !== 'li' && (isSetting(line.text) || isAboveSteps)
  if (run.state === 'steps' && (isServings || isTimeLine(line.text) || isOnlyTimes(line.text))) {
    if (draft) draft.about = withAbout(aboutLine(line.text) ?? {}, draft.about)
    return
  }
  if (run.state === 'steps' && draft && line.tag !== 'li') {
    const inline = inlineKind(line.text)
    // 'Difficulty: easy' above the first step ends nothing.
    if (inline === 'stop' && draft.steps.length > 0) run.state = 'stop'
    if (inline === 'notes' || isOfNote(run.lines, draft, at))
      return void draft.notes.push(line.text)
    if (inline !== null) return
  }
  const isUntold = draft !== undefined && draft.steps.length + draft.between.length === 0
  // Behind the utensils, tips, or a title that says nothing, the steps may have a number and no heading.
  const isBehind = run.state === 'stop' || run.state === 'between' || run.state === 'notes'
  if (isBehind && isUntold && beginsCount(run.lines, at) && !areCounted(draft.ingredients))
    beginSteps(run, draft, at)
  if (draft && beginsPhase(run, draft, at)) return takePhase(run, draft, at)
  const kind = kindOf(line, run.state)
  if (kind === 'ingredients')
    return isLinkElsewhere(run.lines, at) ? undefined : beginIngredients(run, at)
  if (kind === 'steps' && draft && run.state !== 'before') return beginSteps(run, draft, at)
  // 'Serves 4' ends nothing, nor does 'Serves' alone above the first ingredient.
  const isFirst =
    run.state === 'before' || (run.state === 'ingredients' && draft?.ingredients.length === 0)
  const about =
    run.state === 'steps' && kind !== 'stop' ? null : (isFirst ? aboutAbove : aboutLine)(line.text)
  const isAbove = run.state === 'ingredients' && draft?.ingredients.length === 0 && isLow(line)
  // 'Video', to press beside the heading of the steps.
  const isBesideHead = run.state === 'steps' && draft?.steps.length === 0
  if (draft && isBesideHead && about === null && takeNoteBox(run, draft, at)) return
  if (about === null && kind === 'stop' && (isAbove || (isBesideHead && isLow(line)))) return
  if (about === null && (kind === 'notes' || kind === 'stop') && draft && isHeadingLike(line)) {
    if (run.state !== 'before') run.state = kind
    return
  }
  if (about && !isRowAmong(line, draft)) {
    const isOfDraft = draft && run.state !== 'stop'
    if (isOfDraft) draft.about = withAbout(draft.about, about)
    else [run.about, run.aboutAt] = [withAbout(run.about, about), at]
    return
  }
  if (!draft) return
  if (run.state === 'ingredients') takeIngredient(run, draft, at)
  else if (run.state === 'between') takeBetween(run, draft, at)
  else if (run.state === 'steps') takeStep(run, draft, at)
  else if (run.state === 'notes') takeNote(run, draft, line)
  if (run.state === 'steps' || run.state === 'ingredients') draft.end = at
}

/**
 * 'Phase 1: the filling', or 'Prepare', begins the steps that have no heading of their own, and 'Phase 2' goes on
 * behind a note.
 */
function beginsPhase(run: Run, { ingredients, steps }: Draft, at: number): boolean {
  const { lines, state } = run
  const [line, next] = lines.slice(at, at + 2)
  if (!line) return false
  const { text, tag } = line
  if (line.rank > 0 && isPhase(text) && ingredients.length > 1 && looksLikeStep(next?.text ?? '')) {
    const [first] = steps
    if (first) return first.rank === 7 && isPhase(first.text)
    return lines
      .slice(at + 2, at + 12)
      .some((each) => each.rank === line.rank && isPhase(each.text))
  }
  const [label = ''] = STEP_LABEL.exec(text) ?? []
  if (tag === 'li' || label === '' || label === text || ingredients.length < 2) return false
  return steps.length === 0 ? state !== 'steps' && /\b(?:1|one)\b/.test(label) : state === 'notes'
}

function takePhase(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line) return
  if (draft.steps.length === 0 && run.state !== 'steps') beginSteps(run, draft, at)
  run.state = 'steps'
  const text = isPhase(line.text) ? line.text.replace(/\.$/, '') : line.text
  draft.steps.push({ ...line, text, rank: 7 })
  if (isCountedStep(text)) draft.counted += 1
}

/** What stands in a box of its own between the heading of the steps and the first of them: whether a line begins it. */
function takeNoteBox({ lines, state }: Run, draft: Draft, at: number): boolean {
  const line = lines[at]
  const kind = line ? kindOf(line, state) : null
  const end = kind === 'notes' || kind === 'stop' ? behindNoteBox(lines, at) : at
  if (end === at) return false
  if (kind === 'notes') draft.notes.push(...lines.slice(at + 1, end).map(({ text }) => text))
  draft.partEnd = end
  return true
}

/** Whether a paragraph goes on with the note above it, and the first part of the steps begins below. */
function isOfNote(lines: readonly Line[], { steps }: Draft, at: number): boolean {
  const [above, line, below] = lines.slice(at - 1, at + 2)
  const isBetween = line?.rank === 0 && below !== undefined && below.rank > 0
  return isBetween && steps.length === 0 && inlineKind(above?.text ?? '') === 'notes'
}

/** What is said beside a list of ingredients and is none of them: whether a line is. */
function takeBeside(run: Run, { ingredients, notes }: Draft, at: number): boolean {
  const line = run.lines[at]
  if (!line) return false
  const kind = ingredients.length >= 2 && isOfText(line) ? inlineKind(line.text) : null
  if (kind === 'notes') notes.push(line.text)
  return kind !== null || isFactBeside(line, ingredients)
}

/** '> Recipes & Ingredients': a way to elsewhere, and no amount below it. */
function isLinkElsewhere(lines: readonly Line[], at: number): boolean {
  const below = lines.slice(at + 1, at + 4)
  return lines[at]?.linked === true && !below.some(({ text }) => hasAmount(text))
}

/** '1 2 3': what counts the cells of the row below. */
function isCountOfCells({ tag, text }: Line): boolean {
  return tag === 'tr' && text.length < 40 && /^\d{1,2}(?: \d{1,2})+$/.test(text)
}

/** How hard it is, in a word. */
const DIFFICULTY =
  /^(?:easy|simple|medium|hard|einfach|leicht|mittel|schwer|facile|moyen|moyenne|media|medio|difficile|fácil|difícil|makkelijk|eenvoudig|gemiddeld|moeilijk|lätt|enkel|medel|svår|nem|let|middel|svær|łatwe|łatwy|średnie|trudne|helppo|vaikea)$/iu

/** '1 hour', 'Easy': what is said of the whole recipe beside a list. */
function isFact(text: string): boolean {
  const bare = withoutBrackets(text).replace(
    /^(?:under|up to|unter|bis zu|moins de|menos de|meno di|onder) /iu,
    '',
  )
  return DIFFICULTY.test(text) || isSaidElsewhere(text) || (isOnlyTimes(bare) && bare.length <= 20)
}

/** Whether a line above or below a list of ingredients, or in a list of its own, is about the whole recipe. */
function isFactBeside(line: Line, rows: readonly Line[]): boolean {
  const last = rows.at(-1)
  if (rows.length < 2) return !last && isFact(line.text)
  const isBelow = last?.tag === 'li' && line.tag !== 'li' && line.rank === 0
  if (isBelow && (isAboutPage(line) || isFact(line.text))) return true
  const isInOther = line.list !== null && line.list !== last?.list
  return (
    isInOther && (isTimeLine(line.text) || isOnlyTimes(line.text) || isSaidElsewhere(line.text))
  )
}

/** The last line of the work so far that is no heading. */
function lastTold({ steps, between }: Draft): Line | undefined {
  const isTold = ({ rank }: Line) => rank === 0
  return steps.findLast(isTold) ?? between.findLast(isTold)
}

/** What holds both parts of a recipe; of steps alone, what they stand in. */
function regionOf(draft: Draft, step: Line): Box | null {
  const first = draft.ingredients[0]?.frame
  return first && step.frame ? boxAround(first, step.frame) : null
}

/** Whether the page speaks of itself in a line, or of who wrote it. */
function isAbout({ lines }: Run, at: number, last?: Line): boolean {
  const [line, next] = lines.slice(at, at + 2)
  return line !== undefined && (isAboutPage(line, last) || isNameAbove(line, next))
}

/** Whether a line is no entry, and no heading but by its look. */
function isOfText(line: Line): boolean {
  return line.tag !== 'li' && line.tag !== 'tr' && isLow(line)
}

function isLow(line: Line): boolean {
  return line.rank === 0 || line.rank === 7
}

function isHeadingLike(line: Line): boolean {
  return line.rank > 0 || line.text.length < 40
}

/** 'Zutat', 'Menge': the heads of a table that nothing else heads. */
const COLUMNS_OF_FOOD =
  /(?<!\p{L})(?:zutat(?:en)?|rohstoffe?|ingredients?|ingrédients?|ingredientes?|ingredienti?|ingrediënt(?:en)?|ingrediens(?:er)?|składniki?)(?!\p{L})/iu

/** The kind of a heading; words in a flow of text are none. */
function kindOf(line: Line, state: State): ReturnType<typeof headingKind> {
  if (line.text.length > 100) return null
  if (state === 'before' && line.columns && COLUMNS_OF_FOOD.test(line.text)) return 'ingredients'
  const isSetApart = line.rank > 0 || line.text.endsWith(':')
  const isLong = line.text.length > (/[.,!?]/.test(line.text) ? 50 : 60)
  if (!isSetApart && (line.tag === 'li' || isLong)) return null
  // 'Rub the ingredients of the crumble between your fingers.'
  if (
    !isSetApart &&
    state !== 'before' &&
    /\p{L}{4}\.$/u.test(line.text) &&
    line.text.split(' ').length > 4
  )
    return null
  const kind = headingKind(line.text)
  // 'Preparation 25 min.'
  if (kind === 'steps' && (isTimeLine(line.text) || isOnlyTimes(line.text))) return null
  // Among ingredients and steps only what is set apart ends them.
  if (!isSetApart && (kind === 'notes' || kind === 'stop') && state === 'steps')
    return line.text.length < 30 && (line.gap || isHeadingAlone(line.text) || isFewWords(line))
      ? kind
      : null
  return kind
}

/** Whether a line of a page says no more than a heading would: 'Cook's note'. */
function isFewWords(line: Line): boolean {
  return !isTyped(line) && /^\p{Lu}[^.!?,]*$/u.test(line.text) && line.text.split(' ').length <= 4
}
