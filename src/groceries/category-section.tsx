import { useId, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { later } from '#ui/later.tsx'
import { notify } from '#ui/notify.ts'
import { CategoryHead } from './category-head.tsx'
import type { CategoryActionsProps } from './category-actions.tsx'
import type { CategoryNameProps } from './category-name-dialog.tsx'
import type { CategoryOrderProps } from './category-order.tsx'
import { isOther, type ItemGroup } from './grouping.ts'
import { ItemRow } from './item-row.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { rowPerItem, textOfRow, type SummedRow } from './row-items.ts'
import type { EditedItem } from './summed-rows.ts'
import { openParts, useParts } from './use-parts.ts'
import {
  removeItems,
  renameCategory,
  type GroceryListView,
  type ListItem,
} from './groceries.data.ts'

const CategoryActions = later<CategoryActionsProps>(() =>
  openParts().then((m) => m.CategoryActions),
)
const CategoryNameDialog = later<CategoryNameProps>(() =>
  openParts().then((m) => m.CategoryNameDialog),
)
const CategoryOrder = later<CategoryOrderProps>(() => openParts().then((m) => m.CategoryOrder))

/** Removes the items of a row; the toast brings them back. */
async function remove(listId: string, row: SummedRow<ListItem>, focusOn?: () => void) {
  const undo = await removeItems(listId, row.items)
  focusOn?.()
  notify.undo(`Removed “${textOfRow(row)}”`, () => void undo())
}

const isChecked = (item: ListItem) => item.isChecked

type Props = {
  list: GroceryListView
  group: ItemGroup<ListItem>
  edited: EditedItem | null
  categories: readonly string[]
  onMove: (row: SummedRow<ListItem>) => void
  onRename: (name: string) => void
  /** Given while it is the one that was made or renamed: gets the button that takes the focus. */
  onArrive: ((button: HTMLElement | null) => void) | undefined
}

/** One category of the list editor with its items. */
export function CategorySection(props: Props) {
  const { list, group, edited, categories, onMove, onRename, onArrive } = props
  const heading = useId()
  const [open, setOpen] = useState<'more' | 'rename' | 'order' | null>(null)
  const { category, items } = group
  const parts = useParts()
  const rows =
    parts && list.isSummed
      ? parts.sumRows(items, { isApart: isChecked, edited })
      : rowPerItem(items)
  const actions = {
    listId: list.id,
    onMove,
    onRemove: (row: SummedRow<ListItem>) => void remove(list.id, row, parts?.focusBeside()),
  }
  const close = () => setOpen(null)
  return (
    <section className="category break-inside-avoid pt-5" aria-labelledby={heading}>
      <CategoryHead id={heading} category={category} count={rows.length}>
        {!isOther(category) && (
          <More of={category} onClick={() => setOpen('more')} onArrive={onArrive} />
        )}
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
      <CategoryActions
        open={open === 'more'}
        list={list}
        category={category}
        categories={categories}
        onRename={() => setOpen('rename')}
        onOrder={() => setOpen('order')}
        onClose={close}
      />
      <CategoryOrder
        open={open === 'order'}
        listId={list.id}
        categories={categories}
        onClose={close}
      />
      <CategoryNameDialog
        open={open === 'rename'}
        title="Rename Category"
        submitText="Rename"
        initial={category}
        taken={categories.filter((name) => name !== category)}
        onClose={close}
        onSubmit={(name) => {
          onRename(name)
          void renameCategory({ list, category, name, categories })
        }}
      />
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
