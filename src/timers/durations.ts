/** Times in the words of a step: what a timer can be started from (product §2.cooking). */
import { countAt, type Counted } from '#shared/ingredient/counts.ts'
import { pastHalf } from '#shared/ingredient/number.ts'

/** A phrase of a text. A range, '5-10 minutes', begins at its shorter end and names the longer. */
export type Duration = { start: number; end: number; seconds: number; longest: number }

const UNITS: Record<string, number> = {}
const WORDS: [number, string][] = [
  [
    1,
    'second|seconds|sec|secs|sek|sekunde|sekunden|seconde|secondes|segundo|segundos|secondo|secondi|sekund|sekunder|sekundy',
  ],
  [
    60,
    'minute|minutes|min|mins|minuten|minuto|minutos|minuti|minuut|minut|minuter|minutter|minuta|minutę|minuty',
  ],
  [900, 'viertelstunde|kwartier|kvarter|kwadrans'],
  [2700, 'dreiviertelstunde'],
  [
    3600,
    'hour|hours|hr|hrs|h|stunde|stunden|std|heure|heures|hora|horas|ora|ore|uur|uren|timme|timmar|godzina|godzinę|godziny|godzin|godz',
  ],
]
for (const [seconds, words] of WORDS) for (const word of words.split('|')) UNITS[word] = seconds

const LONGEST = 24 * 3600

const UNIT = /(?:[ \u00a0]*|-)(\p{L}+)(?![\p{L}\d])/uy
const SHORT = /^(?:secs?|sek|mins?|h|hrs?|std|godz)$/
/** The dot of an abbreviation, '25 min. in the oven'; before a capital it may end the sentence. */
const DOT = /\.(?=[ \u00a0]+[\p{Ll}\d])/uy
const CLOCK = /(\d{1,2}):([0-5]\d)(?::([0-5]\d))?/y
const RANGE = /\s*[-–—]\s*|\s+(?:to|or|bis|à|a|tot)\s+/y
const AND = /,?\s*(?:(?:and|und|et|y|en?|och|og|i)\s+)?/y
const ARTICLE = /(?:an?|eine|une|una|een|en|et)(?= )|un['’]/iy
/** 'A second bowl', 'en minutos'. */
const NO_TIME = /^(?:an?|une?|una|un)\s+se[cg]\p{L}+$|^en\s+\p{L}+s$/iu
/** '1 hora y cuarto' */
const AND_QUARTER =
  /\s+(?:and a quarter|y cuarto|et quart|e un quarto|och en kvart|og et kvart)(?!\p{L})/iuy
/** 'Time' is an hour in Danish, and how often in 'stir one time'; 'timer' are hours. */
const DANISH = /[æøå]|(?<!\p{L})(?:halvanden|en halv|og|lad|til|ved|skal)(?!\p{L})/iu

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

/** '5 minutes', '5-10 min', 'half an hour', 'an hour and a half', 'eineinhalb Stunden'. */
function measureAt(text: string, start: number): Measure | null {
  const article = matchEnd(ARTICLE, text, start)
  const first = countAt(text, start)
  // 'Een kwartier' is no quarter of anything.
  const one = article === null ? null : { quantity: 1, to: null, end: article }
  const found = measured(text, first) ?? measured(text, one)
  const isNone = found && NO_TIME.test(text.slice(start, found.end))
  return isNone ? null : found
}

function measured(text: string, count: Counted | null): Measure | null {
  if (count === null) return null
  const first = withHalf(text, count)
  const rangeEnd = first.to === null ? matchEnd(RANGE, text, trimmed(text, first.end)) : null
  const upTo = rangeEnd === null ? null : countAt(text, rangeEnd)
  const second = upTo && withHalf(text, upTo)
  const isRange = second !== null && second.quantity > first.quantity
  const unit = unitAt(text, trimmed(text, isRange ? second.end : first.end))
  if (unit === null) return null
  const [from, to] = [first.quantity, isRange ? second.quantity : (first.to ?? first.quantity)]
  const half = pastHalf(text, unit.end)
  const end = half ?? matchEnd(AND_QUARTER, text, unit.end) ?? unit.end
  const more = end === unit.end ? 0 : half === null ? 0.25 : 0.5
  const seconds = (quantity: number) => Math.round((quantity + more) * unit.seconds)
  return { seconds: seconds(from), longest: seconds(to), end, unit: unit.seconds }
}

/** 'Två och en halv timme': numbers in words take a half, too. */
function withHalf(text: string, count: Counted): Counted {
  const end = pastHalf(text, trimmed(text, count.end))
  return end === null ? count : { ...count, quantity: count.quantity + 0.5, end }
}

/** Words for numbers take in the space behind them. */
function trimmed(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length
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
  const isHour = /^timer?$/.test(word) && DANISH.test(text)
  const seconds = isHour ? 3600 : Object.hasOwn(UNITS, word) ? UNITS[word] : undefined
  if (seconds === undefined) return null
  const end = UNIT.lastIndex
  return { seconds, end: (SHORT.test(word) ? matchEnd(DOT, text, end) : null) ?? end }
}

function matchEnd(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : null
}
