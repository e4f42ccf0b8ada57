/**
 * Amounts and temperatures of a recipe in the units that its reader thinks in (product
 * §2.recipe-view.11). What was written is never changed: this is read from it wherever it is shown.
 */
import { amountsAt, type Amount } from './amounts.ts'
import { amountsBehind } from './amounts-behind.ts'
import { densityOf } from './densities.ts'
import { formatQuantity } from './format.ts'
import {
  asMeasured,
  heldBy,
  inDegrees,
  inKitchen,
  type Measured,
  type UnitSystem,
} from './kitchen-units.ts'
import { scaledBehind } from './ingredient.ts'
import { measureAt } from './measures.ts'
import type { NumberStyle } from './number.ts'
import { countAt } from './counts.ts'
import { readIngredient } from './read-ingredient.ts'
import { LEAD } from './wording.ts'
import { unitFor, unitKind } from './units.ts'

/** A piece of a text; one that was converted also says what was written there. */
export type Piece = { text: string; written: string | null }

/** An ingredient cut in three, as a `Line` is, with its amount converted. */
export type ConvertedLine = { before: string; amount: string; after: string; written: string }

/**
 * An ingredient with the amount at its begin or end in the other units, for another number of
 * people. Null where nothing is to be converted: it is counted, or says itself what it is in `to`.
 */
export function convertLine(text: string, to: UnitSystem, factor: number): ConvertedLine | null {
  const { amounts: all, name } = readIngredient(text)
  if (all.some((amount) => isAlready(amount, to))) return null
  const start = LEAD.exec(text)?.[0].length ?? 0
  const leading = amountsAt(text, start)
  const trailing = leading ? null : amountsBehind(text)
  const amounts = leading?.amounts ?? trailing?.amounts ?? []
  const span = leading
    ? { start, end: leading.end }
    : { start: trailing?.start ?? 0, end: text.trimEnd().length }
  const measured = sumOf(amounts, { to, name })
  if (measured === null) return null
  const written = text.slice(span.start, span.end)
  const times = { ...measured, from: measured.from * factor, to: measured.to * factor }
  const amount = inKitchen(times, { to, density: densityOf(name), style: styleOf(written) })
  if (amount === null) return null
  return {
    before: text.slice(0, span.start),
    amount,
    after: scaledBehind(text.slice(span.end), [], factor),
    written:
      factor === 1 ? written.replace(/^[\s,;(]+|\)$/g, '') : scaled(amounts, factor, written),
  }
}

/**
 * What a row of a list comes to in the other units: '490 ml' of '1 cup + 250 ml'. What measures nothing
 * stays beside it. Null where nothing is to be converted.
 */
export function convertSum(
  { name, amount }: { name: string; amount: string },
  to: UnitSystem,
): string | null {
  const density = densityOf(name)
  const sums = new Map<Measured['of'], Measured>()
  const kept: string[] = []
  let isForeign = false
  for (const piece of amount.split(' + ')) {
    const { amounts } = readIngredient(`${piece} ${name}`)
    const [only, ...more] = amounts
    const held = only && more.length === 0 ? heldBy(only.unit, only.written) : null
    if (!only || !held) {
      kept.push(piece)
      continue
    }
    isForeign ||= held.system !== to && held.system !== 'both'
    const [from, most] = [only.quantity * held.each, (only.to ?? only.quantity) * held.each]
    const measured = asMeasured({ of: held.of, from, to: most }, { to, density })
    const sum = sums.get(measured.of) ?? { of: measured.of, from: 0, to: 0 }
    sums.set(measured.of, { ...sum, from: sum.from + measured.from, to: sum.to + measured.to })
  }
  if (!isForeign) return null
  const style = styleOf(amount)
  const shown = [...sums.values()].map((sum) => inKitchen(sum, { to, density: null, style }))
  return shown.includes(null) ? null : [...kept, ...shown].join(' + ')
}

/** '1 cup (240 ml)' and '8 oz/225 g' say both. */
function isAlready({ unit, written }: Amount, to: UnitSystem): boolean {
  const held = heldBy(unit, written)
  return held !== null && unit !== 'tsp' && (held.system === to || held.system === 'both')
}

/** 'A stick' is one of butter: a quarter of a pound. */
const STICK_G = 113

/**
 * The sum of the amounts of a line; null where one of them measures nothing, or all are in the
 * reader's units already.
 */
function sumOf(
  amounts: readonly Amount[],
  { to, name }: { to: UnitSystem; name: string },
): Measured | null {
  const parts: (Measured & { isMore: boolean })[] = []
  let isForeign = false
  for (const { quantity, to: most, unit, written, isMore = false } of amounts) {
    const isStick = unit === 'stick' && /butter|margarine/i.test(name)
    const held = isStick
      ? ({ of: 'mass', each: STICK_G, system: 'us' } as const)
      : heldBy(unit, written)
    if (!held) return null
    isForeign ||= held.system !== to && held.system !== 'both'
    const [from, upTo] = [quantity * held.each, (most ?? quantity) * held.each]
    parts.push({ of: held.of, from, to: upTo, isMore })
  }
  const [first, ...rest] = parts
  if (!first || !isForeign || rest.some((part) => part.of !== first.of)) return null
  // '1 lb/16 oz' is the same twice, '1 cup plus 2 tbsp' is both.
  const others = rest.filter((part) => part.isMore || Math.abs(part.to / first.to - 1) > 0.2)
  return others.reduce<Measured>(
    (sum, part) => ({ of: sum.of, from: sum.from + part.from, to: sum.to + part.to }),
    first,
  )
}

function scaled(amounts: readonly Amount[], factor: number, text: string): string {
  const style = styleOf(text)
  return amounts
    .map(({ quantity, to, written }) => {
      const unit = written ?? ''
      const write = (value: number) =>
        formatQuantity(value * factor, { kind: unitKind(unit), style })
      const shown = to === null ? write(quantity) : `${write(quantity)}–${write(to)}`
      return `${shown} ${unitFor(unit, (to ?? quantity) * factor, text)}`
    })
    .join(' + ')
}

function styleOf(written: string): NumberStyle {
  return /\d,\d/.test(written) ? 'comma' : 'plain'
}

type Found = {
  start: number
  end: number
  isDegrees: boolean
  system: string
  shown: string | null
}

const START =
  /(?<![\p{L}\d.,°–-]|\d\/)(?:[\d½⅓⅔¼¾⅛⅜⅝⅞]|(?:an?|half|one|two|three|four|five|six) )/giu
const DEGREES =
  /(\d{2,3})(?:\s?(?:°\s?[CF]?|º)?\s?(?:-|–|to|bis|à|a|tot|till|til|do)\s?(\d{2,3}))?(?:\s?(?:°|º)\s?([CFcf])|([CFcf])|\s([CF])|\s?(?:°\s?|º\s?|degrees?\s|deg\.?\s)?(fahrenheit|celsius)|\s?(grad(?:er|en|os|i)?|stopni|degrés|degrees?|deg))(?![\p{L}\d])/iuy
/**
 * Nothing is cooked hotter: degrees without a scale above this, as in '375 degrees', are
 * Fahrenheit.
 */
const HOTTEST_C = 290
const COLDEST_F = 60
const HOTTEST_F = 600
/** What stands between an amount and the same one in other units. */
const JOINT = /^[\s/(),|–-]*(?:or|oder|ou|about|ca\.?|approx\.?)?[\s(]*$/i
/** Two temperatures so close are the same one: '180C/160C fan/350F'. */
const SAME_DEGREES = 24

/** The words of a step in pieces, its temperatures and amounts in the other units. */
export function convertText(text: string, to: UnitSystem): Piece[] {
  const found = findAll(text, to)
  const already = found.filter(({ system }) => system === to)
  const pieces: Piece[] = []
  let at = 0
  for (const one of found) {
    if (one.shown === null || already.some((other) => saysSame(text, one, other))) continue
    pieces.push({ text: text.slice(at, one.start), written: null })
    pieces.push({ text: one.shown, written: text.slice(one.start, one.end) })
    at = one.end
  }
  pieces.push({ text: text.slice(at), written: null })
  return pieces.filter((piece) => piece.text !== '')
}

function saysSame(text: string, one: Found, other: Found): boolean {
  if (other.isDegrees !== one.isDegrees) return false
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  const between = text.slice(first.end, second.start)
  return one.isDegrees ? between.length <= SAME_DEGREES : JOINT.test(between)
}

function findAll(text: string, to: UnitSystem): Found[] {
  const found: Found[] = []
  START.lastIndex = 0
  for (let start = START.exec(text); start; start = START.exec(text)) {
    const one = degreesAt(text, start.index, to) ?? measuredAt(text, start.index, to)
    if (one) found.push(one)
    START.lastIndex = Math.max(START.lastIndex, one?.end ?? 0)
  }
  return found
}

function degreesAt(text: string, start: number, to: UnitSystem): Found | null {
  DEGREES.lastIndex = start
  const match = DEGREES.exec(text)
  if (!match) return null
  const [written, low = '', high, ...scales] = match
  const [from, upTo] = [Number(low), Number(high ?? low)]
  const scale = (scales.find((word) => word !== undefined) ?? '').toLowerCase()
  const isC = /^(?:c|grad|stopni|degrés)/.test(scale)
  const isBare = /^deg(?:rees?)?$/.test(scale)
  // '375 degrees' can be one of them only, '200 degrees' either.
  if (isBare && from <= HOTTEST_C) return null
  const system = isC ? 'metric' : 'us'
  const isLikely = isC ? upTo <= HOTTEST_C : from >= COLDEST_F && upTo <= HOTTEST_F
  if (!isLikely || upTo < from) return null
  const degrees = [...new Set([from, upTo].map((value) => inDegrees(value, to)))].join('–')
  const shown = system === to ? null : `${degrees} ${to === 'metric' ? '°C' : '°F'}`
  return { start, end: start + written.length, isDegrees: true, system, shown }
}

function measuredAt(text: string, start: number, to: UnitSystem): Found | null {
  const count = countAt(text, start)
  if (count === null) return null
  const gap = /^[ \u00a0-]?/.exec(text.slice(count.end))?.[0].length ?? 0
  const unit = measureAt(text, count.end + gap)
  const written = unit && text.slice(unit.start, unit.end)
  // A single letter in a sentence is more often something else than a cup.
  const held = unit && !/^c\.?$/i.test(written ?? '') ? heldBy(unit.unit, written) : null
  // Spoons are read with what they are for, in the list of ingredients.
  if (!unit || !held || unit.unit === 'tbsp' || unit.unit === 'tsp') return null
  const found = { start, end: unit.end, isDegrees: false, system: held.system }
  if (held.system === to || held.system === 'both') return { ...found, shown: null }
  const measured: Measured = {
    of: held.of,
    from: count.quantity * held.each,
    to: (count.to ?? count.quantity) * held.each,
  }
  const style = styleOf(text.slice(start, count.end))
  const density = densityBehind(text.slice(unit.end))
  return { ...found, shown: inKitchen(measured, { to, density, style }) }
}

const NAME_WORDS = 3

/** What is measured: the longest of the next words that names something known. */
function densityBehind(text: string) {
  const [said = ''] = /^[^.,;:()\d]*/.exec(text) ?? []
  const words = said
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(?:of|the|de|du|des|di|von)$/i.test(word))
  for (let count = Math.min(NAME_WORDS, words.length); count > 0; count -= 1) {
    const density = densityOf(words.slice(0, count).join(' '))
    if (density) return density
  }
  return null
}
