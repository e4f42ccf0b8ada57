/** A further part of a recipe without headings: its title and its ingredients. */
import { endOfRun } from './bare-rows.ts'
import { isForPart, looksLikeIngredient, looksLikeStep } from './line-looks.ts'
import type { Line } from './lines.ts'
import { headingKind } from './words.ts'

/** 'For the cream' and its ingredients, behind the steps of another part; empty where none begin. */
export function partAt(lines: readonly Line[], at: number): Line[] {
  const title = lines[at]
  if (!title || !isForPart(title.text)) return []
  const end = endOfRun(lines, at + 1)
  return end - at > 2 ? lines.slice(at, end) : []
}

/** On a page, a heading above a list of ingredients and another one of steps. */
export function listedPartAt(lines: readonly Line[], at: number): Line[] {
  const [title, first] = lines.slice(at, at + 2)
  if (!title || title.rank === 0 || headingKind(title.text) !== null) return []
  const length = lines.slice(at + 1).findIndex(({ list }) => list !== first?.list)
  const rows = lines.slice(at + 1, at + 1 + length)
  const next = lines[at + 1 + length]
  const isList = first?.tag === 'li' && rows.some(({ text }) => looksLikeIngredient(text))
  if (!isList || !next || !looksLikeStep(next.text)) return []
  // In bold letters only above a list of amounts.
  const measured = rows.filter(({ text }) => looksLikeIngredient(text)).length
  const isPart =
    title.rank === 7 ? first.list?.tag === 'ul' && measured > rows.length * 0.6 : next.tag === 'li'
  return isPart ? [title, ...rows] : []
}

/** Whether a heading like that above the first list of the work stands above one more list of it, which is named alike. */
export function isNextWork(lines: readonly Line[], at: number, steps: readonly Line[]): boolean {
  const [line, next] = lines.slice(at, at + 2)
  const [title, last] = [steps[0], steps.at(-1)]
  const namesOf = (each?: Line) => each?.list?.names.join(' ')
  const isAlike = title !== undefined && title.rank > 0 && line?.rank === title.rank
  const areLists = last?.tag === 'li' && next?.tag === 'li' && next.list !== last.list
  return isAlike && areLists && namesOf(next) === namesOf(last) && looksLikeStep(next.text)
}
