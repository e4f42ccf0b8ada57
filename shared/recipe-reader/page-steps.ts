/** The steps that the data of a page gives, as the page shows them. */
import { headedOnPage, linesOfText, maybeTitles } from './align.ts'
import { letters } from './clean.ts'
import { flatRows, type DraftSection } from './draft.ts'
import { rowOf } from './lines.ts'
import type { Sight } from './shown.ts'
import { stepSections } from './step-sections.ts'

/** Without the name of the dish as the first line of what to do. */
export function withoutName(steps: DraftSection[], name: string): DraftSection[] {
  const [first, ...others] = steps
  const [line, ...rows] = first?.rows ?? []
  if (!first || line === undefined || letters(line) !== letters(name)) return steps
  if (rows.length > 0) return [{ ...first, rows }, ...others]
  return others.length > 0 ? others : steps
}

/** Steps of the data, under the titles that the page shows among them. */
export function headed(steps: DraftSection[], sight: Sight): DraftSection[] {
  const all = parted(steps, sight)
  return maybeTitles(flatRows(all)).length > 0 ? headedOnPage(all, sight.lines()) : all
}

/** Steps that the data gives as one text, parted as the page parts them. */
function parted(steps: DraftSection[], sight: Sight): DraftSection[] {
  const rows = flatRows(steps)
  const only = rows.length === 1 ? (rows[0] ?? '') : ''
  if (only.length < 80) return steps
  const lines = linesOfText(only, sight.lines())
  if (lines) return stepSections(lines.map(rowOf))
  const marked = sight.marked().find((each) => flatRows(each.steps).length > 1)
  const said = flatRows(marked?.steps ?? [])
  return marked && letters(said.join('')) === letters(only) ? marked.steps : steps
}
