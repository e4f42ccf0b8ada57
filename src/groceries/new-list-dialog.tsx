import { navigate } from 'wouter/use-browser-location'
import { useKeptLine } from '#exchange/use-kept-line.ts'
import { TEXT } from '#shared/errors.ts'
import { TITLE_MAX } from '#shared/limits.ts'
import { Dialog } from '#ui/dialog.tsx'
import { later } from '#ui/later.tsx'
import { LineForm } from '#ui/line-form.tsx'
import { createGroceryList } from './list-changes.data.ts'

const NewListPeople = later<object>(() => import('#people/parts.ts').then((m) => m.NewListPeople), {
  drawn: true,
})

type Props = { open: boolean; onClose: () => void }

/** 'Create New Grocery List' (product §2): a name, then on to the new list. */
export function NewListDialog({ open, onClose }: Props) {
  const line = useKeptLine('new-list', open)
  const create = async (name: string) => {
    const id = await createGroceryList(name)
    navigate(`/groceries/${id}/edit`)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create New Grocery List"
      text="Enter a name for your new grocery list."
    >
      <LineForm
        label="List Name"
        submitText="Create List"
        busyText="Creating..."
        check={(name) => (name.length > TITLE_MAX ? TEXT.nameTooLong : undefined)}
        onSubmit={create}
        onClose={onClose}
        line={line}
        input={{ placeholder: 'Enter list name...' }}
      >
        <NewListPeople />
      </LineForm>
    </Dialog>
  )
}
