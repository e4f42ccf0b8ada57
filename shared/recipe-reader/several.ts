/** Where a text holds several recipes, and where it only seems to. */
import { aboutAbove } from './amounts.ts'
import { endOfRun } from './bare-rows.ts'
import { recipeWithoutHeadings } from './bare-lines.ts'
import { flatRows, type DraftSection } from './draft.ts'
import { recipeInSentences } from './in-sentences.ts'
import { isForPart, looksLikeIngredient, looksLikeStep } from './line-looks.ts'
import type { Line } from './lines.ts'
import type { Outlined } from './outline-run.ts'
import { headingKind, isPartName } from './words.ts'

/** Recipes of which each that only has the title of a part belongs to the one before: 'For the sauce:'. */
export function withParts(all: readonly Outlined[], lines: readonly Line[]): Outlined[] {
  const joined: Outlined[] = []
  for (const next of all) {
    const title = lines[next.start - 1]?.text ?? ''
    const before = joined.at(-1)
    if (!before || !isForPart(title)) {
      joined.push(next)
      continue
    }
    const part = title.replace(/[:\s]+$/, '')
    const steps = before.found.steps.map((section) => ({
      ...section,
      rows: section.rows.filter((row) => row !== title),
    }))
    joined[joined.length - 1] = {
      ...before,
      end: next.end,
      found: {
        ...before.found,
        ingredients: [...before.found.ingredients, ...under(part, next.found.ingredients)],
        steps: [...steps.filter(({ rows }) => rows.length > 0), ...under(part, next.found.steps)],
        notes: [...before.found.notes, ...next.found.notes],
      },
    }
  }
  return joined
}

/** Sections of a part, the first of them under its title where it has none. */
export function under(title: string, sections: readonly DraftSection[]): DraftSection[] {
  return sections.map((section, at) =>
    at === 0 && section.title === '' ? { ...section, title } : section,
  )
}

/**
 * The recipes of a text that has no heading at all, in order: each but the first begins at a title that
 * stands alone above at least three ingredients and what to do with them. Linear.
 */
export function recipesWithoutHeadings(lines: readonly Line[]): Outlined[] {
  const starts = startsIn(lines)
  const first = oneIn(lines.slice(0, starts[0]))
  // Above the title of the first recipe somebody told something.
  if (!isWhole(first)) starts.shift()
  const all = [0, ...starts].map((from, at) => {
    const found = oneIn(lines.slice(from, starts[at]))
    return found && { ...found, start: found.start + from, end: found.end + from }
  })
  const whole = all.filter(isWhole)
  if (whole.length > 0 && whole.length === all.length) return whole
  const only = oneIn(lines)
  return only ? [only] : []
}

/** A recipe without any heading: in lines, or in a sentence, whichever begins first or says more. */
function oneIn(lines: readonly Line[]): Outlined | null {
  const bare = recipeWithoutHeadings(lines, { typed: true })
  const said = recipeInSentences(lines)
  if (!bare || !said) return bare ?? said
  const rows = ({ found }: Outlined) => flatRows(found.ingredients).length
  return said.start === bare.start && rows(said) >= rows(bare) ? said : bare
}

function isWhole(found: Outlined | null): found is Outlined {
  return found !== null && found.found.steps.length > 0
}

/** The titles of recipes that follow: words alone in a block, then a list, then work. */
function startsIn(lines: readonly Line[]): number[] {
  const starts: number[] = []
  for (let at = 1; at < lines.length; at += 1) {
    const end = endOfList(lines, at)
    if (end - at <= 3) continue
    if (lines.slice(end, end + 2).some(({ text }) => looksLikeStep(text))) starts.push(at)
    // What stands in the list begins no other; so no line is read twice.
    at = end - 1
  }
  return starts
}

/** Where the list below a title ends; the title itself where it is none. */
function endOfList(lines: readonly Line[], at: number): number {
  const title = lines[at]
  if (!title || !isTitle(title)) return at
  const isSaid = (line?: Line) => line !== undefined && aboutAbove(line.text) !== null
  const start = at + (isSaid(lines[at + 1]) ? (isSaid(lines[at + 2]) ? 3 : 2) : 1)
  const end = Math.max(endOfRun(lines, start), endOfBlock(lines, start))
  return end - start >= 3 ? end : at
}

/** Where a block of a few words a line ends, of which some are ingredients; its start for none. */
function endOfBlock(lines: readonly Line[], start: number): number {
  const length = lines.slice(start + 1, start + 40).findIndex(({ gap }) => gap) + 1
  const block = lines.slice(start, start + length)
  const some = block.filter(({ text }) => looksLikeIngredient(text)).length
  const areShort = block.every(({ text }) => text.length <= 60 && !looksLikeStep(text))
  return areShort && some * 3 >= block.length ? start + length : start
}

function isTitle({ text, gap, number, tag, rank }: Line): boolean {
  if (!gap || number !== null || (tag === 'li' && rank === 0)) return false
  if (text.length > 60 || /[.!?:;,]$/.test(text) || looksLikeIngredient(text)) return false
  return !isForPart(text) && !isPartName(text) && headingKind(text) === null
}
