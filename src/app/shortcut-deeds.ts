import { navigate } from 'wouter/use-browser-location'

const RECIPES = '/recipes'
/** How long a screen may take to show its heading, or its search field. */
const PATIENCE_MS = 3000

/** Does what a key stands for, also on a screen that is still being drawn. */
export function press(key: string): void {
  if (key === '/') search()
  else onceDrawn(startAnew)
}

/** Presses the screen's button for something new; where it has none, opens a form. */
function startAnew(): void {
  const button = document.querySelector<HTMLElement>('[data-shortcut="n"]')
  if (button) button.click()
  else navigate(location.pathname.startsWith('/places') ? '/places/new' : '/recipes/create')
}

/** Goes to the screen's search field; where it has none, to that of the recipes. */
function search(): void {
  if (focusSearch()) return
  if (location.pathname !== RECIPES) navigate(RECIPES)
  soon(focusSearch)
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  field?.focus()
  return field !== null
}

/** Until a screen has its heading, its button is not there to be found. */
function onceDrawn(act: () => void): void {
  soon(() => {
    const isDrawn = document.querySelector('h1') !== null
    if (isDrawn) act()
    return isDrawn
  })
}

/** Tries at once, then whenever something has been drawn, until it succeeds or patience is over. */
function soon(attempt: () => boolean): void {
  if (attempt()) return
  const observer = new MutationObserver(() => attempt() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}
