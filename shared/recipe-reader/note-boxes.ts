/** Boxes between the heading of the steps and the first of them: 'Planning ahead', and what one may do the day before. */
import { looksLikeStep } from './line-looks.ts'
import type { Line } from './lines.ts'
import type { Box } from './tree.ts'

/** So many lines may stand in such a box. */
const MOST_LINES = 20
/** So many lines behind it show that work is told there: a title, and what stands below it. */
const BEHIND = 3

/**
 * The place behind the box of a page that begins with the heading at `at`, where work is told there, in what the
 * box stands in; `at` itself where the heading stands in no box of its own.
 */
export function behindNoteBox(lines: readonly Line[], at: number): number {
  const box = lines[at]?.frame
  if (!box?.parent || isWithin(lines[at - 1], box)) return at
  let end = at + 1
  while (end <= at + MOST_LINES && isWithin(lines[end], box)) end += 1
  const around = box.parent
  const below = lines.slice(end, end + BEHIND)
  const isWork = (line: Line) => isWithin(line, around) && looksLikeStep(line.text)
  return end > at + 1 && isWithin(below[0], around) && below.some(isWork) ? end : at
}

/** Whether the block that a line is stands in a box, however deep. */
function isWithin(line: Line | undefined, box: Box): boolean {
  for (let each = line?.frame; each; each = each.parent) if (each === box) return true
  return false
}
