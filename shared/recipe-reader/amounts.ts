/** How many a recipe is for and how long it takes, from what pages and people write. */
import { clean } from './clean.ts'
import { TIME_FIRST, minutesOf, timeAlone, timesOf } from './times.ts'

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
    String.raw`^(?:number of|anzahl(?: der)?|nombre de|n[úu]mero de|numero di|aantal|antall?|liczba|ilość|počet|broj|num[ăa]r(?:ul)? de|количество|кількість|кол-во|брой|број|число|αριθμός) (?:people|persons|servings|personnes|parts|personen|portionen|personas|raciones|porciones|persone|porzioni|porties|personer|portioner|porsjoner|porcji|osób|porcí|porcija|osoba|porții|porções|pessoas|порци[йи]|порцій|порција|персон|μερίδων)\s*:?\s*(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)$`,
    String.raw`^(?:порци[йия]|порці[йї]|персон|porții|porcij[ae]|porce|adag|porsiyon|μερίδες|khẩu phần|porsi)(?!\p{L})\s*:?\s*(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)$`,
    String.raw`^1 (?:portion|batch|recipe|rezept|teig|recette|porsjon|sats|opskrift|oppskrift) (?:makes|gives|yields|ergibt|reicht für|donne|gir|ger|giver) (?:about |ca\.? |circa |etwa |environ )?(\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s\p{L}{2,20}){1,2})\.?$`,
  ].join('|'),
  'iu',
)
const TOTAL =
  /^(?:total(?:\s*time)?|ready in|time|gesamtzeit|gesamt|zeit|dauer|temps total|temps|tiempo total|tiempo|tempo totale|tempo total|tempo|totale tijd|bereidingstijd|tijd|total tid|tid i alt|tid|tidsbruk|czas(?: przygotowania| całkowity)?|valmistusaika|aika|(?:общее )?время(?: приготовления)?)(?!\s(?:de|du|d['’]|di|della)(?!\p{L}))\s*:?\s*(.+)$/iu

/** Nothing but numbers beside words for people: what one sets, not what one reads. */
const SETTING =
  /^(?=.*\d)(?:(?:serving|servings|serves|size|amount|portion|portions|portionen|personen|personnes|personas|porciones|raciones|persone|porzioni|porties|portioner|personer|porsjoner|porcje|porções|annosta|dosi|yield|scale|for|für|pour|para|per|voor)(?![\p{L}])|[\d\s+x×./:–-])+$/iu

/** Whether a line is what sets the number of servings: 'Serving amount 2 4'. */
export function isSetting(text: string): boolean {
  return text.length < 60 && SETTING.test(text) && /\p{L}{3}/u.test(text)
}

/** How many of the first lines say together, word by word, for how many it is: 'for', '4', 'servings'. */
export function linesOfSetting(lines: readonly { text: string }[]): number {
  const isOne = (count: number) => {
    const said = lines.slice(0, count)
    const isPlain = (text: string) =>
      !/\d/.test(text) || /^\D{0,2}\d{1,2}(?:\s?[-–]\s?\d{1,2})?\D{0,2}$/.test(text)
    const areWords =
      said.length === count && said.every(({ text }) => text.length <= 12 && isPlain(text))
    return areWords && isSetting(said.map(({ text }) => text).join(' '))
  }
  return [2, 3].find(isOne) ?? 0
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

const PERSONS =
  /^(?:people|persons?|personen|personer|personnes|personas|persone|pessoas|osób|osoby|henkilöä)$/iu

/** 'more than 2 hours' */
const MORE_THAN =
  /^(?:over|more than|at least|about|über|mindestens|etwa|plus de|environ|más de|unos|oltre|circa|più di|meer dan|ongeveer|över|drygt|mer än|mere end|cirka|mer enn|ponad|około|powyżej|mais de|cerca de|yli|noin)\s(?=\d)/iu

/**
 * A label and what stands in the line below it, as one line: 'Servings', '4'. null where they are none.
 */
export function labelled(label: string, value: string): string | null {
  if (label.length > 40 || value.length > 25 || /\d/.test(label)) return null
  if (!/^\D{0,4}\d/.test(value.replace(MORE_THAN, ''))) return null
  // 'Portions', and below it '300 g' of the first row.
  if (/^\d+\s?(?:k?g|ml|[dc]?l)$/i.test(value)) return null
  const name = label.replace(/[\s:]+$/, '')
  // 'Persons', and below it '1 cabbage'.
  if (PERSONS.test(name) && !/^[\d\s–-]+$/.test(value)) return null
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

/** 'Portion size: for 4 people' */
const PEOPLE_LABEL =
  /^(?:portion size|servings?|portionsgröße|portionen|portions?|raciones|porciones|porzioni|porties|portioner|porsjoner|porcje|porções): (?=(?:for|für|pour|para|per|voor|till?|dla)\s\d)/iu

/** '（2人分）'; without brackets it may be an amount of rice. */
const BRACKETED =
  /^[(（]\s?(\d{1,2}(?:\s?[-–~〜～]\s?\d{1,2})?)\s?(?:人分|人前|人份|인분)\s?[)）]$/u

/** What one presses to have another number, behind it: '4 servings Change' */
const TO_CHANGE =
  /(?<=^[^.:;,]{1,24}\p{L})\s(?:adjust|change|edit|scale|ändern|anpassen|umrechnen|modifier|ajuster|changer|cambiar|ajustar|modifica|cambia|alterar|aanpassen|wijzigen|wijzig|ändra|ændre|juster|endre|zmień|muuta)$/iu

/** What a line of a page says of servings and time, if that is what it says. */
export function aboutLine(line: string): About | null {
  if (line.length > LONGEST_LINE) return null
  // 'Serves Serves 5'
  const said = line
    .replace(/^(\p{L}{4,20}) (?=\1 )/iu, '')
    .replace(PEOPLE_LABEL, '')
    .replace(TO_CHANGE, '')
    // '- 2 +', and '2 4 6 8', to press
    .replace(/[-–−]\s*(\d{1,2})\s*\+$/, '$1')
    .replace(/(?<=:\s\d{1,2})(?: \d{1,2}){2,6}$/, '')
  const [, people] = BRACKETED.exec(line) ?? []
  if (people !== undefined) return { servings: people }
  const text = inDigits(said.replace(/^[(（]([^()（）]*)[)）]$/, '$1'))
  if (!/[\d½]/.test(text)) return null
  const times = timesOf(text)
  if (times !== null && times.count > 1) return { minutes: times.minutes }
  if (text.length > 80) return amongPeople(text)
  const serves = SERVES.exec(text)
  if (serves)
    return { servings: servingsOf(serves.slice(1).find((said) => said !== undefined) ?? '') }
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
  /^(?:ca\.?\s)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s(?:pieces|pcs|stück|stk|szt|pièces|piezas|unidades|pezzi|stuks|stycken|bitar|stykker|biter|sztuki?|kawałk(?:i|ów)|kpl|kappaletta|palaa)\.?$/iu

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
