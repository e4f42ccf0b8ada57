/** What stands among the steps of a page and is no work: words above them, below pictures and behind each. */
import { isLabel } from './line-looks.ts'
import type { RowLine } from './row-pairs.ts'
import { labelOf } from './step-numbers.ts'

/** Lines of a page without a few words above whole sentences, in another kind of element: 'Show pictures'. */
export function withoutWordsAbove(lines: readonly RowLine[]): readonly RowLine[] {
  const [first, ...others] = lines
  if (!first || first.entry || first.heading || first.text.length > 50 || others.length < 3)
    return lines
  const isSaid = isLabel(first.text) || labelOf(first.text) !== null || !/\p{L}$/u.test(first.text)
  const isWork = ({ text, tag }: RowLine) =>
    tag === others[0]?.tag && tag !== first.tag && /[.!?…)]$/.test(text)
  return !isSaid && others.every(isWork) ? others : lines
}

/** Lines without what stands below pictures between whole sentences: 'raw chicken', 'all done'. */
export function withoutCaptions(lines: readonly RowLine[]): readonly RowLine[] {
  const isCaption = ({ text, entry, tag }: RowLine) =>
    !entry && tag !== 'li' && /^\p{Ll}[^.!?:,;]{2,40}$/u.test(text) && text.split(' ').length <= 5
  const told = lines.filter((line) => !isCaption(line))
  const areWhole = told.length > 1 && told.every(({ text }) => /^\P{Ll}.*[.!?…)]$/su.test(text))
  return areWhole && told.length < lines.length - 1 ? told : lines
}

/** Lines of a page without the few words that stand below each of its steps: 'Done', 'Mark as read'. */
export function withoutRepeated(lines: readonly RowLine[]): readonly RowLine[] {
  const times = new Map<string, number>()
  for (const { text } of lines) times.set(text, (times.get(text) ?? 0) + 1)
  const isRepeated = ({ text, entry, tag }: RowLine) =>
    !entry &&
    tag !== 'li' &&
    (times.get(text) ?? 0) > 2 &&
    text.length < 40 &&
    /\p{L}$/u.test(text) &&
    labelOf(text) === null
  return times.size > lines.length - 2 ? lines : lines.filter((line) => !isRepeated(line))
}

/** Lines of a page in which each number that stands alone is followed by a few words, and these by work: titles. */
export function withTitlesCounted(lines: readonly RowLine[]): readonly RowLine[] {
  const counts = lines.flatMap(({ text }, at) => (labelOf(text) === text.length ? [at] : []))
  const isTitled = (at: number) => {
    const [line, next] = lines.slice(at + 1, at + 3)
    const isShort = line !== undefined && line.text.length < 60 && /\p{L}$/u.test(line.text)
    return isShort && next !== undefined && line.tag !== next.tag && /[.!)]$/.test(next.text)
  }
  if (counts.length < 2 || !counts.every(isTitled)) return lines
  const titles = new Set(counts.map((at) => at + 1))
  return lines.map((line, at) => (titles.has(at) ? { ...line, heading: true } : line))
}

/** More words are no label. */
const MOST_WORDS = 8

/** Lines of a page without the words that each of them begins with: 'Step done', beside a box to tick. */
export function withoutSameStart(lines: readonly RowLine[]): readonly RowLine[] {
  const [first, ...others] = lines.filter(({ heading }) => !heading)
  if (!first || first.entry || others.length < 2) return lines
  const words = first.text.split(' ', MOST_WORDS)
  let count = 0
  const isStart = (start: string) => others.every(({ text }) => text.startsWith(start))
  while (count < words.length - 1 && isStart(`${words.slice(0, count + 1).join(' ')} `)) count += 1
  const { length } = words.slice(0, count).join(' ')
  const isApart = lines.every(
    ({ text, heading }) => heading || /^\p{Lu}/u.test(text.slice(length + 1)),
  )
  if (count < 2 || !isApart) return lines
  return lines.map((line) => (line.heading ? line : { ...line, text: line.text.slice(length + 1) }))
}
