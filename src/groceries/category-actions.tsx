import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { moveCategory, removeCategory, type GroceryListView } from './groceries.data.ts'

export type CategoryActionsProps = {
  open: boolean
  list: GroceryListView
  category: string
  categories: readonly string[]
  onRename: () => void
  onClose: () => void
}

/** What can be done with a category: rename it, move it, remove it. Its items always stay. */
export function CategoryActions(props: CategoryActionsProps) {
  const { open, list, category, categories, onRename, onClose } = props
  const at = categories.indexOf(category)
  const move = (to: number) => void moveCategory({ listId: list.id, categories, from: at, to })
  const remove = () => {
    onClose()
    void removeCategory({ list, category, categories })
  }
  return (
    <Dialog open={open} onClose={onClose} title={category} closeButton>
      <div className="dialog-choices">
        <Button look="secondary" wide icon="edit" onClick={onRename}>
          Rename
        </Button>
        <Button look="secondary" wide icon="up" disabled={at <= 0} onClick={() => move(at - 1)}>
          Move up
        </Button>
        <Button
          look="secondary"
          wide
          icon="down"
          disabled={at === categories.length - 1}
          onClick={() => move(at + 1)}
        >
          Move down
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
