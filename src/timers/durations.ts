/** Times in the words of a step: what a timer can be started from (product §2.cooking). */
import { numberAt } from '#shared/ingredient/number.ts'

/** A phrase of a text. A range, '5-10 minutes', begins at its shorter end and names the longer. */
export type Duration = { start: number; end: number; seconds: number; longest: number }

const UNITS: Record<string, number> = {}
const WORDS: [number, string][] = [
  [
    1,
    'second|seconds|sec|secs|sek|sekunde|sekunden|seconde|secondes|segundo|segundos|secondo|secondi',
  ],
  [60, 'minute|minutes|min|mins|minuten|minuto|minutos|minuti|minuut'],
  [3600, 'hour|hours|hr|hrs|h|stunde|stunden|std|heure|heures|hora|horas|ora|ore|uur|uren'],
]
for (const [seconds, words] of WORDS) for (const word of words.split('|')) UNITS[word] = seconds

const LONGEST = 24 * 3600

const UNIT = /(?:[ \u00a0]*|-)(\p{L}+)(?![\p{L}\d])/uy
const SHORT = /^(?:secs?|sek|mins?|h|hrs?|std)$/
/** The dot of an abbreviation, '25 min. in the oven'; before a capital it may end the sentence. */
const DOT = /\.(?=[ \u00a0]+[\p{Ll}\d])/uy
const CLOCK = /(\d{1,2}):([0-5]\d)(?::([0-5]\d))?/y
const RANGE = /\s*[-–—]\s*|\s+(?:to|or|bis|à|a|tot)\s+/y
const AND = /,?\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?/y
const ARTICLE = /an?(?= )/iy

/** The times that a text names, in their order. */
export function findDurations(text: string): Duration[] {
  const found: Duration[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (/[\p{L}\d.,:/]/u.test(text[at - 1] ?? ' ')) continue
    const duration = durationAt(text, at)
    if (!duration) continue
    found.push(duration)
    at = duration.end - 1
  }
  return found
}

/** Seconds as a timer shows them: 3:42, 1:03:42. */
export function formatSeconds(seconds: number): string {
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60]
  const hours = Math.floor(seconds / 3600)
  const two = (part: number) => String(part).padStart(2, '0')
  const [minutes = 0, rest = 0] = parts
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

function durationAt(text: string, start: number): Duration | null {
  const first = clockAt(text, start) ?? measureAt(text, start)
  if (first === null) return null
  let { seconds, longest, end } = first
  // '1 hour 30 minutes': a smaller unit right behind it belongs to it.
  const next = measureAt(text, matchEnd(AND, text, end) ?? end)
  if (next && seconds === longest && first.unit > next.unit && next.longest < first.unit) {
    seconds += next.seconds
    longest += next.longest
    end = next.end
  }
  return seconds > 0 && longest <= LONGEST ? { start, end, seconds, longest } : null
}

type Measure = { seconds: number; longest: number; end: number; unit: number }

/** '5 minutes', '5-10 min', 'half an hour', 'an hour'. */
function measureAt(text: string, start: number): Measure | null {
  const article = matchEnd(ARTICLE, text, start)
  const first = article === null ? numberAt(text, start) : { value: 1, end: article }
  if (first === null) return null
  const rangeEnd = matchEnd(RANGE, text, first.end)
  const second = rangeEnd === null || article !== null ? null : numberAt(text, rangeEnd)
  const isRange = second !== null && second.value > first.value
  const unit = unitAt(text, isRange ? second.end : first.end)
  if (unit === null) return null
  const seconds = Math.round(first.value * unit.seconds)
  const longest = isRange ? Math.round(second.value * unit.seconds) : seconds
  return { seconds, longest, end: unit.end, unit: unit.seconds }
}

/** '2:30 minutes', '1:30 h', '1:03:42 hours'. Without a unit behind it, '2:30' is a time of the day. */
function clockAt(text: string, start: number): Measure | null {
  CLOCK.lastIndex = start
  const match = CLOCK.exec(text)
  const unit = match && unitAt(text, CLOCK.lastIndex)
  if (!match || !unit) return null
  const [, high = '0', low = '0', last] = match
  const larger = last === undefined ? unit.seconds : 3600
  const seconds = Number(high) * larger + (Number(low) * larger) / 60 + Number(last ?? 0)
  return { seconds, longest: seconds, end: unit.end, unit: 1 }
}

function unitAt(text: string, start: number): { seconds: number; end: number } | null {
  UNIT.lastIndex = start
  const word = UNIT.exec(text)?.[1]?.toLowerCase() ?? ''
  const seconds = Object.hasOwn(UNITS, word) ? UNITS[word] : undefined
  if (seconds === undefined) return null
  const end = UNIT.lastIndex
  return { seconds, end: (SHORT.test(word) ? matchEnd(DOT, text, end) : null) ?? end }
}

function matchEnd(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : null
}
