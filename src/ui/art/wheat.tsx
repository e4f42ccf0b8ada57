/** One grain, hanging from its foot at 0 0. */
const GRAIN = 'M0 0C-5.2-4.5-4.7-11.3 0-15 4.7-11.3 5.2-4.5 0 0Z'
const AWN_PAIRS = [
  [23, 60, 38],
  [23.2, 47.5, 38.2],
  [23.7, 35, 38.7],
  [24.6, 22.5, 39.6],
] as const
const GRAIN_PAIRS = [
  [29, 74],
  [29.2, 61.5],
  [29.7, 49],
  [30.6, 36.5],
  [31.9, 24],
] as const
const awns = AWN_PAIRS.map(([left, y, right]) => `M${left} ${y}q-5-9-6-17M${right} ${y}q6-8 8-16`)

/** The stalk, the leaf and the awns of an ear 200 high, in one stroke of the pen. */
const STALK = `M24 196C30 150 31 110 30 70 30 50 31 30 33.5 14${awns.join('')}M33.5 4v-3M27 150C14 146 8 136 6 122c12 3 20 12 21.5 24`

/** The drawing of an ear, for use inside an <svg>. */
export function WheatEar() {
  return (
    <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <path fill="none" d={STALK} />
      <g fill="var(--color-wheat)" fillOpacity=".38">
        {GRAIN_PAIRS.map(([x, y]) => (
          <g key={y}>
            <path transform={`translate(${x} ${y}) rotate(-30)`} d={GRAIN} />
            <path transform={`translate(${x + 2} ${y}) rotate(34)`} d={GRAIN} />
          </g>
        ))}
        <path transform="translate(33.5 16) rotate(6) scale(.9)" d={GRAIN} />
      </g>
    </g>
  )
}

/** The ear of the brand: decoration of pages, of the menu, of loading and errors. */
export function Wheat({ className = '' }: { className?: string }) {
  return (
    <svg className={`wheat ${className}`} viewBox="-4 -2 68 202" aria-hidden="true">
      <WheatEar />
    </svg>
  )
}
