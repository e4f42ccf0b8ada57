import { useEffect } from 'react'
import { useLocation, type AppLocation } from '#page/router.tsx'

/** The location whose heading got the focus last. After a page load the browser places the focus. */
let focusedAt: AppLocation | undefined

/**
 * Names the document after the screen and, after a navigation, moves the focus to its first heading,
 * so that a screen reader says where one is. Every screen calls it once (Page does).
 */
export function usePageTitle(title: string): void {
  const location = useLocation()
  useEffect(() => {
    document.title = `${title} · nomnom`
    if (focusedAt === location) return
    const isFirst = focusedAt === undefined
    focusedAt = location
    if (isFirst) return
    window.scrollTo(0, 0)
    focusHeading()
  }, [title, location])
}

/** Unless the screen has put the focus into one of its fields already. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main === null || main.contains(document.activeElement)) return
  // Cooking and shopping have their heading in a bar above <main>, so it is sought everywhere.
  const heading = document.querySelector<HTMLElement>('h1')
  focus(heading ?? main)
  if (heading === null) focusHeadingLater(main)
}

/** Focuses the heading of a screen that is still loading, unless the focus was moved by then. */
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
