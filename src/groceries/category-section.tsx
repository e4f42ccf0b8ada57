import { useId, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { later } from '#ui/later.tsx'
import { notify } from '#ui/notify.ts'
import { CategoryMark } from './category-mark.tsx'
import type { CategoryActionsProps } from './category-actions.tsx'
import type { CategoryNameProps } from './category-name-dialog.tsx'
import type { CategoryOrderProps } from './category-order.tsx'
import type { MoveItemProps } from './move-item-dialog.tsx'
import { isOther, type ItemGroup } from './grouping.ts'
import { ItemRow } from './item-row.tsx'
import {
  removeItems,
  renameCategory,
  type GroceryListView,
  type ListItem,
} from './groceries.data.ts'

const CategoryActions = later<CategoryActionsProps>(() =>
  import('./parts.ts').then((m) => m.CategoryActions),
)
const CategoryNameDialog = later<CategoryNameProps>(() =>
  import('./parts.ts').then((m) => m.CategoryNameDialog),
)
const CategoryOrder = later<CategoryOrderProps>(() =>
  import('./parts.ts').then((m) => m.CategoryOrder),
)
const MoveItemDialog = later<MoveItemProps>(
  () => import('./parts.ts').then((m) => m.MoveItemDialog),
  { drawn: true },
)

/** Removes an item; the toast brings it back. */
async function remove(listId: string, item: ListItem) {
  const undo = await removeItems(listId, [item])
  notify.undo(`Removed “${item.text}”`, () => void undo())
}

type Props = {
  list: GroceryListView
  group: ItemGroup<ListItem>
  categories: readonly string[]
}

/** One category of the list editor with its items. */
export function CategorySection({ list, group, categories }: Props) {
  const heading = useId()
  const [moving, setMoving] = useState<ListItem | null>(null)
  const [open, setOpen] = useState<'more' | 'rename' | 'order' | null>(null)
  const { category, items } = group
  const close = () => setOpen(null)
  return (
    <section className="category" aria-labelledby={heading}>
      <div className="category-head">
        <CategoryMark category={category} />
        <h2 id={heading}>{category}</h2>
        <span className="meta num">{items.length}</span>
        {!isOther(category) && (
          <IconButton icon="dots" label={`${category}: more`} onClick={() => setOpen('more')} />
        )}
      </div>
      {items.length > 0 ? (
        <ul className="card item-rows">
          {items.map((item) => (
            <ItemRow
              key={item.id}
              listId={list.id}
              item={item}
              onMove={() => setMoving(item)}
              onRemove={() => void remove(list.id, item)}
            />
          ))}
        </ul>
      ) : (
        <p className="category-empty text-muted">Nothing here yet</p>
      )}
      {moving && (
        <MoveItemDialog
          list={list}
          item={moving}
          categories={categories}
          onClose={() => setMoving(null)}
        />
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
        onSubmit={(name) => void renameCategory({ list, category, name, categories })}
      />
    </section>
  )
}
