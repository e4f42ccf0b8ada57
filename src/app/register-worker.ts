/**
 * Registers the service worker at /sw.js and follows its versions. A new version waits until the
 * user agrees (product §4.worker); nothing here is needed before the first paint.
 */
import { Workbox } from 'workbox-window'
import { trustedAddress } from '#shared/trusted-address.ts'
import { keepSights } from './keep-sights.ts'
import { setUpdateState } from './update-state.ts'

const CHECK_EVERY_MS = 60 * 60 * 1000

/** Registers the worker where the browser has one. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return setUpdateState({ isWorking: false })
  try {
    const workbox = new Workbox(trustedAddress('/sw.js'))
    const announceWaiting = followVersions(workbox)
    const registration = await workbox.register()
    // Opening the page makes the browser look for a new version before anybody listens for it.
    const installing = registration?.installing
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration?.active) announceWaiting()
    })
    checkNowAndThen(workbox)
    void comeUnderCare()
    void keepSights()
  } catch {
    // Safe: without a worker everything but opening offline works, and the app says so. One that
    // was registered before goes on working while the server cannot be reached.
    const isNone = navigator.serviceWorker.controller === null && navigator.onLine
    if (isNone) setUpdateState({ isWorking: false })
  }
}

/**
 * Asks the worker to control this page. A worker does not control pages that were still loading when
 * it started, nor pages after a hard reload, and without it they could not open a new screen offline.
 */
async function comeUnderCare(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller === null) active?.postMessage({ type: 'CLAIM' })
}

/**
 * Follows the state of the worker. Returns a function to call when a new version is found waiting.
 */
function followVersions(workbox: Workbox): () => void {
  let isAccepted = false
  const accept = () => {
    isAccepted = true
    navigator.serviceWorker.controller?.postMessage({ type: 'MAKE_WAY' })
    workbox.messageSkipWaiting()
  }
  const announceWaiting = () => setUpdateState({ update: 'waiting', accept })
  workbox.addEventListener('waiting', announceWaiting)
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isAccepted) location.reload()
    else if (isUpdate) setUpdateState({ update: 'started', accept: () => location.reload() })
  })
  workbox.addEventListener('activated', ({ isUpdate }) => {
    // oxlint-disable-next-line no-console -- product §4.worker.3 asks for exactly this note
    if (!isUpdate) console.info('nomnom is ready for offline use.')
  })
  return announceWaiting
}

/** An installed app may stay open for weeks; the browser alone would look once a day at most. */
function checkNowAndThen(workbox: Workbox): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    workbox.update().catch(() => {
      // Safe: offline; the next time the page becomes visible it tries again.
    })
  })
}
