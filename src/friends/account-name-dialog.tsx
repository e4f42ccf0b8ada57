import { useState, type FormEvent } from 'react'
import { DISPLAY_NAME_MAX } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { changeDisplayName } from './account.data.ts'

type Props = { open: boolean; onClose: () => void; name: string }

/** Another display name, at once on this device and later for friends; also offline. */
export function AccountNameDialog({ open, onClose, name }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your display name"
      text="Your friends see it beside what you share."
    >
      <NameForm name={name} onClose={onClose} />
    </Dialog>
  )
}

function NameForm({ name, onClose }: Omit<Props, 'open'>) {
  const [typed, setTyped] = useState(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    await changeDisplayName(typed.trim())
    onClose()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogFields>
        <Field label="Display name">
          <TextInput
            autoComplete="nickname"
            value={typed}
            maxLength={DISPLAY_NAME_MAX}
            data-autofocus
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </DialogFields>
      <DialogButtons>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={typed.trim() === ''}>
          Save
        </Button>
      </DialogButtons>
    </form>
  )
}
