import { IconButton } from '#ui/icon-button.tsx'
import { itemsInWords } from './groceries.data.ts'
import type { SortedItem } from './sorting.data.ts'

type Props = { sorted: readonly SortedItem[]; onClose: () => void }

/** What Categorise has just moved where, and why (product §2.list.13). */
export function SortedNote({ sorted, onClose }: Props) {
  return (
    <div className="col-span-full flex flex-[1_0_100%] items-start justify-between gap-2 rounded-row bg-chip py-1 pr-1 pl-4 text-second">
      <details className="min-w-0 flex-1">
        <summary className="min-h-11 cursor-pointer content-center">
          Sorted {itemsInWords(sorted.length)}: what and why
        </summary>
        <ul className="grid gap-1 pb-2.5 wrap-anywhere">
          {sorted.map(({ item, text, category, why }) => (
            <li key={item}>
              {text}: <b>{category}</b> <span className="text-muted">({why})</span>
            </li>
          ))}
        </ul>
      </details>
      <IconButton icon="close" label="Close what was sorted" onClick={onClose} />
    </div>
  )
}
