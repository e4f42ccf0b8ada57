import { useState, type ComponentProps, type ReactNode } from 'react'
import { atMost } from '#shared/errors.ts'
import { Button } from './button.tsx'
import { DialogButtons, DialogFields } from './dialog.tsx'
import { Field } from './field.tsx'
import { plainName } from './plain-name.ts'
import { TextInput } from './text-input.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  label: string
  /** What the line holds at first. */
  initial?: string
  /** Where somebody else keeps it: what it holds, and what is called when somebody types. */
  line?: readonly [string, (typed: string) => void] | undefined
  submitText: string
  /** Said on the button while `onSubmit` is under way. */
  busyText?: string
  /** The most characters the line may have; a longer one shows an error. */
  max?: number
  /** What is wrong with a line, without the spaces around it; nothing wrong: undefined. */
  check?: (line: string) => string | undefined
  /** Gets the line without the spaces around it and what nobody sees, never an empty one; what it throws is shown. */
  onSubmit: (line: string) => void | Promise<void>
  /** Called at 'Cancel', and after `onSubmit`. */
  onClose: () => void
  input?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder'>
  /** What stands below the line. */
  children?: ReactNode
}

/** What a dialog holds that asks for one line of text. */
export function LineForm(props: Props) {
  const { label, initial = '', submitText, busyText, onSubmit, onClose, input } = props
  const own = useState(initial)
  const [typed, setTyped] = props.line ?? own
  const [failure, setFailure] = useState<string>()
  const line = plainName(typed).trim()
  const problem =
    line.length > (props.max ?? Infinity) ? atMost(props.max ?? 0) : props.check?.(line)
  const isUnfit = line === '' || problem !== undefined
  const sending = useSending(async () => {
    if (isUnfit) return
    try {
      await onSubmit(line)
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  })
  return (
    <form noValidate {...sending.bind}>
      <DialogFields>
        <Field label={label} error={problem ?? failure}>
          <TextInput
            autoComplete="off"
            {...input}
            value={typed}
            data-autofocus
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {props.children}
      </DialogFields>
      <DialogButtons onCancel={onClose}>
        <Button type="submit" disabled={isUnfit} busy={sending.busy} busyText={busyText}>
          {submitText}
        </Button>
      </DialogButtons>
    </form>
  )
}
