import { useId } from 'react'
import { useElapsed } from '#page/use-elapsed.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { UNSENT_MARK_MS, type ListItem } from './groceries.data.ts'
import { ItemText } from './item-text.tsx'
import { SumText } from './sum-text.tsx'
import { idsOfRow, isRowChecked, textOfRow, type ShownRow, type SummedRow } from './row-items.ts'

export type OnCheck = (items: SummedRow<ListItem>['items'], isChecked: boolean) => void

type Props = { row: ShownRow<ListItem>; onCheck: OnCheck }

/** A row of the shopping mode: all of it is the target, and a tick strikes it where it is. */
export function ShoppingRow({ row, onCheck }: Props) {
  const { items, sum, inCart } = row
  const notes = useId()
  const origin = useId()
  const isUnsent = useElapsed(unsentSince(items), UNSENT_MARK_MS)
  const isChecked = isRowChecked(row)
  const tickedBy = isChecked ? items.find((item) => item.tickedBy)?.tickedBy : null
  const isHeld = isChecked && !inCart
  const look = `${isChecked ? 'is-checked' : ''} ${inCart ? 'in-cart' : ''}`
  return (
    <li data-item={idsOfRow(row)}>
      <label className={`shopping-row ${look}`}>
        <span>
          {sum ? <SumText sum={sum} /> : <ItemText text={items[0].text} />}
          {sum && (
            <span className="sum-origin" id={origin}>
              {sum.origin}
            </span>
          )}
        </span>
        <span className="shopping-notes" id={notes}>
          {isUnsent && (
            <span className="unsent" role="img" aria-label="Not sent yet" title="Not sent yet">
              <Icon name="cloud-up" size={18} />
            </span>
          )}
          {tickedBy && <Avatar name={tickedBy.name} size="sm" />}
          {isHeld && !tickedBy && (
            <span className="shopping-undo" aria-hidden="true">
              Undo
            </span>
          )}
        </span>
        <span className="hold-check">
          {isHeld && <HoldRing />}
          <Checkbox
            plain
            aria-label={textOfRow(row)}
            aria-describedby={sum ? `${origin} ${notes}` : notes}
            checked={isChecked}
            onChange={(event) => onCheck(items, event.target.checked)}
          />
        </span>
      </label>
    </li>
  )
}

/** Since when the oldest unsent change of a row waits, Unix ms; null: all is sent. */
function unsentSince(items: readonly ListItem[]): number | null {
  return items.reduce<number | null>((oldest, { unsentSince: since }) => {
    return since === null || (oldest !== null && oldest < since) ? oldest : since
  }, null)
}

/** Empties while the row waits to go to the cart. */
function HoldRing() {
  return (
    <svg className="hold-ring" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" pathLength="1" />
    </svg>
  )
}
