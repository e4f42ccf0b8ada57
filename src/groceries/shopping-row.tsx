import { memo, useId } from 'react'
import { useElapsed } from '#page/use-elapsed.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { UNSENT_MARK_MS } from './groceries.data.ts'
import { ItemText } from './item-text.tsx'
import type { TickedRow } from './shopping.data.ts'
import { SumText } from './sum-text.tsx'

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

/**
 * A row of the shopping mode: all of it is the target, and a tick strikes it where it is. Of a long
 * list only the rows that changed are drawn again, so it is given plain values.
 */
export const ShoppingRow = memo(function ShoppingRow(row: Props) {
  const { ids, category, text, name, amount, origin, isChecked, inCart, onCheck } = row
  const notesId = useId()
  const originId = useId()
  const isUnsent = useElapsed(row.unsentSince, UNSENT_MARK_MS)
  const tickedBy = isChecked ? row.tickedBy : null
  const isHeld = isChecked && !inCart
  const look = `${isChecked ? 'is-checked' : ''} ${inCart ? 'in-cart' : ''}`
  return (
    <li data-item={ids}>
      <label className={`shopping-row ${look}`}>
        <span>
          {name === null ? <ItemText text={text} /> : <SumText name={name} amount={amount ?? ''} />}
          {origin !== null && (
            <span className="sum-origin" id={originId}>
              {origin}
            </span>
          )}
        </span>
        <span className="shopping-notes" id={notesId}>
          {isUnsent && (
            <span className="unsent" role="img" aria-label="Not sent yet" title="Not sent yet">
              <Icon name="cloud-up" size={18} />
            </span>
          )}
          {tickedBy !== null && <Avatar name={tickedBy} size="sm" />}
          {isHeld && tickedBy === null && (
            <span className="shopping-undo" aria-hidden="true">
              Undo
            </span>
          )}
        </span>
        <span className="hold-check">
          {isHeld && <HoldRing />}
          <Checkbox
            plain
            aria-label={text}
            aria-describedby={origin === null ? notesId : `${originId} ${notesId}`}
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
