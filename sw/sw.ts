// The service worker: what it listens to. What happens then is in the files that it calls.
import { sessionStore } from '#db/session-store.ts'
import { SYNC_TAG } from '#db/sync-tag.ts'
import { takeGivenPages } from './given-page.ts'
import { servePage } from './precache.ts'
import { keepSyncScript, syncScript } from './sync-script.ts'

declare const self: ServiceWorkerGlobalScope

const BEAT_MS = 5000

// Installing, cleaning up and answering requests for the page's files.
servePage()

// A page that the bookmark brings.
takeGivenPages()

keepSyncScript()

// Opening the store takes long for whoever asks first, and a page asks only once its code runs: so
// the worker, which starts with the page, opens it. Where nothing can be kept the answer is null.
void sessionStore.readSession()

// Takes control of the open pages, so the first visit works offline without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A page that was still loading then asks to be controlled (src/app/register-worker.ts).
self.addEventListener('message', (event) => {
  if (isFromOurPage(event) && event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim())
})

// Somebody agreed to the new version (src/app/update-dialog.tsx asks first).
self.addEventListener('message', (event) => {
  if (isFromOurPage(event) && event.data?.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting())
  }
})

// The same, told to the worker that is to end.
self.addEventListener('message', (event) => {
  if (!isFromOurPage(event) || event.data?.type !== 'MAKE_WAY') return
  event.waitUntil(syncScript().then(({ makeWay }) => makeWay()))
})

// The browser found the network again; this comes even when no page is open. Only some browsers have
// it, and the type library does not.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag !== SYNC_TAG) return
  const synced = syncScript().then(({ syncInBackground }) => syncInBackground())
  waitUntil.call(event, synced)
})

// A timer rang while nobody looked (src/timers/timer-alarm.ts): back to the kitchen.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url: unknown = event.notification.data?.url
  if (typeof url === 'string') event.waitUntil(openPage(url))
})

// A page asks for a run: it hears that one is under way, again and again, and later what came of it.
self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (!isFromOurPage(event) || event.data?.type !== 'SYNC' || !port) return
  port.postMessage({ kind: 'started' })
  // Without these the page would not notice that the browser ended the worker.
  const beat = setInterval(() => port.postMessage({ kind: 'running' }), BEAT_MS)
  const { force, toSend, userId } = event.data
  const wish = { force: force === true, toSend: toSend === true }
  const asker = typeof userId === 'string' ? userId : null
  const asked = syncScript().then(({ runSync }) => runSync(wish, asker))
  const run = asked.finally(() => clearInterval(beat))
  event.waitUntil(
    run.then(
      (result) => port.postMessage(result),
      () => port.postMessage({ kind: 'failed' }),
    ),
  )
})

async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url }) => url.startsWith(href)) ?? pages[0]
  if (!page) return void (await self.clients.openWindow(href))
  await page.focus()
  if (!page.url.startsWith(href)) await page.navigate(href)
}

function isFromOurPage(event: ExtendableMessageEvent): boolean {
  return event.source instanceof WindowClient && new URL(event.source.url).origin === self.origin
}
