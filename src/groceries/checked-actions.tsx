import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { clearChecked, uncheckAll } from './list-changes.data.ts'
import type { GroceryListView } from './groceries.data.ts'
import { isRowChecked } from './row-items.ts'
import { rowsOfList } from './summed-rows.ts'

export type CheckedActionsProps = { list: GroceryListView }

const ACTIONS = [
  ['Uncheck all', uncheckAll],
  ['Clear checked', clearChecked],
] as const

/** What lies in the cart: to be taken off the list, or needed again. */
export function CheckedActions({ list }: CheckedActionsProps) {
  const count = rowsOfList(list).filter(isRowChecked).length
  return (
    <>
      <span className="num mr-auto">{count} in the cart</span>
      {ACTIONS.map(([words, run]) => (
        <Button
          key={words}
          look="quiet"
          size="small"
          className="max-[30rem]:px-1.75 max-[30rem]:text-meta"
          onClick={() => void run(list).then(focusBeside())}
        >
          {words}
        </Button>
      ))}
    </>
  )
}
