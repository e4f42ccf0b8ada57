import { useRef, useState, type FocusEvent } from 'react'
import type { ListItem } from './groceries.data.ts'
import type { EditedItem } from './summed-rows.ts'

/** Rows join this long after a field was left: the tap that leaves it still hits what it aims at. */
const SETTLE_MS = 300

/** isAlone: it is not one of the parts of a sum. rowKey: see `EditedItem`. */
type Held = { item: ListItem; isAlone: boolean; rowKey: string }

/**
 * The items of a list, among which the one whose text is being typed stays in its category, and on the
 * list, whatever others do: drawn anew, or not at all, it would lose the focus and the next keys.
 * edited: that item (see `EditedItem`); listen: for what holds the rows.
 */
export function useEditedItem(items: readonly ListItem[]) {
  const [held, setHeld] = useState<Held | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    clearTimeout(timer.current)
    const row = target.closest<HTMLElement>('[data-item]')
    const item = items.find(({ id }) => id === row?.dataset['item'])
    if (!item || held?.item.id === item.id) return
    const sum = row?.closest('.sum-parts')?.closest<HTMLElement>('[data-item]')
    const rowKey = sum?.dataset['item']?.split(' ')[0] ?? item.id
    setHeld({ item, isAlone: !sum, rowKey })
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(null), SETTLE_MS)
  }
  const edited: EditedItem | null = held && { ...held.item, ...held }
  return { shown: held ? withHeld(items, held.item) : items, edited, listen: { onFocus, onBlur } }
}

function withHeld(items: readonly ListItem[], held: ListItem): readonly ListItem[] {
  const others = items.filter(({ id }) => id !== held.id)
  const now = items.find(({ id }) => id === held.id) ?? held
  const behind = others.findIndex(({ pos }) => pos > now.pos)
  const at = behind === -1 ? others.length : behind
  return others.toSpliced(at, 0, { ...now, category: held.category })
}
