import { Button } from '#ui/button.tsx'
import { clearChecked, uncheckAll } from './list-changes.data.ts'
import type { GroceryListView } from './groceries.data.ts'

export type CheckedActionsProps = { list: GroceryListView }

/** What lies in the cart: to be taken off the list, or needed again. */
export function CheckedActions({ list }: CheckedActionsProps) {
  const count = list.items.filter((item) => item.isChecked).length
  return (
    <>
      <span className="num">{count} in the cart</span>
      <Button look="quiet" size="small" onClick={() => void uncheckAll(list)}>
        Uncheck all
      </Button>
      <Button look="quiet" size="small" onClick={() => void clearChecked(list)}>
        Clear checked
      </Button>
    </>
  )
}
