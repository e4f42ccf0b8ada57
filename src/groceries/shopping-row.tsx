import { useElapsed } from '#app/use-elapsed.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ListItem, Person } from './groceries.data.ts'
import { UNSENT_MARK_MS } from './item-row.tsx'

type Props = {
  item: ListItem
  people: readonly Person[]
  onCheck: (isChecked: boolean) => void
}

/** A row of the shopping mode: all of it is the target, and a tick strikes it where it is. */
export function ShoppingRow({ item, people, onCheck }: Props) {
  const isUnsent = useElapsed(item.unsentSince, UNSENT_MARK_MS)
  const ticker = people.find((person) => person.id === item.checkedBy)
  return (
    <li>
      <label className={`shopping-row ${item.isChecked ? 'is-checked' : ''}`}>
        <span className="shopping-text">{item.text}</span>
        {ticker && <Avatar name={ticker.displayName} size="sm" />}
        {isUnsent && (
          <span className="unsent" role="img" aria-label="Not sent yet" title="Not sent yet">
            <Icon name="cloud-up" size={18} />
          </span>
        )}
        <Checkbox
          plain
          checked={item.isChecked}
          onChange={(event) => onCheck(event.target.checked)}
        />
      </label>
    </li>
  )
}
