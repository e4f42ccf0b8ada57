import { memo } from 'react'
import { later } from '../later.tsx'
import type { FoodProps } from './plate-food.tsx'

type Props = FoodProps & {
  /** Takes the cloth around it (class `cloth-n`, see clothOf) for its rim: for small plates on paper. */
  rimmed?: boolean
  className?: string
}

/** The food comes a moment after the plate: the drawings are a fifth of what a first screen may take. */
const PlateFood = later<FoodProps>(() => import('./drawings.ts').then((m) => m.PlateFood), {
  now: true,
})

/** A dish as seen from above, drawn from the words of its title. As wide as its place. */
export const Plate = memo(function Plate({ rimmed, className = '', ...food }: Props) {
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
        <PlateFood {...food} />
      </g>
    </svg>
  )
})
