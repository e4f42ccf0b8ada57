/**
 * Keeps what a screen looks like for the next start, which shows it until the app has been drawn
 * (sw/last-sight.ts): on a slow phone that takes a second or two, and the list is there at once.
 */
import { parse } from 'regexparam'
import { type Sight, SIGHTS_CACHE } from '#shared/last-sight.ts'
import { currentUser, isStillOf } from '#session/session.ts'
import { isComing, whenIdle } from '#ui/idle.ts'
import { reportError } from '#page/report-error.ts'

/** The screens that people open cold, and that hold nothing that somebody is typing. */
const SCREENS = [
  '/menu',
  '/recipes',
  '/recipes/:recipeId/view',
  '/places',
  '/groceries',
  '/groceries/:listId/shopping',
].map((path) => parse(path).pattern)
const MOST = 20

/** What acts, lies over the page, or is about this moment. */
const LEFT_OUT =
  'dialog, script, style, template, iframe, [popover], .toaster, .banner, .sync-chip, .sr-only[role=status], output:not([aria-live]), [hidden]'
/** Where these stand twice they would mean the app's own; the policy of the page refuses styles. */
const ATTRIBUTES_LEFT_OUT = ['style', 'name', 'for', 'id', 'autofocus']

/** From now on: once the first screen stands, and whenever the page is put away. */
export async function keepSights(): Promise<void> {
  if (!('caches' in window)) return
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void keepSight()
  })
  await whenIdle()
  await keepSight()
}

async function keepSight(): Promise<void> {
  try {
    // Taken together: somebody may be on another screen before it is kept.
    const path = location.pathname
    const sight = isComing() ? null : currentSight()
    if (sight === null || !(await isStillOf(sight.userId))) return
    const cache = await caches.open(SIGHTS_CACHE)
    const text = JSON.stringify(sight)
    // A browser that ends while it writes one has none afterwards, so nothing is written in vain.
    if ((await textOf(cache, path)) === text) return
    await cache.put(path, new Response(text))
    // Somebody may have signed out meanwhile.
    if (!(await isStillOf(sight.userId))) return void (await caches.delete(SIGHTS_CACHE))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -MOST).map((oldest) => cache.delete(oldest)))
  } catch (error) {
    // Safe: the disk is full, and the next start is as any other.
    reportError('error', error)
  }
}

async function textOf(cache: Cache, path: string): Promise<string | undefined> {
  const kept = await cache.match(path)
  return await kept?.text()
}

function currentSight(): Sight | null {
  const user = currentUser()
  const root = document.getElementById('root')
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  const isScreen = SCREENS.some((screen) => screen.test(location.pathname))
  if (!user || !root || !script || !isScreen || location.search !== '') return null
  const ofEveryPage = document.querySelector('link[rel=stylesheet]')
  const links = document.querySelectorAll('link[rel=stylesheet]')
  const styles = [...links].filter((link) => link !== ofEveryPage)
  const html = [...root.children].map((child) => copyOf(child)?.outerHTML ?? '').join('')
  return {
    userId: user.id,
    script,
    styles: styles.flatMap((link) => link.getAttribute('href') ?? []),
    html,
  }
}

/**
 * A copy of what the first screenful shows of an element; null if that is nothing. A window that is wider
 * than high may be a phone that is held upright by the next start.
 */
function copyOf(element: Element): Element | null {
  if (element.matches(LEFT_OUT)) return null
  if (isInFlow(element) && topOf(element) >= Math.max(innerHeight, innerWidth)) return null
  const copy = element.cloneNode(element instanceof SVGElement) as Element
  for (const name of ATTRIBUTES_LEFT_OUT) copy.removeAttribute(name)
  if (element instanceof SVGElement) return copy
  for (const child of element.childNodes) {
    const kept = child instanceof Element ? copyOf(child) : child.cloneNode()
    if (kept) copy.append(kept)
  }
  if (element instanceof HTMLInputElement) copy.toggleAttribute('checked', element.checked)
  return copy
}

/** What is fixed or sticks stands where it stands, however far somebody has scrolled. */
function isInFlow(element: Element): boolean {
  const { position } = getComputedStyle(element)
  return position !== 'fixed' && position !== 'sticky'
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}
