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
  // The modes have their heading in a bar of their own, over the main part.
  const heading = document.querySelector<HTMLElement>('h1')
  focus(heading ?? main)
  if (heading === null) focusHeadingLater(main)
}

/** A screen that is still reading has no heading yet; unless somebody has moved on by then, it is next. */
function focusHeadingLater(main: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const isLeft = document.activeElement !== main && document.activeElement !== document.body
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading === null && !isLeft) return
    observer.disconnect()
    if (heading !== null && !isLeft) focus(heading)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
