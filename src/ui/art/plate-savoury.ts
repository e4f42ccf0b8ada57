import type { Layer } from './layer.tsx'
import {
  disc,
  garnish,
  leaves,
  mix,
  pigment,
  pile,
  sauce,
  sprigs,
  type Draw,
  type Random,
} from './plate-brush.ts'
import {
  circle,
  CUBE,
  dots,
  ellipse,
  HALF,
  ring,
  scatter,
  short,
  stamp,
  stamps,
  sunflower,
  type Spot,
} from './shapes.ts'

const DOUGH = { fill: pigment.wheat, stroke: pigment.crust, pen: 1.4 }

/** Dishes that are cooked or tossed. */
export const savoury = {
  pasta: (random, tint) => {
    const spots = sunflower(19, 7.3, random)
    return [
      ...(tint && tint !== 'crust' ? sauce(tint) : [{ ...disc(pigment.crust), opacity: 0.55 }]),
      ...pile(
        spots,
        { ...DOUGH, pen: 1 },
        (spot) =>
          ellipse(spot, 7.6, 5.4) + stamp('M-3.5 -3L-3.5 3M0 -3.6L0 3.6M3.5 -3L3.5 3', spot),
      ),
      ...leaves(scatter(4, [8, 24], random), 1.2, tint === 'leaf' ? pigment.olive : undefined),
    ]
  },
  noodles: (random) => [
    ...strands(random, pigment.cocoa, 0.82),
    ...pile(
      ring(3, 18, random() * 120),
      { fill: pigment.cream, stroke: pigment.beet, pen: 2.4 },
      (spot) => stamp(HALF, { ...spot, turn: spot.turn + 90 }, 0.95),
    ),
    { d: dots(scatter(7, [8, 31], random), 2.2), stroke: pigment.leaf, pen: 1.6 },
  ],
  spaghetti: (random, tint = 'cream') => [
    ...strands(random, pigment[tint === 'cream' ? 'crust' : tint]),
    ...garnish(random, tint),
  ],
  dumplings: (random, tint) => [
    ...pile(
      ring(6, 21, random() * 60).concat(sunflower(1, 0, random)),
      tint === 'crust' ? { ...DOUGH, fill: pigment.crust, stroke: pigment.wheat } : DOUGH,
      (spot) =>
        stamp(HALF, { ...spot, turn: spot.turn + 90 }, 1.45) +
        stamp('M-6.5 -6L-5 -3.6M0 -9.8L0 -6.6M6.5 -6L5 -3.6', { ...spot, turn: spot.turn + 90 }),
    ),
    ...garnish(random),
  ],
  balls: (random, tint = 'wheat') => {
    const spots = ring(6, 22, random() * 60).concat({ x: 60, y: 60, turn: 0 })
    return [
      {
        ...disc(tint === 'crust' || tint === 'cocoa' ? pigment.wheat : pigment.crust),
        opacity: 0.6,
      },
      {
        d: dots(spots, 10.4),
        fill: pigment[tint],
        stroke: tint === 'cocoa' ? pigment.crust : pigment.shade,
        pen: 1.6,
      },
      {
        d: stamps(
          'M-6 0Q-5 -6 1 -6',
          spots.map((spot) => ({ ...spot, turn: 0 })),
        ),
        stroke: pigment.cream,
        pen: 1.6,
        opacity: 0.6,
      },
      ...garnish(random, tint),
    ]
  },
  torn: (random, tint = 'wheat') => [
    ...pile(
      sunflower(17, 8, random),
      { ...DOUGH, fill: pigment[tint === 'oil' ? 'lemon' : 'wheat'] },
      (spot) => stamp(CUBE, spot, 1.35),
    ),
    {
      d: dots(scatter(9, [4, 32], random), 1.9),
      fill: tint === 'oil' ? pigment.leaf : pigment.beet,
    },
    { d: dots(scatter(12, [4, 34], random), 1.3), fill: pigment.cream },
  ],
  sticks: (random, tint = 'wheat') => {
    const isPale = tint === 'wheat' || tint === 'cream'
    // Sausages.
    const isThick = tint === 'crust'
    return [
      ...pile(
        sunflower(isThick ? 7 : 16, isThick ? 9.6 : 6.6, random).map((spot) => ({
          ...spot,
          turn: spot.turn / (isThick ? 9 : 4),
        })),
        { fill: pigment[tint], stroke: isPale ? pigment.crust : pigment.vein, pen: 1.3 },
        (spot) =>
          isThick
            ? stamp('M-15 -4Q0 -8 15 -4C21 -2 21 6 15 4.5Q0 0 -15 4.5C-21 6 -21 -2 -15 -4Z', spot)
            : stamp('M-15 -2C-16 -2 -16 2 -15 2L15 2.6C17 2.6 17 -2.6 15 -2.6Z', spot),
      ),
      sprigs(scatter(3, [8, 24], random), 1.3, tint === 'leaf' ? pigment.olive : pigment.leaf),
    ]
  },
  potatoes: (random, tint) => [
    ...pile(
      sunflower(13, 8.8, random),
      tint === 'carrot' ? { fill: pigment.carrot, stroke: pigment.wheat, pen: 1.4 } : DOUGH,
      (spot) => ellipse(spot, 10.5, 8.2) + stamp('M-5 -1Q0 -5 4 0Q0 -5 -5 -1', spot),
    ),
    ...(tint === 'lemon'
      ? [
          ...leaves(scatter(5, [6, 28], random), 0.9),
          ...pile(
            ring(3, 13, random() * 120),
            { fill: pigment.cream, stroke: pigment.lemon, pen: 2.4 },
            (spot) => stamp(HALF, spot, 0.7),
          ),
        ]
      : [...garnish(random), { d: dots(scatter(12, [4, 32], random), 1.3), fill: pigment.leaf }]),
  ],
  salad: (random, tint = 'tomato') => {
    const spots = sunflower(18, 6.4, random).map((spot, index) => ({
      ...spot,
      turn: spot.turn + index * 137,
    }))
    const third = (turn: number) => spots.filter((_, index) => index % 3 === turn)
    const rounds = scatter(6, [8, 28], random)
    const isPale = tint === 'leaf' || tint === 'pith'
    return [
      ...leaves(third(0), 1.8, pigment.olive),
      ...leaves(third(1), 1.8),
      ...leaves(third(2), 1.7),
      {
        d: tint === 'cream' ? stamps(CUBE, rounds, 0.9) : dots(rounds, 5.6),
        fill: isPale ? pigment.pith : pigment[tint],
      },
      {
        d: dots(rounds, 3),
        stroke: isPale ? pigment.leaf : pigment.cream,
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
  cabbage: (random, tint = 'pith') => {
    const shreds = (stroke: string, pen: number, count = 34): Layer => ({
      d: stamps('M-9 0Q0 -7 9 0', sunflower(count, 5.4, random)),
      stroke,
      pen,
    })
    return [
      shreds(tint === 'beet' ? pigment.beet : pigment.leaf, 4.6),
      shreds(pigment[tint === 'leaf' ? 'olive' : tint], 3.4, 30),
      shreds(tint === 'pith' ? pigment.cream : pigment.vein, 1.4, 26),
      { d: dots(scatter(8, [4, 30], random), 1.5), fill: pigment.cocoa },
    ]
  },
  vegetables: (random, tint = 'beet') => [
    ...mix(sunflower(18, 8, random), [
      [{ fill: pigment[tint], stroke: pigment.crust, pen: 1.2 }, (spot) => stamp(CUBE, spot, 1.5)],
      [
        { fill: tint === 'carrot' ? pigment.oil : pigment.carrot, stroke: pigment.cream, pen: 1 },
        ({ x, y }) => circle(x, y, 6.4),
      ],
      [{ fill: pigment.leaf, stroke: pigment.pith, pen: 1.4 }, (spot) => stamp(HALF, spot, 1.1)],
    ]),
    sprigs(scatter(5, [6, 30], random), 1.1, pigment.olive),
  ],
  tacos: (random) =>
    ring(3, 16, random() * 120).flatMap((spot): Layer[] => {
      const lie = { ...spot, turn: spot.turn + 90 }
      return [
        { d: stamp(HALF, { ...lie, x: spot.x + 1, y: spot.y - 2 }, 2.6), fill: pigment.leaf },
        {
          d: [-10, 0, 10].map((x) => stamp(`M${x} -17L${x} -15`, lie)).join(''),
          stroke: pigment.tomato,
          pen: 6,
        },
        { ...DOUGH, d: stamp(HALF, lie, 2.3) },
        {
          d: stamp('M-6 -4L-6 -4M4 -8L4 -8M7 -3L7 -3M-1 -2L-1 -2', lie),
          stroke: pigment.crust,
          pen: 2.4,
        },
      ]
    }),
  sushi: (random, tint = 'carrot') => {
    const spots = ring(6, 23, random() * 60).concat({ x: 60, y: 60, turn: 20 })
    return [
      { d: dots(spots, 9.4), fill: pigment.cream, stroke: pigment.olive, pen: 3.4 },
      { d: stamps(CUBE, spots, 0.75), fill: pigment[tint] },
      {
        d: dots(
          spots.map(({ x, y, turn }) => ({ x: x + 3.6, y: y - 2, turn })),
          2,
        ),
        fill: pigment.leaf,
      },
    ]
  },
} satisfies Record<string, Draw>

/** A nest of noodles. */
function strands(random: Random, fill: string, opacity?: number): Layer[] {
  return [
    { ...disc(fill), opacity },
    {
      d: [10, 14, 18, 22, 26.5, 31, 34.5]
        .map((radius) => arc(radius, random() * 360, 285 + random() * 50))
        .join(''),
      stroke: pigment.wheat,
      pen: 2.8,
    },
  ]
}

/** A part of a circle around the middle, from one angle on for some degrees. */
function arc(radius: number, from: number, degrees: number): string {
  const [start] = ring(1, radius, from)
  const [end] = ring(1, radius, from + degrees)
  if (!start || !end) return ''
  const large = degrees > 180 ? 1 : 0
  return `M${short(start.x)} ${short(start.y)}A${radius} ${radius} 0 ${large} 1 ${short(end.x)} ${short(end.y)}`
}
