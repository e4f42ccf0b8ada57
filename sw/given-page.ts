// The bookmark posts the page that somebody looks at (src/recipes/import/bookmark.ts): it is kept on
// this device for the screen of a new recipe, which opens with it.
import { GIVEN_CACHE, GIVEN_FIELD, GIVEN_KEY, GIVEN_MAX, GIVEN_TO } from '#shared/given-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Answers what the bookmark posts. Call it once, while the worker starts. */
export function takeGivenPages(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const isPosted = request.method === 'POST' && request.mode === 'navigate'
    if (isPosted && new URL(request.url).pathname === GIVEN_TO) event.respondWith(kept(request))
  })
}

/**
 * Leads on to the form. It reads the page if that could be kept; else it gets the address alone.
 */
async function kept(request: Request): Promise<Response> {
  const screen = new URL(request.url)
  try {
    const page = (await request.formData()).get(GIVEN_FIELD)
    if (typeof page !== 'string') throw new TypeError('This is not what the bookmark posts')
    const cache = await caches.open(GIVEN_CACHE)
    // Any page may post here: no more of it is kept than is read.
    await cache.put(GIVEN_KEY, new Response(page.slice(0, GIVEN_MAX)))
    screen.searchParams.set('from', 'given')
  } catch {
    // The disk is full, or what came is no form. The form then lets the server fetch the page.
    screen.searchParams.set('from', 'page')
  }
  return Response.redirect(screen.href, 303)
}
