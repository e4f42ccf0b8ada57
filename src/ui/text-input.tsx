import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** One line of text. Inside a Field it is labelled; alone it needs an aria-label. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" className={`input ${className}`} {...useFieldControl()} {...rest} />
}
