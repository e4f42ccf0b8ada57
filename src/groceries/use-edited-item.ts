import { useRef, useState, type FocusEvent } from 'react'
import type { ListItem } from './groceries.data.ts'
import type { EditedItem } from './summed-rows.ts'

/** Rows join this long after a field was left: the tap that leaves it still hits what it aims at. */
const SETTLE_MS = 300

/** The item whose text is being typed, and what its section listens with (see `EditedItem`). */
export function useEditedItem(items: readonly ListItem[]) {
  const [edited, setEdited] = useState<EditedItem | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    clearTimeout(timer.current)
    const row = target.closest<HTMLElement>('[data-item]')
    const item = items.find(({ id }) => id === row?.dataset['item'])
    if (!item || edited?.id === item.id) return
    const { id, text, isChecked } = item
    setEdited({ id, text, isChecked, isAlone: row?.closest('.sum-parts') === null })
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setEdited(null), SETTLE_MS)
  }
  return { edited, listen: { onFocus, onBlur } }
}
