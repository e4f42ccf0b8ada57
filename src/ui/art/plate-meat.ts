import { disc, leaves, pigment, slices, sprigs, type Draw } from './plate-brush.ts'
import { dots, ring, scatter, short, stamp } from './shapes.ts'

/** Meat and fish, which vegetarians never see on their plates. */
export const meat = {
  roast: (random) => {
    const grapes = ring(12 + Math.floor(random() * 3), 30, random() * 30)
    return [
      { ...disc(pigment.oil, 37), opacity: 0.55 },
      { d: dots(grapes, 5.2), fill: pigment.beet },
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
  fillet: (random, tint) => {
    const lie = { x: 58, y: 54, turn: -20 + random() * 40 }
    const isDark = tint === 'cocoa'
    return [
      { ...disc(isDark ? pigment.crust : pigment.wheat), opacity: 0.5 },
      {
        d: stamp(
          'M-27 -3C-27 -16 -12 -20 2 -18C18 -17 31 -10 29 3C27 16 12 20 -1 18C-15 17 -27 10 -27 -3Z',
          lie,
        ),
        fill: isDark ? pigment.cocoa : pigment.crust,
        stroke: pigment.shade,
        pen: 2,
      },
      {
        d: stamp('M-15 -10L-8 10M-3 -13L5 13M10 -12L17 9', lie),
        stroke: isDark ? pigment.crust : pigment.oil,
        pen: 2.6,
        opacity: 0.7,
      },
      ...slices([{ x: 78, y: 80, turn: random() * 45 }], 9.5, pigment.lemon),
      {
        d: dots(
          scatter(5, [3, 9], random).map(({ x, y, turn }) => ({ x: x - 16, y: y + 25, turn })),
          3.4,
        ),
        fill: pigment.leaf,
      },
      sprigs([{ x: 60, y: 56, turn: random() * 90 }], 1.5, pigment.leaf),
    ]
  },
  fish: (random, tint) => {
    const isPink = tint === 'carrot'
    const lie = { x: 58, y: 58, turn: -25 + random() * 30 }
    return [
      ...slices(
        [
          { x: 44, y: 82, turn: 10 },
          { x: 80, y: 36, turn: 40 },
        ],
        9,
        pigment.lemon,
      ),
      {
        d: stamp('M-32 0C-20 -16 6 -17 20 -2L34 -11Q29 0 34 11L20 2C6 17 -20 16 -32 0Z', lie, 1.15),
        fill: isPink ? pigment.carrot : pigment.wheat,
        stroke: pigment.cocoa,
        pen: 1.2,
      },
      {
        d: stamp(
          'M-19 -8Q-13 0 -19 8M-8 -6Q-4 -3 -8 0Q-4 3 -8 6M0 -6Q4 -3 0 0Q4 3 0 6M8 -5Q12 -2.5 8 0Q12 2.5 8 5',
          lie,
          1.15,
        ),
        stroke: isPink ? pigment.cream : pigment.crust,
        pen: 1.6,
      },
      { d: stamp('M-28 -2L-28 -2', lie), stroke: pigment.cocoa, pen: 3 },
      sprigs(scatter(3, [18, 26], random), 1.2, pigment.leaf),
    ]
  },
} satisfies Record<string, Draw>
