/** Starts the page: reads who is signed in, draws the app, and only then looks at the network. */
import { fetchBackground } from '#exchange/fetch-background.ts'
import { SIGHT_ID } from '#shared/last-sight.ts'
import '#page/theme.css'
import { createRoot } from 'react-dom/client'
import { App, earlyWelcome } from '#app/app.tsx'
import { rememberedUsers } from '#session/device-users.ts'
import { emptyOtherMirrors, settleDevice } from '#session/device.ts'
import { whenContent, whenIdle } from '#ui/idle.ts'
import { watchInstall } from '#app/install.ts'
import { hurryEffectsOfPresses } from '#page/effects-of-presses.ts'
import { keepFocusOfMoved } from '#page/keep-focus.ts'
import { loadSurely } from '#page/load-surely.ts'
import { reportError, watchErrors } from '#page/report-error.ts'
import { currentUser, keepSessionFresh, startSession } from '#session/session.ts'
import { prepareStorage } from '#session/storage.ts'
import { titleFont } from '#page/title-font.ts'
import { preloadScreen } from '#app/routes.tsx'

const root = document.getElementById('root')
// Something else has drawn here already: a second app would fight with it (product §2.shell.13).
// Not awaited: where any file waits at its top, the build lays no two files together.
if (root !== null && root.childNodes.length === 0) void start(root)

async function start(element: HTMLElement): Promise<void> {
  watchErrors()
  watchInstall()
  hurryEffectsOfPresses()
  keepFocusOfMoved()
  const font = titleFont()
  history.scrollRestoration = 'manual'
  const preloaded = preloadScreen(location.pathname)
  // Together: a browser that starts is slow to answer each of them.
  const [users] = await Promise.all([rememberedUsers(), prepareStorage(), startSession()])
  const settled = settleDevice(users)
  // Safe: the screen opens it, too, and tells what fails.
  if (currentUser() !== null) void openMirror([preloaded, settled]).catch(() => undefined)
  const [isNewHere] = await Promise.all([settled, font])
  // There is nothing to show before it has been fetched, so that waits for nothing else.
  if (isNewHere) void beginSync()
  // What can be seen already must not give way to 'Loading...'.
  if (earlyWelcome() !== null) await preloaded
  createRoot(element).render(<App />)
  void whenContent().then(() => document.getElementById(SIGHT_ID)?.remove())
  await preloaded
  await whenIdle()
  await startBackground()
}

/** While the app is drawn for the first time; its code comes with that of the screen. */
async function openMirror(after: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(after)
  const { currentDb, readFirstLoad } = await import('#exchange/mirror.ts')
  // A first load that was cut short goes on: the screen waits for it, and what is idle for the screen.
  if (await readFirstLoad(currentDb(), navigator.onLine)) await beginSync()
}

/** What the first screen does not need: sync, paper, plates that grow, renewing the session, the worker, tidying up. */
async function startBackground(): Promise<void> {
  await beginSync()
  void import('#page/print.css')
  void loadSurely(() => import('#page/card-transition.ts')).then(({ followPresses }) =>
    followPresses(),
  )
  if (navigator.onLine) renewAhead()
  window.addEventListener('online', renewAhead)
  await emptyOtherMirrors()
  // The development server has no worker: pages there must never come from a cache.
  if (import.meta.env.DEV) return
  const { registerWorker } = await loadSurely(() => import('#app/register-worker.ts'))
  await registerWorker()
}

/** Once, however often it is asked for. */
async function beginSync(): Promise<void> {
  const { startSync } = await loadSurely(fetchBackground)
  startSync()
}

function renewAhead(): void {
  keepSessionFresh().catch((error: unknown) => reportError('error', error))
}
