import { TEXT } from '#shared/errors.ts'
import { CATEGORY_MAX, OTHER_CATEGORY } from '#shared/limits.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LineForm } from '#ui/line-form.tsx'

type CategoryNameProps = {
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
  const { open, title, initial = '', taken, submitText, onClose, onSubmit } = props
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <LineForm
        label="Category Name"
        initial={initial}
        submitText={submitText}
        check={(name) => problemOf(name, taken)}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </Dialog>
  )
}

function problemOf(name: string, taken: readonly string[]): string | undefined {
  if (name.length > CATEGORY_MAX) return TEXT.categoryTooLong
  // Every list has the place for what has no category; one of that name would never show.
  const all = [...taken, OTHER_CATEGORY]
  const isTaken = all.some((other) => other.toLowerCase() === name.toLowerCase())
  return isTaken ? 'This list already has that category' : undefined
}
