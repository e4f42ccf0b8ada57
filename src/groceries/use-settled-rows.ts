import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nextMove, settle, type Row } from './settle.ts'

/** A finger that was just lifted may come down again at once. */
const QUIET_AFTER_MS = 300

type Item = Parameters<typeof settle>[1][number]

/**
 * The rows of a list where they stand now (settle.ts). Watches fingers, mouse and the focus of the
 * keyboard, so that nothing moves under them.
 */
export function useSettledRows<T extends Item>(items: readonly T[]): Row<T>[] {
  const [rows, setRows] = useState<Row<T>[]>([])
  const latest = useRef(items)
  const pointer = useRef({ isDown: false, liftedAt: 0 })

  const run = useRef(() => {
    const now = Date.now()
    const { isDown, liftedAt } = pointer.current
    const isQuiet = !isDown && now - liftedAt >= QUIET_AFTER_MS
    const focused = focusedItems()
    setRows((before) => settle(before, latest.current, { now, isQuiet, focused }))
  })

  useLayoutEffect(() => {
    latest.current = items
    run.current()
  }, [items])

  useEffect(() => {
    const now = Date.now()
    const at = nextMove(rows, now)
    if (at === null) return
    const timer = setTimeout(run.current, at - now)
    return () => clearTimeout(timer)
  }, [rows])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const runLater = () => {
      clearTimeout(timer)
      timer = setTimeout(run.current, QUIET_AFTER_MS)
    }
    const press = () => {
      pointer.current.isDown = true
    }
    const lift = () => {
      pointer.current = { isDown: false, liftedAt: Date.now() }
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
  }, [])

  return rows
}

/** The items whose row the keyboard is at. A tap focuses too, but shows no ring and holds nothing. */
function focusedItems(): string[] {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || !active.matches(':focus-visible')) return []
  return active.closest<HTMLElement>('[data-item]')?.dataset['item']?.split(' ') ?? []
}
