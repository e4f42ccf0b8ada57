/** Recipes in plain text: pasted, shared, from a note, a mail or a chat. */
import { aboutAbove, minutesIn, servingsInTitle, withAbout, type About } from './amounts.ts'
import { flatRows, nothingFound, type Doubt, type Found, type RecipeDraft } from './draft.ts'
import { draftOf } from './draft-of.ts'
import { recipesInExchange } from './exchange-text.ts'
import type { Line } from './lines.ts'
import { withLabels } from './outline-labels.ts'
import { recipesInLines, stepsInLines } from './outline.ts'
import type { Outlined } from './outline-run.ts'
import { withoutStamps } from './in-sentences.ts'
import { isForPart, isStepCount } from './line-looks.ts'
import { recipesWithoutHeadings, withParts } from './several.ts'
import { linesOfText, unwrappedLines } from './text-lines.ts'
import { asTitleText, titleAbove, withoutCount } from './title-above.ts'
import { headingKind, isPartName } from './words.ts'

/** The text that is read; what stands behind is not. */
const MOST_TEXT = 1_000_000

/** All recipes in a text, in order; one without ingredients where none could be told apart. Linear. */
export function readText(text: string): RecipeDraft[] {
  const doubts: Doubt[] = []
  if (text.length > MOST_TEXT)
    doubts.push({ field: 'page', text: 'The text is very long. Only its beginning was read.' })
  const exchanged = recipesInExchange(text.slice(0, MOST_TEXT))
  if (exchanged.length > 0)
    return exchanged.map((each) => draftOf(each, each === exchanged[0] ? doubts : []))
  // Blanks in a row would be looked through again from each of them.
  const read = text.slice(0, MOST_TEXT).replace(/[^\S\r\n\u2028\u2029]{2,}/g, ' ')
  const lines = withLabels(unwrappedLines(linesOfText(withoutStamps(read))))
  const outlined = withParts(recipesInLines(lines), lines)
  const all =
    outlined.length > 0
      ? withStepsAbove(outlined, lines)
      : withParts(recipesWithoutHeadings(lines), lines)
  if (all.length === 0) return [draftOf(untold(lines), doubts)]
  return all.map((each, at) => draftOf(titled(all, at, lines), each === all[0] ? doubts : []))
}

/** The only recipe of a text, with the steps that stand above its list where none stand below. */
function withStepsAbove(all: readonly Outlined[], lines: readonly Line[]): readonly Outlined[] {
  const [only, ...others] = all
  if (!only || others.length > 0 || only.found.steps.length > 0) return all
  const told = stepsInLines(lines.slice(0, only.start))
  return told ? [{ ...only, found: { ...only.found, steps: told.steps } }] : all
}

/** A recipe with the title that stands above it, which is not a step of the one before. */
function titled(all: readonly Outlined[], at: number, lines: readonly Line[]): Found {
  const each = all[at]
  if (!each) throw new RangeError('no such recipe')
  const from = at === 0 ? 0 : (all[at - 1]?.start ?? 0) + 1
  const countOf = (place: number) => (all.length > 1 ? place + 1 : null)
  const title = titleAbove(lines, { from, to: each.start, count: countOf(at) })
  const next = all[at + 1]
  const following =
    next && titleAbove(lines, { from: each.start + 1, to: next.start, count: countOf(at + 1) })
  const found = following
    ? without(
        each.found,
        lines.slice(following.at, next?.start).map((line) => line.text),
      )
    : each.found
  const told = lines.slice(at === 0 ? 0 : (title?.at ?? each.start), each.start)
  const about = told.reduce<About>((known, line) => withAbout(known, aboutAbove(line.text)), {})
  const description = at === 0 && title ? describing(lines.slice(title.at + 1, each.start)) : ''
  const named = title ? null : namedInSection(found)
  return {
    ...found,
    ...named,
    description,
    title: title?.text ?? named?.title ?? '',
    servings: found.servings || (about.servings ?? (servingsAbove(told) || servingsBelow(found))),
    minutes: found.minutes ?? minutesIn(about),
  }
}

/** The title that a recipe has from the only section of its list, 'Sponge cake:'; null where that is a part. */
function namedInSection({ ingredients }: Found): Pick<Found, 'title' | 'ingredients'> | null {
  const [only, ...others] = ingredients
  if (!only || only.title === '' || others.length > 0) return null
  if (isForPart(only.title) || isPartName(only.title)) return null
  return { title: only.title, ingredients: [{ ...only, title: '' }] }
}

const MAKES =
  /\.\s(?:makes|serves|yields)\s(?:about\s)?(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)(?:\s(?:servings|people|portions))?\.$/iu

/** 'Ladle it into bowls. Makes 4 servings.' */
function servingsBelow({ steps }: Found): string {
  const said = flatRows(steps).flatMap((row) => MAKES.exec(row)?.[1] ?? [])
  return said[0] ?? ''
}

/** 'Pea soup for 4 people' */
function servingsAbove(lines: readonly Line[]): string {
  return lines.map((line) => servingsInTitle(line.text)).find((said) => said !== '') ?? ''
}

function describing(lines: readonly Line[]): string {
  return lines
    .filter(
      (line) =>
        aboutAbove(line.text) === null &&
        headingKind(line.text) === null &&
        !isStepCount(line.text),
    )
    .map((line) => line.text)
    .join(' ')
    .slice(0, 1000)
}

/** A recipe without the lines that turned out to begin the next one. */
function without(found: Found, texts: string[]): Found {
  const gone = new Set(texts.flatMap((text) => [text, withoutCount(text)]))
  const steps = found.steps
    .filter((section) => !gone.has(section.title) || section.rows.some((row) => !gone.has(row)))
    .map((section) => ({ ...section, rows: section.rows.filter((row) => !gone.has(row)) }))
    .filter((section) => section.rows.length > 0)
  return { ...found, steps, notes: found.notes.filter((note) => !gone.has(note)) }
}

/**
 * A text without ingredients: its first line as title, where it is short, the steps that it heads, and
 * without those all else as notes.
 */
function untold(lines: readonly Line[]): Found {
  const first = asTitleText(lines[0]?.text ?? '')
  const title = first.length > 90 ? '' : first
  const told = stepsInLines(lines)
  if (told && told.steps.length > 0) return { ...told, title }
  const notes = lines.slice(title === '' ? 0 : 1, 200).map((line) => line.text)
  return { ...nothingFound(), title, notes }
}
