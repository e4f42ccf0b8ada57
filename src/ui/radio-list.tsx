import { useId, type ReactNode } from 'react'
import { useTold } from './use-told.ts'

export type RadioChoice = { value: string; label: ReactNode; note?: ReactNode }

type Props = {
  label: string
  choices: readonly RadioChoice[]
  value: string | undefined
  onChange: (value: string) => void
}

/** One of a few rows; a radio group. The label is for the ear, a title above says it to the eye. */
export function RadioList({ label, choices, value, onChange }: Props) {
  const name = useId()
  const choose = useTold(onChange)
  return (
    <fieldset className="-mx-2 grid gap-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          className="flex min-h-13 items-center gap-3 rounded-[14px] px-2.5 py-1 leading-[1.35] has-checked:bg-accent-soft"
          key={choice.value}
        >
          <input
            type="radio"
            className="size-6 flex-none appearance-none rounded-full border-2 border-border-strong bg-surface checked:border-[7px] checked:border-accent forced-colors:appearance-auto"
            name={name}
            checked={choice.value === value}
            onChange={() => choose(choice.value)}
          />
          <b className="inline-flex min-w-0 items-center gap-2.5 font-strong wrap-anywhere">
            {choice.label}
          </b>
          {choice.note !== undefined && (
            <span className="meta ml-auto whitespace-nowrap">{choice.note}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
