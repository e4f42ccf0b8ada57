import { memo } from 'react'
import { hash, seededRandom } from '../hash.ts'
import { Layers } from './layer.tsx'
import { foods } from './plate-foods.ts'
import { plateKind, type Course, type PlateKind } from './plate-kind.ts'

type Props = {
  /** Decides where everything lies, for good: the id of the recipe. */
  id: string
  /** Decides what lies there. */
  title?: string
  course?: Course | undefined
  /** Instead of title and course, for pictures that mean no recipe. */
  kind?: PlateKind
  /** Takes the cloth around it (class `cloth-n`, see clothOf) for its rim: for small plates on paper. */
  rimmed?: boolean
  className?: string
}

/** A dish as seen from above, drawn from the words of its title. As wide as its place. */
export const Plate = memo(function Plate(props: Props) {
  const { id, title = '', course, kind, rimmed, className = '' } = props
  const seed = hash(id)
  const food = foods[kind ?? plateKind(title, course, seed)]
  return (
    <svg
      className={`plate ${rimmed ? 'plate-rimmed' : ''} ${className}`}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <ellipse cx="60" cy="63" rx="57" ry="56" fill="var(--plate-shadow)" />
      <circle cx="60" cy="60" r="57" fill="var(--plate)" stroke="var(--plate-line)" />
      <circle cx="60" cy="60" r="48" fill="var(--plate-well)" stroke="var(--plate-line)" />
      <g transform="translate(60 60) scale(1.12) translate(-60 -60)">
        <Layers layers={food(seededRandom(seed))} />
      </g>
    </svg>
  )
})
