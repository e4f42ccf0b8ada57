import { useId } from 'react'
import { seededRandom } from '../hash.ts'
import { house, tree } from './house.ts'
import { Layers } from './layer.tsx'
import { WheatEar } from './wheat.tsx'

/** Of this many ears one sways: each that moves is painted anew in every frame. */
const SWAYING = 3

/** Left of this the landing page has its buttons on a wide screen: no ear there is taller than most. */
const BUTTONS_END = 480
const LOW = 0.95

const random = seededRandom(14)
const ears = Array.from({ length: 34 }, (_, index) => ({
  x: Math.round(index * 43 + random() * 34 - 20),
  y: Math.round(436 + random() * 18),
  lean: Math.round(random() * 14 - 6),
  size: Math.round((0.72 + random() * 0.58) * 100) / 100,
  /** Which of four beats it sways in. A class, because the page's policy takes no style from HTML. */
  beat: Math.floor(random() * 4),
}))
  .map((ear) => (ear.x < BUTTONS_END ? { ...ear, size: Math.min(ear.size, LOW) } : ear))
  .toSorted((one, other) => one.size - other.size)

const village = [
  ...tree(-20, 0.9),
  ...house({ x: 0, width: 72, height: 70, roof: 'gable', wall: 3, awning: 2 }),
  ...house({ x: 78, width: 84, height: 92, roof: 'mansard', wall: 1, awning: 1, lit: 9 }),
  ...tree(181, 1),
  ...house({ x: 200, width: 76, height: 64, roof: 'gable', wall: 4, lit: 9 }),
]

/** The picture of the brand: a wheat field before a village, the sun going down; at night a moon. */
export function WheatField({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <svg
      className={`wheat-field ${className}`}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--hill-3)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--hill-3)" />
        </linearGradient>
        <g id={`${id}-ear`}>
          <WheatEar />
        </g>
      </defs>
      <circle className="wheat-sun" cx="1008" cy="193" r="97" fill="var(--sun)" />
      <path d="M0 260C288 193 547 210 792 244s446 33 648-17V420H0Z" fill="var(--hill-1)" />
      <g transform="translate(590 156) scale(.52)">
        <Layers layers={village} />
      </g>
      <path d="M0 328C360 260 720 353 1037 311s317-17 403 8V420H0Z" fill="var(--hill-2)" />
      <path d="M0 378C432 328 864 399 1440 353V420H0Z" fill="var(--hill-3)" />
      {ears.map(({ x, y, lean, size, beat }, index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`}>
          <g className={index % SWAYING === 0 ? `sway sway-${beat}` : undefined}>
            <use href={`#${id}-ear`} x="-26" y="-196" />
          </g>
        </g>
      ))}
      <rect y="336" width="1440" height="84" fill={`url(#${id}-fade)`} />
    </svg>
  )
}
