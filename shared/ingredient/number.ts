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

const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

/** The sign that a number was written with: what replaces it is written alike. */
export type NumberStyle = 'plain' | 'point' | 'comma'
export type NumberAt = { start: number; end: number; value: number; style: NumberStyle }

/** No amount in a kitchen is larger: a longer number is a code. */
const LARGEST = 100_000

const MIXED = new RegExp(String.raw`(?:\d+|\d{1,2}[\s-])([${GLYPHS}])`, 'y')
const GLYPH = new RegExp(`[${GLYPHS}]`, 'y')
const MIXED_PLAIN =
  /(\d{1,2})(?:[ \u00a0]+(?:(?:and|&|und|et|y|e|en|och|og|i) )?|-)(\d+)(?:[/⁄]| ⁄ )(\d+)(?![\d/])/y
const FRACTION = /(\d+)(?:[/⁄]| ⁄ )(\d+)(?![\d/])/y
const DECIMAL = /(\d+)([.,])(\d+)(?![.,]?\d)/y
const INTEGER = /\d+(?![.,]?\d)/y
/** Not behind 'Spaghetti Nr.', and in front of grams, or of the other end of a range of them. */
const THOUSANDS =
  /(?<!\b(?:n[or]?|type?|tipo)\.? ?)[1-9](?:\d?\s0\d\d|\s\d{3}(?=(?:\s?(?:[-–—]|\p{L}{1,4})\s?\d[\d\s]*)?\s?(?:gr?|gram\p{L}*|ml)(?!\p{L})))(?![.,/]?\d)/iuy
/** What is bought by the piece. */
const CUT = /^(?:fillet|steak|breast|chop|ball|piece)/i
const WORD = new RegExp(String.raw`(half(?= (?:an? )?\p{L})|${WORDS})(?: an?)?(?= )`, 'iuy')

/** 'And a half', behind a number or behind its unit. */
const AND_HALF =
  /\s+(?:(?:and|&) (?:a|one) half(?: an?)?|und (?:eine? )?halb\p{L}*|et demie?|y medi[ao]|e mezz[ao]|en (?:een )?hal(?:f|ve?)|o(?:ch|g) en halvt?|i pół)(?![\p{L}-])/iuy

/** Things that are called by a number. */
const NAMES = /(?:7[ -]?up|(?:5|five)[ -]spice)\b/iy

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
  if (mixed) return result(mixed, Number.parseInt(mixed[0], 10) + (VULGAR[mixed[1] ?? ''] ?? 0))
  const glyph = at(GLYPH)
  if (glyph) return result(glyph, VULGAR[glyph[0]] ?? 0)
  const plain = at(MIXED_PLAIN)
  if (plain) return result(plain, Number(plain[1]) + Number(plain[2]) / Number(plain[3]))
  const fraction = at(FRACTION)
  if (fraction) return result(fraction, Number(fraction[1]) / Number(fraction[2]))
  const decimal = at(DECIMAL)
  if (decimal) return decimalOf(decimal, result)
  // '1 500 g' is how the French, Poles and Swedes write 1500 g; nobody needs '12 330 ml' in one.
  const thousands = at(THOUSANDS)
  if (thousands && !isPacked(text.slice(start + thousands[0].length, start + 80)))
    return result(thousands, Number(thousands[0].replace(/\D/, '')))
  const integer = at(INTEGER)
  return integer && result(integer, Number(integer[0]))
}

/** 'Tins' of '2 400 g tins', 'fillets' of '2 200 g salmon fillets': so many, so heavy each. */
function isPacked(behind: string): boolean {
  return behind.split(/\s+/, 5).some((word) => CUT.test(word) || measureAt(word, 0)?.kind === 'box')
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
  if (!match) return null
  const value = WORDS.split('|').indexOf(match[1]?.toLowerCase() ?? '') + 1 || 1 / 2
  return { start, end: start + match[0].length, value, style: 'plain' }
}
