/** Numbers as recipes write them: 2, 1.5, 1,5, 1/2, 1 1/2, ½, 1½, 1 500, one, half a, one and a half. */
import { measureAt } from './measures.ts'

const VULGAR: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const GLYPHS = Object.keys(VULGAR).join('')

const WORDS: Record<string, number> = {
  half: 1 / 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

/** The sign that a number was written with: what replaces it is written alike. */
export type NumberStyle = 'plain' | 'point' | 'comma'
export type NumberAt = { start: number; end: number; value: number; style: NumberStyle }

/** No amount in a kitchen is larger: a longer number is a code. */
const LARGEST = 100_000

const MIXED = new RegExp(String.raw`(\d+|\d{1,2}[ \u00a0\u202f\u2009])([${GLYPHS}])`, 'y')
const GLYPH = new RegExp(`[${GLYPHS}]`, 'y')
const MIXED_PLAIN =
  /(\d{1,2})(?:[ \u00a0]+(?:(?:and|&|und|et|y|e|en|och|og|i) )?|-)(\d+)(?:[/⁄]| ⁄ )(\d+)(?![\d/])/y
const FRACTION = /(\d+)(?:[/⁄]| ⁄ )(\d+)(?![\d/])/y
const DECIMAL = /(\d+)([.,])(\d+)(?![.,]?\d)/y
const INTEGER = /\d+(?![.,]?\d)/y
const THOUSANDS = /([1-9]\d?)[ \u00a0\u202f\u2009](\d{3})(?![.,/]?\d)/y
/** The unit behind them, or behind the other end of a range. */
const WEIGHED =
  /^(?:\s?(?:[-–—]|à|a|bis|to|till?|tot|do)\s?\d[\d\s]*)?\s?(?:gr?|gram\p{L}*|ml)(?!\p{L})/iu
/** A number in front of an amount that is one of a thing: 'Spaghetti Nr. 5 500 g'. */
const NUMBERED = /(?:^|\s)(?:n[or]?|typ[eo]?|tipo)\.?\s?$/i
const OF = /^(?:d[ei]?|of|av|von)(?!\p{L})/iu
/** What is bought by the piece, so heavy each: '2 200 g salmon fillets'. */
const CUT = /^(?:(?:fille|join)t|steak|breast|chop|ball|block|bar|piece)s?\b/i
const WORD =
  /(half(?= (?:an? )?\p{L})|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: an?)?(?= )/iuy

/** 'And a half', behind a number or behind its unit. */
const AND_HALF =
  /\s+(?:(?:and|&) (?:a|one) half(?: an?)?|und (?:eine? )?halb\p{L}*|et demie?|y medi[ao]|e mezz[ao]|en (?:een )?hal(?:f|ve?)|o(?:ch|g) en halvt?|i pół)(?![\p{L}-])/iuy

/** Things that are called by a number. */
const NAMES = /(?:7[ -]?up|(?:5|five)[ -]spice|\d+[ -]grain)\b/iy

/** The number that begins at an index of a text; null where there is none that can be relied on. */
export function numberAt(text: string, start: number): NumberAt | null {
  NAMES.lastIndex = start
  if (NAMES.test(text)) return null
  const found = numeralAt(text, start) ?? wordAt(text, start)
  if (!found || found.value <= 0 || found.value > LARGEST) return null
  const half = Number.isInteger(found.value) ? pastHalf(text, found.end) : null
  return half === null ? found : { ...found, value: found.value + 0.5, end: half }
}

/** Where 'and a half' ends that begins at an index; null where it does not stand there. */
export function pastHalf(text: string, start: number): number | null {
  AND_HALF.lastIndex = start
  return AND_HALF.test(text) ? AND_HALF.lastIndex : null
}

function numeralAt(text: string, start: number): NumberAt | null {
  const at = (pattern: RegExp) => {
    pattern.lastIndex = start
    return pattern.exec(text)
  }
  const result = (match: RegExpExecArray, value: number, style: NumberStyle = 'plain') =>
    Number.isFinite(value) ? { start, end: start + match[0].length, value, style } : null

  const mixed = at(MIXED)
  if (mixed) return result(mixed, Number(mixed[1]) + (VULGAR[mixed[2] ?? ''] ?? 0))
  const glyph = at(GLYPH)
  if (glyph) return result(glyph, VULGAR[glyph[0]] ?? 0)
  const plain = at(MIXED_PLAIN)
  if (plain) return result(plain, Number(plain[1]) + Number(plain[2]) / Number(plain[3]))
  const fraction = at(FRACTION)
  if (fraction) return result(fraction, Number(fraction[1]) / Number(fraction[2]))
  const decimal = at(DECIMAL)
  if (decimal) return decimalOf(decimal, result)
  const thousands = at(THOUSANDS)
  if (thousands && isThousands(text, thousands))
    return result(thousands, Number(`${thousands[1]}${thousands[2]}`))
  const integer = at(INTEGER)
  return integer && result(integer, Number(integer[0]))
}

/**
 * '1 500 g' and '10 000 g' are grams, as the French, Poles and Swedes write them. '2 400 g tins' are
 * two of 400 g, which a word for what they come in tells, '12 330 ml' are twelve: nobody needs so much.
 */
function isThousands(
  text: string,
  { index, 0: { length }, 1: whole = '', 2: rest = '' }: RegExpExecArray,
) {
  if (rest.startsWith('0')) return true
  const behind = text.slice(index + length, index + length + 80)
  const unit = WEIGHED.exec(behind)
  if (!unit || whole.length > 1 || NUMBERED.test(text.slice(Math.max(0, index - 6), index)))
    return false
  const [first = '', ...more] = behind.slice(unit[0].length).trim().split(/\s+/, 3)
  if (OF.test(first)) return true
  return ![first, ...more].some((word) => CUT.test(word) || measureAt(word, 0)?.kind === 'box')
}

function decimalOf(
  match: RegExpExecArray,
  result: (match: RegExpExecArray, value: number, style: NumberStyle) => NumberAt | null,
): NumberAt | null {
  const [, whole = '', sign = '.', rest = ''] = match
  // 1,000 is a thousand for some and one for others, so it is not read as either.
  if (rest.length === 3 && whole !== '0') return null
  return result(match, Number(`${whole}.${rest}`), sign === ',' ? 'comma' : 'point')
}

function wordAt(text: string, start: number): NumberAt | null {
  WORD.lastIndex = start
  const match = WORD.exec(text)
  const value = WORDS[match?.[1]?.toLowerCase() ?? '']
  if (!match || value === undefined) return null
  return { start, end: start + match[0].length, value, style: 'plain' }
}
