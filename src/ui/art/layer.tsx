/** One stroke of the brush: everything of one colour, in one path. */
export type Layer = {
  d: string
  /** A colour, as a rule a pigment of art.css: 'var(--p-leaf)'. Nothing is filled without it. */
  fill?: string
  stroke?: string
  /** Width of the stroke. */
  pen?: number
  opacity?: number
}

/** Draws layers one over the other, inside an <svg>. */
export function Layers({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ d, fill = 'none', stroke, pen, opacity }, index) => (
    <path
      // The index as key: the layers of a drawing never change their order.
      key={index}
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={pen}
      strokeLinecap={stroke ? 'round' : undefined}
      strokeLinejoin={stroke ? 'round' : undefined}
      opacity={opacity}
    />
  ))
}
