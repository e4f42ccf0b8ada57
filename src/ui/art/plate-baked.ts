import type { Layer } from './layer.tsx'
import { disc, leaves, mix, pigment, pile, slices, type Draw, type Random } from './plate-brush.ts'
import type { Tint } from './plate-words.ts'
import {
  circle,
  CUBE,
  dots,
  ellipse,
  HALF,
  ring,
  scatter,
  spiral,
  stamp,
  stamps,
  sunflower,
  type Spot,
} from './shapes.ts'

const EDGE = { fill: pigment.crust, stroke: pigment.shade, pen: 1.4 }
const BUTTER = 'M-6 -7L6 -7Q7 -7 7 -6L7 6Q7 7 6 7L-6 7Q-7 7 -7 6L-7 -6Q-7 -7 -6 -7Z'

/** What comes from the oven or the pan and is sweet or bread; and plates with nothing on them. */
export const baked = {
  tart: (random, tint = 'beet') => [
    {
      d: circle(60, 60, 38) + dots(ring(28, 38), 4.2),
      fill: pigment.crust,
    },
    disc(pigment.wheat, 33),
    ...fruits([...ring(13, 26, random() * 30), ...ring(9, 17, random() * 30), ...ring(5, 8)], tint),
  ],
  pizza: (random, tint = 'tomato') => {
    const isRed = tint === 'tomato'
    return [
      disc(pigment.crust),
      disc(isRed ? pigment.tomato : pigment.cream, 33.5),
      ...mix(scatter(12, [5, 27], random), [
        [
          isRed
            ? { fill: pigment.cream, opacity: 0.9 }
            : { stroke: pigment.beet, pen: 1.8, opacity: 0.8 },
          (spot) => (isRed ? ellipse(spot, 6.4, 5) : stamp('M-6 0Q0 -7 6 0', spot)),
        ],
        [
          { stroke: isRed ? pigment.cocoa : pigment.oil, pen: 2.4 },
          ({ x, y }) => circle(x, y, 2.6),
        ],
      ]),
      ...leaves(scatter(4, [8, 24], random), 1.1),
    ]
  },
  cake: (random, tint) => {
    const isCitrus = tint === 'orange' || tint === 'lemon'
    const isTopped = tint === 'beet' || tint === 'tomato' || tint === 'oil'
    const turn = random() * 360
    const ground = tint === 'cocoa' || tint === 'cream' ? tint : 'wheat'
    return [
      disc(pigment.crust, 37),
      disc(pigment[ground], 33.5),
      ...(isCitrus ? slices(ring(3, 11, turn), 11.5, pigment[tint]) : []),
      ...(isTopped ? fruits([...ring(10, 22, turn), ...ring(5, 10, turn)], tint) : []),
      ...(isCitrus || isTopped
        ? [{ d: dots(scatter(10, [25, 31], random), 1.2), fill: pigment.crust }]
        : [
            {
              d: stamps('M4 0L32 0', ring(8, 0, turn + 22.5)),
              stroke: ground === 'cocoa' ? pigment.crust : pigment.shade,
              pen: 1.2,
              opacity: 0.6,
            },
            { d: dots(ring(8, 25, turn), 5.8), fill: pigment.cream, stroke: pigment.shade, pen: 1 },
            {
              d: dots(ring(8, 25, turn), 3.8),
              fill:
                tint === 'carrot'
                  ? pigment.carrot
                  : ground === 'wheat'
                    ? pigment.crust
                    : pigment.beet,
            },
          ]),
    ]
  },
  crumble: (random, tint = 'tomato') => {
    const crumb = (spot: Spot) => ellipse(spot, 4 + random(), 3 + random() * 0.6)
    return [
      disc(pigment[tint === 'cream' ? 'oil' : tint]),
      ...mix(sunflower(62, 4.35, random), [
        [{ fill: pigment.crust }, crumb],
        [{ fill: pigment.wheat }, crumb],
        [{ fill: pigment[tint === 'oil' || tint === 'cream' ? 'cream' : 'oil'] }, crumb],
      ]),
    ]
  },
  loaf: (random) => {
    const lie = { x: 60, y: 60, turn: -28 + (random() - 0.5) * 40 }
    return [
      { d: ellipse(lie, 37, 23), fill: pigment.crust },
      { d: ellipse({ ...lie, y: 58 }, 34, 19.5), fill: pigment.oil, opacity: 0.55 },
      {
        d: stamp('M-18 -13Q-8 -3 -10 10M-4 -13Q6 -3 4 10M10 -13Q20 -3 18 10', lie),
        stroke: pigment.cream,
        pen: 4.5,
      },
    ]
  },
  buns: (random) =>
    rounds(random, (spots) => ({
      d: stamps('M-7 0Q0 -5 7 0', spots),
      stroke: pigment.cream,
      pen: 3,
    })),
  swirls: (random) =>
    rounds(random, (spots) => ({
      d: spots.map((spot) => spiral(spot, 5, 4)).join(''),
      stroke: pigment.cocoa,
      pen: 2,
      opacity: 0.8,
    })),
  cookies: (random, tint) =>
    rounds(random, (spots) => ({
      d: spots
        .flatMap(({ x, y, turn }) =>
          ring(4, 5.5, turn).map((chip) => circle(chip.x + x - 60, chip.y + y - 60, 1.7)),
        )
        .join(''),
      fill: tint && tint !== 'crust' ? pigment[tint] : pigment.cocoa,
    })),
  burger: (random) => [
    { d: dots(ring(14, 31), 6), fill: pigment.leaf },
    { ...EDGE, d: circle(60, 60, 30) },
    { ...disc(pigment.oil, 25), opacity: 0.55 },
    { d: stamps('M-1.6 0L1.6 0', sunflower(16, 5.4, random)), stroke: pigment.cream, pen: 2.6 },
  ],
  toast: (random, tint = 'tomato') => {
    const spots = ring(2, 18, random() * 40 - 20)
    return [
      { ...EDGE, d: stamps(BUTTER, spots.map(upright), 2.5) },
      {
        d: stamps(BUTTER, spots.map(upright), 2),
        fill: pigment[tint === 'tomato' ? 'wheat' : tint],
      },
      ...spots.flatMap(({ x, y }) =>
        pile(
          scatter(6, [2, 12], random).map((spot) => ({
            ...spot,
            x: spot.x + x - 60,
            y: spot.y + y - 60,
          })),
          { fill: pigment.tomato },
          (spot) => stamp(CUBE, spot, 0.6),
        ),
      ),
      ...leaves(scatter(4, [16, 22], random), 1),
    ]
  },
  pancakes: (random, tint) => [
    { d: circle(60, 61, 34), fill: pigment.crust },
    disc(pigment.wheat, 30),
    {
      d: stamp(
        'M-18 -6C-15 -15 -6 -19 2 -17C10 -15 19 -13 19 -4C19 3 12 4 10 10C8 16 3 20 -2 15C-7 10 -21 7 -18 -6Z',
        { x: 60, y: 60, turn: random() * 360 },
      ),
      fill: tint === 'cocoa' ? pigment.cocoa : pigment.oil,
    },
    ...topping(random, tint),
  ],
  waffles: (random, tint) => {
    const turn = random() * 90
    const lines = 'M-29 -11L29 -11M-31 0L31 0M-29 11L29 11M-21 -22L21 -22M-21 22L21 22'
    return [
      { ...EDGE, d: circle(60, 60, 35) },
      {
        d: stamp(lines, { x: 60, y: 60, turn }) + stamp(lines, { x: 60, y: 60, turn: turn + 90 }),
        stroke: pigment.wheat,
        pen: 3.4,
      },
      ...topping(random, tint),
    ]
  },
  empty: () => [],
  crumbs: (random) => [
    {
      d: scatter(6, [10, 32], random)
        .map((spot) => ellipse(spot, 2.4, 1.4))
        .join(''),
      fill: pigment.wheat,
    },
    {
      d: scatter(6, [10, 32], random)
        .map((spot) => ellipse(spot, 2.4, 1.4))
        .join(''),
      fill: pigment.crust,
    },
    {
      d: stamp('M-14 4Q-4 14 12 11', { x: 52, y: 68, turn: random() * 60 }),
      stroke: pigment.tomato,
      pen: 3,
      opacity: 0.5,
    },
  ],
} satisfies Record<string, Draw>

function upright(spot: Spot): Spot {
  return { ...spot, turn: spot.turn + 75 }
}

/** Slices of fruit side by side. */
function fruits(spots: readonly Spot[], tint: Tint): Layer[] {
  const up = spots.map(upright)
  const isPale = tint === 'oil' || tint === 'lemon' || tint === 'cream' || tint === 'wheat'
  return [
    { d: stamps(HALF, up, 0.9), fill: pigment[tint] },
    {
      d: stamps('M-5.6 -2C-4.6 -8.2 4.6 -8.2 5.6 -2', up, 0.9),
      stroke: isPale ? pigment.crust : pigment.cream,
      pen: 1.1,
      opacity: 0.6,
    },
  ]
}

/** Berries, or a piece of butter. */
function topping(random: Random, tint: Tint | undefined): Layer[] {
  if (tint === 'beet' || tint === 'tomato') {
    return [
      {
        d: dots(scatter(7, [3, 14], random), 4.2),
        fill: pigment[tint],
        stroke: pigment.cream,
        pen: 0.8,
      },
    ]
  }
  return [{ d: stamp(BUTTER, { x: 60, y: 58, turn: random() * 90 }), fill: pigment.cream }]
}

/** Small round things from the oven, with a mark on each. */
function rounds(random: Random, mark: (spots: Spot[]) => Layer): Layer[] {
  const spots = [...ring(5, 24, random() * 72), { x: 60, y: 60, turn: 30 }]
  return [
    { ...EDGE, d: dots(spots, 12.6) },
    {
      d: dots(
        spots.map(({ x, y, turn }) => ({ x, y: y - 1, turn })),
        10,
      ),
      fill: pigment.oil,
      opacity: 0.55,
    },
    mark(spots),
  ]
}
