import { memo, useId } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ItemText } from './item-text.tsx'
import type { TickedRow } from './groceries.data.ts'
import { useParts } from './use-parts.ts'
import { UnsentMark } from './unsent-mark.tsx'

export type OnCheck = (row: TickedRow, isChecked: boolean) => void

type Props = {
  /** As in `data-item`, see `idsOfRow`. */
  ids: string
  category: string | null
  text: string
  /** Of a sum; null: an item that stands alone. */
  name: string | null
  amount: string | null
  origin: string | null
  isChecked: boolean
  unsentSince: number | null
  /** The name of somebody else. */
  tickedBy: string | null
  inCart: boolean
  onCheck: OnCheck
}

const ROW =
  'shopping-row grid min-h-15 cursor-pointer touch-manipulation grid-cols-[minmax(0,1fr)_auto_28px] items-center gap-3 rounded-row border py-2.5 pr-4 pl-4.5 text-row leading-[1.3] select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** While it is still needed, for the moment in which a tick can be taken back, and in the cart. */
const LOOKS = {
  needed: `${ROW} bg-surface active:bg-sunken`,
  held: `${ROW} is-checked border-transparent bg-leaf-soft text-muted`,
  bought: `${ROW} is-checked border-transparent text-muted`,
}

const UNDO = (
  <b className="text-second font-semibold text-leaf" aria-hidden="true">
    Undo
  </b>
)

/**
 * A row of the shopping mode: all of it is the target, and a tick strikes it where it is. Of a long
 * list only the rows that changed are drawn again, so it is given plain values.
 */
export const ShoppingRow = memo(function ShoppingRow(row: Props) {
  const { ids, category, text, name, amount, origin, isChecked, inCart, onCheck } = row
  const id = useId()
  const parts = useParts()
  const tickedBy = isChecked ? row.tickedBy : null
  const isHeld = isChecked && !inCart
  const mark = tickedBy === null ? isHeld && UNDO : <Avatar name={tickedBy} size="sm" />
  return (
    <li data-item={ids}>
      <label className={isChecked ? (inCart ? LOOKS.bought : LOOKS.held) : LOOKS.needed}>
        <span className="relative">
          {name === null || parts === undefined ? (
            <ItemText text={text} piecesOf={parts?.piecesOf} />
          ) : (
            <parts.SumText
              id={`${id}-origin`}
              name={name}
              amount={amount ?? ''}
              origin={origin ?? ''}
            />
          )}
          {/* Over the end of the last line: with a place of its own it would break the text anew. */}
          {isHeld && (
            <span
              id={`${id}-held`}
              className="absolute right-0 bottom-0 bg-[linear-gradient(90deg,transparent,var(--color-leaf-soft)_1rem)] pl-5 print:hidden forced-colors:bg-[Canvas]"
            >
              {mark}
            </span>
          )}
        </span>
        <span className="flex items-center gap-1.5" id={`${id}-notes`}>
          {row.unsentSince !== null && <UnsentMark since={row.unsentSince} />}
          {!isHeld && mark}
        </span>
        <span className="relative grid">
          {isHeld && <HoldRing />}
          <Checkbox
            plain
            aria-label={text}
            aria-describedby={`${id}-origin ${id}-held ${id}-notes`}
            checked={isChecked}
            onChange={(event) => onCheck({ ids: ids.split(' '), category }, event.target.checked)}
          />
        </span>
      </label>
    </li>
  )
})

/** Empties while the row waits to go to the cart. */
function HoldRing() {
  return (
    <svg className="hold-ring" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" pathLength="1" />
    </svg>
  )
}
