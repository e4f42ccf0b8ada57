import { OTHER_CATEGORY } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { MoveButtons } from '#ui/move-buttons.tsx'
import { Select } from '#ui/select.tsx'
import { categoryChoices } from './category-choices.ts'
import { isOther } from './grouping.ts'
import { moveItems, setItemCategory } from './list-changes.data.ts'
import { rowPerItem, type SummedRow } from './row-items.ts'
import { sumRows } from './summed-rows.ts'
import { useMade } from './use-made.ts'
import type { GroceryListView, ListItem } from './groceries.data.ts'

export type MoveItemProps = {
  list: GroceryListView
  row: SummedRow<ListItem>
  categories: readonly string[]
  onClose: () => void
}

/**
 * Where a row stands: its category, also one that the list takes and has not yet, and its place among its
 * neighbours. Its items stay together.
 */
export function MoveItemDialog({ list, row, categories, onClose }: MoveItemProps) {
  const moved = row.items.map(
    (item) => list.items.find((candidate) => candidate.id === item.id) ?? item,
  )
  const [current = row.items[0]] = moved
  const category = isOther(current.category) ? OTHER_CATEGORY : (current.category ?? '')
  const neighbours = list.items.filter((other) =>
    isOther(other.category) ? category === OTHER_CATEGORY : other.category === category,
  )
  const rows = list.isSummed
    ? sumRows(neighbours, { isApart: ({ isChecked }) => isChecked })
    : rowPerItem(neighbours)
  const at = rows.findIndex(({ items }) => items.some((item) => item.id === current.id))
  const [place, move] = useMade(at, async (to) => {
    const beside = rows[to]?.items[0]
    if (beside) await moveItems({ list, items: moved, beside, isBehind: to > at })
  })
  return (
    <Dialog open onClose={onClose} title={`Move “${row.sum?.text ?? current.text}”`}>
      <div className="mt-4.5 grid gap-2">
        <Field label="Category">
          <Select
            value={category}
            onChange={(event) =>
              void setItemCategory({
                listId: list.id,
                itemIds: moved.map(({ id }) => id),
                category: isOther(event.target.value) ? null : event.target.value,
              })
            }
          >
            {categoryChoices(list, categories).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <MoveButtons at={place} of={rows.length} onMove={move} />
      </div>
      <DialogButtons>
        <Button look="primary" onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
