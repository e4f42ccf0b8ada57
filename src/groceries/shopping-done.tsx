import { Plate } from '#ui/art/plate.tsx'
import { Button } from '#ui/button.tsx'
import { clearChecked, uncheckAll } from './checked.data.ts'
import type { GroceryListView } from './groceries.data.ts'

export type ShoppingDoneProps = { list: GroceryListView }

/** Everything is in the cart (product §2.shopping.5). */
export function ShoppingDone({ list }: ShoppingDoneProps) {
  return (
    <div className="shopping-done">
      <Plate id={list.id} kind="crumbs" />
      <h2>All done</h2>
      <p className="muted">Everything on {list.name} is in the cart.</p>
      <div className="shopping-done-buttons">
        <Button onClick={() => void clearChecked(list)}>Clear checked</Button>
        <Button look="secondary" onClick={() => void uncheckAll(list)}>
          Uncheck all
        </Button>
      </div>
    </div>
  )
}
