/** The few forms that all drawings are made of, as path data. Angles are in degrees. */

/** A place on the drawing, and how far what stands there is turned. */
export type Spot = { x: number; y: number; turn: number }

/** A number for path data, rounded to a tenth: more digits cannot be seen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A circle. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse({ x, y, turn: 0 }, radius, radius)
}

/** An ellipse that may be turned. */
export function ellipse({ x, y, turn }: Spot, rx: number, ry: number): string {
  const angle = (turn * Math.PI) / 180
  const dx = rx * Math.cos(angle)
  const dy = rx * Math.sin(angle)
  const arc = `a${short(rx)} ${short(ry)} ${short(turn)} 1 0 `
  return `M${short(x - dx)} ${short(y - dy)}${arc}${short(2 * dx)} ${short(2 * dy)}${arc}${short(-2 * dx)} ${short(-2 * dy)}Z`
}

/**
 * Puts a form drawn around 0 0 on a spot. The form may use M, L, C, Q and Z with absolute points,
 * each written as two numbers with one space between them.
 */
export function stamp(form: string, { x, y, turn }: Spot, scale = 1): string {
  const angle = (turn * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return form.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    const [left, top] = [Number(px), Number(py)]
    return `${short(x + left * cos - top * sin)} ${short(y + left * sin + top * cos)}`
  })
}

/** A leaf of length 10 that lies to the right of its foot. */
export const LEAF = 'M0 0C2.5 -3.7 7.5 -3.7 10 0C7.5 3.7 2.5 3.7 0 0Z'
/** The vein of LEAF. */
export const VEIN = 'M1.2 0L8 0'
/** A sprig of dill or fennel. */
export const SPRIG = 'M0 0L7 -3M1.5 -0.6L4 2.4M4 -1.6L7.5 0.4M4 -1.7L5.5 -5.7'
/** A bean. */
export const BEAN = 'M-5.5 0C-5.5 -4 5.5 -4 5.5 0C5.5 2.8 2.5 3 0 2.6C-2.5 2.2 -5.5 2.8 -5.5 0Z'
/** A cube with rounded corners, 11 wide. */
export const CUBE = 'M-5.5 -4Q0 -6 5.5 -4Q7 0 5.5 4Q0 6 -5.5 4Q-7 0 -5.5 -4Z'
/** A slice of half a circle, round side up, radius 8. */
export const HALF = 'M-8 0C-8 -10.6 8 -10.6 8 0Q0 4.3 -8 0Z'

/** One form on each of these spots, in one path. */
export function stamps(form: string, spots: readonly Spot[], scale = 1): string {
  return spots.map((spot) => stamp(form, spot, scale)).join('')
}

/** A circle on each of these spots, in one path. */
export function dots(spots: readonly Spot[], radius: number): string {
  return spots.map(({ x, y }) => circle(x, y, radius)).join('')
}

/** A spiral of half circles from the middle outwards; `gap` is the distance of its turns. */
export function spiral({ x, y, turn }: Spot, gap: number, halves: number): string {
  const angle = (turn * Math.PI) / 180
  let path = `M${short(x)} ${short(y)}`
  for (let half = 1; half <= halves; half++) {
    const radius = (half * gap) / 2
    const way = half % 2 === 0 ? -2 * radius : 2 * radius
    path += `a${short(radius)} ${short(radius)} 0 0 1 ${short(way * Math.cos(angle))} ${short(way * Math.sin(angle))}`
  }
  return path
}

/** Spots spread over a disc as seeds sit in a sunflower: close, but never in a heap. */
export function sunflower(count: number, spacing: number, random: () => number): Spot[] {
  const start = random() * 360
  return Array.from({ length: count }, (_, index) => {
    const angle = ((start + index * 137.508) * Math.PI) / 180
    const distance = spacing * Math.sqrt(index + 0.4)
    return {
      x: 60 + distance * Math.cos(angle) + random() * 2 - 1,
      y: 60 + distance * Math.sin(angle) + random() * 2 - 1,
      turn: random() * 360,
    }
  })
}

/** Spots at random on a ring between two radii around the middle of the plate. */
export function scatter(
  count: number,
  [inner, outer]: readonly [number, number],
  random: () => number,
): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.7) / count) * 2 * Math.PI
    const distance = inner + (outer - inner) * random()
    return {
      x: 60 + distance * Math.cos(angle),
      y: 60 + distance * Math.sin(angle),
      turn: random() * 360,
    }
  })
}

/** Spots in even steps on a circle, turned to look outwards. */
export function ring(count: number, radius: number, start = 0): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = start + (index * 360) / count
    const angle = (turn * Math.PI) / 180
    return { x: 60 + radius * Math.cos(angle), y: 60 + radius * Math.sin(angle), turn }
  })
}
