import type { Layer } from './layer.tsx'
import { circle, short } from './shapes.ts'

/** Where all houses stand. */
const GROUND = 150

export type Roof = 'gable' | 'flat' | 'mansard' | 'stepped'

export type House = {
  x: number
  width: number
  height: number
  roof: Roof
  /** Which of four colours. */
  wall: 1 | 2 | 3 | 4
  /** A shop with an awning of one of four colours; without it people only live there. */
  awning?: 1 | 2 | 3 | 4
  /** Which window is lit, counted from the top left. */
  lit?: number
}

const LINE = 'var(--art-line)'
const edge = { stroke: LINE, pen: 1.5 }

function box(x: number, y: number, size: readonly [number, number]): string {
  return `M${short(x)} ${short(y)}h${short(size[0])}v${short(size[1])}h${short(-size[0])}Z`
}

/** One house of the street. */
export function house(plan: House): Layer[] {
  const { x, width, height, wall, awning } = plan
  const top = GROUND - height
  const panes = windows(plan)
  const glass = panes.map(([left, y]) => box(left, y, [14, 19]))
  const lit = (plan.lit ?? 0) % Math.max(1, panes.length)
  const bars = panes.map(([left, y]) => `M${short(left + 7)} ${y}v19M${short(left)} ${y + 8.5}h14`)
  return [
    { d: box(x, top, [width, height]), fill: `var(--wall-${wall})`, ...edge },
    { d: roofPath(plan, top), fill: 'var(--roof)', ...edge },
    ...gableWindow(plan, top),
    { d: glass.filter((_, index) => index !== lit).join(''), fill: 'var(--win)', ...edge },
    { d: glass[lit] ?? '', fill: 'var(--win-lit)', ...edge },
    { d: bars.join(''), stroke: LINE, pen: 1, opacity: 0.6 },
    ...(awning ? shop(plan, awning) : door(plan)),
  ].filter((layer) => layer.d)
}

/** The top left corners of the windows, three in a row. */
function windows({ width, height, x, awning }: House): (readonly [number, number])[] {
  const first = GROUND - height + 10
  const last = awning ? 73 : 121
  const gap = (width - 42) / 4
  const spots: (readonly [number, number])[] = []
  for (let y = first; y <= last; y += 30) {
    for (let column = 0; column < 3; column++) {
      const isAtDoor = !awning && column === 1 && y > 102
      if (!isAtDoor) spots.push([x + gap + column * (14 + gap), y])
    }
  }
  return spots
}

function roofPath({ x, width, roof }: House, top: number): string {
  switch (roof) {
    case 'gable':
      return `M${x - 4} ${top}L${x + width / 2} ${top - 26}L${x + width + 4} ${top}Z`
    case 'mansard':
      return `M${x - 3} ${top}l8-20h${width - 10}l8 20Z`
    case 'flat':
      return box(x - 3, top - 6, [width + 6, 7])
    case 'stepped':
      return `M${x - 2} ${top}v-7h8v-7h8v-8h${width - 28}v8h8v7h8v7Z`
  }
}

function gableWindow({ x, width, roof }: House, top: number): Layer[] {
  const middle = x + width / 2
  if (roof === 'gable')
    return [{ d: circle(middle, top - 10, 4.5), fill: 'var(--win-lit)', ...edge }]
  if (roof === 'mansard') {
    return [{ d: box(middle - 7, top - 16, [14, 13]), fill: 'var(--win-lit)', ...edge }]
  }
  return []
}

function door({ x, width }: House): Layer[] {
  return [{ d: box(x + width / 2 - 7, 124, [14, 26]), fill: 'var(--door)', ...edge }]
}

function shop({ x, width }: House, awning: number): Layer[] {
  const pane = width - 38
  const stripes = Math.max(4, 2 * Math.round((width - 8) / 30))
  const stripe = (width - 8) / stripes
  const cloth = (odd: number) =>
    Array.from({ length: stripes }, (_, index) =>
      index % 2 === odd
        ? `M${short(x + 4 + index * stripe)} 96h${short(stripe)}v13a${short(stripe / 2)} ${short(stripe / 2)} 0 0 1${short(-stripe)} 0Z`
        : '',
    ).join('')
  return [
    { d: box(x + 8, 108, [pane, 30]), fill: 'var(--win-lit)', ...edge },
    { d: `M${short(x + 8 + pane / 2)} 110v28`, stroke: LINE, pen: 1, opacity: 0.6 },
    { d: box(x + width - 24, 110, [16, 40]), fill: 'var(--door)', ...edge },
    { d: circle(x + width - 12, 131, 1.4), fill: 'var(--color-wheat)' },
    { d: cloth(0), fill: `var(--awn-${awning})` },
    { d: cloth(1), fill: 'var(--awn-c)' },
    { d: `M${x + 4} 96h${width - 8}`, ...edge },
  ]
}

/** A tree; its foot at x, 44 high at size 1. */
export function tree(x: number, size: number): Layer[] {
  const at = (dy: number) => short(GROUND - dy * size)
  return [
    { d: `M${x} ${GROUND}V${at(18)}`, stroke: LINE, pen: 1.8 },
    {
      d: `M${short(x - 12 * size)} ${at(32)}a${short(12 * size)} ${short(15 * size)} 0 1 0 ${short(24 * size)} 0a${short(12 * size)} ${short(15 * size)} 0 1 0 ${short(-24 * size)} 0Z`,
      fill: 'var(--tree)',
      ...edge,
    },
    {
      d: `M${x} ${at(18)}V${at(30)}M${x} ${at(24)}l${short(5 * size)} ${short(-5 * size)}M${x} ${at(28)}l${short(-4 * size)} ${short(-4 * size)}`,
      stroke: LINE,
      pen: 1.2,
    },
  ]
}

/** A table with two chairs, under a parasol if there is one. */
export function table(x: number, hasParasol: boolean): Layer[] {
  const seats = `M${x} ${GROUND}v-14M${x - 10} ${GROUND - 14}h20M${x - 5} ${GROUND}h10M${x - 19} ${GROUND}v-16M${x - 19} ${GROUND - 8}h7v8M${x + 19} ${GROUND}v-16M${x + 19} ${GROUND - 8}h-7v8`
  if (!hasParasol) return [{ d: seats, ...edge }]
  const y = GROUND - 36
  return [
    { d: `${seats}M${x} ${GROUND - 14}V${y}`, ...edge },
    {
      d: `M${x - 24} ${y}C${x - 20} ${y - 20} ${x + 20} ${y - 20} ${x + 24} ${y}Z`,
      fill: 'var(--awn-2)',
      ...edge,
    },
    {
      d: `M${x - 8} ${y}Q${x - 6} ${y - 13} ${x} ${y - 15}Q${x + 6} ${y - 13} ${x + 8} ${y}Z`,
      fill: 'var(--awn-c)',
      ...edge,
    },
  ]
}

/** The pavement, from one x to another. */
export function pavement(from: number, to: number): Layer {
  return { d: `M${from} ${GROUND}H${to}`, stroke: LINE, pen: 1.8 }
}
