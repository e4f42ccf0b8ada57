import { Switch } from '#ui/switch.tsx'
import type { GroceryListView } from './groceries.data.ts'
import { setSummed } from './list-changes.data.ts'
import { rowsOfList } from './summed-rows.ts'

export type SumsSwitchProps = { list: GroceryListView }

/** Where something stands on a list several times: whether it is one row (product §2.list.16). */
export function SumsSwitch({ list }: SumsSwitchProps) {
  const hasSums = rowsOfList({ items: list.items, isSummed: true }).some(({ sum }) => sum)
  if (!hasSums) return null
  return (
    <Switch
      className="mb-10 max-w-[28rem] print:hidden"
      label="Add up what is listed more than once"
      checked={list.isSummed}
      onChange={(event) => void setSummed(list.id, event.target.checked)}
    />
  )
}
