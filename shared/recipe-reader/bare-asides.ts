/** Lines that stand beside a recipe without headings, or between its steps, and are none of it. */
import { isSetting } from './amounts.ts'
import { isAboutPage, isOfWriter } from './endings.ts'
import { looksLikeStep } from './line-looks.ts'
import type { Line } from './lines.ts'
import { isBetweenLists } from './outline-list.ts'
import { isOnlyTimes, isTimeLine } from './times.ts'
import { headingKind, inlineKind } from './words.ts'

/** Whether a tip on a page stands between two steps that are laid out alike, the second of which nobody tells of themselves. */
export function isTipAmong(lines: readonly Line[], at: number, steps: readonly Line[]): boolean {
  const [line, next] = lines.slice(at, at + 2)
  const last = steps.at(-1)
  if (!line || !next || !last || inlineKind(line.text) !== 'notes') return false
  if (isBetweenLists(lines, at, last)) return true
  const isAlike = next.rank === 0 && next.tag === last.tag && next.frame === last.frame
  const isSaid = next.slanted || next.linked || isOfWriter({ ...next, gap: true }, steps)
  const isWork = looksLikeStep(next.text) && !next.text.endsWith('!') && !isAboutPage(next, last)
  return isAlike && isWork && !isSaid
}

/** Whether a line speaks of the recipe between its parts, or behind them: 'Equipment: a pan', 'Print'. */
export function isBeside({ text, tag, rank }: Line, kind: ReturnType<typeof headingKind>): boolean {
  if (tag === 'li' || (rank > 0 && rank < 7)) return false
  const isSaid = kind === 'stop' || kind === 'notes' || inlineKind(text) !== null
  return isSaid || isTimeLine(text) || isOnlyTimes(text) || isSetting(text)
}
