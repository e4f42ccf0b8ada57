import type { Layer } from './layer.tsx'
import { leaves, pigment, pile, sprigs, type Draw, type Random } from './plate-brush.ts'
import {
  BEAN,
  circle,
  ellipse,
  HALF,
  ring,
  scatter,
  short,
  spiral,
  stamp,
  sunflower,
  type Spot,
} from './shapes.ts'

/** Dishes that are cooked or tossed. */
export const savoury = {
  soup: (random) => bowl(pigment.tomato, random),
  dal: (random) => bowl(pigment.carrot, random),
  dip: (random) => [
    { d: circle(60, 60, 38), fill: pigment.cream },
    {
      d: spiral({ x: 60, y: 61, turn: random() * 360 }, 9, 7),
      stroke: pigment.shade,
      pen: 3.5,
      opacity: 0.45,
    },
    {
      d: stamp('M-16 -2C-14 -12 -2 -15 6 -10C14 -5 18 4 10 10C2 16 -18 10 -16 -2Z', {
        x: 60,
        y: 60,
        turn: random() * 360,
      }),
      fill: pigment.oil,
      opacity: 0.9,
    },
    {
      d: scatter(5, [6, 28], random)
        .map((spot) => stamp('M-5 0Q0 -5 5 0', spot))
        .join(''),
      stroke: pigment.tomato,
      pen: 4,
    },
    ...leaves(scatter(4, [16, 26], random), 0.9),
  ],
  pasta: (random) => {
    const spots = sunflower(19, 7.3, random)
    return [
      { d: circle(60, 60, 38), fill: pigment.crust, opacity: 0.55 },
      ...pile(
        spots,
        { fill: pigment.wheat, stroke: pigment.crust, pen: 1 },
        (spot) =>
          ellipse(spot, 7.6, 5.4) + stamp('M-3.5 -3L-3.5 3M0 -3.6L0 3.6M3.5 -3L3.5 3', spot),
      ),
      ...leaves(scatter(4, [8, 24], random), 1.2),
    ]
  },
  noodles: (random) => [
    { d: circle(60, 60, 38), fill: pigment.cocoa, opacity: 0.82 },
    {
      d: [10, 14, 18, 22, 26.5, 31, 34.5]
        .map((radius) => arc(radius, random() * 360, 285 + random() * 50))
        .join(''),
      stroke: pigment.wheat,
      pen: 2.8,
    },
    ...pile(
      ring(3, 18, random() * 120),
      { fill: pigment.cream, stroke: pigment.beet, pen: 2.4 },
      (spot) => stamp(HALF, { ...spot, turn: spot.turn + 90 }, 0.95),
    ),
    {
      d: scatter(7, [8, 31], random)
        .map(({ x, y }) => circle(x, y, 2.2))
        .join(''),
      stroke: pigment.leaf,
      pen: 1.6,
    },
  ],
  salad: (random) => {
    const spots = sunflower(18, 6.4, random).map((spot, index) => ({
      ...spot,
      turn: spot.turn + index * 137,
    }))
    const beets = scatter(6, [8, 28], random)
    return [
      ...leaves(
        spots.filter((_, index) => index % 3 === 0),
        1.8,
        pigment.olive,
      ),
      ...leaves(
        spots.filter((_, index) => index % 3 === 1),
        1.8,
      ),
      ...leaves(
        spots.filter((_, index) => index % 3 === 2),
        1.7,
      ),
      { d: beets.map(({ x, y }) => circle(x, y, 5.6)).join(''), fill: pigment.beet },
      {
        d: beets.map(({ x, y }) => circle(x, y, 3)).join(''),
        stroke: pigment.cream,
        pen: 1.2,
        opacity: 0.8,
      },
    ]
  },
  cucumber: (random) => {
    const spots = sunflower(13, 8.6, random)
    const seeds = (spot: Spot) =>
      Array.from({ length: 5 }, (_, index) =>
        stamp('M2.7 0L4.7 0', { ...spot, turn: spot.turn + index * 72 }),
      ).join('')
    return [
      ...pile(
        spots,
        { fill: pigment.pith, stroke: pigment.leaf, pen: 1.9 },
        (spot) => circle(spot.x, spot.y, 9.2) + seeds(spot),
      ),
      sprigs(scatter(5, [4, 26], random), 1, pigment.olive),
    ]
  },
  beans: (random) => [
    { d: circle(60, 60, 38), fill: pigment.tomato },
    { d: circle(60, 60, 37), stroke: pigment.shade, pen: 3, opacity: 0.5 },
    {
      d: sunflower(24, 7, random)
        .map((spot) => stamp(BEAN, spot))
        .join(''),
      fill: pigment.cream,
    },
    sprigs(scatter(6, [8, 28], random), 1.1, pigment.leaf),
  ],
  potatoes: (random) => [
    ...pile(
      sunflower(13, 8.8, random),
      { fill: pigment.wheat, stroke: pigment.crust, pen: 1.4 },
      (spot) => ellipse(spot, 10.5, 8.2) + stamp('M-5 -1Q0 -5 4 0Q0 -5 -5 -1', spot),
    ),
    ...leaves(scatter(5, [6, 28], random), 0.9),
    ...pile(
      ring(3, 13, random() * 120),
      { fill: pigment.cream, stroke: pigment.lemon, pen: 2.4 },
      (spot) => stamp(HALF, spot, 0.7),
    ),
  ],
  roast: (random) => {
    const grapes = ring(12 + Math.floor(random() * 3), 30, random() * 30)
    return [
      { d: circle(60, 60, 37), fill: pigment.oil, opacity: 0.55 },
      { d: grapes.map(({ x, y }) => circle(x, y, 5.2)).join(''), fill: pigment.beet },
      {
        d: grapes.map(({ x, y }) => `M${short(x - 2)} ${short(y - 2)}a3 3 0 0 1 3-1`).join(''),
        stroke: pigment.cream,
        pen: 1,
        opacity: 0.6,
      },
      {
        d: 'M42 66c-3-14 6-26 18-26s21 11 18 25c-2 9-9 14-18 14s-16-5-18-13ZM46 74c-5 3-9 8-7 11s8 0 11-5M74 74c5 3 9 8 7 11s-8 0-11-5',
        fill: pigment.crust,
      },
      {
        d: 'M60 44c-3 8-3 16 0 26M47 60c2-6 5-10 9-12M73 60c-2-6-5-10-9-12',
        stroke: pigment.cocoa,
        pen: 1.5,
        opacity: 0.5,
      },
      ...leaves(
        [
          { x: 50, y: 52, turn: random() * -60 },
          { x: 62, y: 66, turn: random() * 60 },
        ],
        1.2,
        pigment.olive,
      ),
    ]
  },
} satisfies Record<string, Draw>

function bowl(fill: string, random: Random): Layer[] {
  return [
    { d: circle(60, 60, 39), fill },
    { d: circle(60, 60, 38), stroke: pigment.shade, pen: 3, opacity: 0.5 },
    { d: spiral({ x: 61, y: 62, turn: random() * 360 }, 8, 5), stroke: pigment.cream, pen: 4.5 },
    ...leaves(clump(3, random), 1.1),
    {
      d: scatter(9, [10, 34], random)
        .map(({ x, y }) => circle(x, y, 1.1))
        .join(''),
      fill: pigment.cocoa,
      opacity: 0.55,
    },
  ]
}

/** A few leaves side by side near the edge. */
function clump(count: number, random: Random): Spot[] {
  const start = random() * 360
  return Array.from({ length: count }, (_, index) => {
    const [spot] = ring(1, 25 + random() * 4, start + index * 24)
    return { x: spot?.x ?? 60, y: spot?.y ?? 60, turn: start + index * 90 + random() * 40 }
  })
}

/** A part of a circle around the middle, from one angle on for some degrees. */
function arc(radius: number, from: number, degrees: number): string {
  const [start] = ring(1, radius, from)
  const [end] = ring(1, radius, from + degrees)
  if (!start || !end) return ''
  const large = degrees > 180 ? 1 : 0
  return `M${short(start.x)} ${short(start.y)}A${radius} ${radius} 0 ${large} 1 ${short(end.x)} ${short(end.y)}`
}
