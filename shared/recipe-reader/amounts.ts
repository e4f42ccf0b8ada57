/** How many a recipe is for and how long it takes, from what pages and people write. */
import { clean } from './clean.ts'

const HOURS =
  'h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|uur|uren|timm(?:ar|e)|timer?|t|godz(?:in[ay]?)?|tuntia?|tuntia'
const MINUTES =
  'm|mins?|minutes?|minuten?|minutos?|minuti|minuto|minuuttia?|minutter|minutt|minuter|minuty?|minut'
const DAYS = 'd|days?|tage?|jours?|d[ií]as?|giorn[oi]|dagen|dagar|dage'
const AMOUNT = String.raw`(\d+(?:[.,]\d+)?|\d*\s?[½¼¾])`
const SPAN = new RegExp(
  String.raw`${AMOUNT}\s*(?:-\s*\d+\s*)?(?:(${HOURS})|(${MINUTES})|(${DAYS}))(?![\p{L}])\.?`,
  'giu',
)
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

function spans(text: string): number {
  let total = 0
  for (const [, number = '', hours, minutes, days] of text.matchAll(SPAN)) {
    const glyph = GLYPHS[number.trim().at(-1) ?? '']
    const whole = Number.parseFloat(number.replace(',', '.'))
    const value = (Number.isNaN(whole) ? 0 : whole) + (glyph ?? 0)
    if (hours !== undefined) {
      total += value * 60
      // '1 h 30' leaves out what the second number counts.
      const rest = /\bh\s*([1-5]\d)(?!\s*[\p{L}\d])/iu.exec(text)
      if (rest && minutes === undefined) total += Number(rest[1])
    } else if (minutes !== undefined) total += value
    else if (days !== undefined) total += value * 24 * 60
  }
  return total
}

function sensible(minutes: number): number | null {
  return Number.isFinite(minutes) && minutes >= 1 && minutes <= LONGEST ? Math.round(minutes) : null
}

const PEOPLE =
  /^(?:(?:serves|makes|yields?|servings|for|für|ergibt|pour|para|per|dosi per|voor|till|til|na|porties|porzioni|portionen)\s*:?\s*)?(\d{1,3}(?:\s*(?:-|–|to|bis|à|a|tot)\s*\d{1,3})?)\s*(?:servings?|serves|people|persons?|portions?|port\.?|portionen?|personen?|personnes?|raciones|ración|porciones|comensales|personas?|persone|porzioni|porties|portioner|personer|porsjoner|porcji|porcje|osoby|osób|porções|pessoas|annosta|henkilölle)?\.?$/iu

/** For how many, as written; of a list the wordiest that is still short. '4 servings' is '4', '12 muffins' stays. */
export function servingsOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? String(value) : ''
  if (Array.isArray(value)) {
    const all = value
      .slice(0, 10)
      .map(servingsOf)
      .filter((each) => each !== '')
    return all.find((each) => !/^\d+$/.test(each)) ?? all[0] ?? ''
  }
  if (typeof value === 'object' && value !== null) {
    const { value: count, unitText, minValue, maxValue } = value as Record<string, unknown>
    const range = minValue !== undefined && maxValue !== undefined ? `${minValue}-${maxValue}` : ''
    return servingsOf(
      `${String(count ?? (range || (maxValue ?? minValue ?? '')))} ${String(unitText ?? '')}`,
    )
  }
  if (typeof value !== 'string') return ''
  const text = clean(value.slice(0, 500)).slice(0, 200)
  if (/^0+(?!\d|[.,])/.test(text)) return ''
  const people = PEOPLE.exec(text)
  if (people) return (people[1] ?? '').replace(/\s*(?:-|–)\s*/, '-')
  return text
}

const SERVES = new RegExp(
  [
    String.raw`^(?:serves|servings|yields?|makes|portions?|personen|portionen|für|fuer|ergibt|pour|para|per|dosi per|dosi|voor|porciones|raciones|rende|rendimento|porcje|ilość porcji|porzioni|personas|portioner|porsjoner|antal|annoksia|personnes|porções)\b[\s:]*(?:about|ca\.?|etwa|approximately)?\s*(\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s+\p{L}[\p{L} ]{0,24})?)\.?$`,
    String.raw`^(?:(?:ca\.?|for)\s*)?(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)\s*(?:servings|people|persons|port|personen|portionen|personnes|parts|raciones|porciones|comensales|persone|porzioni|porties|portioner|personer|porsjoner|porcji|porcje|osoby|osób|porções|pessoas|annosta|henkilölle)\b\.?$`,
  ].join('|'),
  'iu',
)
const TOTAL =
  /^(?:total(?:\s*time)?|ready in|time|gesamtzeit|gesamt|zeit|dauer|arbeitszeit|temps total|temps|tiempo total|tiempo|tempo totale|tempo total|tempo|totale tijd|bereidingstijd|tijd|total tid|tid i alt|tid|tidsbruk|czas(?: przygotowania| całkowity)?|valmistusaika|aika)\s*:?\s*(.+)$/iu

const TIME_LINE =
  /^[\p{L}./ -]{0,30}(?:time|zeit|temps|tiempo|tempo|tid|tijd|czas|aika|cuisson|préparation|repos|cottura|preparazione|cocción)[\p{L}/ ]{0,20}\s*:?\s*(?:ca\.?|about|approx\.?|env\.?)?\s*\d[^.]{0,25}\.?$/iu

const TIMES = new RegExp(
  String.raw`(?:\p{L}+-\s?/\s?)?\p{L}*(?:time|zeit|temps|tiempo|tempo|tid|tijd|czas|aika)\p{L}*\s*:?\s*(?:ca\.?\s*)?(?:\d+(?:[.,]\d+)?\s*(?:${HOURS}|${MINUTES}|${DAYS})(?!\p{L})\.?\s*)+`,
  'giu',
)

/** Whether a line only says how long a part of the work takes: 'Prep time: 10 minutes'. */
export function isTimeLine(text: string): boolean {
  if (text.length > 100 || !/\d/.test(text)) return false
  if (text.length < 60 && TIME_LINE.test(text)) return minutesOf(text.replace(/^\D+/, '')) !== null
  return text.replace(TIMES, '').trim() === ''
}

/** What a line of a page says of servings and time, if that is what it says. */
export function aboutLine(text: string): { servings?: string; minutes?: number } | null {
  if (text.length > 80 || !/[\d½]/.test(text)) return null
  const serves = SERVES.exec(text)
  if (serves) return { servings: servingsOf(serves[1] ?? serves[2] ?? '') }
  const total = /(?:gesamt|total)\p{L}*\s*:?\s*(?:ca\.?\s*)?\d.*$/iu.exec(text)?.[0]
  const time = TOTAL.exec(total ?? text)
  const minutes = time && /\d|½/.test(time[1] ?? '') ? minutesOf(time[1]) : null
  if (minutes !== null) return { minutes }
  const worked = partsOf(text)
  if (worked !== null) return { minutes: worked }
  const pieces = text.split(/\s*[·|•;]\s*/)
  if (pieces.length < 2 || pieces.length > 5) return null
  // Beside a number of people a time needs no word for it: 'For 4 persons · 40 min'.
  const found = pieces.map((piece) => aboutLine(piece) ?? timeAlone(piece))
  return found.every((each) => each !== null) ? Object.assign({}, ...found) : null
}

const PART = new RegExp(
  String.raw`^(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|work|rest(?:ing)?|chill(?:ing)?|vorbereit(?:ung|en)|zubereit(?:ung|en)|koch(?:en)?|back(?:en)?|arbeit|ruhe|préparation|cuisson|repos|preparación|cocción|horno|preparazione|cottura|riposo|voorbereiding|bereiding|koken|oven|forberedelse|tilberedning|förberedelse|tillagning|preparo|cozimento)[- ]?(?:time|zeit|tid|tijd)?\s*:?\s*(?:ca\.?\s*)?(?=[\d½¼¾])`,
  'iu',
)

/** Preparing and cooking in one line: 'Prep 10 min, cook 20 min'. */
function partsOf(text: string): number | null {
  const pieces = text.split(/\s*[,·|•;/+]\s*|\s+(?:and|und|et|y|e|en|och|og)\s+/)
  if (pieces.length < 2 || pieces.length > 4) return null
  const times = pieces.map((piece) => {
    const part = PART.exec(piece)
    return part ? (timeAlone(piece.slice(part[0].length))?.minutes ?? null) : null
  })
  return times.some((time) => time === null)
    ? null
    : times.reduce((sum: number, time) => sum + (time ?? 0), 0)
}

function timeAlone(text: string): { minutes: number } | null {
  const minutes = text.replace(SPAN, '').trim() === '' ? minutesOf(text) : null
  return minutes === null ? null : { minutes }
}
