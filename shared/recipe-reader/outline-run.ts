/** What is known while lines are read one after the other: the recipes so far and where one is in them. */
import type { About } from './amounts.ts'
import type { Found } from './draft.ts'
import type { Line } from './lines.ts'
import { hasAmount, looksLikeIngredient, looksLikeStep } from './line-looks.ts'
import type { Box } from './tree.ts'
import { behindUtensils } from './utensils.ts'
import { sectionOfHeading } from './words.ts'

/** A recipe in lines, with the places of its first and last line, and whether its steps have a heading. */
export type Outlined = { found: Found; start: number; end: number; headed?: boolean }

export type State = 'before' | 'ingredients' | 'between' | 'steps' | 'notes' | 'stop'
export type Draft = {
  start: number
  end: number
  rank: number
  ingredients: Line[]
  between: Line[]
  steps: Line[]
  /** The letters of the ingredients, once there are steps. */
  listed?: Set<string>
  /** Whether a heading of steps stands above them. */
  headed: boolean
  /** How many of the steps carry a number, and how many are entries of a list. */
  counted: number
  entries: number
  notes: string[]
  /** Behind the list of another part that stands among the steps. */
  partEnd?: number
  about: About
  /** What holds the first ingredient and the first step; null where nothing does, or that is not known. */
  region: Box | null
}
export type Run = {
  lines: readonly Line[]
  state: State
  drafts: Draft[]
  /** What was said of servings and time since the last recipe, and in which line. */
  about: Draft['about']
  aboutAt?: number
}

/** The lines between what is said of a recipe above it and its ingredients. */
const FARTHEST_ABOUT = 25

export function emptyDraft(start: number, line: Line, about: Draft['about']): Draft {
  return {
    start,
    end: start,
    rank: line.rank || 7,
    ingredients: [],
    between: [],
    steps: [],
    headed: false,
    counted: 0,
    entries: 0,
    notes: [],
    about,
    region: null,
  }
}

/** The innermost box that holds two; null for boxes of different pages. */
export function boxAround(one: Box, other: Box): Box | null {
  const all = new Set<Box>()
  for (let each: Box | null = one; each; each = each.parent) all.add(each)
  for (let each: Box | null = other; each; each = each.parent) if (all.has(each)) return each
  return null
}

const shapeOf = (box?: Box | null) => (box ? [box.tag, ...box.names].join('.') : '')

/** Whether two lines are the same element in boxes of the same name. */
function areAlike(one: Line, other: Line): boolean {
  return one.tag === other.tag && shapeOf(one.frame) === shapeOf(other.frame)
}

/** Whether a line stands outside of a box; its own words, which no element holds, do not. */
function isOutside({ tag, frame }: Line, box: Box): boolean {
  if (!frame || (tag === box.tag && frame === box.parent)) return false
  for (let each: Box | null = frame; each; each = each.parent) if (each === box) return false
  return true
}

/**
 * Whether a line stands outside of what holds the list and the first step, and tells no work itself, or is not laid
 * out as the last step.
 */
export function isElsewhere(line: Line, region: Box | null, last: Line): boolean {
  if (!region || line.number !== null || !isOutside(line, region)) return false
  return !looksLikeStep(line.text) || !areAlike(line, last)
}

/** So many steps show in what all of them stand. */
const FEWEST_STEPS = 3
/** So many show how all of them are laid out. */
export const MOST_STEPS = 40

/** Whether a line stands behind what holds all steps, which are laid out alike, and is not laid out as they are. */
export function isBehindAll(all: readonly Line[], line: Line): boolean {
  const steps = all.slice(0, MOST_STEPS).filter(({ rank }) => rank === 0)
  const [first, last] = [steps[0], steps.at(-1)]
  if (steps.length < FEWEST_STEPS || !first?.frame || !last?.frame) return false
  // Below a title something else may be told.
  if (line.rank > 0 || line.number !== null || (all.at(-1)?.rank ?? 0) > 0) return false
  if (areAlike(first, line) || !steps.every((step) => areAlike(first, step))) return false
  const home = boxAround(first.frame, last.frame)
  return home !== null && isOutside(line, home)
}

/** A heading of ingredients: another recipe, or another part of the same. */
export function beginIngredients(run: Run, at: number): void {
  const line = run.lines[at]
  if (!line) return
  const draft = run.drafts.at(-1)
  const section = sectionOfHeading(line.text)
  // A second heading of ingredients before any step goes on with the same recipe.
  if (
    draft &&
    draft.steps.length === 0 &&
    (run.state === 'ingredients' || run.state === 'between') &&
    draft.ingredients.length > 0 &&
    !isOnlyTold(run, draft, at) &&
    !(section === '' && isOtherDish(draft))
  ) {
    if (tellsOfRows(run.lines.slice(at + 1, at + 3), draft)) return void (run.state = 'stop')
    if (section !== '') draft.ingredients.push({ ...line, text: section, rank: 7 })
    const end = section === '' ? behindUtensils(run.lines, at, draft.ingredients) : at
    if (end > at) draft.partEnd = end
    run.state = end > at ? 'stop' : 'ingredients'
    return
  }
  const isNone = draft?.ingredients.length === 0 || (draft && isOnlyTold(run, draft, at))
  if (isNone || (draft && draft.steps.length === 0 && isOtherDish(draft))) run.drafts.pop()
  if (at - (run.aboutAt ?? at) > FARTHEST_ABOUT) run.about = {}
  const next = emptyDraft(at, line, run.about)
  const above = draft ? [] : rowsAbove(run.lines, at)
  if (above.length > 0) {
    next.start = at - above.length
    next.ingredients.push(...above)
    const title = line.text.replace(/\s*\p{L}+\s*:?$/u, '')
    if (title !== '') next.ingredients.push({ ...line, text: title, rank: 7 })
  }
  if (section !== '') next.ingredients.push({ ...line, text: section, rank: 7 })
  const counted =
    /(?:(?:für|for|pour|para|per|voor|till|til|na)\s+|\()(\d+(?:\s?[-–]\s?\d+)?)\s+\p{L}+/iu.exec(
      line.text,
    )
  if (counted) next.about = { ...run.about, servings: (counted[1] ?? '').replace(/\s/g, '') }
  run.about = {}
  run.drafts.push(next)
  run.state = 'ingredients'
}

/** Whether a second list tells of the rows of the first at length: 'Cheese: a hard one is best, as it melts slowly.' */
function tellsOfRows(below: readonly Line[], { ingredients }: Draft): boolean {
  const isTold = ({ tag, text }: Line) =>
    tag === 'li' && text.length > 60 && TOLD.test(text) && /[.!]$/.test(text)
  // Of the first rows alone, or all of them would be gone through at each heading.
  const isMeasured = () => ingredients.slice(0, 10).filter(({ text }) => hasAmount(text)).length > 2
  return below.length > 0 && below.every(isTold) && isMeasured()
}

/** Whether somebody told something behind a list, and a heading like its own stands below that. */
function isOtherDish({ between, rank }: Draft): boolean {
  const head = between.findLast((line) => line.rank > 0)
  return head !== undefined && head !== between[0] && head.rank <= rank && head.rank < 7
}

/** The list of a text that stands directly above 'Optional ingredients:'; empty where none does. */
function rowsAbove(lines: readonly Line[], at: number): Line[] {
  const isRow = (line?: Line) =>
    line?.frame === undefined && line !== undefined && looksLikeIngredient(line.text)
  let start = at
  while (isRow(lines[start - 1]) && lines[start]?.gap === false) start -= 1
  return at - start > 2 ? lines.slice(start, at) : []
}

/** 'Flour – a plain one, 200 g of it.': what is said of an ingredient. */
const TOLD = /^\P{N}{2,60}?(?:\s[–—-]|:)\s\p{L}[\p{L}\s]{6}/u

/** Whether a list only tells of ingredients, without their amounts or behind each, and the next one has amounts. */
function isOnlyTold(run: Run, draft: Draft, at: number): boolean {
  const next = run.lines.slice(at + 1, at + 6)
  return (
    draft.steps.length === 0 &&
    next.some((line) => hasAmount(line.text)) &&
    !draft.ingredients.some((line) => hasAmount(line.text) && !TOLD.test(line.text))
  )
}

/** 'For the paste, which is fried before it is ground:' is a title, however long. */
function asPart(line: Line): Line {
  return line.text.endsWith(':') ? { ...line, rank: 7 } : line
}

/** A heading of steps: the first one, or a section of them. */
export function beginSteps(run: Run, draft: Draft, at: number): void {
  const rank = run.lines[at]?.rank || 7
  const line = run.lines[at]
  // What lies between them and says amounts was a part of the ingredients under a long title.
  const end = draft.between.findIndex((each) => !each.text.endsWith(':') && !hasAmount(each.text))
  const part = draft.between.slice(0, end < 0 ? undefined : end)
  if (draft.steps.length === 0 && part.filter(({ text }) => hasAmount(text)).length >= 2) {
    draft.ingredients.push(...part.map(asPart))
    draft.between.splice(0, part.length)
  }
  // Another heading of steps within the steps is a section; behind them it is something else.
  if (run.state === 'stop' && draft.steps.length > 0) return
  if (line && draft.steps.length > 0) draft.steps.push({ ...line, rank })
  else [draft.rank, draft.region] = [rank, null]
  run.state = 'steps'
  draft.headed = true
  draft.end = at
}
