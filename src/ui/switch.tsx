import type { ComponentProps } from 'react'
import { useTold } from './use-told.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** What it switches; shown at the left. */
  label: string
  /** Added to the name for the ear only, e.g. the friend's name. */
  labelFor?: string
}

/** A row with an on-off switch. On carries a tick, so colour does not speak alone. */
export function Switch({ label, labelFor, className = '', onChange, ...rest }: Props) {
  const change = useTold(onChange)
  const name = labelFor === undefined ? undefined : `${label}, ${labelFor}`
  return (
    <label
      className={`flex min-h-12 items-center justify-between gap-3 text-second [&+&]:border-t ${className}`}
    >
      <span>{label}</span>
      {/* Whether it is on is said by `checked`. */}
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className="switch"
        aria-label={name}
        {...rest}
        onChange={change}
      />
    </label>
  )
}
