/** How long things take, from what pages and people write. */
import { BEHIND_MINUTES } from '../ingredient/counts.ts'
import { clean } from './clean.ts'

const HOURS =
  'h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|uur|uren|tim(?:m(?:ar|e))?|timer?|t|godz(?:in[ay]?)?|tuntia?|час(?:а|ов)?|ч|óra|hod(?:in[ay]?)?|saat|ώρ(?:α|ες)|годин[аи]?'
const MINUTES =
  'm|mins?|minutes?|minuten?|minutos?|minuti|minuto|minuuttia?|minutter|minutt|minuter|minuty?|minut|минут[аы]?|мин|perc|minút|dakika|λεπτά|хвилин[аи]?'
const DAYS = 'd|days?|tage?|jours?|d[ií]as?|giorn[oi]|dagen|dagar|dage'
const AMOUNT = String.raw`((?:\d{1,2}\s)?[123]\/[234]|\d+(?:[.,]\d+)?|\d*\s?[½¼¾])`
const TO = '(?:to|or|bis|oder|à|a|ou|o|tot|of|till?|eller|do)'
/** A range counts as its shorter end. Behind an hour minutes need no word: '1 h 30', '1h30'. */
const SPAN = new RegExp(
  String.raw`${AMOUNT}\s*(?:(?:-|${TO}\s)\s*\d+\s*)?(?:(${HOURS})(?!\p{L})\.?(?:\s*([0-5]\d)(?=${BEHIND_MINUTES}))?|(?:(${MINUTES})|(${DAYS}))(?!\p{L})\.?)`,
  'giu',
)
/** Between the ends of a range: '45 minutes to 1 hour'. */
const UP_TO = new RegExp(String.raw`^\s*(?:[-–—]|${TO})\s*$`, 'iu')
/** Between the parts of one time: '1 hour and 15 minutes'. */
const SAME = /^\s*(?:and|und|et|y|e|en|och|og|i)?\s*$/iu
const ISO =
  /^\s*[+-]?P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?\s*$/i
const GLYPHS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
/** Nothing is cooked for longer; a larger number is a mistake of the page. */
const LONGEST = 60 * 24 * 60

/** A time in whole minutes: ISO 8601 ('PT1H30M'), words ('1 Std. 30 Min.') or a bare number; null for none. */
export function minutesOf(value: unknown): number | null {
  if (typeof value === 'number') return sensible(value)
  if (Array.isArray(value)) return minutesOf(value[0])
  if (typeof value === 'object' && value !== null) {
    const { maxValue, minValue, value: plain } = value as Record<string, unknown>
    return minutesOf(maxValue ?? plain ?? minValue)
  }
  if (typeof value !== 'string') return null
  const text = clean(value).slice(0, 200)
  const iso = ISO.exec(text)
  if (iso) {
    const [, , , weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = iso.map((part) =>
      Number(part ?? 0),
    )
    return sensible(((weeks * 7 + days) * 24 + hours) * 60 + minutes + seconds / 60)
  }
  if (/^\d+$/.test(text)) return sensible(Number(text))
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock) return sensible(Number(clock[1]) * 60 + Number(clock[2]))
  return sensible(spans(text))
}

/** '2', '2,5', '2½', '2 1/2' */
function valueOf(number: string): number {
  const [, count = '0', upper, lower] = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(number) ?? []
  if (upper !== undefined) return Number(count) + Number(upper) / Number(lower)
  const whole = Number.parseFloat(number.replace(',', '.'))
  return (Number.isNaN(whole) ? 0 : whole) + (GLYPHS[number.trim().at(-1) ?? ''] ?? 0)
}

function spans(text: string): number {
  let total = 0
  let end = 0
  let isUpTo = false
  for (const { index, 0: all, ...parts } of text.matchAll(SPAN)) {
    const { 1: number = '', 2: hours, 3: rest = '0', 4: minutes } = parts
    const between = text.slice(end, index)
    isUpTo = end > 0 && (UP_TO.test(between) || (isUpTo && SAME.test(between)))
    end = index + all.length
    if (isUpTo) continue
    const unit = hours !== undefined ? 60 : minutes !== undefined ? 1 : 24 * 60
    total += valueOf(number) * unit + Number(rest)
  }
  return total
}

function sensible(minutes: number): number | null {
  return Number.isFinite(minutes) && minutes >= 1 && minutes <= LONGEST ? Math.round(minutes) : null
}

const TIME_LINE =
  /^[\p{L}./& -]{0,30}(?:time|zeit|время|temps|tiempo|tempo|tid|tijd|czas|aika|idő|doba|čas|час|време|времетраене|timp(?:ul)?|timpi|vrijeme|vreme|süresi|χρόνος|laikas|waktu|thời gian|cuisson|préparation|repos|cottura|preparazione|cocción|elaboración)(?!\p{L})[\p{L}/ ]{0,20}\s*:?\s*(?:ca\.?|about|approx\.?|env\.?)?\s*\d[^.]{0,25}\.?$/iu

const TIMES = new RegExp(
  String.raw`(?:\p{L}+-\s?/\s?)?\p{L}*(?:time|zeit|temps|tiempo|tempo|tid|tijd|czas|aika)\p{L}*\s*:?\s*(?:ca\.?\s*)?(?:\d+(?:[.,]\d+)?\s*(?:${HOURS}|${MINUTES}|${DAYS})(?!\p{L})\.?\s*)+`,
  'giu',
)

/** 'Time:', 'Calories per person:' */
const FACT = /(?:^|[\s/|·])\p{Lu}\p{L}{2,24}(?: \p{L}{1,3}\.?){0,2}:\s/gu

/** Whether a line is three facts or more, how long it takes before the others. */
function isListOfFacts(text: string): boolean {
  if (text.length > 250 || !/\d/.test(text)) return false
  const values = text.split(FACT)
  const [before = '', first = ''] = values
  if (values.length < 4 || before !== '' || values.some((value) => value.length > 25)) return false
  return timeAlone(first.replace(/^(?:ca|env|circa)\.?\s|[\s/|·,]+$/giu, '')) !== null
}

/** Whether a line only says how long a part of the work takes: 'Prep time: 10 minutes'. */
export function isTimeLine(text: string): boolean {
  if (isListOfFacts(text)) return true
  if (text.length > 100 || !/\d/.test(text)) return false
  if (text.length < 60 && TIME_LINE.test(text)) return minutesOf(text.replace(/^\D+/, '')) !== null
  return text.replace(TIMES, '').trim() === ''
}

/** '5 min. bereiden', '20 min de cuisson' */
const TIME_OF = /^[\s,.·|•;/+-]*(?:de |d['’]|di |of )?\p{L}{3,20}(?: time)?[\s,.·|•;/+-]*$/u

/** Whether a line holds several times, and behind each a word for what it is of. */
function areTimesFirst(text: string): boolean {
  const [before, ...words] = text.replace(SPAN, '\n').split('\n')
  return before === '' && words.length > 1 && words.every((word) => TIME_OF.test(word))
}

/** Whether a line holds times of parts of the work, and nothing else: 'Préparation : 15 min Repos : -'. */
export function isOnlyTimes(text: string): boolean {
  if (text.length > 160 || !/\d/.test(text)) return false
  if (areTimesFirst(text)) return true
  const pieces = text
    .replace(SPAN, '\n')
    .replace(/:\s*[-–—](?=\s|$|\p{L})/gu, ':\n')
    .split('\n')
  return (
    pieces.length > 1 &&
    pieces.every((piece) => /^[\s,.·|•;/-]*(?:\p{L}[\p{L}' ’/-]{2,25}\s*:)?\s*$/u.test(piece))
  )
}

/** What a time is of: the parts of the work, or all of it. */
const LABEL = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:\p{L}+-\s?/\s?)?\p{L}*(?:zeit|dauer|tijd|tid)|(?:[\p{L}-]+ )?(?:time|idő|süresi)`,
    String.raw`(?:doba|čas|час|время|време|vrijeme|vreme|χρόνος)(?: \p{L}+)?`,
    String.raw`(?:temps|tiempo|tempo|durée)(?: (?:d['’]|de |di )?(?:la )?\p{L}+)?`,
    String.raw`(?:ins)?gesamt|total[eo]?(?: tijd| tid)?|ready in`,
    String.raw`prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|work|rest(?:ing)?|chill(?:ing)?`,
    String.raw`vorbereit(?:ung|en)|zubereit(?:ung|en)|koch(?:en)?|back(?:en)?|garen|arbeit|ruhen?`,
    String.raw`préparation|cuisson|repos|attente|réfrigération|preparación|cocción|cocinar|horno|reposo`,
    String.raw`elaboración|preparazione|cottura|riposo|voorbereiding|bereiding|koken|oven|wachten|rusten`,
    String.raw`forberedelse|tilberedning|förberedelse|tillagning|preparo|cozimento)`,
  ].join('|') + String.raw`\.?\s*:?\s*(?:(?:ca|env)\.?|about|etwa|circa|environ)?\s*(?=[\d½¼¾])`,
  'giu',
)
/** '10 min de cuisson', '15 min prep' */
export const TIME_FIRST = /^(\d[^:]{1,20}?)\s+(?:de |d['’]|di )?(\p{L}{4,}(?: time)?)\.?$/u
/** The same where a line begins: most lines do not. */
const LABEL_FIRST = new RegExp(LABEL.source, 'iuy')
const WHOLE =
  /gesamt|total|ready in|^(?:time|zeit|dauer|tijd|tid|temps|tiempo|tempo|durée)[\s:.]*(?:ca|env|about|etwa|\d|$)/iu

/**
 * Times with what they are of, and nothing else: 'Prep 10 min, cook 20 min'. They add up, unless one
 * of them is the time of the whole; null where anything is left over.
 */
export function timesOf(text: string): { minutes: number; count: number; of: string } | null {
  LABEL_FIRST.lastIndex = 0
  if (!LABEL_FIRST.test(text)) return null
  const labels = [...text.matchAll(LABEL)]
  if (labels.length === 0 || labels.length > 6 || labels[0]?.index !== 0) return null
  let sum = 0
  let whole: number | null = null
  for (const [at, label] of labels.entries()) {
    const from = label.index + label[0].length
    const time = timeAlone(text.slice(from, labels[at + 1]?.index))
    if (time === null) return null
    sum += time.minutes
    if (WHOLE.test(label[0])) whole = time.minutes
  }
  return { minutes: whole ?? sum, count: labels.length, of: labels[0]?.[0] ?? '' }
}

/** What may stand between times, or behind the last. */
const BETWEEN =
  /^(?:[\s,.·|•;/+&()–—-]|(?:and|und|et|y|e|en|och|og|to|bis|à|a|tot|till?|do)(?!\p{L}))*$/iu

export function timeAlone(text: string): { minutes: number } | null {
  const range = text.replace(/[–—](?=\s*\d)/g, '-')
  const left = range.replace(SPAN, ' ')
  const minutes = BETWEEN.test(left) ? minutesOf(range) : null
  return minutes === null ? null : { minutes }
}
