// The page's files, kept by the worker. After the first visit the page opens from here: with no
// network, and with a new version only once somebody has agreed to it.
import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { keepFiles } from './keep-files.ts'
import { withLastSight } from './last-sight.ts'
import { NOT_A_SCREEN } from './not-a-screen.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the build with its version; the build puts the list here. */
  __WB_MANIFEST: PrecacheEntry[]
}

/** Registers what answers the page's own requests. Call it once, while the worker starts. */
export function servePage(): void {
  cleanupOutdatedCaches()
  const controller = new PrecacheController()
  controller.addToCacheList(self.__WB_MANIFEST)
  const { cacheName } = controller.strategy
  self.addEventListener('install', (event) => {
    event.waitUntil(keepFiles(cacheName, controller.getURLsToCacheKeys()))
    goAround(event, cacheName)
  })
  self.addEventListener('activate', controller.activate)
  registerRoute(new PrecacheRoute(controller))
  const page = withLastSight(controller.createHandlerBoundToURL('/index.html'))
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
function goAround(event: ExtendableEvent, cacheName: string): void {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (rules: Route[]) => Promise<void> }
  if (!addRoutes) return
  const routes: Route[] = [
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/auth/*' }, source: 'network' },
    // What the cache does not have comes from the network.
    { condition: { urlPattern: '/assets/*' }, source: { cacheName } },
  ]
  // Safe: a browser that knows other rules asks the worker.
  event.waitUntil(addRoutes.call(event, routes).catch(() => undefined))
}
