/** What lies between the rows or the steps of a page and is none: ways to elsewhere, and what is said of pictures. */
import { isAmountAlone, looksLikeStep, startsWithAmount } from './line-looks.ts'
import { isCountAlone } from './counted-work.ts'
import type { Line } from './lines.ts'
import { headingKind } from './words.ts'

/** So many lines stand in a box that leads elsewhere. */
const LONGEST = 8

/** What leads to something else to read, in all languages. */
const ELSEWHERE = String.raw`related(?: \p{L}+)?|see also|also read|watch also|read (?:also|more|next)|also try|you may also like|lies auch|lest auch|lesen sie auch|siehe auch|mehr zum thema|auch (?:lecker|spannend|interessant)|à lire (?:aussi|également)|lire (?:aussi|également)|(?:à )?voir aussi|à découvrir aussi|le[eé] también|leer también|mir[aá] también|ver? también|segu[íi] leyendo|sigue leyendo|(?:también )?te puede interesar|(?:leggi|guarda|vedi) anche|(?:ti )?potrebbe interessarti(?: anche)?|(?:lees|bekijk|kijk|zie) ook|läs (?:också|även)|læs også|les også|(?:prze)?czytaj (?:też|także|również)|sprawdź (?:też|także|również)|вижте още|виж още|прочетете още|читайте (?:также|ещё)|смотрите также|читайте також|дивіться також|pogledajte i|pročitajte i|přečtěte si také|prečítajte si aj|olvasd el|δείτε επίσης|zobacz (?:też|także|również)|(?:leia|veja|confira) também|(?:ler|ver) também|lue (?:myös|lisää)|katso myös|se også|se (?:även|också)`
/** 'Related: Fat pancakes' */
export const LEADS = new RegExp(String.raw`^(?:${ELSEWHERE})\s?:\s`, 'iu')
/** 'See also', above what it leads to. */
const LEADS_BELOW = new RegExp(String.raw`^(?:${ELSEWHERE})\s?[:.…→»>]?$`, 'iu')

/**
 * The place at which work, or a list of amounts, goes on behind links, and headings above them, that stand at `at` in the middle of
 * it; `at` itself where none does. last: the row or step before them.
 */
export function behindDetour(lines: readonly Line[], at: number, last: Line): number {
  let hasLink = false
  let next = at
  for (; next < at + LONGEST && isElsewhere(lines[next], last); next += 1)
    hasLink ||= leadsAway(lines[next]) || LEADS.test(lines[next]?.text ?? '')
  if (!hasLink) return at
  const [first, second] = lines.slice(next, next + 2)
  const step = isCountAlone(first?.text ?? '') ? second : first
  if (!step || !isBeside(step, last)) return at
  // A row of the list that goes on may be a link.
  const isOneList = ({ list }: Line) => list !== null && list === step.list
  if (lines.slice(at, next).some(isOneList)) return at
  const [one, other] = [last.text, step.text]
  // '30 g', 'milk' as a link, '190 ml': names above their amounts.
  const areNamed = isAmountAlone(one) && isAmountAlone(other)
  const goesOn =
    looksLikeStep(other) || (startsWithAmount(one) && startsWithAmount(other) && !areNamed)
  return goesOn ? next : at
}

/** Whether a line leads elsewhere, as a whole or for the most part. */
function leadsAway(line?: Line): boolean {
  return line?.linked === true || line?.leads === true
}

function isElsewhere(line: Line | undefined, last: Line): boolean {
  if (line === undefined || (line.list !== null && line.list === last.list)) return false
  // '<dt><a>milk</a></dt><dd>190 ml</dd>'
  if (line.tag === 'dt' && last.tag === 'dd') return false
  // Behind work another recipe begins.
  const isHead = line.rank > 0 && headingKind(line.text) === 'ingredients'
  if (isHead && looksLikeStep(last.text)) return false
  // 'Variations', and below it what one may do
  if (line.rank > 0 && headingKind(line.text) === 'notes') return false
  // A row may be a link, too.
  if (line.tag === last.tag && [line, last].every(({ text }) => startsWithAmount(text)))
    return false
  const isLead = LEADS.test(line.text) || LEADS_BELOW.test(line.text)
  return leadsAway(line) || isLead || (line.rank > 0 && !isCountAlone(line.text))
}

/** Whether two lines are laid out alike, in one frame or in two side by side. */
function isBeside(one: Line, other: Line): boolean {
  if (leadsAway(one) || leadsAway(other) || one.tag !== other.tag || !one.frame || !other.frame)
    return false
  const [a, b] = [one.frame, other.frame]
  return a === b || (a.parent === b.parent && a.tag === b.tag && a.names.join() === b.names.join())
}

/** A few words directly behind a picture, in another element than the step before it. */
export function isCaption({ pictured, text, rank, tag }: Line, last: Line): boolean {
  const isShort = text.length < 80 && !/[.!?…:]$/.test(text) && !isCountAlone(text)
  return pictured === true && rank === 0 && tag !== last.tag && isShort && !looksLikeStep(text)
}

/** Whether a line stands in a quotation, or in what the page sets aside. */
function isInQuote({ tag, frame }: Line): boolean {
  if (tag === 'blockquote') return true
  let box = frame
  for (let up = 0; box && up < 3; up += 1) {
    if (box.tag === 'blockquote' || box.tag === 'aside') return true
    box = box.parent
  }
  return false
}

/** What somebody is quoted with, and their name, among work that is no quotation itself. */
export function isQuotation(line: Line, last: Line): boolean {
  return isInQuote(line) && !isInQuote(last)
}
