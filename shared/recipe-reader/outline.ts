/**
 * Recipes in lines that nothing marks but their words and their order: a page without any data, a
 * note, a mail. One pass over the lines; a heading of ingredients begins a recipe, one of steps goes on.
 */
import { aboutLine, isTimeLine } from './amounts.ts'
import { nothingFound, type Found } from './draft.ts'
import type { Line } from './lines.ts'
import {
  hasAmount,
  ingredientSections,
  isAmountAlone,
  isLabel,
  looksLikeIngredient,
  looksLikeStep,
  stepSections,
  withoutBullet,
} from './rows.ts'
import { headingKind, isAside, isFarewell, sectionOfHeading, STEP_LABEL } from './words.ts'

/** A recipe in lines, with the places of its first and last line. */
export type Outlined = { found: Found; start: number; end: number }

const COUNTED = /^\d{1,2}\s*[.):]\s*\D/

type State = 'before' | 'ingredients' | 'between' | 'steps' | 'notes' | 'stop'
type Draft = {
  start: number
  end: number
  rank: number
  ingredients: Line[]
  between: Line[]
  steps: Line[]
  /** How many of the steps carry a number, and how many are entries of a list. */
  counted: number
  entries: number
  notes: string[]
  about: { servings?: string; minutes?: number }
}
type Run = { lines: readonly Line[]; state: State; drafts: Draft[]; about: Draft['about'] }

/** All recipes in lines, in order; those without ingredients or steps are left out. */
export function recipesInLines(given: readonly Line[]): Outlined[] {
  const lines = given.flatMap(headingApart)
  const run: Run = { lines, state: 'before', drafts: [], about: {} }
  lines.forEach((line, at) => take(run, at, line))
  return run.drafts
    .map((draft) => ({ found: foundIn(draft), start: draft.start, end: draft.end }))
    .filter(({ found }) => found.ingredients.length > 0)
}

/** The steps below the first heading of steps, where nothing is headed ingredients; null for none. */
export function stepsInLines(given: readonly Line[]): Found | null {
  const lines = given.flatMap(headingApart)
  const start = lines.findIndex((line) => kindOf(line, 'before') === 'steps')
  const heading = lines[start]
  if (!heading) return null
  const draft = emptyDraft(start, heading, {})
  const run: Run = { lines, state: 'between', drafts: [draft], about: {} }
  for (let at = start; at < lines.length && run.drafts.length === 1; at += 1) {
    const line = lines[at]
    if (line) take(run, at, line)
  }
  return foundIn(draft)
}

/** 'Ingredients: 2 eggs, salt' is a heading and a line. */
function headingApart(line: Line): Line[] {
  const [, head = '', rest = ''] = /^([^:]{4,60}):\s+(\S.{9,})$/.exec(line.text) ?? []
  const kind =
    head === '' || line.tag === 'li' || (line.rank > 0 && line.rank < 7) ? null : headingKind(head)
  if (kind !== 'ingredients' && kind !== 'steps') return [line]
  return [
    { ...line, text: head, rank: 7 },
    { ...line, text: rest, rank: 0, gap: false },
  ]
}

function take(run: Run, at: number, line: Line): void {
  const draft = run.drafts.at(-1)
  if (isAside(line.text)) return
  if (run.state === 'steps' && isTimeLine(line.text)) {
    if (draft) draft.about = { ...aboutLine(line.text), ...draft.about }
    return
  }
  if (run.state === 'steps' && draft && line.tag !== 'li') {
    const inline = inlineKind(line.text)
    if (inline === 'stop') run.state = 'stop'
    if (inline === 'notes') draft.notes.push(line.text)
    if (inline !== null) return
  }
  const kind = kindOf(line, run.state)
  if (kind === 'ingredients') return beginIngredients(run, at)
  if (kind === 'steps' && draft && run.state !== 'before') return beginSteps(run, draft, at)
  if ((kind === 'notes' || kind === 'stop') && draft && (line.rank > 0 || line.text.length < 40)) {
    if (run.state !== 'before') run.state = kind
    return
  }
  const about = run.state === 'steps' ? null : aboutLine(line.text)
  if (about) {
    Object.assign(draft && run.state !== 'stop' ? draft.about : run.about, about)
    return
  }
  if (!draft) return
  if (run.state === 'ingredients') takeIngredient(run, draft, at)
  else if (run.state === 'between') takeBetween(run, draft, line)
  else if (run.state === 'steps') takeStep(run, draft, at)
  else if (run.state === 'notes') takeNote(run, draft, line)
  if (run.state === 'steps' || run.state === 'ingredients') draft.end = at
}

/** The kind of a heading; words in a flow of text are none. */
function kindOf(line: Line, state: State): ReturnType<typeof headingKind> {
  if (line.text.length > 100) return null
  const isSetApart = line.rank > 0 || line.text.endsWith(':')
  if (!isSetApart && (line.tag === 'li' || line.text.length > 50)) return null
  const kind = headingKind(line.text)
  // Among ingredients and steps only what is set apart ends them.
  if (!isSetApart && (kind === 'notes' || kind === 'stop') && state === 'steps')
    return line.text.length < 30 && line.gap ? kind : null
  return kind
}

function emptyDraft(start: number, line: Line, about: Draft['about']): Draft {
  return {
    start,
    end: start,
    rank: line.rank || 7,
    ingredients: [],
    between: [],
    steps: [],
    counted: 0,
    entries: 0,
    notes: [],
    about,
  }
}

function beginIngredients(run: Run, at: number): void {
  const line = run.lines[at]
  if (!line) return
  const draft = run.drafts.at(-1)
  const section = sectionOfHeading(line.text)
  // A second heading of ingredients before any step goes on with the same recipe.
  if (
    draft &&
    draft.steps.length === 0 &&
    (run.state === 'ingredients' || run.state === 'between') &&
    draft.ingredients.length > 0
  ) {
    if (section !== '') draft.ingredients.push({ ...line, text: section, rank: 7 })
    run.state = 'ingredients'
    return
  }
  if (draft && draft.ingredients.length === 0) run.drafts.pop()
  const next = emptyDraft(at, line, run.about)
  if (section !== '') next.ingredients.push({ ...line, text: section, rank: 7 })
  const counted =
    /(?:für|for|pour|para|per|voor|till|til|na)\s+(\d+(?:\s?[-–]\s?\d+)?)\s+\p{L}+/iu.exec(
      line.text,
    )
  if (counted) next.about = { ...run.about, servings: (counted[1] ?? '').replace(/\s/g, '') }
  run.about = {}
  run.drafts.push(next)
  run.state = 'ingredients'
}

function beginSteps(run: Run, draft: Draft, at: number): void {
  const rank = run.lines[at]?.rank || 7
  const line = run.lines[at]
  // Another heading of steps within the steps is a section; behind them it is something else.
  if (run.state === 'stop' && draft.steps.length > 0) return
  if (line && draft.steps.length > 0) draft.steps.push({ ...line, rank })
  else draft.rank = rank
  run.state = 'steps'
  draft.end = at
}

function isIngredientEntry(line: Line): boolean {
  return line.list?.tag === 'ul' && looksLikeIngredient(line.text) && !looksLikeStep(line.text)
}

/** 'Tip: serve it cold.', 'Tags: soups' */
function inlineKind(text: string): 'notes' | 'stop' | null {
  const [, head = ''] = /^([^:]{3,25}):\s+\S/.exec(text) ?? []
  const kind = head === '' ? null : headingKind(head)
  return kind === 'notes' || kind === 'stop' ? kind : null
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

function takeIngredient(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line) return
  const isEntry = line.tag === 'li' || line.tag === 'tr' || line.tag === 'dd' || line.tag === 'dt'
  if (line.rank > 0 && !hasAmount(line.text)) {
    const isEqual = line.rank < 7 && line.rank <= draft.rank && draft.ingredients.length >= 2
    if (isEqual && tellsSteps(run.lines.slice(at + 1, at + 3))) return beginSteps(run, draft, at)
    const follows = run.lines
      .slice(at + 1, at + 4)
      .filter((each) => looksLikeIngredient(each.text) || each.tag === 'li')
    const isEnd = draft.ingredients.length > 0 && follows.length === 0
    if (isEnd || (line.rank < draft.rank && draft.ingredients.length > 0))
      run.state = line.rank < 7 ? 'stop' : 'between'
    else draft.ingredients.push(line)
    return
  }
  const isLong =
    line.text.length > 140 ||
    (looksLikeStep(line.text) && !looksLikeIngredient(line.text) && line.text.split(' ').length > 6)
  const isOtherList = line.list?.tag === 'ol' && draft.ingredients.at(-1)?.list?.tag === 'ul'
  const many = draft.ingredients.length >= 2
  if (many && isLong && (!isEntry || isOtherList || line.text.length > 200)) {
    run.state = 'between'
    draft.between.push(line)
  } else if (isLong && !isEntry && !many) {
    // A sentence below the heading, before the list.
    if (line.text.length < 140) draft.notes.push(line.text)
  } else draft.ingredients.push(line)
}

/** Behind the ingredients, without a heading: steps, should no heading of steps come. */
function takeBetween(run: Run, draft: Draft, line: Line): void {
  if (line.rank > 0 && line.rank < draft.rank && draft.between.length > 0) run.state = 'stop'
  else draft.between.push(line)
}

function takeStep(run: Run, draft: Draft, at: number): void {
  const line = run.lines[at]
  if (!line) return
  const next = run.lines[at + 1]
  const isSection =
    isLabel(line.text) ||
    STEP_LABEL.test(line.text) ||
    next?.tag === 'li' ||
    (next !== undefined && next.number !== null)
  if (line.rank > 0 && line.rank < 7 && draft.steps.length > 0) {
    // Another part of the dish: its ingredients behind the steps of the first.
    const entries = run.lines.slice(at + 1, at + 3).filter((each) => each.rank === 0)
    if (line.rank >= draft.rank && entries.length > 0 && entries.every(isIngredientEntry)) {
      draft.ingredients.push(line)
      run.state = 'ingredients'
      return
    }
    if (
      line.rank <= draft.rank &&
      !STEP_LABEL.test(line.text) &&
      !(isSection && line.rank === draft.rank)
    )
      run.state = 'stop'
    else draft.steps.push(line)
    return
  }
  const isCounted = COUNTED.test(line.text)
  // Behind steps that are counted, what is not counted is none.
  const isUncounted =
    draft.counted >= 2 && draft.counted === draft.steps.length && !isCounted && !isLabel(line.text)
  // Behind a list of steps, paragraphs tell something else; a label announces the next list.
  const isAfterList =
    draft.entries >= 2 &&
    line.tag !== 'li' &&
    line.tag !== 'tr' &&
    draft.steps.at(-1)?.tag === 'li' &&
    !(next?.tag === 'li' && line.text.length < 80)
  const following = run.lines.slice(at + 1, at + 4)
  if (isAfterList || (isUncounted && !following.some((each) => COUNTED.test(each.text)))) {
    run.state = 'notes'
    return takeNote(run, draft, line)
  }
  draft.steps.push(line)
  if (isCounted) draft.counted += 1
  if (line.tag === 'li') draft.entries += 1
}

function takeNote(run: Run, draft: Draft, line: Line): void {
  if (line.rank > 0 && line.rank < 7) run.state = 'stop'
  else if (draft.notes.length < 30 && !isFarewell(line.text)) draft.notes.push(line.text)
}

function foundIn(draft: Draft): Found {
  const steps = draft.steps.length > 0 ? draft.steps : draft.between
  const row = (line: Line) => ({ text: line.text, heading: line.rank > 0, tag: line.tag })
  const said = steps.filter((line) => !isFarewell(line.text))
  return {
    ...nothingFound(),
    notes: draft.notes,
    ingredients: ingredientSections(inlineRows(draft.ingredients).map(row)),
    steps: stepSections(said.map(row)),
    servings: draft.about.servings ?? '',
    minutes: draft.about.minutes ?? null,
  }
}

/** All ingredients in one line with commas between them. */
function inlineRows(lines: Line[]): Line[] {
  const only = lines.length === 1 ? lines[0] : undefined
  const pieces = only?.text.split(/\s*[;•|]\s*|,\s+(?![^()]*\))/) ?? []
  const some = pieces.filter((piece) => looksLikeIngredient(piece) && !isAmountAlone(piece)).length
  if (!only || pieces.length < 3 || some < pieces.length * 0.6) return lines
  return pieces.map((text) => ({ ...only, text: withoutBullet(text.replace(/\.$/, '')) }))
}
