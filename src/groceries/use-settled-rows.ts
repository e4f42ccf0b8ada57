import { useEffect, useEffectEvent, useState } from 'react'
import type { GroceryListView, ListItem } from './groceries.data.ts'
import { nextMove, settle, type Row } from './settle.ts'

/** A finger that was just lifted may come down again at once. */
const QUIET_AFTER_MS = 300

/**
 * The rows of a list where they stand now (settle.ts), and the list as it is `still` shown, for what
 * else decides where they stand. Watches fingers, mouse and the focus of the keyboard, so that nothing
 * moves under them. After `letGo`, what is done to the whole list moves its rows without a wait.
 */
export function useSettledRows(list: GroceryListView) {
  const [pointer] = useState(() => newPointer(list))
  const [still, setStill] = useState(list)
  const place = (before: readonly Row<ListItem>[]) => {
    const now = Date.now()
    const isQuiet = !pointer.isDown && now - pointer.liftedAt >= QUIET_AFTER_MS
    if (isQuiet && still !== list) setStill(list)
    pointer.list = list
    const isLetGo = isQuiet && ![null, list].includes(pointer.letGo)
    if (isLetGo) pointer.letGo = null
    return settle(isLetGo ? [] : before, list.items, { now, isQuiet, focused: focusedItems() })
  }
  const [rows, setRows] = useState(() => place([]))
  const [placed, setPlaced] = useState(list)
  // While it is drawn, so that each change is drawn once.
  if (placed !== list) {
    setPlaced(list)
    setRows(place(rows))
  }
  const run = useEffectEvent(() => setRows(place(rows)))

  useEffect(() => {
    const now = Date.now()
    const at = nextMove(rows, now)
    if (at === null) return
    // Again until it has moved: clocks are put back.
    const move = () => {
      run()
      timer = setTimeout(move, QUIET_AFTER_MS)
    }
    let timer = setTimeout(move, at - now)
    return () => clearTimeout(timer)
  }, [rows])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const runLater = () => {
      clearTimeout(timer)
      timer = setTimeout(run, QUIET_AFTER_MS)
    }
    const press = () => {
      pointer.isDown = true
    }
    const lift = () => {
      Object.assign(pointer, { isDown: false, liftedAt: Date.now() })
      runLater()
    }
    // When a finger begins to scroll, its pointer events end though it is still down.
    const touch = (event: TouchEvent) => event.touches.length === 0 && lift()
    const cancel = (event: PointerEvent) => event.pointerType !== 'touch' && lift()
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    addEventListener('pointerdown', press, options)
    addEventListener('pointerup', lift, options)
    addEventListener('pointercancel', cancel, options)
    addEventListener('touchend', touch, options)
    addEventListener('touchcancel', touch, options)
    addEventListener('focusout', runLater, options)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [pointer])

  const letGo = () => {
    pointer.letGo = pointer.list
  }
  return { rows, still, letGo }
}

/** letGo: the list as it was before all of it was done something to; null once its rows have moved. */
type Pointer = {
  isDown: boolean
  liftedAt: number
  list: GroceryListView
  letGo: GroceryListView | null
}

function newPointer(list: GroceryListView): Pointer {
  return { isDown: false, liftedAt: 0, list, letGo: null }
}

/** The items whose row the keyboard is at. A tap focuses too, but shows no ring and holds nothing. */
function focusedItems(): string[] {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || !active.matches(':focus-visible')) return []
  return active.closest<HTMLElement>('[data-item]')?.dataset['item']?.split(' ') ?? []
}
