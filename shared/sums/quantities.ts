/** Amounts that are added: which ones can be, and in which unit the sum reads best. */
import { spokenIn } from '../categorise/languages.ts'
import { formatSum } from '../ingredient/format.ts'
import { readLine } from '../ingredient/ingredient.ts'
import type { NumberStyle } from '../ingredient/number.ts'
import type { Amount } from '../ingredient/amounts.ts'
import { isMetricPound, unitFor } from '../ingredient/units.ts'

/** What one text says of how much. value: in the smallest unit of its family; null: as written only. */
export type Quantity = {
  /** Quantities of one family can be added. What can be added to nothing is a family by itself. */
  family: string
  from: number
  to: number
  unit: string | null
  /** As the text writes the amount, and its unit. */
  written: string
  writtenUnit: string | null
  style: NumberStyle
  /** The whole text: its language tells the sign of decimals and the plurals. */
  text: string
}

/** The family of what is counted. */
export const PIECES = 'pieces'

/** The units that can be added, family by family, each with its size; a sum is written in one of them. */
const FAMILIES: Record<string, Record<string, number>> = {
  mass: { mg: 0.001, g: 1, dag: 10, hg: 100, pfund: 500, kg: 1000 },
  volume: { ml: 1, cl: 10, dl: 100, l: 1000 },
  spoons: { tsp: 1, tbsp: 3 },
  pounds: { oz: 1, lb: 16 },
  cups: { 'fl oz': 1, cup: 8, pint: 16, quart: 32, gallon: 128 },
  [PIECES]: { '': 1, dozen: 12 },
}
/** From this sum on the larger unit reads better. */
const LARGER: Record<string, { unit: string; from: number }> = {
  mass: { unit: 'kg', from: 1000 },
  volume: { unit: 'l', from: 1000 },
  pounds: { unit: 'lb', from: 16 },
  cups: { unit: 'cup', from: 8 },
}
/** The unit of smaller sums whose parts are in several units. */
const SMALLER: Record<string, string> = { mass: 'g', volume: 'ml', pounds: 'oz', cups: 'fl oz' }
/** '1 cup/240 ml' and '10g/½oz' say the same twice, as far as kitchens measure. */
const SAME_WITHIN = 0.45
/** Sizes in grams and millilitres, to tell whether a text says the same amount twice. */
const METRIC: Record<string, [kind: string, each: number]> = {
  mass: ['mass', 1],
  pounds: ['mass', 28.35],
  volume: ['volume', 1],
  spoons: ['volume', 5],
  cups: ['volume', 29.6],
}

const familyOf = new Map<string, [family: string, each: number]>()
for (const [family, units] of Object.entries(FAMILIES)) {
  for (const [unit, each] of Object.entries(units)) familyOf.set(unit, [family, each])
}

/** What a text's amounts come to; null where it names none. */
export function amountOf(text: string, amounts: readonly Amount[]): Quantity | null {
  const [first, ...rest] = amounts
  const said = readLine(text).amount
  const style = styleOf(said)
  const asWritten = { ...NONE, style, text }
  // What one reader sees and the other does not stands beside the sum.
  if (!first) return said === '' ? null : { ...asWritten, family: `=${said}`, written: said }
  const [whole = null, ...others] = wholesOf(amounts)
  const isOne = whole !== null && others.every((other) => other !== null && isSame(whole, other))
  const write = (amount: Amount) => writtenAmount(amount, { style, text })
  const writtenUnit = first.written
  const unit = unitOf(first)
  if (!isOne) {
    // '2 tins of 400 g', '6 × 1.5 l' and '1 cup plus 2 tbsp': it is kept as it was written.
    const isTimes = unit === null && /\d\s?[x×]/i.test(said)
    const written = amounts.map(write).join(isTimes ? ' × ' : ', ')
    return { ...asWritten, family: `=${written}`, unit, written, writtenUnit }
  }
  const again = rest.findIndex(({ isMore }) => !isMore)
  const parts = again < 0 ? amounts : amounts.slice(0, again + 1)
  const written = parts.map(write).join(' + ')
  const [family, each] = familyOf.get(unit ?? '') ?? [`of ${unit}`, 1]
  const from = whole.quantity * each
  const to = (whole.to ?? whole.quantity) * each
  return { family, from, to, unit, written, writtenUnit, style, text }
}

/** Each amount with what is more of it: 1¾ lb of '1 lb 12 oz'. Null where the two have no unit in common. */
function wholesOf(amounts: readonly Amount[]): (Amount | null)[] {
  const wholes: (Amount | null)[] = []
  for (const amount of amounts) {
    const last = amount.isMore ? wholes.pop() : undefined
    wholes.push(last === undefined ? amount : last && together(last, amount))
  }
  return wholes
}

function together(amount: Amount, more: Amount): Amount | null {
  const [family, each = 1] = familyOf.get(unitOf(amount) ?? '') ?? []
  const [other, size = 1] = familyOf.get(unitOf(more) ?? '') ?? []
  if (family === undefined || family !== other) return null
  const added = (more.quantity * size) / each
  return {
    ...amount,
    quantity: amount.quantity + added,
    to: amount.to === null ? null : amount.to + added,
  }
}

function unitOf({ unit, written }: Amount): string | null {
  if (unit === 'lb' && isMetricPound(written)) return 'pfund'
  return unit === 'can' ? 'tin' : unit
}

function isSame(first: Amount, other: Amount): boolean {
  const [a, b] = [metricOf(first), metricOf(other)]
  return (
    a !== null && b !== null && a.kind === b.kind && Math.abs(a.value / b.value - 1) < SAME_WITHIN
  )
}

function metricOf({ quantity, unit }: Amount): { kind: string; value: number } | null {
  const [family = '', each = 1] = familyOf.get(unit ?? '') ?? []
  const [kind, metric = 1] = METRIC[family] ?? []
  return kind === undefined ? null : { kind, value: quantity * each * metric }
}

/** Adds what can be added. The result does not depend on the order. */
export function added(quantities: readonly Quantity[]): Quantity[] {
  const sums = new Map<string, Quantity[]>()
  for (const quantity of quantities) {
    sums.set(quantity.family, [...(sums.get(quantity.family) ?? []), quantity])
  }
  return [...sums.values()].map(sumOf).toSorted((a, b) => compare(a, b))
}

function compare(a: Quantity, b: Quantity): number {
  // Pieces and tins come before what is weighed: '2 tins + 400 g'.
  const rank = ({ family }: Quantity) => (family in SMALLER || family === 'spoons' ? 1 : 0)
  return rank(a) - rank(b) || (a.family < b.family ? -1 : Number(a.family > b.family))
}

function sumOf(parts: readonly Quantity[]): Quantity {
  // The spelling is that of the largest: 'Dosen' rather than 'Dose', in whatever order they come.
  const [first] = parts.toSorted(
    (a, b) => b.to - a.to || (a.written + a.text < b.written + b.text ? -1 : 1),
  )
  if (!first || parts.length === 1) return first ?? NONE
  const isWritten = first.family.startsWith('=')
  const from = parts.reduce((sum, part) => sum + part.from, 0)
  const to = parts.reduce((sum, part) => sum + part.to, 0)
  const style = styleIn(parts)
  if (isWritten) return { ...first, from, to, written: `${parts.length} × (${first.written})` }
  const unit = unitOfSum(parts, to)
  // Those who write TL read TL.
  const own = [first, ...parts].find((part) => part.unit === unit)
  const writtenUnit = own ? own.writtenUnit : unit === '' ? null : unit
  const sum = { ...first, from, to, unit, writtenUnit, style }
  return { ...sum, written: inUnit(sum) }
}

const NONE: Quantity = {
  family: '',
  from: 1,
  to: 1,
  unit: null,
  written: '',
  writtenUnit: null,
  style: 'plain',
  text: '',
}

function unitOfSum(parts: readonly Quantity[], total: number): string | null {
  const [{ family, unit } = NONE] = parts
  const units = new Set(parts.map((part) => part.unit))
  const larger = LARGER[family]
  const each = familyOf.get(unit ?? '')?.[1] ?? 1
  if (larger && total >= larger.from && !(units.size === 1 && each >= larger.from))
    return larger.unit
  if (units.size === 1) return unit
  if (family === 'spoons') return total % 3 === 0 ? 'tbsp' : 'tsp'
  return SMALLER[family] ?? null
}

function inUnit(sum: Quantity): string {
  const { from, to, unit, writtenUnit, text } = sum
  const each = familyOf.get(unit ?? '')?.[1] ?? 1
  const shown = shownRange([from / each, to / each], unit, sum)
  return writtenUnit === null ? shown : `${shown} ${unitFor(writtenUnit, to / each, text)}`
}

function writtenAmount({ quantity, to, unit, written }: Amount, said: Said): string {
  const shown = shownRange([quantity, to ?? quantity], unit, said)
  return written === null ? shown : `${shown} ${written}`
}

/** Scales and measuring jugs show decimals; spoons, cups and pieces are halved. */
const DECIMAL = new Set(['mass', 'volume', 'pounds'])

type Said = Pick<Quantity, 'style' | 'text'>

function shownRange(
  [from, to]: [number, number],
  unit: string | null,
  { style, text }: Said,
): string {
  const [family = ''] = familyOf.get(unit ?? '') ?? []
  const write = (value: number) => formatSum(value, { hasFractions: !DECIMAL.has(family), style })
  const shown = from === to ? write(from) : `${write(from)}-${write(to)}`
  // Where nobody wrote decimals, they are those of the language: 'mąki 1,5 kg'.
  const isComma = style === 'plain' && shown.includes('.') && (spokenIn([text])[0] ?? 'en') !== 'en'
  return isComma ? shown.replaceAll('.', ',') : shown
}

function styleOf(written: string): NumberStyle {
  const sign = /\d([.,])\d/.exec(written)?.[1]
  return sign === undefined ? 'plain' : sign === ',' ? 'comma' : 'point'
}

function styleIn(parts: readonly Quantity[]): NumberStyle {
  const styles = new Set(parts.map(({ style }) => style))
  return styles.has('comma') ? 'comma' : styles.has('point') ? 'point' : 'plain'
}

/** Amounts side by side. */
export function writtenIn(quantities: readonly Quantity[]): string {
  return quantities.map(({ written }) => written).join(' + ')
}
