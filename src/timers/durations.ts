/** Times in the words of a step: what a timer can be started from (product §2.cooking). */
import { BEHIND_MINUTES, countAt, RANGE, type Counted } from '#shared/ingredient/counts.ts'
import { pastHalf } from '#shared/ingredient/number.ts'
import { isRestOfNumber, wordsAt } from './number-words.ts'

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
  [900, 'viertelstunde|viertelstunden|kwartier|kwartiertje|kvarter|kwadrans|kwadranse|kwadransów'],
  [1800, 'halfuur|halfuurtje|halvtimme|halvtimma'],
  [2700, 'dreiviertelstunde'],
  [
    3600,
    'hour|hours|hr|hrs|h|stunde|stunden|std|heure|heures|hora|horas|ora|ore|uur|uren|timme|timmar|godzina|godzinę|godziny|godzin|godz',
  ],
]
for (const [seconds, words] of WORDS) for (const word of words.split('|')) UNITS[word] = seconds

const LONGEST = 24 * 3600

/** '1h30' */
const UNIT = /(?:[ \u00a0]*|-)(h(?=[0-5]\d(?![\p{L}\d]))|\p{L}+(?![\p{L}\d]))/iuy
const SHORT = /^(?:secs?|sek|mins?|h|hrs?|std|godz)$/
/** The dot of an abbreviation, '25 min. in the oven'; before a capital it may end the sentence. */
const DOT = /\.(?=[ \u00a0]+[\p{Ll}\d])/uy
const CLOCK = /(\d{1,2}):([0-5]\d)(?::([0-5]\d))?/y
const AND = /,?\s*(?:(?:and|und|et|y|en?|och|og|i)\s+)?/y
const ARTICLE = /(?:an?|eine|une|una|een|en|et)(?= )|un['’]/iy
/** 'A second bowl', 'en minutos'. */
const NO_TIME = /^(?:an?|une?|una|un)\s+se[cg]\p{L}+$|^en\s+\p{L}+s$/iu
/** '1 h 30' */
const REST = new RegExp(String.raw`[ \u00a0]*([0-5]?\d)(?=${BEHIND_MINUTES})`, 'iuy')
/** Between an hour and its minutes in words: 'one hour forty', 'una hora y cuarenta'. */
const BEHIND = /[ \u00a0]+(?:(?:and|und|et|y|e|en|och|og|i)[ \u00a0]+)?/iuy
/** What is counted does not follow. */
const WHOLE = new RegExp(`(?=${BEHIND_MINUTES})`, 'iuy')
/** 'A quarter of an', 'three-quarters of an', 'un quarto d’', 'trzy czwarte'. */
const QUARTERS =
  /[ -]?(?:quarters?|viertel|quarts?|cuartos?|quart[oi]|kwart|kvarts?|czwart[ae]|ćwierć)(?:[ -](?:of (?:an?|one)|einer|de|di|van een|a[fv] en))?(?: d['’]|(?=[ -]))/iuy
const HALF_OF = /half[ -](?:of[ -])?(?:an?|one)(?=[ -])/iy
/** 'And a quarter', behind a number or behind its unit. */
const PARTS_BEHIND: [RegExp, number][] = [
  [/-and-a-half(?!\p{L})/iuy, 0.5],
  [
    /(?:[ -](?:and|und|et|y|e|en|och|og|i)[ -]| (?=trois))(?:three|drei|trois|tres|tre|drie|trzy)[ -]?(?:quarters|viertel|quarts|cuartos|quarti|kwart|kvarts?|czwarte)(?![\p{L}-]| (?:of|d['’]))/iuy,
    0.75,
  ],
  [
    /[ -](?:and[ -]a[ -]quarter|und eine? viertel|y (?:un )?cuarto|et (?:un )?quart|e un quarto|en een kwart|och en kvart|og et? kvart|i kwadrans)(?![\p{L}-]| (?:of|d['’]))/iuy,
    0.25,
  ],
]
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
  if (first === null || isRestOfNumber(text, start)) return null
  let { seconds, longest, end } = first
  // '1 hour 30 minutes': a smaller unit right behind it belongs to it.
  const next = measureAt(text, matchEnd(AND, text, end) ?? end)
  if (next && seconds === longest && first.unit > next.unit && next.longest < first.unit) {
    seconds += next.seconds
    longest += next.longest
    end = next.end
  } else if (first.unit === 3600 && seconds === longest && seconds % 3600 === 0) {
    const rest = matchEnd(REST, text, end)
    const words = rest === null ? wordsAt(text, matchEnd(BEHIND, text, end) ?? end) : null
    if (rest !== null) {
      seconds = longest = seconds + 60 * Number(text.slice(end, rest))
      end = rest
    } else if (words && words.quantity >= 10 && words.quantity < 60) {
      if (matchEnd(WHOLE, text, words.end) !== null) {
        seconds = longest = seconds + 60 * words.quantity
        end = words.end
        // 'One hour forty dumplings' may be either; 'ten' and 'ti' are no numbers elsewhere.
      } else if (words.end - end > 4) return null
    }
  }
  return seconds > 0 && longest <= LONGEST ? { start, end, seconds, longest } : null
}

type Measure = { seconds: number; longest: number; end: number; unit: number }

/** '5 minutes', '5-10 min', 'half an hour', 'an hour and a half', 'eineinhalb Stunden'. */
function measureAt(text: string, start: number): Measure | null {
  const article = matchEnd(ARTICLE, text, start)
  const found =
    measured(text, wordsOf(text, start)) ??
    measured(text, countAt(text, start)) ??
    // 'Een kwartier' is no quarter of anything.
    measured(text, article === null ? null : { quantity: 1, to: null, end: article })
  const isNone = found && NO_TIME.test(text.slice(start, found.end))
  return isNone ? null : found
}

function measured(text: string, count: Counted | null): Measure | null {
  if (count === null) return null
  const first = withParts(text, count)
  const rangeEnd = first.to === null ? matchEnd(RANGE, text, trimmed(text, first.end)) : null
  const upTo = rangeEnd === null ? null : (wordsOf(text, rangeEnd) ?? countAt(text, rangeEnd))
  const second = upTo && withParts(text, upTo)
  const isRange = second !== null && second.quantity > first.quantity
  const unit = unitAt(text, trimmed(text, isRange ? second.end : first.end))
  if (unit === null) return null
  const [from, to] = [first.quantity, isRange ? second.quantity : (first.to ?? first.quantity)]
  const { more, end } = partBehind(text, unit.end)
  const seconds = (quantity: number) => Math.round((quantity + more) * unit.seconds)
  return { seconds: seconds(from), longest: seconds(to), end, unit: unit.seconds }
}

/** Numbers and parts that only times are told in: 'forty-five', 'quarter of an'. */
function wordsOf(text: string, start: number): Counted | null {
  const half = matchEnd(HALF_OF, text, start)
  const quarter = matchEnd(QUARTERS, text, start)
  if (half === null && quarter === null) return wordsAt(text, start)
  return { quantity: half === null ? 0.25 : 0.5, to: null, end: half ?? quarter ?? start }
}

/** 'Två och en halv timme', 'three quarters of an hour': numbers in words take a part, too. */
function withParts(text: string, count: Counted): Counted {
  const quarters = matchEnd(QUARTERS, text, trimmed(text, count.end))
  if (quarters !== null) return { ...count, quantity: count.quantity / 4, end: quarters }
  const { more, end } = partBehind(text, trimmed(text, count.end))
  return more === 0 ? count : { ...count, quantity: count.quantity + more, end }
}

/** The half or the quarters that a text adds at an index: 'and a half'. */
function partBehind(text: string, start: number): { more: number; end: number } {
  const half = pastHalf(text, start)
  if (half !== null) return { more: 0.5, end: half }
  for (const [pattern, more] of PARTS_BEHIND) {
    const end = matchEnd(pattern, text, start)
    if (end !== null) return { more, end }
  }
  return { more: 0, end: start }
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
