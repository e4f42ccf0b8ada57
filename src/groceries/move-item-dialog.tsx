import { OTHER_CATEGORY } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { isOther } from './grouping.ts'
import { moveItem } from './list-changes.data.ts'
import { setItemCategory, type GroceryListView, type ListItem } from './groceries.data.ts'

export type MoveItemProps = {
  list: GroceryListView
  item: ListItem
  categories: readonly string[]
  onClose: () => void
}

/** Where an item stands: its category, and its place among its neighbours. */
export function MoveItemDialog({ list, item, categories, onClose }: MoveItemProps) {
  const current = list.items.find((candidate) => candidate.id === item.id) ?? item
  const category = isOther(current.category) ? OTHER_CATEGORY : (current.category ?? '')
  const neighbours = list.items.filter((other) =>
    isOther(other.category) ? category === OTHER_CATEGORY : other.category === category,
  )
  const at = neighbours.findIndex((other) => other.id === item.id)
  return (
    <Dialog open onClose={onClose} title={`Move “${current.text}”`}>
      <div className="dialog-choices">
        <Field label="Category">
          <Select
            value={category}
            onChange={(event) =>
              void setItemCategory({
                listId: list.id,
                itemId: item.id,
                category: isOther(event.target.value) ? null : event.target.value,
              })
            }
          >
            {[...categories, OTHER_CATEGORY].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          look="secondary"
          wide
          icon="up"
          disabled={at <= 0}
          onClick={() => void moveItem({ list, neighbours, from: at, to: at - 1 })}
        >
          Move up
        </Button>
        <Button
          look="secondary"
          wide
          icon="down"
          disabled={at < 0 || at === neighbours.length - 1}
          onClick={() => void moveItem({ list, neighbours, from: at, to: at + 1 })}
        >
          Move down
        </Button>
      </div>
      <DialogButtons>
        <Button look="primary" onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
