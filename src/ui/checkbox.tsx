import type { ComponentProps } from 'react'
import { useTold } from './use-told.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** Words beside the box. Without them the box sits in a label of its own, or has an aria-label. */
  label?: string
  /** Round for groceries, square for the steps of a recipe. */
  shape?: 'round' | 'square'
  /** The row around is the label and the target: no larger hit area of its own. */
  plain?: boolean
}

/** A box to tick, 28 px to the eye and 44 to the finger. */
export function Checkbox(props: Props) {
  const { label, shape = 'round', plain, className = '', onChange, ...rest } = props
  const change = useTold(onChange)
  const look = ['check', shape === 'square' && 'check-square', plain && 'check-plain', className]
  const box = (
    <input type="checkbox" className={look.filter(Boolean).join(' ')} {...rest} onChange={change} />
  )
  if (!label) return box
  return (
    <label className="flex min-h-11 items-center gap-3 py-1.5">
      {box}
      <span>{label}</span>
    </label>
  )
}
