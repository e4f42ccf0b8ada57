import type { Layer } from './layer.tsx'
import { LEAF, SPRIG, stamp, VEIN, type Spot } from './shapes.ts'

/** Answers numbers from 0 up to 1; the seed of a plate decides which. */
export type Random = () => number
/** Draws a dish in the middle of a plate of 120, over a disc of radius 39. */
export type Draw = (random: Random) => Layer[]

/** The colours of food (art.css). */
export const pigment = {
  tomato: 'var(--p-tomato)',
  carrot: 'var(--p-carrot)',
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

/** Leaves with their veins. */
export function leaves(
  spots: readonly Spot[],
  scale: number,
  fill: string = pigment.leaf,
): Layer[] {
  return [
    { d: spots.map((spot) => stamp(LEAF, spot, scale)).join(''), fill },
    { d: spots.map((spot) => stamp(VEIN, spot, scale)).join(''), stroke: pigment.vein, pen: 1 },
  ]
}

/** Dill, fennel. */
export function sprigs(spots: readonly Spot[], scale: number, stroke: string): Layer {
  return { d: spots.map((spot) => stamp(SPRIG, spot, scale)).join(''), stroke, pen: 1.5 * scale }
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
  return [0, 1, 2].map((turn) => ({
    ...paint,
    d: spots
      .filter((_, index) => index % 3 === turn)
      .map(draw)
      .join(''),
  }))
}
