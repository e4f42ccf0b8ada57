import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { Fields, Ordinary } from '#shared/fields.ts'
import { ordinaryIn } from '#shared/ordinary-fields.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** What each kind is typed into. */
const INPUT: Record<Ordinary, (field: UseFormRegisterReturn, thing: string) => ReactNode> = {
  line: (field) => <TextInput {...field} autoComplete="off" />,
  text: (field) => <TextArea {...field} rows={2} />,
  // Without the last day years may have six digits, which no day that is stored has.
  day: (field) => <TextInput {...field} type="date" max="9999-12-31" />,
  link: (field, thing) => (
    <TextInput
      {...field}
      type="url"
      autoComplete="off"
      placeholder={`https://example.org/${thing}`}
    />
  ),
}

type Props<T extends FieldValues> = {
  fields: Fields
  form: UseFormReturn<T>
  /** What the form is of, in examples: 'recipe'. */
  thing: string
}

/** An input for each field of an ordinary kind, in the order of their rows. */
export function OrdinaryInputs<T extends FieldValues>({ fields, form, thing }: Props<T>) {
  const { register, getFieldState, formState } = form
  return ordinaryIn(fields).map(({ name, heading, drawn }) => {
    // What a form holds is made of the same rows.
    const path = name as Path<T>
    return (
      <Field
        key={name}
        label={heading}
        optional
        error={getFieldState(path, formState).error?.message}
      >
        {INPUT[drawn](register(path), thing)}
      </Field>
    )
  })
}
