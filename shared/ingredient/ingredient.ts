/**
 * What a line of a recipe or of a grocery list says: how much, in which unit, of what. The line
 * itself is never changed; it is read anew wherever it is shown (product §2.recipe-view).
 */
import { inNumber } from './counted.ts'
import { past, RANGE, skip } from './counts.ts'
import { formatQuantity } from './format.ts'
import { numberAt, pastHalf, type NumberAt } from './number.ts'
import { unitFirst } from './unit-first.ts'
import { unitAt, unitFor, type UnitKind } from './units.ts'

/**
 * A line cut in three: `before + amount + after` is the line. `amount` is '' where none was found;
 * in '1 kg potatoes' it is '1 kg', in 'Milk, 2 l' it is '2 l'.
 */
type Line = { before: string; amount: string; after: string }

type Piece = { start: number; end: number }
type Amount = {
  numbers: NumberAt[]
  kind: UnitKind | null
  unit: Piece | null
  /** 'and a half' behind the unit: the number has it, too. */
  half?: Piece | null
  end: number
}
type Span = { start: number; end: number; amounts: Amount[] }

const LEAD = /^\s*(?:(?:about|approx\.?|approximately|around|circa|ca\.?|etwa)\s+|~\s*)?/i
/** Brackets whose amount was taken out: '(about )'. */
const EMPTIED = new RegExp(String.raw`\s\((?:${LEAD.source.slice(1)})\s*\)`, 'i')
/** As long as an amount at the end can be. */
const LONGEST = 40
const ALSO = /\s*(?:\+|\b(?:plus|minus|and|und|et)\b|\/|\((?:or |about )?)\s*/iy
const BESIDE = /,?\s+/y
/** What a space alone may part: '1 lb 12 oz'. Of '2 slices 1 cm thick' only the slices are an amount. */
const SCALES = /^(?:cups?|t(?:ea|able)spoons?|t(?:sp|bsp?|l)|[em]sk|tsk|el)\b/i
const LENGTH = /^[cm]m\b/i
/** '400 g each', '3,5 %': what each of them is like. */
const EACH = /^\s*(?:each\b|[%°])/i
const NUMBER = String.raw`(?:[\d½⅓⅔¼¾⅛]|one |two |half )`
const JOINT = String.raw`\s(?:\+|&|plus|minus|and|or|und|oder|et|ou|y|e|en|och|eller|og|i|lub|albo)\s+(?=${NUMBER})`
/**
 * What names a second thing, '2 eggs plus 1 yolk', or the parts of the first, '2 peppers, 1 red and 1 green'.
 * In cups and spoons it is no size behind a comma alone: '1 cup white, 1 cup brown rice'.
 */
const BESIDES = new RegExp(
  String.raw`(?<!\d)${JOINT}|(?:[,;:]\s+|\s\(|\s[-–—]\s+)(?=${NUMBER}[^()]{1,60}?[^\d\s]${JOINT})|, (?=[^,a-z]{1,9}${SCALES.source.slice(1)})`,
  'i',
)
/** Of what was named before: '2 peppers, half red and half green'. 'half a lemon' is an amount. */
const SHARES = /^half (?!an? ).* and half (?!an? )/i
/** Of what is measured with no word behind it, '2 tins, 400 g and 1 onion', it is the size. */
const NAMELESS = /^\s*(?:[,;)]|(?:and|und|et|y|e|en|och|og|i)\s|$)/i
/** What may stand behind a number without a unit: '7up', '2-inch' and '70%' are no quantities. */
const AFTER_NUMBER = /\s*$|[\s(),;]|[x×](?=[\s\d])/iy
const TIMES = /\s*[x×]\s*/iy
/** '3x yoghurt', '2 Stk. Zitronen': so many of it. */
const SO_MANY = /\s*(?:[x×]|stk\b\.?)(?=\s+\p{L})/iuy

/** Reads a line. Never throws, and takes a time that grows with its length alone. */
export function readLine(text: string): Line {
  return cut(text, spanOf(text), (amount) => amount)
}

/**
 * The line for another number of people; null where it holds no amount that could be scaled. A
 * second measure of the same thing, '1 cup (240 ml)', is scaled too, and so is what is taken besides,
 * '2 eggs plus 1 yolk'; the size of a tin is not. What is counted goes into the plural, or out of it:
 * '1½ egg yolks'.
 */
export function scaleLine(text: string, factor: number): Line | null {
  const span = spanOf(text)
  if (span === null) return null
  const line = cut(text, span, () => scaled(text, span, factor))
  return factor === 1 ? line : { ...line, after: scaledBehind(line.after, span.amounts, factor) }
}

/** What stands behind the amounts: the thing in its number, and what is taken besides: 'plus 1 yolk'. */
export function scaledBehind(words: string, amounts: readonly Amount[], factor: number): string {
  let [last, ...more]: readonly (Amount | undefined)[] = amounts
  let shown = ''
  let rest = words
  for (;;) {
    const joint = BESIDES.exec(rest)
    const start = joint ? joint.index + joint[0].length : 0
    const next = joint && !SHARES.test(rest.slice(start)) && amountAt(rest, start)
    const own = next ? rest.slice(0, start) : rest
    const number = more.length === 0 && last?.kind === null ? last.numbers.at(-1) : undefined
    shown += number ? inNumber(own, number.value, number.value * factor) : own
    if (!next) return shown
    const said = rest.slice(0, next.end)
    rest = rest.slice(next.end)
    const isMeasure = next.kind === 'fine' || next.kind === 'decimal'
    const isNameless = NAMELESS.test(rest) && !/plus|minus|\+/i.test(joint[0])
    const isSize = LENGTH.test(wordOf(said, next)) || EACH.test(rest) || (isMeasure && isNameless)
    shown += scaled(said, { start, end: next.end, amounts: [next] }, isSize ? 1 : factor)
    ;[last, more] = [isSize ? undefined : next, []]
  }
}

/** The line as text, for another number of people; as it is where it cannot be scaled. */
export function scaledText(text: string, factor: number): string {
  if (factor === 1) return text
  const line = scaleLine(text, factor)
  return line ? line.before + line.amount + line.after : text
}

/** The line without its amount: 'floury potatoes' of '1 kg floury potatoes'. */
export function nameOfLine(text: string): string {
  const { before, amount, after } = readLine(text)
  if (amount === '') return text.trim()
  const name = `${before.replace(LEAD, '')} ${after.replace(/^\s*of\b|^\.$/i, '')}`
  return (
    name
      .replace(EMPTIED, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:]+|[\s,;:(]+$/g, '') || text.trim()
  )
}

function cut(text: string, span: Span | null, write: (amount: string) => string): Line {
  if (span === null) return { before: text, amount: '', after: '' }
  const amount = text.slice(span.start, span.end)
  return { before: text.slice(0, span.start), amount: write(amount), after: text.slice(span.end) }
}

function spanOf(text: string): Span | null {
  return leadingSpan(text) ?? trailingSpan(text)
}

function leadingSpan(text: string): Span | null {
  const start = LEAD.exec(text)?.[0].length ?? 0
  const first = amountAt(text, start) ?? unitAlone(text, start)
  if (first === null || /^\s*(?:%|$)/.test(text.slice(first.end))) return null
  const amounts = withMore(text, first)
  const end = amounts.at(-1)?.end ?? first.end
  return { start, end: text[end] === ')' ? end + 1 : end, amounts }
}

/** '1 cup plus 2 tbsp', '1 lb 12 oz', '1 kg (2 lb)': more of it, or the same again; a tin's size is the tin's. */
function withMore(text: string, first: Amount): Amount[] {
  const amounts = [first]
  for (let last = first; amounts.length < 3 && last.kind !== null && last.kind !== 'box';) {
    const joint = past(ALSO, text, last.end)
    // '500 g to 1 kg' has a unit at both ends.
    const from = joint ?? past(RANGE, text, last.end) ?? past(BESIDE, text, last.end)
    const next = from === null ? null : amountAt(text, from)
    if (next === null || next.kind === null || EACH.test(text.slice(next.end))) break
    if (joint === null && !(isMeasured(text, last) && isMeasured(text, next))) break
    amounts.push(next)
    last = next
  }
  return amounts
}

function isMeasured(text: string, amount: Amount): boolean {
  const word = wordOf(text, amount)
  const isCounted = amount.kind === 'counted'
  return isCounted ? SCALES.test(word) : amount.kind !== 'box' && !LENGTH.test(word)
}

function wordOf(text: string, { unit }: Amount): string {
  return unit ? text.slice(unit.start, unit.end) : ''
}

/** 'Carrots 1 kg', 'Milk, 2 l', 'Lemons x4', 'Water 6 x 1 l'. A number alone at the end is part of a name. */
function trailingSpan(text: string): Span | null {
  const turned = unitFirst(text)
  const kind = turned && unitAt(text, turned.unit)?.kind
  if (turned && kind) {
    const { unit: start, number } = turned
    // The unit stays as it is, in front of its number.
    const amount = { numbers: [number], kind, unit: null, end: number.end }
    return { start, end: number.end, amounts: [amount] }
  }
  const length = text.trimEnd().length
  const letter = text.search(/\p{L}/u)
  if (letter < 0) return null
  for (let start = Math.max(letter, length - LONGEST); start < length; start += 1) {
    // '500 g' of 'flour 2,500 g' is the end of a number.
    if (!/(?:[\s(]|[^\d][,;:])$/.test(text.slice(Math.max(0, start - 2), start))) continue
    const times = past(/[x×]\s?/iy, text, start)
    const amount = amountAt(text, times ?? start)
    if (amount === null) continue
    const size = amount.unit ? null : sizeOf(text, amount)
    if (times === null && amount.unit === null && size === null) continue
    const amounts = withMore(text, amount)
    const last = (size ?? amounts.at(-1) ?? amount).end
    const isClosed = text[last] === ')' && text.slice(start, last).includes('(')
    const end = isClosed ? last + 1 : last
    if (text.slice(end, length).replace(')', '') !== '') continue
    return { start, end, amounts }
  }
  return null
}

/** '1.5 l' of '6 x 1.5 l' */
function sizeOf(text: string, { kind, end }: Amount): Amount | null {
  return kind === 'box' ? amountAt(text, skip(text, end)) : null
}

function amountAt(text: string, start: number): Amount | null {
  const first = numberAt(text, start)
  if (first === null) return null
  const numbers = [first]
  let end = first.end
  const rangeEnd = past(RANGE, text, end)
  const second = rangeEnd === null ? null : numberAt(text, rangeEnd)
  if (second && second.value > first.value) {
    numbers.push(second)
    end = second.end
  } else if (second && /[-–—]/.test(text.slice(end, rangeEnd ?? end))) {
    return null
  }
  const unitStart = skip(text, end)
  const unit = unitAt(text, unitStart)
  if (unit && isEnd(text, unit.end)) {
    const { kind } = unit
    const amount = { numbers, kind, unit: { start: unitStart, end: unit.end }, end: unit.end }
    return withHalf(text, amount)
  }
  // '2 x 400 g tins': the tins are counted, and 400 g stays the size of each.
  const times = past(TIMES, text, end)
  const size = times === null ? null : numberAt(text, times)
  if (size) return { numbers, kind: 'box', unit: null, end: past(/\s*[x×]/iy, text, end) ?? end }
  if (past(AFTER_NUMBER, text, end) === null) return null
  // '1 kop en een half': a half of what is not known as a measure.
  const word = past(/\s*\p{L}+/uy, text, end)
  if (word !== null && pastHalf(text, word) !== null) return null
  return { numbers, kind: null, unit: null, end: past(SO_MANY, text, end) ?? end }
}

/** 'a pinch of salt', 'an ounce of rum'. */
function unitAlone(text: string, start: number): Amount | null {
  const article = past(/an? /iy, text, start)
  const unit = article === null ? null : unitAt(text, article)
  if (article === null || unit === null) return null
  const one: NumberAt = { start, end: article - 1, value: 1, style: 'plain' }
  const { kind, end } = unit
  return withHalf(text, { numbers: [one], kind, unit: { start: article, end }, end })
}

/** '1 taza y media', 'a cup and a half': the number takes in the half behind its unit. */
function withHalf(text: string, amount: Amount): Amount {
  const [number, second] = amount.numbers
  const end = second || amount.kind === 'fine' ? null : pastHalf(text, amount.end)
  if (end === null || !number) return amount
  const numbers = [{ ...number, value: number.value + 0.5 }]
  return { ...amount, numbers, half: { start: amount.end, end }, end }
}

/** A unit ends with its word: 'l' is one in '2 l milk' and not in '2 l-shaped rolls'. */
function isEnd(text: string, end: number): boolean {
  return !/[\p{L}\d-]/u.test(text[end] ?? ' ')
}

function scaled(text: string, span: Span, factor: number): string {
  if (factor === 1) return text.slice(span.start, span.end)
  let shown = ''
  let at = span.start
  const put = (piece: Piece, words: string) => {
    shown += text.slice(at, piece.start) + words
    at = piece.end
  }
  for (const { numbers, kind, unit, half } of span.amounts) {
    let largest = 0
    for (const number of numbers) {
      largest = number.value * factor
      put(number, formatQuantity(largest, { kind, style: number.style }))
    }
    if (unit) put(unit, unitFor(text.slice(unit.start, unit.end), largest, text))
    if (half) put(half, '')
  }
  return shown + text.slice(at, span.end)
}
