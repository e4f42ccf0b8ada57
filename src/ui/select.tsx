import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'
import { CONTROL } from './form-looks.ts'
import { useTold } from './use-told.ts'

/** The native list of choices; its children are <option>s. Inside a Field, or with an aria-label. */
export function Select({ className = '', onChange, ...rest }: ComponentProps<'select'>) {
  const change = useTold(onChange)
  return (
    <select
      className={`${CONTROL} pr-10 text-ellipsis ${className}`}
      {...useFieldControl()}
      {...rest}
      onChange={change}
    />
  )
}
