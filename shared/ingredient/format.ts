/** Quantities as a cook reads them: ½, 1⅓, 2.25, 180. */
import type { NumberStyle } from './number.ts'
import type { UnitKind } from './units.ts'

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']
const PARTS: [number, string][] = [
  ...EIGHTHS.map((glyph, at): [number, string] => [at / 8, glyph]),
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
]
const QUARTERS = PARTS.filter(
  ([part]) => Number.isInteger(part * 4) || part * 3 === Math.round(part * 3),
)

/** Rounding by up to this share does not change a dish. */
const TOLERANCE = 0.07
/** Less than one of a thing is cut by eye: half a lemon for 0.46 of one. */
const TOLERANCE_OF_PART = 0.1
const EXACT = 0.004
/** A sum within this share of a fraction is that fraction: thirds do not add up exactly. */
const SAME = 0.001

/**
 * A quantity for reading: within 7 % of its value, less than one thing within 10 %, and never nothing.
 * Counted things have fractions, grams are whole, other measures have up to two decimals with the sign of
 * `style`.
 */
export function formatQuantity(
  value: number,
  { kind, style }: { kind: UnitKind | null; style: NumberStyle },
): string {
  const isDecimal = kind === 'fine' || kind === 'decimal' || style !== 'plain'
  const shown = (!isDecimal && fractions(value, kind)) || decimals(value, kind)
  return style === 'comma' ? shown.replace('.', ',') : shown
}

/**
 * A sum for reading, of which nothing is lost: exact to a hundredth, small ones to two digits. What
 * cooks measure in fractions has them where they say the same: '2¼ tbsp', '4½ lemons'.
 */
export function formatSum(
  value: number,
  { hasFractions, style }: { hasFractions: boolean; style: NumberStyle },
): string {
  const exact = hasFractions && style === 'plain' ? near(value, PARTS, SAME / value) : null
  if (exact !== null) return exact
  const rounded = Math.round(value * 100) / 100
  const shown = String(rounded > 0 ? rounded : Number(value.toPrecision(2)))
  return style === 'comma' ? shown.replace('.', ',') : shown
}

function fractions(value: number, kind: UnitKind | null): string | null {
  if (value < 20) {
    const exact = near(value, PARTS, EXACT)
    if (exact !== null) return exact
  }
  if (value >= 10) return String(Math.round(value))
  return near(
    value,
    value < 2 ? PARTS : QUARTERS,
    kind || value > 1 ? TOLERANCE : TOLERANCE_OF_PART,
  )
}

/** The nearest whole number with one of these parts, within a share of the value. */
function near(
  value: number,
  parts: readonly (readonly [number, string])[],
  share: number,
): string | null {
  const whole = Math.floor(value)
  const all = [...parts, [1, ''] as const]
  const [part, glyph] = all.reduce((best, candidate) =>
    Math.abs(whole + candidate[0] - value) < Math.abs(whole + best[0] - value) ? candidate : best,
  )
  const shown = whole + part
  if (shown === 0 || Math.abs(shown - value) > share * value) return null
  return glyph === '' ? String(shown) : `${whole === 0 ? '' : whole}${glyph}`
}

function decimals(value: number, kind: UnitKind | null): string {
  const digits = kind === 'fine' ? [10, 1] : [100, 10]
  const [none = 0, one = 0] = digits
  if (value >= none) return String(Math.round(value))
  if (value >= one) return trim(value.toFixed(1))
  return value >= 0.1 ? trim(value.toFixed(2)) : String(Number(value.toPrecision(2)))
}

function trim(shown: string): string {
  return shown.replace(/\.?0+$/, '')
}
