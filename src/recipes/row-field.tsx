import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { pastedText } from '#ui/pasted-text.ts'
import type { RowKind } from './row-kind.ts'
import { rowAction, type RowAction } from './rows.ts'

type Props = {
  kind: RowKind
  /** Its place in the section, from 0. */
  at: number
  label: string
  input: UseFormRegisterReturn
  error: string | undefined
  onAction: (action: RowAction) => void
  /** Answers whether it has taken the pasted text over. */
  onPaste: (field: HTMLTextAreaElement, pasted: string) => boolean
  onMove: () => void
}

/** One ingredient or instruction: a handle to move it, its text, and a cross. */
export function RowField(props: Props) {
  const { kind, at, label, input, error, onAction, onPaste, onMove } = props
  const id = useId()
  return (
    <li className="mt-2 grid grid-cols-[44px_minmax(0,1fr)_44px] items-start gap-1 max-lg:-mr-2 max-lg:-ml-3.5">
      <button
        type="button"
        className="grid min-h-12 place-items-center rounded-[10px] font-serif text-list leading-none font-medium text-accent-text"
        aria-label={`Move ${label.toLowerCase()}`}
        onClick={onMove}
      >
        {kind.isMultiline ? at + 1 : <Icon name="grip" size={20} className="text-border-strong" />}
      </button>
      <div>
        <TextArea
          {...input}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          placeholder={kind.name}
          autoComplete="off"
          enterKeyHint={kind.isMultiline ? 'enter' : 'next'}
          onKeyDown={(event) => {
            const { value } = event.currentTarget
            const { key, shiftKey, altKey, ctrlKey, metaKey } = event
            // Safari ends the composition before the key that ended it; 229 is what it then says.
            const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
            const action = rowAction(
              { key, shiftKey, altKey, ctrlKey, metaKey, isComposing },
              { text: value, index: at, isMultiline: kind.isMultiline },
            )
            if (action === null) return
            event.preventDefault()
            onAction(action)
          }}
          onPaste={(event) => {
            const pasted = pastedText(event)
            if (onPaste(event.currentTarget, pasted)) event.preventDefault()
          }}
        />
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
      {at > 0 && (
        <IconButton
          icon="close"
          iconSize={20}
          className="h-12 text-muted"
          label={`Remove ${label.toLowerCase()}`}
          onClick={() => onAction('remove')}
        />
      )}
    </li>
  )
}
