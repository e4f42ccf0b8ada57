import { useState, type FormEvent } from 'react'
import { TEXT } from '#shared/errors.ts'
import { CATEGORY_MAX } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

export type CategoryNameProps = {
  open: boolean
  title: string
  submitText: string
  initial?: string
  taken: readonly string[]
  onClose: () => void
  onSubmit: (name: string) => void
}

/** Asks for the name of a category; it must be non-empty after trimming (product §5). */
export function CategoryNameDialog(props: CategoryNameProps) {
  const { open, title, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <CategoryNameForm {...props} />
    </Dialog>
  )
}

function CategoryNameForm({
  initial = '',
  taken,
  submitText,
  onClose,
  onSubmit,
}: CategoryNameProps) {
  const [name, setName] = useState(initial)
  const trimmed = name.trim()
  const isTaken = taken.some((other) => other.toLowerCase() === trimmed.toLowerCase())
  const isTooLong = trimmed.length > CATEGORY_MAX
  const problem = isTooLong
    ? TEXT.categoryTooLong
    : isTaken
      ? 'This list already has that category'
      : undefined
  const isUnfit = trimmed === '' || problem !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnfit) return
    onSubmit(trimmed)
    onClose()
  }
  return (
    <form onSubmit={submit}>
      <DialogFields>
        <Field label="Category Name" error={problem}>
          <TextInput
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
        <Button type="submit" look="primary" disabled={isUnfit}>
          {submitText}
        </Button>
      </DialogButtons>
    </form>
  )
}
