/** For how many people a recipe is cooked: what the author wrote, times a factor. */
import { formatQuantity } from '#shared/ingredient/format.ts'
import { numberAt, type NumberAt } from '#shared/ingredient/number.ts'
import { MOST } from './chosen-servings.ts'
import { headcountInWords, isHeadcount } from '#shared/headcount.ts'

/** Without a number of people to count in, the whole recipe is halved or doubled. */
const FACTORS = [0.5, 1, 1.5, 2, 3, 4]

const PAIR = String.raw`^(?:\s?[x×–-]\s?\d+(?:[.,]\d+)?)?[\s-]?`
/** How large a cake is, or its tin, does not follow the number of people: '26 cm', '9x13'. */
const LENGTH = String.raw`(?:[cm]m|inch(?:es)?)(?!\p{L})|["″]`
const LONG = new RegExp(String.raw`${PAIR}(?:${LENGTH})|^\s?[x×]\s?\d+(?:[.,]\d+)?`, 'iu')
const MEASURED = new RegExp(
  String.raw`${PAIR}(?:${LENGTH}|[°%]|(?:k?g|[mcd]?l|oz|lbs?|min(?:s|ut\p{L}*)?|h|hours?|std)(?!\p{L}))|^\s?[x×]\s?\d+(?:[.,]\d+)?`,
  'iu',
)

/** The next factor up or down; null at the end. 'a crowd' has no number and goes in halves. */
export function stepServings(
  persons: string | undefined,
  from: { factor: number; by: 1 | -1 },
): number | null {
  const { factor, by } = from
  const base = firstNumber(persons ?? '')?.value
  if (base === undefined || !Number.isInteger(base)) {
    const at = FACTORS.findIndex((known) => known >= factor)
    return FACTORS[at + by] ?? null
  }
  const next = Math.round(base * factor) + by
  const isPossible = next >= Math.max(1, base / MOST) && next <= base * MOST
  return isPossible ? next / base : null
}

/** "6 persons" of "4" times 1.5, "6-9" of "4-6", "× 1½" where nobody was counted. */
export function servingsInWords(persons: string | undefined, factor: number): string {
  const text = persons?.trim() ?? ''
  const first = firstNumber(text)
  if (!first) return `× ${show(factor)}`
  const words = replaceNumbers(text, factor)
  return isHeadcount(text) ? headcountInWords(words) : words
}

/** The same behind what is for them: ', for 4 persons', ', × 2', or '' where nothing is to be said. */
export function forServings(persons: string | undefined, factor: number): string {
  const words = servingsInWords(persons, factor)
  if (!words.startsWith('×')) return `, for ${words}`
  return factor === 1 ? '' : `, ${words}`
}

function replaceNumbers(text: string, factor: number): string {
  let words = ''
  let at = 0
  const first = firstNumber(text)
  // '4 to 6' and one more are 5 to 8: nobody cooks for half a person.
  const isCounted = Number.isInteger((first?.value ?? 0) * factor)
  // '1 kg (2 lb)' says the same twice; of '2 loaves of 500 g' the second is a size.
  const isSize = MEASURED.test(text.slice(first?.end)) ? LONG : MEASURED
  for (let found = first; found; found = firstNumber(text, found.end, isSize)) {
    const isWhole = isCounted && Number.isInteger(found.value)
    words +=
      text.slice(at, found.start) +
      show(isWhole ? Math.round(found.value * factor) : found.value * factor)
    at = found.end
  }
  return words + text.slice(at)
}

function show(value: number): string {
  return formatQuantity(value, { kind: null, style: 'plain' })
}

function firstNumber(text: string, from = 0, isSize = LONG): NumberAt | null {
  for (let at = from; at < text.length; at += 1) {
    if (!/[\d½⅓⅔¼¾]/.test(text[at] ?? '')) continue
    const found = numberAt(text, at)
    if (!found) continue
    const size = isSize.exec(text.slice(found.end))
    if (!size) return found
    at = found.end + size[0].length - 1
  }
  return null
}
