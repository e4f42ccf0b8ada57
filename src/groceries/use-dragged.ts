import { useRef, type RefObject } from 'react'
import { useListening } from '#ui/use-listening.ts'
import { useWhile } from '#ui/use-while.ts'

/** How near to an edge a pointer is for what is behind it to come, in px. */
const EDGE = 48

/** How far it comes each time, in px, and how often, in ms: some ten rows a second. */
const STEP = 10
const EVERY_MS = 20

/**
 * While `isOn` it says where the pointer is, and scrolls the dialog that the rows stand in while that is
 * near its upper edge or the buttons at its foot. `follow` may be the one of an earlier render.
 */
export function useDragged(
  rows: RefObject<HTMLElement | null>,
  isOn: boolean,
  follow: (clientY: number) => void,
): void {
  const pointer = useRef<number | null>(null)
  useListening(
    'pointermove',
    ({ clientY }) => {
      pointer.current = clientY
      follow(clientY)
    },
    isOn,
  )
  useWhile(isOn, () => {
    const scroll = () => {
      const dialog = rows.current?.closest('dialog')
      const at = pointer.current
      if (!dialog || at === null) return
      const foot = dialog.querySelector('.dialog-foot')?.getBoundingClientRect()
      const { top, bottom } = dialog.getBoundingClientRect()
      const isAbove = at < top + EDGE
      const isBelow = at > Math.min(foot?.top ?? bottom, bottom) - EDGE
      if (isAbove === isBelow) return
      dialog.scrollTop += isAbove ? -STEP : STEP
      follow(at)
    }
    const timer = setInterval(scroll, EVERY_MS)
    return () => {
      clearInterval(timer)
      pointer.current = null
    }
  })
}
