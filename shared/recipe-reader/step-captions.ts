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
