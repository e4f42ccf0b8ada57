import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'
import { CONTROL } from './form-looks.ts'

/** One line of text. Inside a Field it is labelled; alone it needs an aria-label. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      dir="auto"
      className={`${CONTROL} ${className}`}
      {...useFieldControl()}
      {...rest}
    />
  )
}
