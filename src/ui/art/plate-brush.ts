import type { Layer } from './layer.tsx'
import type { Tint } from './plate-words.ts'
import {
  circle,
  CUBE,
  dots,
  LEAF,
  scatter,
  SPRIG,
  stamp,
  stamps,
  VEIN,
  type Spot,
} from './shapes.ts'

/** Answers numbers from 0 up to 1; the seed of a plate decides which. */
export type Random = () => number
/** Draws a dish in the middle of a plate of 120, over a disc of radius 39, in its usual colours or this. */
export type Draw = (random: Random, tint?: Tint) => Layer[]

/** The colours of food (art.css). */
export const pigment = {
  tomato: 'var(--p-tomato)',
  carrot: 'var(--p-carrot)',
  orange: 'var(--p-carrot)',
  wheat: 'var(--p-wheat)',
  leaf: 'var(--p-leaf)',
  olive: 'var(--p-olive)',
  cream: 'var(--p-cream)',
  beet: 'var(--p-beet)',
  cocoa: 'var(--p-cocoa)',
  crust: 'var(--p-crust)',
  oil: 'var(--p-oil)',
  lemon: 'var(--p-lemon)',
  pith: 'var(--p-pith)',
  shade: 'var(--p-shade)',
  vein: 'var(--p-vein)',
} as const

/** What is drawn on it in cream would not be seen. */
const PALE: readonly Tint[] = ['cream', 'wheat', 'pith', 'lemon']

/** What shows on this: cream, or on pale colours oil. */
export function contrast(tint: Tint): string {
  return PALE.includes(tint) ? pigment.oil : pigment.cream
}

/** A round of one colour. */
export function disc(fill: string, radius = 38): Layer {
  return { d: circle(60, 60, radius), fill }
}

/** Something liquid, darker at the edge. */
export function sauce(tint: Tint): Layer[] {
  return [
    disc(pigment[tint], 39),
    { d: circle(60, 60, 38), stroke: pigment.shade, pen: 3, opacity: 0.5 },
  ]
}

/** Leaves with their veins. */
export function leaves(
  spots: readonly Spot[],
  scale: number,
  fill: string = pigment.leaf,
): Layer[] {
  return [
    { d: stamps(LEAF, spots, scale), fill },
    { d: stamps(VEIN, spots, scale), stroke: pigment.vein, pen: 1 },
  ]
}

/** Dill, fennel. */
export function sprigs(spots: readonly Spot[], scale: number, stroke: string): Layer {
  return { d: stamps(SPRIG, spots, scale), stroke, pen: 1.5 * scale }
}

/** What is strewn on top: of one dish on two plates it is rarely the same. */
export function garnish(random: Random, tint?: Tint): Layer[] {
  const spots = scatter(4, [12, 28], random)
  const way = random() * 3
  const green = tint === 'leaf' ? pigment.olive : pigment.leaf
  if (way < 1) return leaves(spots, 1.2, green)
  if (way < 2) return [sprigs(spots, 1.3, green)]
  return [
    { d: stamps(CUBE, spots, 0.7), fill: pigment.wheat, stroke: pigment.crust, pen: 1.2 },
    { d: dots(scatter(7, [8, 33], random), 1.3), fill: green },
  ]
}

/**
 * Things that overlap, every third in the same layer. Neighbours in a sunflower are 5, 8 or 13 places
 * apart, so none share a layer, and the edge of the upper one hides what is below.
 */
export function pile(
  spots: readonly Spot[],
  paint: Omit<Layer, 'd'>,
  draw: (spot: Spot) => string,
): Layer[] {
  return mix(spots, [
    [paint, draw],
    [paint, draw],
    [paint, draw],
  ])
}

/** Things of several kinds by turns. */
export function mix(
  spots: readonly Spot[],
  things: readonly (readonly [Omit<Layer, 'd'>, (spot: Spot) => string])[],
): Layer[] {
  return things.map(([paint, draw], turn) => ({
    ...paint,
    d: spots
      .filter((_, index) => index % things.length === turn)
      .map(draw)
      .join(''),
  }))
}

/** Slices of citrus fruits. */
export function slices(spots: readonly Spot[], radius: number, colour: string): Layer[] {
  const parts = (spot: Spot) =>
    Array.from({ length: 8 }, (_, index) =>
      stamp(
        'M1.5 0L8.6 -2.6C9.5 -1 9.5 1 8.6 2.6Z',
        { ...spot, turn: spot.turn + index * 45 },
        radius / 12,
      ),
    ).join('')
  return [
    { d: dots(spots, radius), fill: pigment.cream, stroke: colour, pen: radius / 6 },
    { d: spots.map(parts).join(''), fill: colour, opacity: 0.8 },
  ]
}
