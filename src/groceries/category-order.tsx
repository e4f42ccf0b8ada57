import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { NOT_POSSIBLE } from '#ui/button-look.ts'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useListening } from '#ui/use-listening.ts'
import { CategoryDisc } from './category-disc.tsx'
import { orderCategories, type OrderedList } from './list-changes.data.ts'
import { useDragged } from './use-dragged.ts'
import { useMade } from './use-made.ts'

type CategoryOrderProps = {
  open: boolean
  list: OrderedList
  categories: readonly string[]
  onClose: () => void
}

/** The order of the categories, by dragging, by buttons or by arrow keys (product §2.list.6). */
export function CategoryOrder({ open, list, categories, onClose }: CategoryOrderProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Order of categories"
      text="As you walk your shop. It holds for everybody who shares the list."
    >
      <OrderRows list={list} categories={categories} />
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

function OrderRows({ list, categories }: Pick<CategoryOrderProps, 'list' | 'categories'>) {
  const rows = useRef<HTMLUListElement>(null)
  /** The row that is being dragged, by its name: friends change the order meanwhile. */
  const [drag, setDrag] = useState<{ category: string; to: number } | null>(null)
  const [kept, keep] = useMade(categories, (made) => orderCategories(list, [...made]))
  const order = drag ? moved(kept, drag.category, drag.to) : kept

  const move = (category: string, to: number) => {
    if (to >= 0 && to < kept.length) keep(moved(kept, category, to))
  }
  const drop = () => {
    if (drag) move(drag.category, drag.to)
    setDrag(null)
  }
  // It takes back the drag, and leaves the dialog open.
  const leave = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    setDrag(null)
  }
  useListening('keydown', leave, drag !== null)
  useDragged(rows, drag !== null, (clientY) => {
    if (!rows.current) return
    const { top, height } = rows.current.getBoundingClientRect()
    const count = rows.current.children.length
    const place = Math.floor(((clientY - top) / height) * count)
    const to = Math.min(Math.max(place, 0), count - 1)
    setDrag((now) => (now && now.to !== to ? { ...now, to } : now))
  })
  return (
    <ul
      className="-mx-2 mt-3.5"
      ref={rows}
      onPointerUp={drop}
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
              if (event.button !== 0) return
              // The row moves in the document while it is dragged and would lose the pointer.
              rows.current?.setPointerCapture(event.pointerId)
              setDrag({ category, to: at })
            }}
            onKeyDown={(event: KeyboardEvent) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
              if (by === undefined) return
              event.preventDefault()
              move(category, at + by)
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
              className={`text-muted ${NOT_POSSIBLE}`}
              aria-disabled={order[at + by] === undefined}
              onClick={() => move(category, at + by)}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

function moved(categories: readonly string[], category: string, to: number): string[] {
  const order = categories.filter((each) => each !== category)
  // It may be gone while it is dragged.
  if (order.length < categories.length) order.splice(to, 0, category)
  return order
}
