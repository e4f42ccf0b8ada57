/** Lines among the steps of a page that are laid out as no step is: captions, tips aside, what is sold. */
import { isCountAlone } from './counted-work.ts'
import { looksLikeStep } from './line-looks.ts'
import { mostCommon } from './line-shapes.ts'
import type { Line } from './lines.ts'
import { withoutLabelled, withoutQuiet, withoutWordsBelow } from './said-beside.ts'
import { isPartName } from './words.ts'

/** So many steps, and so many of all lines, show how a step is laid out. */
const FEWEST_STEPS = 3
const MOST_OF_STEPS = 0.6
/** Of lines that are laid out otherwise in the same way more than these may be steps, too. */
const MOST_ODD = 0.2

/** Names that say where something stands, and not what it is. */
const PLACE = /^(?:first|last|odd|even|alt|active|current|(?:[\w-]*[-_])?\d+)$/i

function shapeOf({ tag, names = [], frame }: Line): string {
  const named = [...names, '/', ...(frame?.names ?? [])].filter((name) => !PLACE.test(name))
  return [tag, frame?.tag, ...named].join(' ')
}

/**
 * The steps of a page without the few lines that are set in other letters, or stand in boxes of another kind, than
 * all others. rows: the ingredients.
 */
export function withoutOddSteps(given: readonly Line[], rows: readonly Line[]): readonly Line[] {
  if (!given.every(({ frame }) => frame)) return given
  const lines = withoutLabelled(withoutWordsBelow(withoutQuiet(given)), rows)
  // Numbers that count stand in boxes of their own.
  const told = lines.filter(({ rank, text }) => rank === 0 && !isCountAlone(text))
  const { shape, count, times } = mostCommon(told, shapeOf)
  if (count < FEWEST_STEPS || count < told.length * MOST_OF_STEPS) return lines
  const frames = new Set(told.filter((line) => shapeOf(line) === shape).map(({ frame }) => frame))
  const last = told.findLastIndex((line) => shapeOf(line) === shape)
  const before = new Set(told.slice(0, last + 1).map(shapeOf))
  // Below the title of a part, or a title of several lines, the boxes may be called otherwise.
  let title: Line | null = null
  return lines.filter((line) => {
    if (line.rank > 0) title = line
    else if (shapeOf(line) === shape) title = null
    else if (line !== told[0] && !isCountAlone(line.text)) {
      const isPart = title && (isPartName(title.text) || (times.get(shapeOf(line)) ?? 0) > 1)
      return isPart || !isOdd(line)
    }
    return true
  })

  function isOdd(line: Line): boolean {
    if (line.number !== null || /^\d/.test(line.text)) return false
    // Behind the last step any number of them may stand.
    const isFew = (times.get(shapeOf(line)) ?? 0) <= Math.max(1, told.length * MOST_ODD)
    if (!isFew && before.has(shapeOf(line))) return false
    return !looksLikeStep(line.text) || !frames.has(line.frame)
  }
}
