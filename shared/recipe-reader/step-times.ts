/** How long each step takes, where that stands in front of all of them: '10 min. Peel the leeks.' */
import type { DraftSection } from './draft.ts'
import { timeAlone } from './times.ts'

/** A time in brackets, or one that a sign or nothing parts from a sentence. */
const IN_FRONT =
  /^(?:[([](\d[^()[\]]{1,20})[)\]]\s?[.:–—-]?|(\d[^.:–—()]{1,20}?)(?:\.?:|\.|\s[–—-])?)\s+(?=\p{Lu})/u
/** One of as many steps may stand without its time. */
const MOST_TIMED = 4

/** Steps without their times, where each has one; a single one may be what the step is about. */
export function withoutTimes(sections: DraftSection[]): DraftSection[] {
  const rows = sections.flatMap((section) => section.rows)
  if (rows.length < 2 || !/^[([]?\d/.test(rows[0] ?? '')) return sections
  const timed = rows.filter((row) => lengthOfTime(row) > 0).length
  if (timed < rows.length - (rows.length >= MOST_TIMED ? 1 : 0)) return sections
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => row.slice(lengthOfTime(row))),
  }))
}

/** How long the time in front of a step is, with what parts it; 0 where none stands there. */
function lengthOfTime(row: string): number {
  const [all = '', inBrackets, alone] = IN_FRONT.exec(row) ?? []
  return timeAlone(inBrackets ?? alone ?? '') === null ? 0 : all.length
}
