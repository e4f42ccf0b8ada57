import { useId, useRef, type PointerEvent } from 'react'
import { FieldError } from './field.tsx'
import { LABEL } from './form-looks.ts'
import { useTold } from './use-told.ts'

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
  const choose = useTold(onChange)
  const slide = useSlide((place) => choose(place + 1))
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={LABEL}>
        <span>{label}</span>
        <span className="num font-serif text-[1.375rem] leading-none font-[450]">
          {value} <small className="font-ui text-second font-normal text-muted">/ 10</small>
        </span>
      </legend>
      <div className="rating-row grid grid-cols-10 gap-1 max-[22.5rem]:gap-0.5" {...slide}>
        {ratings.map((rating) => (
          <label className={cellClass(rating, value)} key={rating}>
            <input
              type="radio"
              className="cover"
              name={name}
              checked={rating === value}
              onChange={() => choose(rating)}
            />
            {rating}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/**
 * For a row of cells that are narrower than a fingertip: whoever slides over them chooses the one that
 * they are at, which is told by its place. What stays on its first cell is a press, or begins to scroll.
 */
function useSlide(onPlace: (place: number) => void) {
  const last = useRef<Element | null>(null)
  const cellAt = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const cells = [...currentTarget.children]
    const hit = document.elementFromPoint(clientX, clientY)
    return cells.find((cell) => cell.contains(hit)) ?? null
  }
  return {
    onPointerDown(event: PointerEvent) {
      last.current = cellAt(event)
    },
    onPointerMove(event: PointerEvent) {
      const cell = event.buttons === 1 ? cellAt(event) : null
      if (cell === null || last.current === null || cell === last.current) return
      last.current = cell
      onPlace([...event.currentTarget.children].indexOf(cell))
    },
  }
}

const CELL =
  'num relative grid min-h-11 place-items-center rounded-[10px] border text-second font-strong transition-[background-color] duration-(--state) has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 outline-focus max-[22.5rem]:rounded-[8px]'
const CHOSEN =
  'border-accent bg-accent text-on-accent forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:outline-[CanvasText] forced-colors:forced-color-adjust-none'

function cellClass(rating: number, value: number) {
  if (rating === value) return `${CELL} ${CHOSEN}`
  return `${CELL} border-border-strong ${rating < value ? 'bg-wheat-soft' : 'bg-surface'}`
}

/** A rating as ten ticks, beside the number that says it. Half points round to the nearer tick. */
export function RatingTicks({ value, className = '' }: { value: number; className?: string }) {
  return (
    <div className={`grid grid-cols-10 gap-0.75 ${className}`} aria-hidden="true">
      {ratings.map((rating) => (
        <i
          key={rating}
          className={`h-1.5 rounded-[1px] first:rounded-l-[6px] last:rounded-r-[6px] ${rating <= Math.round(value) ? 'bg-accent forced-color-adjust-none forced-colors:bg-[Highlight]' : 'bg-text/13'}`}
        />
      ))}
    </div>
  )
}
