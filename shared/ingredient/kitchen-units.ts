/** Quantities in the units of one kitchen: what measures hold, and sums that a cook can measure. */
import { formatQuantity } from './format.ts'
import { CUP_ML, type Density } from './densities.ts'
import type { NumberStyle } from './number.ts'
import { isMetricPound } from './units.ts'

export type UnitSystem = 'metric' | 'us'

/** How much: grams or millilitres. */
export type Measured = { of: 'mass' | 'volume'; from: number; to: number }

type Held = { of: Measured['of']; each: number; system: UnitSystem | 'both' }

const HELD: Record<string, Held> = {
  g: { of: 'mass', each: 1, system: 'metric' },
  dag: { of: 'mass', each: 10, system: 'metric' },
  hg: { of: 'mass', each: 100, system: 'metric' },
  kg: { of: 'mass', each: 1000, system: 'metric' },
  ml: { of: 'volume', each: 1, system: 'metric' },
  cl: { of: 'volume', each: 10, system: 'metric' },
  dl: { of: 'volume', each: 100, system: 'metric' },
  l: { of: 'volume', each: 1000, system: 'metric' },
  oz: { of: 'mass', each: 28.35, system: 'us' },
  lb: { of: 'mass', each: 453.6, system: 'us' },
  'fl oz': { of: 'volume', each: CUP_ML / 8, system: 'us' },
  cup: { of: 'volume', each: CUP_ML, system: 'us' },
  pint: { of: 'volume', each: 473, system: 'us' },
  quart: { of: 'volume', each: 946, system: 'us' },
  gallon: { of: 'volume', each: 3785, system: 'us' },
  tbsp: { of: 'volume', each: CUP_ML / 16, system: 'both' },
  tsp: { of: 'volume', each: CUP_ML / 48, system: 'both' },
}

/** 'Tasse' and 'szklanka' are cups of those who weigh the rest, too. */
const ENGLISH = /^(?:c|cups?|t|tb|tbl|tbs|tbsps?|tblsps?|tblspn|tablespoons?)\.?$/i

/** What a measure holds, in our name for it and as it was written; null where that says nothing. */
export function heldBy(unit: string | null, written: string | null): Held | null {
  const held = Object.hasOwn(HELD, unit ?? '') ? HELD[unit ?? ''] : undefined
  if (!held) return null
  if (unit === 'lb' && isMetricPound(written)) return { ...held, each: 500 }
  if (unit === 'cup' && !ENGLISH.test(written ?? '')) return { ...held, system: 'both' }
  // Every kitchen has spoons, but only American butter is marked in them.
  if (unit === 'tbsp' && ENGLISH.test(written ?? '')) return { ...held, system: 'us' }
  return held
}

/**
 * The quantity as a cook of that kitchen measures it: what is dry in cups is weighed where there are
 * scales, and the other way round. Null where it is too little to be measured.
 */
export function inKitchen(
  measured: Measured,
  { to, density, style }: { to: UnitSystem; density: Density | null; style: NumberStyle },
): string | null {
  const held = asMeasured(measured, { to, density })
  const shown = to === 'metric' ? inMetric(held) : inUs(held)
  return shown !== null && style === 'comma' ? shown.replaceAll('.', ',') : shown
}

/** The same on the scales or in the cup of that kitchen, where it is known what a cup weighs. */
export function asMeasured(
  { of, from, to: most }: Measured,
  { to, density }: { to: UnitSystem; density: Density | null },
): Measured {
  const isOther = to === 'metric' ? of === 'volume' : of === 'mass'
  const stays = to === 'metric' ? 'liquid' : 'pieces'
  if (!isOther || density === null || density.as === stays) return { of, from, to: most }
  const each = to === 'metric' ? density.perCup / CUP_ML : CUP_ML / density.perCup
  return { of: to === 'metric' ? 'mass' : 'volume', from: from * each, to: most * each }
}

function inMetric({ of, from, to }: Measured): string | null {
  const units = of === 'mass' ? ['g', 'kg'] : ['ml', 'l']
  if (to < 1) return null
  const isLarge = to >= 1000
  const write = (value: number) =>
    isLarge ? String(rounded(value / 1000, 0.05)) : String(rounded(value, gramsOf(value)))
  return `${range(write(from), write(to))} ${units[isLarge ? 1 : 0]}`
}

/** Scales show single grams; nobody weighs 227 of them for 'half a pound'. */
function gramsOf(value: number): number {
  if (value < 20) return 1
  return value < 250 ? 5 : 10
}

function inUs({ of, from, to }: Measured): string | null {
  return of === 'volume' ? inCups(from, to) : inPounds(from, to)
}

const OUNCE = 28.35

function inPounds(from: number, to: number): string | null {
  if (to < 10) return null
  const isLarge = to >= 16 * OUNCE * 0.97
  const each = isLarge ? 16 * OUNCE : OUNCE
  const write = (grams: number) => {
    const value = grams / each
    if (isLarge) return String(rounded(value, value < 10 ? 0.1 : 1))
    return fraction(rounded(value, value < 2 ? 0.25 : 0.5))
  }
  return `${range(write(from), write(to))} ${isLarge ? 'lb' : 'oz'}`
}

const TSP = CUP_ML / 48
const TBSP = CUP_ML / 16
const QUART = 946
/** The cups of a set of measuring cups. */
const CUPS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
/** Where the nearest cup is further off than this share, spoons say it better. */
const NEAR = 0.05

function inCups(from: number, to: number): string | null {
  if (to >= 8.5 * CUP_ML) return `${parted(from, to, [QUART, 0.5])} quarts`
  if (to >= CUP_ML / 4 - 1) {
    if (from !== to) return plural(range(...both(from, to, cupsOf)), to > CUP_ML)
    const cups = cupsOf(to)
    if (Math.abs(cups * CUP_ML - to) <= NEAR * to) return plural(fraction(cups), cups > 1)
    if (to < CUP_ML / 2) return `${Math.round(to / TBSP)} tbsp`
    const less = cupsOf(to, Math.floor)
    const spoons = Math.max(1, Math.round((to - less * CUP_ML) / TBSP))
    return `${plural(fraction(less), less > 1)} + ${spoons} tbsp`
  }
  if (to >= TBSP * 0.9) return `${parted(from, to, [TBSP, 0.5])} tbsp`
  const least = TSP / 4
  return to < least * 0.9 ? null : `${parted(from, to, [TSP, to < 2 * TSP ? 0.25 : 0.5])} tsp`
}

function parted(from: number, to: number, [each, step]: [number, number]): string {
  return range(...both(from, to, (value) => Math.max(step, rounded(value / each, step))))
}

function both(from: number, to: number, read: (value: number) => number): [string, string] {
  return [fraction(read(from)), fraction(read(to))]
}

/** The cups of a set that come nearest, or the most that are not too much. */
function cupsOf(ml: number, toWhole: (value: number) => number = Math.round): number {
  const cups = ml / CUP_ML
  const whole = Math.floor(cups)
  const fits = CUPS.filter((part) => toWhole === Math.round || whole + part <= cups)
  const off = (part: number) => Math.abs(whole + part - cups)
  return Math.max(1 / 4, whole + fits.reduce((best, part) => (off(part) < off(best) ? part : best)))
}

function plural(shown: string, isMany: boolean): string {
  return `${shown} ${isMany ? 'cups' : 'cup'}`
}

function range(from: string, to: string): string {
  return from === to ? from : `${from}–${to}`
}

function fraction(value: number): string {
  return formatQuantity(value, { kind: 'counted', style: 'plain' })
}

function rounded(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 100) / 100
}

/** An oven is set in these steps. */
const OVEN = { metric: 10, us: 25 }

/**
 * A temperature in the other scale: an oven's in the steps of its dial, others to the degree, so that
 * sugar and roasts come out.
 */
export function inDegrees(value: number, to: UnitSystem): number {
  if (to === 'metric') {
    const exact = ((value - 32) * 5) / 9
    return value >= 225 && value % 25 === 0 ? rounded(exact, OVEN.metric) : Math.round(exact)
  }
  const exact = (value * 9) / 5 + 32
  if (value < 110 || value % 5 !== 0) return Math.round(exact)
  const dial = rounded(exact, OVEN.us)
  return Math.abs(dial - exact) <= 8 ? dial : rounded(exact, 5)
}
