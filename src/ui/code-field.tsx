import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

type Props = { label: string; hint?: string; error?: string | undefined; autoFocus?: boolean }

/** A field for six digits, named `code`: a number pad on phones, filled in by mail and text apps. */
export function CodeField({ label, hint, error, autoFocus }: Props) {
  return (
    <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
      <TextInput
        className="code-input"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // A space in the middle, as mails and apps show it.
        maxLength={7}
        data-autofocus={autoFocus || undefined}
      />
    </Field>
  )
}
