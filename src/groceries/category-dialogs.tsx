import { useState } from 'react'
import { CategoryActions } from './category-actions.tsx'
import { CategoryNameDialog } from './category-name-dialog.tsx'
import { CategoryOrder } from './category-order.tsx'
import { renameCategory, type GroceryListView } from './groceries.data.ts'

export type CategoryDialogsProps = {
  open: boolean
  list: GroceryListView
  category: string
  categories: readonly string[]
  onRename: (name: string) => void
  onClose: () => void
}

/**
 * What can be done with a category, and the dialogs that this leads to. Not in its section, which is
 * another one as soon as somebody renames the category.
 */
export function CategoryDialogs(props: CategoryDialogsProps) {
  const { open, list, category, categories, onRename, onClose } = props
  const [step, setStep] = useState<'more' | 'rename' | 'order'>('more')
  const close = () => {
    setStep('more')
    onClose()
  }
  return (
    <>
      <CategoryActions
        open={open && step === 'more'}
        list={list}
        category={category}
        categories={categories}
        onRename={() => setStep('rename')}
        onOrder={() => setStep('order')}
        onClose={close}
      />
      <CategoryOrder
        open={open && step === 'order'}
        list={list}
        categories={categories}
        onClose={close}
      />
      <CategoryNameDialog
        open={open && step === 'rename'}
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
    </>
  )
}
