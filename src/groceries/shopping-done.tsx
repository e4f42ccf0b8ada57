import { Plate } from '#ui/art/plate.tsx'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { clearChecked, uncheckAll } from './list-changes.data.ts'
import type { GroceryListView } from './groceries.data.ts'

export type ShoppingDoneProps = {
  list: GroceryListView
  isDone: boolean
  /** All of the list is about to be unticked, or ticked again. */
  onAll: () => void
}

/** Says that everything is in the cart, and shows it (product §2.shopping.5). */
export function ShoppingDone({ list, isDone, onAll }: ShoppingDoneProps) {
  const text = `Everything on ${list.name} is in the cart.`
  return (
    <>
      <p className="sr-only" role="status">
        {isDone && `All done. ${text}`}
      </p>
      {isDone && <Done list={list} text={text} onAll={onAll} />}
    </>
  )
}

type DoneProps = Omit<ShoppingDoneProps, 'isDone'> & { text: string }

function Done({ list, text, onAll }: DoneProps) {
  return (
    <div
      className="grid justify-items-center gap-2 pt-8 pb-3 text-center print:hidden"
      ref={bringIntoView}
    >
      <Plate id={list.id} kind="crumbs" className="w-[min(182px,50vw)]" />
      <h2 className="mt-3 text-h1">All done</h2>
      <p className="text-muted">{text}</p>
      <div className="mt-3.5 flex flex-wrap justify-center gap-2.5">
        <Button onClick={() => void clearChecked(list).then(focusBeside())}>Clear checked</Button>
        <Button look="secondary" onClick={() => void uncheckAll(list, onAll).then(focusBeside())}>
          Uncheck all
        </Button>
      </div>
    </div>
  )
}

/** As a `ref`: scrolls to what has just appeared, except while somebody is adding an item. */
function bringIntoView(box: HTMLElement | null): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.type === 'text' && field.value !== '') return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  box?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
}
