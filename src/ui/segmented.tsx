import { useId } from 'react'
import { LABEL } from './form-looks.ts'
import { Icon, type IconName } from './icon.tsx'
import { useTold } from './use-told.ts'

export type Segment<T extends string> = {
  value: T
  label: string
  icon?: IconName
  /** Colour of the icon while chosen. */
  tone?: 'leaf' | 'wheat' | 'accent'
}

type Props<T extends string> = {
  label: string
  labelHidden?: boolean
  segments: readonly Segment<T>[]
  value: T | undefined
  onChange: (value: T) => void
  className?: string | undefined
}

/** Two to four choices side by side; a radio group. */
export function Segmented<T extends string>(props: Props<T>) {
  const { label, labelHidden, segments, value, onChange, className = '' } = props
  const name = useId()
  const choose = useTold(onChange)
  return (
    <fieldset className={`@container min-w-0 ${className}`}>
      <legend className={labelHidden ? 'sr-only' : LABEL}>{label}</legend>
      <div className="grid auto-cols-[1fr] grid-flow-col gap-0.5 rounded-[14px] border border-border-strong bg-sunken p-0.75 large-text:grid-flow-row">
        {segments.map((segment) => (
          <label className="segment" key={segment.value}>
            <input
              type="radio"
              className="cover"
              name={name}
              checked={segment.value === value}
              onChange={() => choose(segment.value)}
            />
            {segment.icon && (
              <Icon
                name={segment.icon}
                size={18}
                className={segment.tone && `tone-${segment.tone}`}
              />
            )}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
