/**
 * What a line of a recipe says, in parts: how much, of what, how big and how prepared. The line
 * itself stays what it is; this is read from it anew wherever it is needed.
 */
import { spokenIn } from '../categorise/languages.ts'
import { amountsAt, type Amount } from './amounts.ts'
import { amountsBehind } from './amounts-behind.ts'
import { measureAt } from './measures.ts'
import { isPreparation, preparedBetween, preparedFirst, preparedLast } from './preparation.ts'
import {
  DRAINED,
  FEW,
  INSIDE,
  JUICE,
  LEAD,
  LESS,
  OF,
  OR,
  OR_IN_DUTCH,
  PREPARED,
  PURPOSE,
  REMARK,
  SEASONED,
  SECTION,
  SHARED,
  SIZE_BEHIND,
  SOLD_SO,
  TIDIED,
  WHOLE,
} from './wording.ts'

export type Ingredient = {
  /** Several where the line gives several: '10g/½oz', '2 x 400 g tins'. */
  amounts: Amount[]
  /** Without amount, size, preparation and remarks, as it was written. */
  name: string
  size: string | null
  /** 'peeled', 'finely chopped'. */
  preparation: string | null
  comment: string | null
  /** What it is for: 'for dusting', 'to serve'. */
  purpose: string | null
  /** What could be taken instead: 'margarine' of 'butter or margarine'. */
  alternatives: string[]
}

const LONGEST = 500
const QUALITY =
  /^(?:boneless|skinless|fresh|ripe|large|small|lean|firm|cold|warm|hot|raw|frozen|skin-on|bone-in|low-sodium|unsalted|whole|dried|few)$/i
const PARTS =
  /^(.+?)(?<!cinnamon)\s+(cloves?|stalks?|sticks?|fillets?|slices?|sprigs?|rashers?|(?<=celery )ribs?)$/i
/** So much of each of several things: the commas between them end no name. */
const EACH =
  /^[^,]*\beach(?::|\s+[a-zß-öø-ž][^,]*,.*\s(?:and|&)\s+[a-zß-öø-ž-]+(?:\s[a-zß-öø-ž-]+)?$)/i
/** 'Vegetable, canola, or peanut oil': the last word is said of all. */
const ANY = /^[a-zß-öø-ž-]+(?:, [a-zß-öø-ž-]+)+,? or [a-zß-öø-ž-]+ [a-zß-öø-ž]+$/i
/** 'About 1 pound', behind the name. */
const ABOUT = /^(?:each )?(?:about|approx\.?|approximately|ca\.?|circa|etwa|environ)\s[^\p{L}]*\d/iu
/** '(1½ sticks; 170 g)' */
const SEVERAL = /\s*;\s+|,?\s+or\s+(?=\d)|,\s+(?=\d)/i
const EXACT = new Set(['g', 'kg', 'oz', 'lb', 'cup', 'ml', 'l'])
/** '1 can or bottle beer' */
const OTHER_BOX = /^\s+or (?:bottles?|cans?|tins?|jars?|packages?|boxes|box|bags?|cartons?)(?=\s)/i
const SIZE_BEFORE =
  /^(\s*)((?:extra[- ]large|large|medium|small)\s+(?!curd|grain|shell|flake|pasta|dry|cheddar|salsa|egg noodles|pearl|white|red)|(?:piece|chunk|slab|hunk)s?\s+(?:of\s+)?)(?=[\p{L}(])/iu
const BOXES = new Set(['can', 'tin', 'jar', 'package'])

/** Reads a line. Never throws; what cannot be read for certain stays in the name. */
export function readIngredient(line: string): Ingredient {
  const text = line.slice(0, LONGEST).replace(/\s+/g, ' ').trim()
  const said = TIDIED.reduce((words, [from, to]) => words.replace(from, to), text)
  const found: Ingredient = {
    amounts: [],
    name: '',
    size: null,
    preparation: null,
    comment: null,
    purpose: null,
    alternatives: [],
  }
  const section = SECTION.exec(said)
  found.purpose = section?.[1] ?? null
  let rest = said.slice(section?.[0].length ?? 0)
  const lead = LEAD.exec(rest)?.[0].length ?? 0
  const isOptional = /optional/i.test(rest.slice(0, lead))
  const juice = JUICE.exec(rest.slice(lead))
  if (juice) found.preparation = juice[1] ?? null
  const start = lead + (juice?.[0].length ?? 0)
  const few = FEW.exec(rest.slice(start))
  if (few) note(found, 'comment', few[0])
  rest = withoutAmounts(found, rest, few ? start + few[0].length : start)
  if (isOptional) note(found, 'comment', 'optional')
  readName(found, rest.trim(), said)
  if (found.name === '') found.name = text
  return found
}

/** Reads the amounts of a line; answers what is left of it. */
function withoutAmounts(found: Ingredient, line: string, start: number): string {
  const rest = line.slice(start)
  if (found.comment !== null) {
    const measure = measureAt(line, start)
    return (measure ? line.slice(measure.end) : rest).replace(OF, '')
  }
  const before = amountsAt(line, start)
  const behind = before ? null : amountsBehind(line)
  const [first] = before?.amounts ?? []
  const behindIt = before ? line.slice(before.end) : ''
  // '3 cloves', '1 Knoblauchzehe, gehackt': nothing but the measure, so that it is the thing itself.
  const isThing =
    before?.amounts.length === 1 &&
    /^\s*(?:[,;]\s\P{N}|\(\P{N}+\)$|$)/u.test(behindIt) &&
    measureAt(first?.written ?? '', 0)?.kind === 'count'
  if (before && !isThing && /[\p{L}\p{N}]/u.test(behindIt)) {
    found.amounts = before.amounts
    found.size = before.size
    const said = behindIt.replace(OTHER_BOX, '').replace(LESS, (words) => {
      note(found, 'comment', words)
      return ''
    })
    return withoutSize(found, said.replace(OF, ''))
  }
  if (first?.written && isThing) {
    found.amounts = [{ ...first, unit: null, written: null }]
    return first.written + behindIt
  }
  if (!behind) return start > 0 && !before ? rest : line
  found.amounts = behind.amounts
  return line.slice(0, behind.start)
}

/** '2 pounds large shrimp', '1½-pound piece of salmon': how big the things are that are weighed. */
function withoutSize(found: Ingredient, rest: string): string {
  if (!EXACT.has(found.amounts[0]?.unit ?? '')) return rest
  const [size = '', , words = ''] = SIZE_BEFORE.exec(rest) ?? []
  if (size === '') return rest
  found.size ??= words.trim()
  return rest.slice(size.length)
}

function readName(found: Ingredient, text: string, line: string): void {
  const [named, notes] = withoutBrackets(found, text)
  const isOne =
    EACH.test(line) ||
    ANY.test(named) ||
    (found.amounts.length === 0 && SEASONED.test(named.replace(REMARK, '')))
  const parts = isOne ? [named] : named.split(/\s*[,;]\s+|\s+[-–—]\s+/)
  const [first = '', ...segments] = joinQualities(parts)
  const whole = cut(first, /\s+\+\s*(?:\d|more\b|extra\b|q\.? ?b).*$/, (words) =>
    note(found, 'purpose', words),
  )
  let name = cut(whole, PURPOSE, (words) => note(found, 'purpose', words))
  name = cut(name, REMARK, (words) => note(found, 'comment', words))
  if (!ANY.test(name)) name = withoutAlternatives(found, name)
  name = withoutSize(found, withoutPreparation(found, name))
  name = cut(name, SIZE_BEHIND, (words) => {
    found.size ??= words
  })
  if (found.amounts[0]?.unit === null) name = name.replace(WHOLE, '')
  found.name = withoutPart(found, name.trim())
  for (const segment of segments) sort(found, segment)
  for (const words of notes) sort(found, words)
}

/** What stands in brackets says more; an amount in them is one of the amounts. */
function withoutBrackets(found: Ingredient, text: string): [string, string[]] {
  const notes: string[] = []
  const counted = text
    // '4 Keulen à 250 g' says it as '4 Keulen (250 g)' does.
    .replace(/ [àá] (\d[\d.,]* ?(?:k?g|[mcd]?l))\b/i, ' ($1)')
    // 'Nata de 200 ml' and 'mozzarella da 125 g' do, too.
    .replace(/ (?:de|da|van|av|af|von|z|po) (\d[\d.,]* ?(?:k?gr?|[mcd]?l))\.?$/i, ' ($1)')
    .replace(/ (?:de|da|van|von|di) \d[\d.,]* ?cm$/i, '')
  const named = counted.replace(/\s*\(([^()]*)\)/g, (_, inside: string) => {
    const words = inside.trim()
    const amounts = words.split(SEVERAL).map(amountAlone)
    if (amounts.every((each) => each !== null)) found.amounts.push(...amounts.flat())
    else if (words !== '') notes.push(words)
    return ''
  })
  return [named.trim(), notes]
}

/** What is nothing but amounts with their units: 'about 1 cup each'. */
function amountAlone(words: string): Amount[] | null {
  if (/\bribs?\b/i.test(words)) return null
  const said = words
    .replace(/^[a-z]+ weight /i, '')
    .replace(LEAD, '')
    .replace(
      / (?:each|total|net|gross|pro stück|per stuk|chacune?|abtropfgewicht|drained|for .+)$/i,
      '',
    )
  const found = amountsAt(said, 0)
  const behind = said.slice(found?.end).trim()
  // '1½ cups coarsely grated', too.
  const isAll = behind === '' || isPreparation(behind)
  return found && isAll && found.amounts.every(({ unit }) => unit !== null) ? found.amounts : null
}

/** 'Boneless, skinless chicken': a comma between adjectives ends no name. */
function joinQualities(segments: readonly string[]): string[] {
  const [first = '', second, ...rest] = segments
  const isQuality = isPreparation(first) || first.split(' ').every((word) => QUALITY.test(word))
  if (second === undefined || !isQuality) {
    return [...segments]
  }
  return joinQualities([`${first}, ${second}`, ...rest])
}

function withoutAlternatives(found: Ingredient, name: string): string {
  const parts = name.split(OR)
  const isDutch = parts.length === 1 && spokenIn([name.replace(OR_IN_DUTCH, ' ')])[0] === 'nl'
  const [first = '', ...others] = isDutch ? name.split(OR_IN_DUTCH) : parts
  if (others.length === 0 || first === '') return name
  // 'Lamb or beef stock' is all stock, 'basil or arugula leaves' are all leaves.
  const isLonger = others.some((other) => /\p{L}\s+\p{L}/u.test(other))
  const end = first.split(' ').at(-1) ?? ''
  if (isLonger && (SHARED.test(end) || /^(?!.*leaves.* or |.*\d).* leaves$/i.test(name)))
    return name
  found.alternatives.push(...others.map((other) => other.trim()).filter(Boolean))
  return first
}

function withoutPreparation(found: Ingredient, name: string): string {
  const drained = cut(name, DRAINED, (words) => note(found, 'preparation', words))
  if (drained !== name) return withoutPreparation(found, drained)
  const isSoldSo = SOLD_SO.test(name) || found.amounts.some(({ unit }) => BOXES.has(unit ?? ''))
  if (isSoldSo) return name
  const before = preparedFirst(name)
  if (before !== '') {
    note(found, 'preparation', before.replace(/,$/, ''))
    return withoutPreparation(found, name.slice(before.length).trim())
  }
  const inside = INSIDE.exec(name)
  if (inside?.[1]) {
    note(found, 'preparation', inside[1])
    return name.replace(inside[0], '')
  }
  const between = preparedBetween(name)
  if (between !== '') {
    note(found, 'preparation', between)
    return withoutPreparation(found, name.replace(between, ' ').replace(/,? +/, ' '))
  }
  const behind = preparedLast(name)
  note(found, 'preparation', behind)
  return name.slice(0, name.length - behind.length).trimEnd()
}

/** '4 garlic cloves' are four cloves of garlic. */
function withoutPart(found: Ingredient, name: string): string {
  const [first] = found.amounts
  const part = PARTS.exec(name)
  if (!first || first.unit !== null || !part?.[1] || !part[2]) return name
  if (found.amounts.length > 1 && /^fillet/i.test(part[2])) return name
  if (QUALITY.test(part[1])) return name
  first.unit = part[2].toLowerCase().replace(/s$/, '')
  first.written = part[2]
  return part[1]
}

function sort(found: Ingredient, segment: string): void {
  const words = segment.trim()
  if (words === '') return
  // 'About 1 pound in all', and '3 to 4 pounds' where it is all that is said.
  const said = ABOUT.test(words)
    ? amountsAt(words.replace(/^each /i, '').replace(LEAD, ''), 0)?.amounts
    : null
  const weight = said ?? amountAlone(words)
  if (weight?.every(({ unit }) => EXACT.has(unit ?? ''))) {
    found.amounts.push(...weight)
    return
  }
  if (/^(?:plus |for |to (?!taste)|zum |zur |für |pour |para |voor |per )/i.test(words)) {
    note(found, 'purpose', words)
  } else if (/^or /i.test(words) && !/^or (?:to taste|more|as needed)/i.test(words)) {
    found.alternatives.push(words.slice(3))
  } else if (REMARK.test(words) || !PREPARED.test(words)) note(found, 'comment', words)
  else note(found, 'preparation', words)
}

function note(found: Ingredient, key: 'purpose' | 'comment' | 'preparation', words: string): void {
  const said = words.replace(/^[\s,]+|[\s,]+$/g, '')
  if (said !== '') found[key] = found[key] === null ? said : `${found[key]}, ${said}`
}

function cut(text: string, pattern: RegExp, take: (words: string) => void): string {
  const match = pattern.exec(text)
  // A line that is nothing else keeps its words: 'For the sauce'.
  if (!match || match.index === 0) return text
  take(match[0].trim())
  return text.slice(0, match.index)
}
