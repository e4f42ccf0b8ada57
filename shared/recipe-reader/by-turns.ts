/** Recipes told part by part: under the title of each what it takes, and directly below that what is done with it. */
import { nothingFound } from './draft.ts'
import { isAboutPage } from './endings.ts'
import { looksLikeIngredient, looksLikeStep } from './line-looks.ts'
import { rowOf, type Line } from './lines.ts'
import type { Outlined } from './outline-run.ts'
import { ingredientSections } from './rows.ts'
import { stepsOfLines } from './steps.ts'
import { headingKind, isFarewell } from './words.ts'

type Part = { title: Line; rows: Line[]; steps: Line[]; end: number }

/** The part whose title a line is; null where it is none. */
function partAt(lines: readonly Line[], at: number): Part | null {
  const [title, first] = lines.slice(at, at + 2)
  const isHead = title && title.rank > 0 && (title.rank < 7 || title.tag === 'tr')
  if (!isHead || !isEntry(first) || first?.rank !== 0) return null
  let start = at + 1
  while (isEntry(lines[start]) && lines[start]?.list === first?.list) start += 1
  let end = start
  while (isWork(lines[end], lines[end - 1])) end += 1
  const [rows, steps] = [lines.slice(at + 1, start), lines.slice(start, end)]
  const measured = rows.filter(({ text }) => looksLikeIngredient(text)).length
  const isPart = measured >= rows.length / 2 && steps.some(({ text }) => looksLikeStep(text))
  return isPart ? { title, rows, steps, end } : null
}

function isEntry(line?: Line): boolean {
  if (line?.tag === 'tr') return !(looksLikeStep(line.text) && /[.!]$/.test(line.text))
  return line?.tag === 'li' && line.list?.tag === 'ul'
}

function isWork(line?: Line, before?: Line): boolean {
  if (!line || line.rank > 0 || isEntry(line) || isFarewell(line.text)) return false
  return headingKind(line.text) === null && !isAboutPage(line, before)
}

/** A recipe in two such parts or more, directly below each other; null where there is none. */
export function recipeByTurns(lines: readonly Line[]): Outlined | null {
  for (let at = 0; at < lines.length; at += 1) {
    const parts: Part[] = []
    for (let part = partAt(lines, at); part; part = partAt(lines, part.end)) {
      if (parts[0] && parts[0].title.rank !== part.title.rank) break
      parts.push(part)
    }
    const end = parts.at(-1)?.end ?? 0
    if (parts.length < 2) continue
    const told = (kind: 'rows' | 'steps') =>
      parts.flatMap((part) => [part.title, ...part[kind]]).map(rowOf)
    const found = {
      ...nothingFound(),
      ingredients: ingredientSections(told('rows')),
      steps: stepsOfLines(told('steps')),
    }
    return { found, start: at, end: end - 1 }
  }
  return null
}

/** Between a list and the work stand no more lines than these. */
const MOST_BETWEEN = 3
const FEWEST = 3

/** The end of the list that begins in a line. */
function endOfList(lines: readonly Line[], at: number): number {
  let end = at
  while (lines[end]?.tag === 'li' && lines[end]?.list === lines[at]?.list) end += 1
  return end
}

/** A list that nothing counts, and soon below it the only one that counts work; null where there are none. */
export function recipeInLists(lines: readonly Line[]): Outlined | null {
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.list?.tag !== 'ul' || lines[at]?.tag !== 'li') continue
    const end = endOfList(lines, at)
    const between = lines.slice(end, end + MOST_BETWEEN + 1).findIndex(({ tag }) => tag === 'li')
    const start = end + Math.max(between, 0)
    const last = endOfList(lines, start)
    const [rows, steps] = [lines.slice(at, end), lines.slice(start, last)]
    const isNear = between >= 0 && lines[start]?.list?.tag === 'ol'
    const areRows = rows.every(
      ({ text, linked }) => !linked && text.length <= 100 && !/[.!?]$/.test(text),
    )
    const told = steps.filter(({ text }) => looksLikeStep(text)).length
    if (isNear && areRows && rows.length >= FEWEST && told >= FEWEST && told > steps.length * 0.7) {
      const found = {
        ...nothingFound(),
        ingredients: ingredientSections(rows.map(rowOf)),
        steps: stepsOfLines(steps.map(rowOf)),
      }
      return { found, start: at, end: last - 1 }
    }
    at = end - 1
  }
  return null
}
