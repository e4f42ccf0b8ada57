import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CategoryDisc } from './category-disc.tsx'
import { orderCategories } from './list-changes.data.ts'

export type CategoryOrderProps = {
  open: boolean
  listId: string
  categories: readonly string[]
  onClose: () => void
}

/** The order of the categories, by dragging, by buttons or by arrow keys (product §2.list.6). */
export function CategoryOrder({ open, listId, categories, onClose }: CategoryOrderProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Order of categories"
      text="As you walk your shop. It holds for everybody who shares the list."
    >
      <OrderRows listId={listId} categories={categories} />
      <DialogButtons>
        <Button look="primary" onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

const STEPS = [
  ['up', -1],
  ['down', 1],
] as const

function OrderRows({ listId, categories }: Pick<CategoryOrderProps, 'listId' | 'categories'>) {
  const rows = useRef<HTMLUListElement>(null)
  /** Where a row that is being dragged has come to. */
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const order = drag ? moved(categories, drag) : categories

  const move = async (from: number, to: number) => {
    if (to < 0 || to >= categories.length || to === from) return
    await orderCategories(listId, moved(categories, { from, to }))
  }
  const drop = async () => {
    if (drag) await move(drag.from, drag.to)
    setDrag(null)
  }
  const follow = (event: PointerEvent) => {
    const box = rows.current?.getBoundingClientRect()
    if (!drag || !box) return
    const place = Math.floor(((event.clientY - box.top) / box.height) * categories.length)
    const to = Math.min(Math.max(place, 0), categories.length - 1)
    if (to !== drag.to) setDrag({ ...drag, to })
  }
  return (
    <ul
      className="-mx-2 mt-3.5"
      ref={rows}
      onPointerMove={follow}
      onPointerUp={() => void drop()}
      onPointerCancel={() => setDrag(null)}
    >
      {order.map((category, at) => (
        <li
          key={category}
          className={`grid min-h-13 grid-cols-[44px_32px_minmax(0,1fr)_auto_auto] items-center gap-1 rounded-control wrap-anywhere ${drag?.to === at ? 'bg-chip' : ''}`}
        >
          <IconButton
            icon="grip"
            label={`Move ${category}`}
            className="cursor-grab touch-none text-muted"
            onPointerDown={(event) => {
              // The row moves in the document while it is dragged and would lose the pointer.
              rows.current?.setPointerCapture(event.pointerId)
              setDrag({ from: at, to: at })
            }}
            onKeyDown={(event: KeyboardEvent) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
              if (by === undefined) return
              event.preventDefault()
              void move(at, at + by)
            }}
          />
          <span className="size-8" aria-hidden="true">
            <CategoryDisc category={category} />
          </span>
          <span className="pl-1.5">{category}</span>
          {STEPS.map(([way, by]) => (
            <IconButton
              key={way}
              icon={way}
              label={`${category} ${way}`}
              className="text-muted disabled:opacity-35!"
              disabled={order[at + by] === undefined}
              onClick={() => void move(at, at + by)}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

function moved(
  categories: readonly string[],
  { from, to }: { from: number; to: number },
): string[] {
  const order = [...categories]
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}
