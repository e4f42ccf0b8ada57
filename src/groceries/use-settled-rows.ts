import { useEffect, useEffectEvent, useState } from 'react'
import type { GroceryListView, ListItem } from './groceries.data.ts'
import { nextMove, settle, type Row } from './settle.ts'

/** A finger that was just lifted may come down again at once. */
const QUIET_AFTER_MS = 300

/** A change of the whole list is saved and read by then, or its rows wait as after a tap. */
const FREE_MS = 2000

/**
 * The rows of a list where they stand now (settle.ts), and the list as it is `still` shown, for what
 * else decides where they stand. Watches fingers, mouse and the focus of the keyboard, so that nothing
 * moves under them. After `letGo` rows move without a wait, until the next press.
 */
export function useSettledRows(list: GroceryListView) {
  const [pointer] = useState(() => ({ isDown: false, liftedAt: 0 }))
  const [freeUntil, setFree] = useState(0)
  const [still, setStill] = useState(list)
  const place = (before: readonly Row<ListItem>[]) => {
    const now = Date.now()
    const isQuiet = !pointer.isDown && now - pointer.liftedAt >= QUIET_AFTER_MS
    if (isQuiet && still !== list) setStill(list)
    return settle(isQuiet && now < freeUntil ? [] : before, list.items, {
      now,
      isQuiet,
      focused: focusedItems(),
    })
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
      setFree(0)
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

  return { rows, still, letGo: () => setFree(Date.now() + FREE_MS) }
}

/** The items whose row the keyboard is at. A tap focuses too, but shows no ring and holds nothing. */
function focusedItems(): string[] {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || !active.matches(':focus-visible')) return []
  return active.closest<HTMLElement>('[data-item]')?.dataset['item']?.split(' ') ?? []
}
