/**
 * Asks for syncs, of the worker where there is one. It watches the outbox, so no screen can forget to
 * ask. Where there is no worker, the engine runs here. docs/sync.md section 8.
 */
import { META_KEY } from '#db/tables.ts'
import type { NomnomDb } from '#db/db.ts'
import { hasWaiting } from '#db/has-waiting.ts'
import { SESSION_KEY } from '#db/session-store.ts'
import { SYNC_TAG } from '#db/sync-tag.ts'
import { restoreViews } from '#db/wipe.ts'
import { FRESH_MS } from '#shared/limits.ts'
import { currentDevice, watchDevice } from './device-state.ts'
import { followLive } from './live.ts'
import { dbOf } from './mirror.ts'
import { createPageEngine, type Engine, type Wish } from './page-engine.ts'
import { rereadAll } from './reread.ts'
import { keepLostFocus } from '#page/lost-focus.ts'
import { reportError } from '#page/report-error.ts'
import { currentUser } from '#session/session.ts'
import { isStorageKept } from '#session/storage.ts'

/** A worker that does not say within this time that it has begun is taken for dead. */
const BEGIN_MS = 3000
/** The first request on a network that came back often fails, and the next would be a minute away. */
const ONLINE_AGAIN_MS = 3000
/** One that runs says so every 5 s; after this long without a word the browser has ended it. */
const SILENCE_MS = 15_000

let startedFor: NomnomDb | null = null
/** The worker did not answer when it was asked last. */
let isWorkerSilent = false

/**
 * Starts syncing for the signed-in user: now, and at every sign that it makes sense. Nothing
 * happens when nobody is signed in, or when it was started before.
 */
export function startSync(): void {
  const user = currentUser()
  if (user === null || startedFor !== null) return
  const db = dbOf(user.id)
  startedFor = db
  void restoreViews(db)
    .catch((error: unknown) => reportError('error', error))
    // Whoever opens the app with changes that wait is not told to wait for the end of a back-off.
    .then(async () => requestSync({ force: await hasWaiting(db) }))
  watchQueue(db)
  // From here on others change what is on the screen.
  keepLostFocus()
  window.addEventListener('online', () => {
    void requestSync({ force: true })
    setTimeout(() => void requestSync({ force: true, toSend: true }), ONLINE_AGAIN_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void comeBack(db)
  })
  // A tab that was frozen was not told what others changed meanwhile.
  document.addEventListener('resume', rereadAll)
  const sessions = new BroadcastChannel(SESSION_KEY)
  sessions.addEventListener('message', () => void hearSession(db))
  const live = followLive(user.id, () => void requestSync())
  watchSteps((workOffline) => live.pause(workOffline))
}

/**
 * Sends and fetches what there is; resolves once that is under way or done. force: now, whatever
 * the back-off says. toSend: only if something waits to be sent when its turn comes.
 */
export async function requestSync(wish: Wish = {}): Promise<void> {
  const db = startedFor
  if (!db) return
  try {
    if (!(await askWorker(wish))) await pageEngine(db).run(wish)
  } catch (error) {
    // Nothing is lost: what waits is in the outbox, and the next trigger tries again.
    reportError('error', error)
  }
}

/**
 * Entering a screen: fetches when the last fetch is older than five minutes (product §9). Starts
 * syncing for whom the link of a mail has signed in, after this page had started for nobody.
 */
export async function freshen(): Promise<void> {
  const db = startedFor
  if (!db) return startSync()
  const meta = await db.tables.meta.get(META_KEY)
  if (Date.now() - (meta?.lastPull ?? 0) > FRESH_MS) await requestSync()
}

/** Switches "Work offline" on or off; off sends and fetches at once. */
export async function setWorkOffline(workOffline: boolean): Promise<void> {
  const db = startedFor
  if (!db) return
  await db.store.write(async (tx) => tx.putMeta({ ...(await tx.meta()), workOffline }))
  if (!workOffline) await requestSync({ force: true })
}

/** Whether the worker took it over; it answers on a port of its own. */
async function askWorker(wish: Wish): Promise<boolean> {
  // The worker cannot reach a mirror that lies in this page's memory.
  if (!isStorageKept()) return false
  const { controller = null } = navigator.serviceWorker ?? {}
  // The controller is missing after a hard reload; the active worker is there all the same.
  const worker = controller?.state === 'activated' ? controller : (await registered())?.active
  if (!worker) return false
  if ((currentDevice()?.state.waiting ?? 0) > 0) void registerTag()
  const { port1, port2 } = new MessageChannel()
  const begun = new Promise<boolean>((resolve) => {
    let hasBegun = false
    let timer = setTimeout(() => {
      isWorkerSilent = true
      resolve(false)
    }, BEGIN_MS)
    port1.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
      clearTimeout(timer)
      isWorkerSilent = false
      resolve(data.kind !== 'failed')
      // A worker of another version may not be able to write here any more; this page can.
      if (data.kind === 'failed' && hasBegun && startedFor) void runHere(startedFor, wish)
      hasBegun = true
      if (data.kind === 'started' || data.kind === 'running') {
        timer = setTimeout(() => void takeOver(), SILENCE_MS)
      } else port1.close()
    })
    port1.start()
  })
  worker.postMessage({ type: 'SYNC', ...wish, userId: startedFor?.userId }, [port2])
  return await begun
}

/** After a worker that hangs, or that the browser has ended, in the middle of a run. */
async function takeOver(): Promise<void> {
  isWorkerSilent = true
  rereadAll()
  await requestSync()
}

async function runHere(db: NomnomDb, wish: Wish): Promise<void> {
  try {
    await pageEngine(db).run(wish)
  } catch (error) {
    reportError('error', error)
  }
}

type SyncManager = { register(tag: string): Promise<void> }

/** While calls wait: the browser forgets the tag after three tries, so every trigger asks for it again. */
async function registerTag(): Promise<void> {
  const registration: (ServiceWorkerRegistration & { sync?: SyncManager }) | undefined =
    await registered()
  // Refused where background sync is switched off; then an open page has to do.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return await navigator.serviceWorker?.getRegistration()
}

let engine: Engine | undefined

/**
 * The engine of this page, for moments in which no worker runs one. Its code is a part of this file's,
 * because a worker that hangs would not let it come when it is needed.
 */
function pageEngine(db: NomnomDb): Engine {
  engine ??= createPageEngine(db, () => isWorkerSilent)
  return engine
}

/**
 * Every change of what waits asks for a run: of this tab as it is committed, before anything is read;
 * of another one, which may be stuck or gone since, once this tab hears of it.
 */
function watchQueue(db: NomnomDb): void {
  let asked = new Set<number>()
  let wasWaiting = false
  db.queueListeners.add((seqs) => {
    for (const seq of seqs) asked.add(seq)
    void requestSync({ toSend: true })
  })
  watchDevice(() => {
    const { unsent = [] } = currentDevice() ?? {}
    const isNew = unsent.some((seq) => !asked.has(seq))
    // Nothing was waiting when the last run was asked for, so the browser was not asked for a
    // `sync` event.
    if (unsent.length > 0 && !wasWaiting && isStorageKept()) void registerTag()
    asked = new Set(unsent)
    wasWaiting = unsent.length > 0
    if (isNew) void requestSync({ toSend: true })
  })
}

/** The next try after no answer, of which whoever ran last has noted when it is due; and being offline by choice. */
function watchSteps(pause: (workOffline: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = { retryAt: 0, workOffline: false }
  watchDevice(() => {
    const { retryAt, workOffline } = currentDevice()?.state ?? last
    if (workOffline !== last.workOffline) pause(workOffline)
    if (retryAt !== last.retryAt) {
      clearTimeout(timer)
      const delay = Math.max(0, retryAt - Date.now()) + 1
      if (retryAt > 0) timer = setTimeout(() => void requestSync(), delay)
    }
    last = { retryAt, workOffline }
  })
}

/**
 * Of the session was told. Somebody has signed in only where it had been refused: the auth client says
 * SIGNED_IN at each start and whenever a page is seen again. A run that renewed it goes on by itself; a
 * fetch that had no token is made up for here.
 */
async function hearSession(db: NomnomDb): Promise<void> {
  const { paused } = await db.store.read((tx) => tx.meta())
  await (paused ? requestSync({ force: true }) : freshen())
}

/** Visible again: what waits is sent; fetched is only what may be old (product §9). */
async function comeBack(db: NomnomDb): Promise<void> {
  await ((await hasWaiting(db)) ? requestSync({ force: true }) : freshen())
}
