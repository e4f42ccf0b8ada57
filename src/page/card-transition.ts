/**
 * The way from a card to its recipe and back, where the browser has view transitions: the plate grows
 * into the large one. Fetched when the first screen is idle; it holds a press on such a link back until
 * the screen before is pictured, and then lets it do what it does anyway.
 */
import './card-transition.css'

/** How long the old screen may stand still for the new one; a slower one appears without motion. */
const LONGEST_WAIT_MS = 300
const RECIPE = /^\/recipes\/[^/]+\/view$/
const NAME = 'plate'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Follows the presses on links to and from recipes from now on. */
export function followPresses(): void {
  // Not in the types of every browser that the app runs in.
  if (!('startViewTransition' in document)) return
  // Before the router's own listener, which sits on the root of the app.
  document.addEventListener('click', (event) => void follow(event), { capture: true })
}

/** The press that was held back and now goes on. */
let released: HTMLAnchorElement | undefined

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link === released || !isPlain(event) || still.matches) return
  const way = wayOf(link)
  if (way === null || !isInView(way.before())) return
  event.preventDefault()
  event.stopPropagation()
  transit(link, way)
}

type Way = {
  /** The plate on the old screen: the one that is pressed, or the large one that is left. */
  before: () => Element | null
  /** The plate on the new screen that it grows or shrinks into. */
  after: () => Element | null
}

function wayOf(link: HTMLAnchorElement): Way | null {
  const here = location.pathname
  const there = link.pathname
  if (RECIPE.test(there) && !RECIPE.test(here)) {
    return { before: () => link.querySelector('.plate'), after: largePlate }
  }
  if (!RECIPE.test(here) || !link.classList.contains('back-link')) return null
  return {
    before: largePlate,
    after: () => document.querySelector(`main a[href="${CSS.escape(here)}"] .plate`),
  }
}

function largePlate(): Element | null {
  return document.querySelector('.recipe-head .plate')
}

function transit(link: HTMLAnchorElement, { before, after }: Way): void {
  const left = before()
  const unname = nameIt(left)
  let unnameNew = () => {}
  const change = async () => {
    unname()
    released = link
    link.click()
    released = undefined
    const arrived = await appearing(() => (after() === left ? null : after()))
    if (isInView(arrived)) unnameNew = nameIt(arrived)
  }
  const { ready, finished } = document.startViewTransition(change)
  // Skipped, as in a window that nobody sees or by the next one: the screen has changed all the same.
  ready.catch(() => undefined)
  void finished.catch(() => undefined).then(() => unnameNew())
}

function nameIt(plate: Element | null): () => void {
  if (!(plate instanceof SVGElement)) return () => {}
  plate.style.viewTransitionName = NAME
  return () => plate.style.removeProperty('view-transition-name')
}

/** Waits until something is there; null when that takes too long. */
function appearing(find: () => Element | null): Promise<Element | null> {
  return new Promise((resolve) => {
    const settle = (found: Element | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const look = () => {
      const found = find()
      if (found !== null) settle(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => settle(null), LONGEST_WAIT_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}

function isInView(element: Element | null): boolean {
  if (element === null) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** A press that opens the link here, not in a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented
}
