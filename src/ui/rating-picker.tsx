import { useId } from 'react'
import { FieldError } from './field.tsx'

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

type Props = {
  /** What is rated: 'Food', 'Price/Quality', 'Seating'. */
  label: string
  /** 0 to 10; 0 has no button and shows none chosen (product §9). */
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** Ten buttons from 1 to 10; a radio group. */
export function RatingPicker({ label, value, onChange, error }: Props) {
  const name = useId()
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label">
        <span>{label}</span>
        <span className="optional num">{value} / 10</span>
      </legend>
      <div className="rating">
        {ratings.map((rating) => (
          <label className={cellClass(rating, value)} key={rating}>
            <input
              type="radio"
              className="cover"
              name={name}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            {rating}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function cellClass(rating: number, value: number) {
  if (rating === value) return 'rating-cell rating-chosen'
  return rating < value ? 'rating-cell rating-below' : 'rating-cell'
}

/** A rating as ten ticks, beside the number that says it. Half points round to the nearer tick. */
export function RatingTicks({ value, className = '' }: { value: number; className?: string }) {
  return (
    <div className={`rating-ticks ${className}`} aria-hidden="true">
      {ratings.map((rating) => (
        <i key={rating} className={rating <= Math.round(value) ? 'on' : undefined} />
      ))}
    </div>
  )
}
