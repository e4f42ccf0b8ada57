// The page's files, kept by the worker. After the first visit the page opens from here: with no
// network, and with a new version only once somebody has agreed to it.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NOT_A_SCREEN } from './not-a-screen.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the build with its version; the build puts the list here. */
  __WB_MANIFEST: (PrecacheEntry | string)[]
}

/** Registers what answers the page's own requests. Call it once, while the worker starts. */
export function servePage(): void {
  cleanupOutdatedCaches()
  precacheAndRoute(self.__WB_MANIFEST)
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_A_SCREEN }),
  )
}
