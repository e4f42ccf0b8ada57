import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import type { GroceryListView } from './groceries.data.ts'
import { removeCategory } from './list-undo.data.ts'

type CategoryActionsProps = {
  open: boolean
  list: GroceryListView
  category: string
  categories: readonly string[]
  onRename: () => void
  onOrder: () => void
  onClose: () => void
}

/** What can be done with a category: rename it, move it among the others, remove it. Its items always stay. */
export function CategoryActions(props: CategoryActionsProps) {
  const { open, list, category, categories, onRename, onOrder, onClose } = props
  const remove = () => {
    // The focus is back at the category before it goes.
    flushSync(onClose)
    void removeCategory({ list, category, categories })
  }
  return (
    <Dialog open={open} onClose={onClose} title={category} closeButton>
      <div className="mt-4.5 grid gap-2">
        <Button look="secondary" wide icon="edit" onClick={onRename}>
          Rename
        </Button>
        <Button
          look="secondary"
          wide
          icon="grip"
          disabled={categories.length < 2}
          onClick={onOrder}
        >
          Change the order
        </Button>
      </div>
      <DialogButtons>
        <Button look="danger-quiet" icon="trash" onClick={remove}>
          Remove category
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
