import { offerUndo } from '#exchange/offer-undo.ts'
import { useState, type ComponentProps } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { TEXT } from '#shared/errors.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { ShareListProps } from '#people/share-list-dialog.tsx'
import { later } from '#ui/later.tsx'
import { notify } from '#ui/notify.ts'
import { CategoryNameDialog } from './category-name-dialog.tsx'
import { itemsInWords, type GroceryListView } from './groceries.data.ts'
import { groupItems } from './grouping.ts'
import { addCategory, deleteGroceryList } from './list-changes.data.ts'
import { textOfList } from './list-text.ts'
import { categoriseList, type SortedItem } from './sorting.data.ts'
import { SortedNote } from './sorted-note.tsx'
import { rowsOfList } from './summed-rows.ts'

const ShareListDialog = later<ShareListProps>(() =>
  import('#people/parts.ts').then((m) => m.ShareListDialog),
)

export type ListActionsProps = {
  list: GroceryListView
  /** In the order that the list shows. */
  categories: string[]
  /** A category of this name is on its way. */
  onAdded: (category: string) => void
}

/** What can be done with a list besides shopping (product §2.list.2). */
export function ListActions({ list, categories, onAdded }: ListActionsProps) {
  const [open, setOpen] = useState<'category' | 'categorise' | 'delete' | 'share' | null>(null)
  const [sorted, setSorted] = useState<SortedItem[]>([])
  const close = () => setOpen(null)
  const categorise = async () => {
    const { sorted: found, undo } = await categoriseList(list)
    close()
    setSorted(found)
    const takeBack = () => {
      setSorted([])
      void undo()
    }
    if (found.length === 0) notify.success('Everything is in its category')
    else notify.undo(`Sorted ${itemsInWords(found.length)}`, takeBack, 'wand')
  }
  const remove = async () => {
    await deleteGroceryList(list.id)
    navigate('/groceries', { replace: true })
    offerUndo({ kind: 'list', id: list.id, title: list.name })
  }
  return (
    <>
      <Action icon="wand" onClick={() => setOpen('categorise')}>
        Categorise
      </Action>
      <Action icon="tag" onClick={() => setOpen('category')}>
        Add Category
      </Action>
      <Action icon="share" onClick={() => setOpen('share')}>
        Share
      </Action>
      {list.canDelete && (
        <Action look="danger-quiet" icon="trash" onClick={() => setOpen('delete')}>
          Delete
        </Action>
      )}
      {sorted.length > 0 && <SortedNote sorted={sorted} onClose={() => setSorted([])} />}
      <ShareListDialog
        list={list}
        textOf={() => textOfList(list.name, groupItems(list.items, categories))}
        open={open === 'share'}
        onClose={close}
      />
      <CategoryNameDialog
        open={open === 'category'}
        title="Add Category"
        submitText="Add Category"
        taken={categories}
        onClose={close}
        onSubmit={(name) => {
          onAdded(name)
          void addCategory(list, categories, name)
        }}
      />
      <ConfirmDialog
        open={open === 'categorise'}
        onClose={close}
        onConfirm={() => void categorise()}
        title="Categorise this list?"
        text="Items without a category are sorted into one. What you sorted by hand stays."
        confirmText="Categorise"
      />
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        onConfirm={() => void remove()}
        title={`Delete “${list.name}”?`}
        text={deleteWarning(list)}
        confirmText="Delete"
        danger
      />
    </>
  )
}

/** On a phone a tile with its words below the icon. Deleting is there if it is wanted, and no louder. */
function Action({ look = 'secondary', ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      look={look}
      size="small"
      className={`leading-[1.15] whitespace-normal! max-sm:min-h-15 max-sm:flex-col max-sm:gap-0.75 max-sm:rounded-row max-sm:px-1 max-sm:py-2 max-sm:text-meta sm:px-3 [&>.icon]:m-0 ${look === 'secondary' ? 'border-border!' : ''}`}
      {...rest}
    />
  )
}

function deleteWarning(list: GroceryListView): string {
  const what = `The list and its ${itemsInWords(rowsOfList(list).length)} will be gone`
  return `${what}${list.people.length === 0 ? '' : ', for everybody who shares it'}. ${TEXT.canRestore}`
}
