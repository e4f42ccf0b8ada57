import { createContext, useContext, useId, type ReactNode } from 'react'
import { AFTER_LABEL, LABEL } from './form-looks.ts'
import { Icon } from './icon.tsx'

/** What a control inside a Field takes over: its id and what describes it. */
type Control = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const ControlContext = createContext<Control>({})

/** The id and description of the Field around; empty outside of one. */
export function useFieldControl(): Control {
  return useContext(ControlContext)
}

type Props = {
  label: string
  /** Said after the label, in muted type. */
  optional?: boolean
  hint?: string
  /** What is wrong, in words. Turns the edge red and is read with the control. */
  error?: string | undefined
  /** The label is only for the ear, where the picture makes it plain. */
  labelHidden?: boolean
  /** At the right of the label, e.g. the link 'Forgot Password'. */
  aside?: ReactNode
  className?: string
  /** One TextInput, TextArea or Select. */
  children: ReactNode
}

/** A label, one control, and what is said about it. */
export function Field(props: Props) {
  const { label, optional, hint, error, labelHidden, aside, className = '', children } = props
  const id = useId()
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control: Control = { id }
  if (told) control['aria-describedby'] = told
  if (error) control['aria-invalid'] = true
  return (
    <div className={`min-w-0 ${className}`}>
      <div className={labelHidden ? 'sr-only' : LABEL}>
        <label htmlFor={id}>
          {label}
          {optional && <span className={AFTER_LABEL}> (optional)</span>}
        </label>
        {aside}
      </div>
      <ControlContext value={control}>{children}</ControlContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className="mt-1.5 text-meta text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type ErrorProps = { id?: string; className?: string; children: ReactNode }

/** The red line under a control or a group. Give its id to the control as aria-describedby. */
export function FieldError({ id, className = '', children }: ErrorProps) {
  return (
    <p className={`mt-1.5 flex items-start gap-1.5 text-second text-danger ${className}`} id={id}>
      <Icon name="alert" size={18} className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}
