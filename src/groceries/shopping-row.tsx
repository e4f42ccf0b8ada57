import { useId } from 'react'
import { useElapsed } from '#page/use-elapsed.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { UNSENT_MARK_MS, type ListItem } from './groceries.data.ts'
import { ItemText } from './item-text.tsx'
import type { Row } from './settle.ts'

type Props = { row: Row<ListItem>; onCheck: (item: ListItem, isChecked: boolean) => void }

/** A row of the shopping mode: all of it is the target, and a tick strikes it where it is. */
export function ShoppingRow({ row, onCheck }: Props) {
  const { item, inCart } = row
  const notes = useId()
  const isUnsent = useElapsed(item.unsentSince, UNSENT_MARK_MS)
  const isHeld = item.isChecked && !inCart
  const look = `${item.isChecked ? 'is-checked' : ''} ${inCart ? 'in-cart' : ''}`
  return (
    <li data-item={item.id}>
      <label className={`shopping-row ${look}`}>
        <ItemText text={item.text} />
        <span className="shopping-notes" id={notes}>
          {isUnsent && (
            <span className="unsent" role="img" aria-label="Not sent yet" title="Not sent yet">
              <Icon name="cloud-up" size={18} />
            </span>
          )}
          {item.tickedBy && <Avatar name={item.tickedBy.name} size="sm" />}
          {isHeld && !item.tickedBy && (
            <span className="shopping-undo" aria-hidden="true">
              Undo
            </span>
          )}
        </span>
        <span className="hold-check">
          {isHeld && <HoldRing />}
          <Checkbox
            plain
            aria-label={item.text}
            aria-describedby={notes}
            checked={item.isChecked}
            onChange={(event) => onCheck(item, event.target.checked)}
          />
        </span>
      </label>
    </li>
  )
}

/** Empties while the row waits to go to the cart. */
function HoldRing() {
  return (
    <svg className="hold-ring" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" pathLength="1" />
    </svg>
  )
}
