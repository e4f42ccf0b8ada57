import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'
import { CONTROL } from './form-looks.ts'

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & {
  ref?: (element: HTMLTextAreaElement | null) => void
}

/** Text of several lines that is as high as what is in it. Starts with one row unless told otherwise. */
export function TextArea({ className = '', ref, onInput, rows = 1, ...rest }: Props) {
  const element = useRef<HTMLTextAreaElement>(null)
  // Runs after every render: the text may also have been changed by code that fills in the form.
  useLayoutEffect(() => fit(element.current))
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={`${CONTROL} block [field-sizing:content] resize-none ${className}`}
      {...useFieldControl()}
      {...rest}
      ref={(node) => {
        element.current = node
        ref?.(node)
      }}
      onInput={(event) => {
        fit(event.currentTarget)
        onInput?.(event)
      }}
    />
  )
}

/** Where the browser cannot size a field by its content, this does. */
function fit(element: HTMLTextAreaElement | null) {
  if (!element || CSS.supports('field-sizing', 'content')) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
}
