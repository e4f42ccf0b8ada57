import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { TEXT } from '#shared/errors.ts'
import { TITLE_MAX } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { createGroceryList } from './list-index.data.ts'

type Props = { open: boolean; onClose: () => void }

/** 'Create New Grocery List' (product §2): a name, then on to the new list. */
export function NewListDialog({ open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create New Grocery List"
      text="Enter a name for your new grocery list."
    >
      <NewListForm onClose={onClose} />
    </Dialog>
  )
}

function NewListForm({ onClose }: Pick<Props, 'onClose'>) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isEmpty = name.trim() === ''
  const isTooLong = name.trim().length > TITLE_MAX
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isTooLong || isPending) return
    setPending(true)
    try {
      const id = await createGroceryList(name)
      onClose()
      void navigate(`/groceries/${id}/edit`)
    } catch (error) {
      setPending(false)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <DialogFields>
        <Field label="List Name" error={isTooLong ? TEXT.nameTooLong : problem}>
          <TextInput
            placeholder="Enter list name..."
            value={name}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </DialogFields>
      <DialogButtons>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          look="primary"
          disabled={isEmpty || isTooLong}
          busy={isPending}
          busyText="Creating..."
        >
          Create List
        </Button>
      </DialogButtons>
    </form>
  )
}
