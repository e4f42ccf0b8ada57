/** How many a recipe is for and how long it takes, from what pages and people write. */
import { BEHIND_MINUTES } from '../ingredient/counts.ts'
import { clean } from './clean.ts'

const HOURS =
  'h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|uur|uren|timm(?:ar|e)|timer?|t|godz(?:in[ay]?)?|tuntia?|час(?:а|ов)?|ч'
const MINUTES =
  'm|mins?|minutes?|minuten?|minutos?|minuti|minuto|minuuttia?|minutter|minutt|minuter|minuty?|minut|минут[аы]?|мин'
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

const PEOPLE =
  /^(?:(?:serves|makes|yields?|servings|for|für|ergibt|pour|para|per|dosi per|voor|till|til|na|porties|porzioni|portionen)\s*:?\s*)?(\d{1,3}(?:\s*(?:-|–|to|or|bis|oder|à|a|ou|o|tot|of|eller)\s*\d{1,3})?)\s*(?:servings?|serves|people|persons?|portions?|port\.?|portionen?|personen?|leute|gäste|guests|convives|ospiti|personnes?|raciones|ración|porciones|comensales|personas?|persone|porzioni|porties|portioner|personer|porsjoner|porcji|porcje|osoby|osób|porções|pessoas|annosta|henkilölle)?\.?$/iu

/** 'For 4 people you need': what leads to the list behind the number. */
const NEEDS = /\s(?:you(?:'ll)? need|braucht man|brauchst du|benötigt man|il (?:vous )?faut)$/i

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
  const text = clean(value.slice(0, 500)).slice(0, 200).replace(NEEDS, '')
  if (/^0+(?!\d|[.,])/.test(text)) return ''
  const people = PEOPLE.exec(text)
  if (people) return (people[1] ?? '').replace(/\s*(?:-|–)\s*/, '-')
  return text
}

const SERVES = new RegExp(
  [
    String.raw`^(?:serves|(?:to )?feeds?|servings|yields?|makes|donne|portions?|personen|portionen|für|fuer|ergibt|pour|para|per|dosi per|dosi|voor|porciones|raciones|rende|rendimento|porcje|ilość porcji|porzioni|personas|portioner|porsjoner|antal|mængde|mängd|mengde|menge|quantité|annoksia|personnes|porções)\b[\s:]*(?:about|ca\.?|circa|etwa|approximately|around|environ|[~≈])?\s*(\d{1,3}(?:(?:\s?[-–]\s?|\s(?:to|or|bis|oder|à|ou|o|tot|of|til|till|eller)\s)\d{1,3})?(?:\s+\p{L}[\p{L} ]{0,24})?)\s?[.:]?$`,
    String.raw`^(?:(?:ca\.?|for)\s*)?(\d{1,3}(?:(?:\s?[-–]\s?|\s(?:to|or|bis|oder|à|a|ou|o|tot|of|til|till|eller)\s)\d{1,3})?)\s*(?:servings|people|persons?|pers|portions?|port|portion\/en|portion\(en\)|person\(en\)|personen|portionen|personnes|parts|raciones|porciones|comensales|persone|porzioni|porties|portioner|personer|porsjoner|porcji|porcje|osoby|osób|porce|porcí|adag(?:hoz)?|főre|fő részére|porções|pessoas|annosta|henkilölle)(?!\p{L})\s?[.:]?$`,
    String.raw`^(?:number of|anzahl(?: der)?|nombre de|n[úu]mero de|numero di|aantal|antall?|liczba|ilość|počet|количество) (?:people|persons|servings|personnes|parts|personen|portionen|personas|raciones|porciones|persone|porzioni|porties|personer|portioner|porsjoner|porcji|osób|porcí|porções|pessoas|порций)\s*:?\s*(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)$`,
  ].join('|'),
  'iu',
)
const TOTAL =
  /^(?:total(?:\s*time)?|ready in|time|gesamtzeit|gesamt|zeit|dauer|temps total|temps|tiempo total|tiempo|tempo totale|tempo total|tempo|totale tijd|bereidingstijd|tijd|total tid|tid i alt|tid|tidsbruk|czas(?: przygotowania| całkowity)?|valmistusaika|aika|(?:общее )?время(?: приготовления)?)(?!\s(?:de|du|d['’]|di|della)(?!\p{L}))\s*:?\s*(.+)$/iu

const TIME_LINE =
  /^[\p{L}./ -]{0,30}(?:time|zeit|время|temps|tiempo|tempo|tid|tijd|czas|aika|cuisson|préparation|repos|cottura|preparazione|cocción|elaboración)(?!\p{L})[\p{L}/ ]{0,20}\s*:?\s*(?:ca\.?|about|approx\.?|env\.?)?\s*\d[^.]{0,25}\.?$/iu

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

/** Whether a line holds times of parts of the work, and nothing else: 'Préparation : 15 min Repos : -'. */
export function isOnlyTimes(text: string): boolean {
  if (text.length > 160 || !/\d/.test(text)) return false
  const pieces = text
    .replace(SPAN, '\n')
    .replace(/:\s*[-–—](?=\s|$|\p{L})/gu, ':\n')
    .split('\n')
  return (
    pieces.length > 1 &&
    pieces.every((piece) => /^[\s,.·|•;/-]*(?:\p{L}[\p{L}' ’/-]{2,25}\s*:)?\s*$/u.test(piece))
  )
}

/** Nothing but numbers beside words for people: what one sets, not what one reads. */
const SETTING =
  /^(?=.*\d)(?:(?:serving|servings|serves|size|amount|portion|portions|portionen|personen|personnes|personas|porciones|raciones|persone|porzioni|porties|portioner|personer|porsjoner|porcje|porções|annosta|yield|scale|for|für|pour|para|per|voor)(?![\p{L}])|[\d\s+x×./:–-])+$/iu

/** Whether a line is what sets the number of servings: 'Serving amount 2 4'. */
export function isSetting(text: string): boolean {
  return text.length < 60 && SETTING.test(text) && /\p{L}{3}/u.test(text)
}

/** What is said of a recipe besides its parts; `parts` are times of parts of the work, by their names. */
export type About = { servings?: string; minutes?: number; parts?: Record<string, number> }

/** What is known so far, and what a line says. */
export function withAbout(known: About, said: About | null): About {
  return { ...known, ...said, ...(said?.parts && { parts: { ...known.parts, ...said.parts } }) }
}

export const FOR_PEOPLE =
  /\s(?:for|für|pour|para|per|voor|till|til)\s(\d{1,3}(?:(?:\s?[-–]\s?|\s(?:to|bis|à|a|tot|til|till)\s)\d{1,3})?)\s(?:servings|people|persons|portions|portionen|personen|personnes|raciones|porciones|personas|persone|porzioni|personer|portioner|porties)\)?:?$/iu

/** How many a title says that it is for: 'Pea soup for 4 people'; '' where it says nothing of that. */
export function servingsInTitle(title: string): string {
  return title.length < 100 ? servingsOf(FOR_PEOPLE.exec(inDigits(title))?.[1] ?? '') : ''
}

/** From two on, as people write it beside the word for people. */
const NUMBERS = [
  'two|zwei|deux|dos|due|twee|två|to|dois|kaksi',
  'three|drei|trois|tres|tre|drie|três|kolme',
  'four|vier|quatre|cuatro|quattro|fyra|fire|quatro|neljä',
  'five|fünf|cinq|cinco|cinque|vijf|fem|viisi',
  'six|sechs|seis|sei|zes|sex|seks|kuusi',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'))
const IN_WORDS =
  /(?<!\p{L})\p{L}{2,7}(?=\s(?:people|persons|servings|personen|portionen|leute|personnes|personas|raciones|porciones|persone|porzioni|porties|personer|portioner|porsjoner|pessoas|porções|henkilölle)(?!\p{L}))/giu

/** 'For four people' as 'For 4 people'. */
function inDigits(text: string): string {
  return text.replace(IN_WORDS, (word) => {
    const at = NUMBERS.findIndex((number) => number.test(word))
    return at < 0 ? word : String(at + 2)
  })
}

/**
 * A label and what stands in the line below it, as one line: 'Servings', '4'. null where they are none.
 */
export function labelled(label: string, value: string): string | null {
  if (label.length > 40 || value.length > 25 || /\d/.test(label) || !/^\D{0,4}\d/.test(value))
    return null
  const name = label.replace(/[\s:]+$/, '')
  // 'Garlic soup' above '4 portions' is a title.
  const number = /\d+/.exec(value)?.[0] ?? ''
  if (aboutLine(value) !== null && aboutLine(`${name}: ${number}`) === null) return null
  const line = `${name}: ${value}`
  return aboutLine(line) === null ? null : line
}

/** The time of the whole; where only parts of the work have one, their sum; null for neither. */
export function minutesIn({ minutes, parts = {} }: About): number | null {
  const sum = Object.values(parts).reduce((all, part) => all + part, 0)
  return minutes ?? (sum > 0 ? sum : null)
}

/** What a line of a page says of servings and time, if that is what it says. */
export function aboutLine(line: string): About | null {
  if (line.length > LONGEST_LINE) return null
  // 'Serves Serves 5'
  const said = line.replace(/^(\p{L}{4,20}) (?=\1 )/iu, '')
  const text = inDigits(said.replace(/^\(([^()]*)\)$/, '$1'))
  if (!/[\d½]/.test(text)) return null
  const times = timesOf(text)
  if (times !== null && times.count > 1) return { minutes: times.minutes }
  if (text.length > 80) return amongPeople(text)
  const serves = SERVES.exec(text)
  if (serves) return { servings: servingsOf(serves[1] ?? serves[2] ?? serves[3] ?? '') }
  const total = /(?:gesamt|total)\p{L}*\s*:?\s*(?:ca\.?\s*)?\d.*$/iu.exec(text)?.[0]
  const time = TOTAL.exec(total ?? text)
  const minutes = time && /\d|½/.test(time[1] ?? '') ? minutesOf(time[1]) : null
  if (minutes !== null) return { minutes }
  const [, span = '', of = ''] = TIME_FIRST.exec(text) ?? []
  const turned = of === '' ? null : timesOf(`${of} ${span}`)
  if (turned) return partOf(turned)
  if (times !== null && /:|zeit|time|tijd|tid|temps|tiempo|tempo|durée|dauer/i.test(times.of))
    return partOf(times)
  return amongPeople(text)
}

/** '20 pieces' */
const PIECES =
  /^(?:ca\.?\s)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s(?:pieces|pcs|stück|stk|szt|pièces|piezas|unidades|pezzi|stuks|stycken|stykker|sztuk|kpl)\.?$/iu

/** As `aboutLine`, above a recipe, where the word for a part of the work is enough: 'Prep 15 mins'. */
export function aboutAbove(text: string): About | null {
  const said = aboutLine(text)
  if (PIECES.test(text)) return { servings: text }
  const times = said === null && text.length < 40 ? timesOf(text) : null
  return times ? partOf(times) : said
}

function partOf({ of, minutes }: { of: string; minutes: number }): About {
  return { parts: { [of.replace(/\P{L}/gu, '').toLowerCase()]: minutes } }
}

/** A number of people beside times: 'Serves 4 · Prep 10 min · Cook 20 min'. */
function amongPeople(text: string): About | null {
  const pieces = text.split(
    /\s*[·|•;,]\s*|\s+(?=(?:serves|servings|portionen|für|pour|voor)\b\D*\d)/iu,
  )
  const at = pieces.findIndex((piece) => SERVES.test(piece))
  if (at < 0 || pieces.length < 2) return null
  const others = pieces.toSpliced(at, 1).join(' · ')
  // There a time needs no word for it: 'For 4 persons · 40 min'.
  const rest = aboutLine(others) ?? timeAlone(others) ?? (BARE_TIMES.test(others) ? {} : null)
  return rest && { ...rest, ...aboutLine(pieces[at] ?? '') }
}

/** 'Prep time: 15 · Cook time: 30': of what, nobody says. */
const BARE_TIMES = /^(?:(?:prep|cook|bake|total)\w* time:? \d{1,3}(?: · |$))+$/iu

/** Four times with their words; a longer line says something else. */
const LONGEST_LINE = 160

/** What a time is of: the parts of the work, or all of it. */
const LABEL = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:\p{L}+-\s?/\s?)?\p{L}*(?:zeit|dauer|tijd|tid)|(?:[\p{L}-]+ )?time`,
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
const TIME_FIRST = /^(\d[^:]{1,20}?)\s+(?:de |d['’]|di )?(\p{L}{4,}(?: time)?)\.?$/u
/** The same where a line begins: most lines do not. */
const LABEL_FIRST = new RegExp(LABEL.source, 'iuy')
const WHOLE =
  /gesamt|total|ready in|^(?:time|zeit|dauer|tijd|tid|temps|tiempo|tempo|durée)[\s:.]*(?:ca|env|about|etwa|\d|$)/iu

/**
 * Times with what they are of, and nothing else: 'Prep 10 min, cook 20 min'. They add up, unless one
 * of them is the time of the whole; null where anything is left over.
 */
function timesOf(text: string): { minutes: number; count: number; of: string } | null {
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

function timeAlone(text: string): { minutes: number } | null {
  const range = text.replace(/[–—](?=\s*\d)/g, '-')
  const left = range.replace(SPAN, ' ')
  const minutes = BETWEEN.test(left) ? minutesOf(range) : null
  return minutes === null ? null : { minutes }
}
