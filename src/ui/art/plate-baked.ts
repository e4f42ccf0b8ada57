import type { Layer } from './layer.tsx'
import { pigment, type Draw } from './plate-brush.ts'
import { circle, ellipse, HALF, ring, scatter, stamp, sunflower, type Spot } from './shapes.ts'

/** What comes from the oven or the pan and is sweet or bread; and plates with nothing on them. */
export const baked = {
  tart: (random) => {
    const slices = [...ring(13, 26, random() * 30), ...ring(9, 17, random() * 30), ...ring(5, 8)]
    const upright = (spot: Spot) => ({ ...spot, turn: spot.turn + 75 })
    return [
      {
        d:
          circle(60, 60, 38) +
          ring(28, 38)
            .map(({ x, y }) => circle(x, y, 4.2))
            .join(''),
        fill: pigment.crust,
      },
      { d: circle(60, 60, 33), fill: pigment.wheat },
      { d: slices.map((spot) => stamp(HALF, upright(spot), 0.9)).join(''), fill: pigment.beet },
      {
        d: slices
          .map((spot) => stamp('M-5.6 -2C-4.6 -8.2 4.6 -8.2 5.6 -2', upright(spot), 0.9))
          .join(''),
        stroke: pigment.cream,
        pen: 1.1,
        opacity: 0.6,
      },
    ]
  },
  cake: (random) => {
    const turn = random() * 360
    const [first, second, third] = ring(3, 11, turn)
    return [
      { d: circle(60, 60, 37), fill: pigment.crust },
      { d: circle(60, 60, 33.5), fill: pigment.wheat },
      ...[first, second, third].flatMap((spot) => (spot ? slice(spot, 11.5) : [])),
      {
        d: scatter(10, [25, 31], random)
          .map(({ x, y }) => circle(x, y, 1.2))
          .join(''),
        fill: pigment.crust,
      },
    ]
  },
  crumble: (random) => {
    const spots = sunflower(62, 4.35, random)
    const crumbs = (colour: number) =>
      spots
        .filter((_, index) => index % 3 === colour)
        .map((spot) => ellipse(spot, 4 + random(), 3 + random() * 0.6))
        .join('')
    return [
      { d: circle(60, 60, 38), fill: pigment.tomato },
      { d: crumbs(0), fill: pigment.crust },
      { d: crumbs(1), fill: pigment.wheat },
      { d: crumbs(2), fill: pigment.oil },
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
  pancakes: (random) => [
    { d: circle(60, 61, 34), fill: pigment.crust },
    { d: circle(60, 60, 30), fill: pigment.wheat },
    {
      d: stamp(
        'M-18 -6C-15 -15 -6 -19 2 -17C10 -15 19 -13 19 -4C19 3 12 4 10 10C8 16 3 20 -2 15C-7 10 -21 7 -18 -6Z',
        { x: 60, y: 60, turn: random() * 360 },
      ),
      fill: pigment.oil,
    },
    {
      d: stamp('M-6 -7L6 -7Q7 -7 7 -6L7 6Q7 7 6 7L-6 7Q-7 7 -7 6L-7 -6Q-7 -7 -6 -7Z', {
        x: 60,
        y: 58,
        turn: random() * 90,
      }),
      fill: pigment.cream,
    },
  ],
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

/** A slice of orange. */
function slice(spot: Spot, radius: number): Layer[] {
  return [
    { d: circle(spot.x, spot.y, radius), fill: pigment.cream, stroke: pigment.carrot, pen: 2 },
    {
      d: Array.from({ length: 8 }, (_, index) =>
        stamp(
          'M1.5 0L8.6 -2.6C9.5 -1 9.5 1 8.6 2.6Z',
          { ...spot, turn: spot.turn + index * 45 },
          radius / 12,
        ),
      ).join(''),
      fill: pigment.carrot,
      opacity: 0.8,
    },
  ]
}
