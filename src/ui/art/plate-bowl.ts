import type { Layer } from './layer.tsx'
import {
  contrast,
  disc,
  garnish,
  leaves,
  mix,
  pigment,
  pile,
  sauce,
  slices,
  sprigs,
  type Draw,
} from './plate-brush.ts'
import {
  BEAN,
  CUBE,
  circle,
  dots,
  HALF,
  ring,
  scatter,
  spiral,
  stamp,
  stamps,
  sunflower,
} from './shapes.ts'

/** What is eaten with a spoon. */
export const spooned = {
  soup: (random, tint = 'oil') => bowl(random, tint),
  dal: (random, tint = 'carrot') => bowl(random, tint),
  stew: (random, tint = 'tomato') => [
    ...sauce(tint),
    ...mix(sunflower(14, 8.2, random), [
      [
        { fill: tint === 'cocoa' ? pigment.crust : pigment.wheat, stroke: pigment.shade, pen: 1.6 },
        (spot) => stamp(CUBE, spot, 1.15),
      ],
      [
        { fill: tint === 'carrot' ? pigment.tomato : pigment.carrot },
        ({ x, y }) => circle(x, y, 4.6),
      ],
    ]),
    ...garnish(random, tint),
  ],
  beans: (random, tint = 'tomato') => [
    ...sauce(tint),
    { d: stamps(BEAN, sunflower(24, 7, random)), fill: contrast(tint) },
    sprigs(scatter(6, [8, 28], random), 1.1, tint === 'leaf' ? pigment.olive : pigment.leaf),
  ],
  rice: (random, tint = 'wheat') => {
    const isBrown = tint === 'crust' || tint === 'cocoa'
    const ground = isBrown || tint === 'cream' ? 'wheat' : tint
    const bits = scatter(7, [6, 30], random)
    return [
      ...sauce(ground),
      {
        d: stamps('M-2.2 0L2.2 0', sunflower(75, 4.2, random)),
        stroke: pigment.cream,
        pen: 2.4,
      },
      ...(isBrown
        ? pile(bits, { fill: pigment.crust, stroke: pigment.cocoa, pen: 1.2 }, (spot) =>
            stamp(HALF, spot, 0.75),
          )
        : mix(bits, [
            [{ fill: pigment.leaf }, ({ x, y }) => circle(x, y, 2.8)],
            [{ fill: pigment.carrot }, (spot) => stamp(CUBE, spot, 0.5)],
          ])),
      ...leaves(scatter(3, [12, 28], random), 1, ground === 'leaf' ? pigment.olive : undefined),
    ]
  },
  dip: (random, tint = 'cream') => [
    ...(tint === 'cream' ? [disc(pigment.cream)] : sauce(tint)),
    {
      d: spiral({ x: 60, y: 61, turn: random() * 360 }, 9, 7),
      stroke: tint === 'cream' ? pigment.shade : pigment.cream,
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
    ...(tint === 'cream'
      ? [
          {
            d: stamps('M-5 0Q0 -5 5 0', scatter(5, [6, 28], random)),
            stroke: pigment.tomato,
            pen: 4,
          },
          ...leaves(scatter(4, [16, 26], random), 0.9),
        ]
      : [
          {
            d: dots(scatter(9, [3, 20], random), 1.9),
            fill: pigment.wheat,
            stroke: pigment.cocoa,
            pen: 0.8,
          },
          ...garnish(random, tint),
        ]),
  ],
  cup: (random, tint = 'cream') => {
    const berries = ring(3, 7, random() * 360).map(({ x, y, turn }) => ({
      x: x + 4,
      y: y - 4,
      turn,
    }))
    return [
      { ...disc(pigment.cream, 39), stroke: pigment.shade, pen: 1 },
      disc(pigment[tint], 33),
      {
        d: spiral({ x: 60, y: 61, turn: random() * 360 }, 10, 5),
        stroke: contrast(tint),
        pen: 4,
        opacity: 0.4,
      },
      ...leaves(scatter(3, [13, 15], random), 1.4),
      {
        d: dots(berries, 6.4),
        fill: tint === 'beet' ? pigment.tomato : pigment.beet,
      },
      {
        d: dots(berries, 2),
        fill: pigment.cream,
        opacity: 0.5,
      },
    ]
  },
  ice: (random, tint = 'beet') => [
    { ...disc(pigment.shade), opacity: 0.4 },
    ...ring(3, 15, random() * 360).flatMap((spot, index): Layer[] => [
      {
        d: circle(spot.x, spot.y, 17),
        fill: [pigment.cream, pigment[tint], pigment.wheat][index],
        stroke: pigment.shade,
        pen: 1,
      },
      {
        d: stamp('M-10 4Q-10 -10 4 -10', { ...spot, turn: 0 }),
        stroke: contrast(tint),
        pen: 2.4,
        opacity: 0.6,
      },
    ]),
    ...leaves(scatter(2, [2, 5], random), 1.5),
  ],
  eggs: (random, tint) => {
    const isSauce = tint === 'tomato'
    const spots = ring(isSauce ? 3 : 2, isSauce ? 18 : 16, random() * 360)
    return [
      ...(isSauce ? sauce(tint) : [{ ...disc(pigment.crust), opacity: 0.4 }]),
      {
        d: stamps(
          'M-16 -3C-16 -14 -6 -17 3 -15C13 -14 19 -8 16 2C14 11 8 16 -2 15C-11 14 -17 8 -16 -3Z',
          spots,
          isSauce ? 0.85 : 1.1,
        ),
        fill: pigment.cream,
        stroke: pigment.shade,
        pen: 1,
      },
      { d: dots(spots, isSauce ? 5.6 : 7), fill: pigment.oil, stroke: pigment.carrot, pen: 1 },
      ...garnish(random),
    ]
  },
  fruit: (random) => [
    ...mix(sunflower(21, 7.4, random), [
      [{ fill: pigment.oil, stroke: pigment.cream, pen: 1 }, (spot) => stamp(CUBE, spot, 1.3)],
      [{ fill: pigment.tomato, stroke: pigment.cream, pen: 1 }, (spot) => stamp(HALF, spot, 1.1)],
      [{ fill: pigment.beet, stroke: pigment.cream, pen: 0.8 }, ({ x, y }) => circle(x, y, 4.8)],
    ]),
    ...slices(ring(3, 19, random() * 360), 8.5, pigment.carrot),
    ...leaves(scatter(3, [8, 28], random), 1.2),
  ],
} satisfies Record<string, Draw>

function bowl(...[random, tint = 'oil']: Parameters<Draw>): Layer[] {
  return [
    ...sauce(tint),
    {
      d: spiral({ x: 61, y: 62, turn: random() * 360 }, 8, 5),
      stroke: contrast(tint),
      pen: 4.5,
    },
    ...garnish(random, tint),
    { d: dots(scatter(9, [10, 34], random), 1.1), fill: pigment.cocoa, opacity: 0.55 },
  ]
}
