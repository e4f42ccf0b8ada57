import { useRef, useState, type FocusEvent } from 'react'
import type { ListItem } from './groceries.data.ts'
import type { Held } from './summed-rows.ts'

/** Rows join this long after a field was left: the tap that leaves it still hits what it aims at. */
const SETTLE_MS = 300

/** The item whose text is being typed, and what its section listens with (see `Held`). */
export function useHeldItem(items: readonly ListItem[]) {
  const [held, setHeld] = useState<Held | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    clearTimeout(timer.current)
    const row = target.closest<HTMLElement>('[data-item]')
    const item = items.find(({ id }) => id === row?.dataset['item'])
    if (!item || held?.id === item.id) return
    const { id, text, isChecked } = item
    setHeld({ id, text, isChecked, isAlone: row?.closest('.sum-parts') === null })
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(null), SETTLE_MS)
  }
  return { held, listen: { onFocus, onBlur } }
}
