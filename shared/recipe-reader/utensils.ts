/** Lists of what else is needed, under words that stand above ingredients as well: 'You need: a grater'. */
import { hasAmount } from './line-looks.ts'
import type { Line } from './lines.ts'

/** So many rows show whether all of them say how much. */
const MOST_ROWS = 60

/**
 * The place behind a list of single words below the heading at `at`, where the rows before it say how much;
 * the heading's own place where there is none.
 */
export function behindUtensils(
  lines: readonly Line[],
  at: number,
  rows: readonly { text: string }[],
): number {
  const seen = rows.slice(0, MOST_ROWS)
  const measured = seen.filter(({ text }) => hasAmount(text)).length
  if (measured < 3 || measured * 3 <= seen.length) return at
  let end = at + 1
  while (isSingle(lines[end])) end += 1
  const next = lines[end]
  return end > at + 1 && next?.tag !== 'li' ? end : at
}

function isSingle(line?: Line): boolean {
  const isPlain = line?.rank === 0 && /^(?:li|div|p)$/.test(line.tag)
  return isPlain && /^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(line.text)
}
