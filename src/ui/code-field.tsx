import { Field } from './field.tsx'
import { focusHere } from './focus-here.ts'
import { TextInput } from './text-input.tsx'

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  /** The field takes the focus when it appears: it is what has to be filled in next. */
  isNext?: boolean
}

/** A field for six digits, named `code`: a number pad on phones, filled in by mail and text apps. */
export function CodeField({ label, hint, error, isNext }: Props) {
  return (
    <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
      <TextInput
        ref={isNext ? focusHere : undefined}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        // In words: Preact takes `false` for none.
        spellCheck="false"
      />
    </Field>
  )
}
