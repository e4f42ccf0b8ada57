// The page's files, kept by the worker. After the first visit the page opens from here: with no
// network, and with a new version only once somebody has agreed to it.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  PrecacheController,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { withLastSight } from './last-sight.ts'
import { NOT_A_SCREEN } from './not-a-screen.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the build with its version; the build puts the list here. */
  __WB_MANIFEST: (PrecacheEntry | string)[]
}

/** Chromium lets a worker that is being installed wait for three answers at a time. */
const AT_ONCE = 3

/** Registers what answers the page's own requests. Call it once, while the worker starts. */
export function servePage(): void {
  cleanupOutdatedCaches()
  const files = self.__WB_MANIFEST
  self.addEventListener('install', (event) => {
    void fetchAhead(lasting(files))
    goAround(event)
  })
  precacheAndRoute(files)
  const page = withLastSight(createHandlerBoundToURL('/index.html'))
  registerRoute(new NavigationRoute(page, { denylist: NOT_A_SCREEN }))
}

type Route = {
  condition: { urlPattern: string }
  source: 'network' | { cacheName: string }
}

/**
 * Calls, and files whose name is their version, need nothing from a running worker. Where the browser
 * can, it goes round the worker for them, so that a worker that hangs holds nothing up: the page can
 * send by itself, and code that is needed for the first time still comes. Other browsers ask the
 * worker.
 */
function goAround(event: ExtendableEvent): void {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (rules: Route[]) => Promise<void> }
  if (!addRoutes) return
  const { cacheName } = new PrecacheController().strategy
  const routes: Route[] = [
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/auth/*' }, source: 'network' },
    // What the cache does not have comes from the network.
    { condition: { urlPattern: '/assets/*' }, source: { cacheName } },
  ]
  // Safe: a browser that knows other rules asks the worker.
  event.waitUntil(addRoutes.call(event, routes).catch(() => undefined))
}

/** Addresses of the files whose name is their version: the browser's own cache may answer for them. */
function lasting(files: (PrecacheEntry | string)[]): string[] {
  return files.flatMap((file) => {
    if (typeof file === 'string') return [file]
    return file.revision === null ? [file.url] : []
  })
}

/**
 * Brings files into the browser's own cache, some at once. Workbox asks for one after the other,
 * which takes a minute for two hundred small files where each waits 300 ms for its answer; it then
 * finds them there. What fails here is asked for again by Workbox, which tells about it.
 */
async function fetchAhead(urls: string[]): Promise<void> {
  const waiting = urls.values()
  const fetchNext = async () => {
    for (const url of waiting) await fetchOnce(url).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

async function fetchOnce(url: string): Promise<void> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
}
