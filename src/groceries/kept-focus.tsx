import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What goes by itself: rows of items, and categories. */
const PLACES = '[data-item], .category'

type Place = {
  focused: Element
  /** Of an item: the first of its row, and which of the row's buttons it was. */
  item: string | undefined
  button: number
  beside: readonly (Element | null)[]
}

export type KeptFocusProps = { list: RefObject<HTMLElement | null> }

/**
 * The focus goes on where somebody else takes away what has it, so that the next key does what it seems
 * to: to the same button of the same item, which may stand elsewhere now, else to what stood beside it.
 */
export function KeptFocus({ list }: KeptFocusProps) {
  const last = useRef<Place | null>(null)
  useLayoutEffect(() => {
    if (isInDialog()) return
    if (last.current?.focused.isConnected === false && document.activeElement === document.body) {
      successorOf(last.current)?.focus({ preventScroll: true })
    }
    last.current = placeOf(list.current)
  })
  useLayoutEffect(() => {
    const note = () => {
      if (!isInDialog()) last.current = placeOf(list.current)
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [list])
  return null
}

/** A dialog gives the focus back to what opened it, which may be gone by then. */
function isInDialog(): boolean {
  return document.querySelector('dialog:modal') !== null
}

function placeOf(list: HTMLElement | null): Place | null {
  const focused = document.activeElement
  const place = list?.contains(focused) ? focused?.closest<HTMLElement>(PLACES) : null
  if (!focused || !place) return null
  return {
    focused,
    item: place.dataset['item']?.split(' ')[0],
    button: Array.from(place.querySelectorAll('button')).findIndex((each) => each === focused),
    beside: [place.nextElementSibling, place.previousElementSibling],
  }
}

function successorOf({ item, button, beside }: Place): HTMLElement | null {
  const same = item && document.querySelector(`[data-item~="${CSS.escape(item)}"]`)
  const buttons = same ? same.querySelectorAll('button') : []
  const next = beside.find((place) => place?.isConnected)?.querySelector('button')
  return buttons[Math.max(button, 0)] ?? next ?? document.querySelector('h1')
}
