/** Steps under the titles of their sections. */
import type { DraftSection } from './draft.ts'
import { isForPart, isLabel, looksLikeStep, withoutBrackets } from './line-looks.ts'
import type { RowLine } from './row-pairs.ts'
import {
  withoutCaptions,
  withoutRepeated,
  withoutSameStart,
  withoutWordsAbove,
  withTitlesCounted,
} from './step-captions.ts'
import { withoutTimes } from './step-times.ts'
import { isOnlyTimes } from './times.ts'
import { labelOf, withoutCounts, withoutNumbers, withoutWord } from './step-numbers.ts'
import { headingKind, isPartName, sectionOfHeading, withoutAdvertisement } from './words.ts'
import { asTitle, CAPITALS, isRow, push, titled, withoutBullets, withRowsOnly } from './rows.ts'

/** Rows of steps: without the numbers that count them, under the titles of their sections. */
export function stepSections(lines: readonly RowLine[]): DraftSection[] {
  const kept = withoutTitlesLeft(
    withoutBullets(
      withoutCaptions(
        withTitlesCounted(withoutWordsAbove(withoutSameStart(withoutRepeated(lines)))),
      ).map((line) => ({
        ...line,
        text: withoutAdvertisement(line.text),
      })),
    ).filter(isRow),
  )
  const isCounted = kept.filter((line) => labelOf(line.text) !== null).length >= 2
  // 'Step 1: the dough' above what is done in it.
  const areTitled = kept.every((line, at) => {
    const label = labelOf(line.text)
    if (label === null || line.entry) return !line.entry
    const rest = line.text.slice(label)
    return (
      rest !== '' &&
      rest.length < 40 &&
      !/[.!]$/.test(rest) &&
      labelOf(kept[at + 1]?.text ?? '1') === null
    )
  })
  // 'For the glaze', among 'For the dough:' and its like.
  const areForParts = kept.some(({ text }) => text.endsWith(':') && isForPart(text))
  const headings = kept.filter((line) => line.heading).length
  const isLoud = kept.filter((line) => CAPITALS.test(line.text)).length > kept.length * 0.5
  const sections: DraftSection[] = []
  let open = false
  // Below 'Step 1: the dough' a paragraph is a step.
  let isTold: boolean | undefined = false
  kept.forEach((line, at) => {
    const next = kept[at + 1]
    const label = isCounted ? labelOf(line.text) : null
    if (label !== null) {
      open = false
      const rest = withoutSameCount(line.text.slice(0, label), line.text.slice(label).trim())
      if (rest === '' || isOnlyTimes(rest)) return
      const isShort = rest.length < 70 && !/[.!]$/.test(withoutBrackets(rest))
      isTold = (line.heading || areTitled) && isShort && next && labelOf(next.text) === null
      if (isTold) return void sections.push(titled(line, asTitle(rest)))
      open = true
      return push(sections, rest)
    }
    const isTitle =
      line.heading &&
      headings < kept.length &&
      next !== undefined &&
      !/[.!]$/.test(line.text) &&
      !next.heading
    const isNamed =
      next !== undefined &&
      ((!line.entry && isPartName(line.text)) ||
        (areForParts && !line.entry && isForPart(line.text)) ||
        (isLabel(line.text) && (line.text.endsWith(':') || (CAPITALS.test(line.text) && !isLoud))))
    // 'Preparation' above the title of its first part.
    const isHead =
      line.heading &&
      !line.entry &&
      next !== undefined &&
      headingKind(line.text) === 'steps' &&
      sectionOfHeading(line.text) === ''
    if (isTitle || isNamed || isHead) {
      sections.push(titled(line))
      open = false
    } else if (isCounted && open && !line.entry && !isOfList(line, kept[at - 1]))
      extend(sections, line.text)
    else {
      push(sections, line.text)
      open = isCounted && !isTold
    }
  })
  return withoutTimes(
    withoutNumbers(
      withoutWord(withoutCounts(withRowsOnly(sections))),
      kept.every((line) => line.entry),
    ),
  )
}

/** Lines of a page without the headings below all work, which are of something else. */
function withoutTitlesLeft(lines: readonly RowLine[]): readonly RowLine[] {
  const isLeft = ({ heading, frame, entry, tag, text }: RowLine, at: number) =>
    heading &&
    frame !== undefined &&
    !entry &&
    tag !== 'li' &&
    !text.endsWith('.') &&
    (at === lines.length - 1 || !looksLikeStep(text))
  const end = lines.findLastIndex((line, at) => !isLeft(line, at)) + 1
  return end > 0 ? lines.slice(0, end) : lines
}

/** 'Step 1', and behind it '1 Boil it.': the number is said twice. */
function withoutSameCount(label: string, text: string): string {
  const count = /\d+/.exec(label)?.[0] ?? ''
  const isTwice = count !== '' && text.startsWith(`${count} `) && /^\d+ \p{Lu}/u.test(text)
  return isTwice ? text.slice(count.length + 1) : text
}

/** Whether a line is an entry of a list, or behind one: no part of the step before it. */
function isOfList(line: RowLine, before?: RowLine): boolean {
  return line.tag === 'li' || before?.tag === 'li'
}

function extend(sections: DraftSection[], text: string): void {
  const rows = sections.at(-1)?.rows
  if (rows && rows.length > 0) rows.push(`${rows.pop()} ${text}`)
  else push(sections, text)
}
