import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ListItem } from './groceries.data.ts'
import { ItemRow } from './item-row.tsx'
import { idsOfRow, type RowSum, type SummedRow } from './row-items.ts'
import { SumText } from './sum-text.tsx'

type Props = {
  listId: string
  row: SummedRow<ListItem>
  sum: RowSum
  /** Of all of the row, or of one part. */
  onMove: (items: SummedRow<ListItem>) => void
  onRemove: (items: SummedRow<ListItem>) => void
}

/** The same thing several times in the list editor: the sum, and opened its parts, each as a row of its own. */
export function SumItem({ listId, row, sum, onMove, onRemove }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isChecked = row.items.every((item) => item.isChecked)
  return (
    <li data-item={idsOfRow(row)} className={`sum-item ${isChecked ? 'is-checked' : ''}`}>
      <div className="sum-row">
        <IconButton
          icon="grip"
          label={`Move ${sum.text}`}
          className="item-grip"
          onClick={() => onMove(row)}
        />
        <button
          type="button"
          className="sum-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            <SumText name={sum.name} amount={sum.amount} />
            <span className="sum-origin">{sum.origin}</span>
          </span>
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
        <IconButton icon="close" label={`Remove ${sum.text}`} onClick={() => onRemove(row)} />
      </div>
      <ul className="sum-parts" id={id} hidden={!isOpen} aria-label={`Parts of ${sum.text}`}>
        {row.items.map((item) => {
          const part: SummedRow<ListItem> = { key: item.id, items: [item], sum: null }
          return (
            <ItemRow
              key={item.id}
              listId={listId}
              item={item}
              from={item.from}
              onMove={() => onMove(part)}
              onRemove={() => onRemove(part)}
            />
          )
        })}
      </ul>
    </li>
  )
}
