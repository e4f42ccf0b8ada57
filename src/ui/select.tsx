import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** The native list of choices; its children are <option>s. Inside a Field, or with an aria-label. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`input ${className}`} {...useFieldControl()} {...rest} />
}
