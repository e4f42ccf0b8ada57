import { useId } from 'react'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { notify } from '#ui/notify.ts'
import { CategoryHead } from './category-head.tsx'
import { isOther, type ItemGroup } from './grouping.ts'
import { ItemRow } from './item-row.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { rowPerItem, textOfRow, type SummedRow } from './row-items.ts'
import type { EditedItem } from './summed-rows.ts'
import { useParts } from './use-parts.ts'
import { removeItems, type GroceryListView, type ListItem } from './groceries.data.ts'

/** Removes the items of a row; the toast brings them back. */
async function remove(listId: string, row: SummedRow<ListItem>) {
  const undo = await removeItems(listId, row.items)
  notify.undo(`Removed “${textOfRow(row)}”`, () => void undo())
}

const isChecked = (item: ListItem) => item.isChecked

type Props = {
  list: GroceryListView
  group: ItemGroup<ListItem>
  edited: EditedItem | null
  onMove: (row: SummedRow<ListItem>) => void
  /** Asks what can be done with it. */
  onMore: () => void
  /** Given while it is the one that was made or renamed: gets the button that takes the focus. */
  onArrive: ((button: HTMLElement | null) => void) | undefined
}

/** One category of the list editor with its items. */
export function CategorySection(props: Props) {
  const { list, group, edited, onMove, onMore, onArrive } = props
  const heading = useId()
  const { category, items } = group
  const parts = useParts()
  const rows =
    parts && list.isSummed
      ? parts.sumRows(items, { isApart: isChecked, edited })
      : rowPerItem(items)
  const actions = {
    listId: list.id,
    onMove,
    onRemove: (row: SummedRow<ListItem>) => void remove(list.id, row),
  }
  return (
    <section className="category break-inside-avoid pt-5" aria-labelledby={heading}>
      <CategoryHead id={heading} category={category} count={rows.length}>
        {!isOther(category) && <More of={category} onClick={onMore} onArrive={onArrive} />}
      </CategoryHead>
      {items.length > 0 ? (
        <Card as="ul" className="overflow-hidden">
          {rows.map((row) =>
            parts && row.sum ? (
              <parts.SumItem key={row.key} row={row} sum={row.sum} {...actions} />
            ) : (
              <ItemRow
                key={row.key}
                listId={list.id}
                item={row.items[0]}
                onMove={() => onMove(row)}
                onRemove={() => actions.onRemove(row)}
              />
            ),
          )}
        </Card>
      ) : (
        <NothingYet>Nothing here yet</NothingYet>
      )}
    </section>
  )
}

type MoreProps = { of: string; onClick: () => void } & Pick<Props, 'onArrive'>

function More({ of, onClick, onArrive }: MoreProps) {
  return (
    <IconButton
      ref={onArrive}
      icon="dots"
      label={`${of}: more`}
      className="-mr-2 text-muted"
      onClick={onClick}
    />
  )
}
