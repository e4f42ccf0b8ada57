import { useRef, useState, type FocusEvent } from 'react'
import type { ListItem } from './groceries.data.ts'
import type { EditedItem } from './summed-rows.ts'

/** Rows join this long after a field was left: the tap that leaves it still hits what it aims at. */
const SETTLE_MS = 300

/**
 * The items of a list, of which the one whose text is being typed stays in the category that it was in,
 * that one, and what they are listened to with (see `EditedItem`).
 */
export function useEditedItem(items: readonly ListItem[]) {
  const [edited, setEdited] = useState<(EditedItem & Pick<ListItem, 'category'>) | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    clearTimeout(timer.current)
    const row = target.closest<HTMLElement>('[data-item]')
    const item = items.find(({ id }) => id === row?.dataset['item'])
    if (!item || edited?.id === item.id) return
    const { id, text, isChecked, category } = item
    setEdited({ id, text, isChecked, category, isAlone: row?.closest('.sum-parts') === null })
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setEdited(null), SETTLE_MS)
  }
  // In another category it would be drawn anew, without the focus.
  const shown = items.map((item) =>
    item.id === edited?.id && item.category !== edited.category
      ? { ...item, category: edited.category }
      : item,
  )
  return { shown, edited, listen: { onFocus, onBlur } }
}
