import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The location that has had its focus; the first one of a page load is left to the browser. */
let focusedKey: string | undefined

/**
 * Names the document after the screen and, after a navigation, moves the focus to its first heading,
 * so that a screen reader says where one is. Every screen calls it once (Page does).
 */
export function usePageTitle(title: string): void {
  const { key } = useLocation()
  useEffect(() => {
    document.title = `${title} · nomnom`
  }, [title])
  useEffect(() => {
    if (focusedKey === key) return
    const isFirst = focusedKey === undefined
    focusedKey = key
    if (isFirst) return
    window.scrollTo(0, 0)
    focusHeading()
  }, [key])
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main')
  // A screen that put the focus into a field of its own knows better.
  if (main === null || main.contains(document.activeElement)) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
