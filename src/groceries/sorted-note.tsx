import { IconButton } from '#ui/icon-button.tsx'
import { countItems } from './groceries.data.ts'
import type { SortedItem } from './sorting.data.ts'

type Props = { sorted: readonly SortedItem[]; onClose: () => void }

/** What Categorise has just moved where, and why (product §2.list.13). */
export function SortedNote({ sorted, onClose }: Props) {
  return (
    <div className="sorted-note">
      <details>
        <summary>Sorted {countItems(sorted.length)}: what and why</summary>
        <ul>
          {sorted.map(({ item, text, category, why }) => (
            <li key={item}>
              {text}: <b>{category}</b> <span className="muted">({why})</span>
            </li>
          ))}
        </ul>
      </details>
      <IconButton icon="close" label="Close what was sorted" onClick={onClose} />
    </div>
  )
}
