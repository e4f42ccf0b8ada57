import { useId, type ReactNode } from 'react'

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
  return (
    <fieldset className="radio-list">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label className="radio-row" key={choice.value}>
          <input
            type="radio"
            className="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <b>{choice.label}</b>
          {choice.note !== undefined && <span className="meta">{choice.note}</span>}
        </label>
      ))}
    </fieldset>
  )
}
