/** A recipe out of the lines that were taken for its ingredients, its steps and its notes. */
import { minutesIn } from './amounts.ts'
import { once, withOddLines, withoutAbove } from './around-rows.ts'
import { letters } from './clean.ts'
import { nothingFound, type Found } from './draft.ts'
import { isKeeping, withoutKeeping } from './how-long.ts'
import { hasAmount, looksLikeStep } from './line-looks.ts'
import { rowOf, type Line } from './lines.ts'
import { withPartsAsRows } from './named-parts.ts'
import { withoutOddSteps } from './odd-steps.ts'
import { isTyped } from './outline-list.ts'
import { inlinePieces } from './list-in-line.ts'
import type { Draft } from './outline-run.ts'
import { ingredientSections, withoutBullet } from './rows.ts'
import { stepsOfLines } from './steps.ts'
import { isFarewell, withoutSmile } from './words.ts'

export function foundIn(draft: Draft): Found {
  // 'What a portion has:' behind a list only leads to something else.
  const between = draft.between.every(({ text }) => text.endsWith(':')) ? [] : draft.between
  const steps = draft.steps.length > 0 ? draft.steps : between
  // What a list of steps says is one, a good wish, too.
  const whole = steps.filter((line) => line.tag === 'li' || !isFarewell(line.text))
  const footnotes = footnotesIn(whole, draft.ingredients)
  const uncounted = withoutUncounted(whole)
  const even = withoutOddSteps(uncounted, draft.ingredients)
  const kept = new Set(even)
  const odd = uncounted.filter((line) => !kept.has(line) && looksLikeStep(line.text))
  const work = even.filter((line) => !footnotes.includes(line))
  const said = withoutClosing(work, draft.ingredients)
  const keeping = work.slice(said.length).filter(isKeeping)
  // What was the title of some ingredients is that of some steps, too.
  const titles = new Set(draft.ingredients.filter(({ rank }) => rank > 0).map(titleOf))
  const told = said.map((line) => {
    const isTitle = line.tag !== 'li' && line.rank === 0 && titles.has(titleOf(line))
    return isTitle ? { ...line, rank: 7 } : line
  })
  // In a text what stands between the parts is somebody's remark; on a page it may be anything.
  const remarks = draft.steps.length > 0 ? draft.between.filter(isTyped) : []
  return {
    ...nothingFound(),
    notes: [
      ...draft.notes,
      ...[...remarks, ...footnotes, ...odd, ...keeping].map(({ text }) => text),
    ].map(withoutLabel),
    ingredients: once(
      ingredientSections(
        inlineRows(withPartsAsRows(withOddLines(withoutAbove(draft.ingredients)))).map(rowOf),
      ),
    ),
    steps: once(stepsOfLines(told.map(rowOf))),
    servings: draft.about.servings ?? '',
    minutes: minutesIn(draft.about),
  }
}

/** '*I used only half of it.': what a sign above refers to, below all steps. */
function footnotesIn(steps: readonly Line[], rows: readonly Line[]): Line[] {
  const last = steps.findLastIndex(
    (line) => line.tag === 'li' || !/^\*{1,3}\s?\p{L}/u.test(line.text),
  )
  const isReferred = [...rows, ...steps.slice(0, last + 1)].some(({ text }) => /\S\*/.test(text))
  return isReferred ? steps.slice(last + 1) : []
}

/** Of a word so many letters tell what it is about, whatever form it is in. */
const STEM = 5

/**
 * Steps without the exclamation below them that says nothing of what any of them, or of the ingredients, is about,
 * 'Write to me how it was!', and without how long the dish keeps.
 */
export function withoutClosing(steps: readonly Line[], rows: readonly Line[]): readonly Line[] {
  return withoutKeeping(withoutExclamation(steps, rows))
}

function withoutExclamation(steps: readonly Line[], rows: readonly Line[]): readonly Line[] {
  const last = steps.at(-1)
  const isSaid = last !== undefined && /^\D{10,100}!+$/.test(withoutSmile(last.text.slice(0, 120)))
  if (!last || steps.length < 3 || last.tag === 'li' || !isSaid) return steps
  const stemsOf = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM))
  const known = new Set([...rows, ...steps.slice(0, -1)].flatMap(({ text }) => stemsOf(text)))
  return stemsOf(last.text).some((stem) => known.has(stem)) ? steps : steps.slice(0, -1)
}

/** Steps of a page that are counted as they are typed, without what stands in other blocks below the last. */
function withoutUncounted(steps: readonly Line[]): readonly Line[] {
  const isCounted = ({ text }: Line) => /^\d{1,2}\s?[-.):]{1,2}\s?\p{Lu}/u.test(text)
  const last = steps.findLastIndex(isCounted)
  const frame = steps[last]?.frame
  const counted = steps.filter(isCounted)
  // Where each stands in a block of its own, so may what goes on without a number.
  const areTogether = counted.every((line) => line.frame === frame)
  if (!frame || counted.length < 3 || !areTogether) return steps
  return steps.filter((line, at) => at <= last || line.frame === frame || line.tag === 'li')
}

/** 'Notes: freezes well.' stands under a heading that says so. */
function withoutLabel(note: string): string {
  return note.replace(
    /^(?:notes?|notizen?|hinweise?|anmerkungen?|remarques?|notas?|nota|opmerking(?:en)?|noter|anteckning(?:ar)?|merknad(?:er)?|uwag[ai]|huom)\s?:\s+/iu,
    '',
  )
}

const titleOf = ({ text }: Line) => letters(text)

/** All ingredients in one line with commas between them, or those of each part in one of its own. */
export function inlineRows(lines: Line[]): Line[] {
  const all = lines.map((line) => {
    const [, part = '', rest = line.text] = /^(?:([^:,\d]{3,30}):\s+)?(.*)$/s.exec(line.text) ?? []
    return { line, part: lines.length > 1 ? part : '', pieces: inlinePieces(rest) }
  })
  const inline = all.filter(({ pieces }) => pieces.length > 0).length
  if (inline === 0 || inline < lines.length - 1) return joinedAtCommas(lines)
  return all.flatMap(({ line, part, pieces }) => {
    if (pieces.length === 0) return [line]
    const rows = pieces.map((text, at) => ({
      ...line,
      text: withoutBullet(at === pieces.length - 1 ? text.replace(/\.$/, '') : text),
    }))
    return part === '' ? rows : [{ ...line, text: part, rank: 7 }, ...rows]
  })
}

/** Of lines that all end with a comma, those that were broken in two are one again. */
function joinedAtCommas(lines: Line[]): Line[] {
  const ends = lines.filter(({ text }) => text.endsWith(',')).length
  if (lines.length < 4 || ends < lines.length * 0.6 || !lines.every(isTyped)) return lines
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isBroken = before && !line.gap && !/[,:;]$/.test(before.text) && !hasAmount(line.text)
    if (isBroken) joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined.map((line) => ({ ...line, text: line.text.replace(/[,.]$/, '') }))
}
