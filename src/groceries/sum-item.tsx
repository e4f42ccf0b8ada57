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
    <li data-item={idsOfRow(row)} className={`not-first:border-t ${isChecked ? 'is-checked' : ''}`}>
      <div className="sum-row grid min-h-13 grid-cols-[44px_minmax(0,1fr)_auto] items-center pr-1">
        <IconButton
          icon="grip"
          label={`Move ${sum.text}`}
          className="text-border-strong"
          onClick={() => onMove(row)}
        />
        <button
          type="button"
          // Its card hides what stands out.
          className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-2 pr-2 text-left text-step -outline-offset-2"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={isChecked ? 'text-muted' : undefined}>
            <SumText name={sum.name} amount={sum.amount} origin={sum.origin} />
          </span>
          <Icon name={isOpen ? 'up' : 'down'} className="text-muted print:hidden" />
        </button>
        <IconButton
          icon="close"
          label={`Remove ${sum.text}`}
          className="text-muted"
          onClick={() => onRemove(row)}
        />
      </div>
      <ul
        className="sum-parts ml-11 border-t border-dashed"
        id={id}
        hidden={!isOpen}
        aria-label={`Parts of ${sum.text}`}
      >
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
