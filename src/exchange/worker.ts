/**
 * Asks for syncs, of the worker where there is one. It watches the outbox, so no screen can forget to
 * ask. Where there is no worker, the engine runs here. docs/sync.md section 8.
 */
import { liveQuery } from 'dexie'
import { META_KEY } from '#db/dexie-store.ts'
import type { NomnomDb } from '#db/db.ts'
import { hasWaiting } from '#db/has-waiting.ts'
import type { Meta } from '#db/store.ts'
import { SESSION_KEY } from '#db/session-store.ts'
import { SYNC_TAG } from '#db/sync-tag.ts'
import { restoreViews } from '#db/wipe.ts'
import { FRESH_MS } from '#shared/limits.ts'
import { followLive } from './live.ts'
import { dbOf } from './mirror.ts'
import { createPageEngine, type Engine } from './page-engine.ts'
import { rereadAll } from './reread.ts'
import { reportError } from '#page/report-error.ts'
import { currentUser } from '#session/session.ts'
import { isStorageKept } from '#session/storage.ts'

/** A worker that does not say within this time that it has begun is taken for dead. */
const BEGIN_MS = 3000
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
  watchOutbox(db)
  watchBackoff(db)
  window.addEventListener('online', () => void requestSync({ force: true }))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void comeBack(db)
  })
  const sessions = new BroadcastChannel(SESSION_KEY)
  sessions.addEventListener('message', ({ data }: MessageEvent<{ event?: string }>) => {
    // Whoever renewed to send goes on by itself; what is left is a fetch that had no token.
    if (data.event === 'TOKEN_REFRESHED') void freshen()
    else void requestSync({ force: true })
  })
  const live = followLive(user.id, () => void requestSync())
  watchMeta(db, {
    select: (meta) => meta?.workOffline ?? false,
    next: (workOffline) => live.hold(workOffline),
  })
}

/**
 * Sends and fetches what there is; resolves once that is under way or done. force: now, whatever
 * the back-off says.
 */
export async function requestSync({ force = false }: { force?: boolean } = {}): Promise<void> {
  const db = startedFor
  if (!db) return
  try {
    if (!(await askWorker(force))) await pageEngine(db).run({ force })
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
async function askWorker(force: boolean): Promise<boolean> {
  // The worker cannot reach a mirror that lies in this page's memory.
  if (!isStorageKept()) return false
  const registration = await navigator.serviceWorker?.getRegistration()
  // The controller is missing after a hard reload; the active worker is there all the same.
  const worker = registration?.active
  if (!registration || !worker) return false
  void registerTag(registration)
  const { port1, port2 } = new MessageChannel()
  const begun = new Promise<boolean>((resolve) => {
    let timer = setTimeout(() => {
      isWorkerSilent = true
      resolve(false)
    }, BEGIN_MS)
    port1.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
      clearTimeout(timer)
      isWorkerSilent = false
      resolve(data.kind !== 'failed')
      // A worker of another version may not be able to write here any more; this page can.
      if (data.kind === 'failed' && startedFor) void runHere(startedFor, force)
      if (data.kind === 'started' || data.kind === 'running') {
        timer = setTimeout(() => void takeOver(), SILENCE_MS)
      } else port1.close()
    })
    port1.start()
  })
  worker.postMessage({ type: 'SYNC', force }, [port2])
  return await begun
}

/** After a worker that hangs, or that the browser has ended, in the middle of a run. */
async function takeOver(): Promise<void> {
  isWorkerSilent = true
  rereadAll()
  await requestSync()
}

async function runHere(db: NomnomDb, force: boolean): Promise<void> {
  try {
    await pageEngine(db).run({ force })
  } catch (error) {
    reportError('error', error)
  }
}

type SyncManager = { register(tag: string): Promise<void> }

/** The browser forgets the tag after three tries, so every trigger asks for it again. */
async function registerTag(registration: ServiceWorkerRegistration): Promise<void> {
  const { sync } = registration as ServiceWorkerRegistration & { sync?: SyncManager }
  if (!sync || !startedFor || !(await hasWaiting(startedFor))) return
  // Refused where background sync is switched off; then an open page has to do.
  await sync.register(SYNC_TAG).catch(() => undefined)
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

/** Every change of what waits, in whatever tab it was made, asks for a run. */
function watchOutbox(db: NomnomDb): void {
  const queued = () => db.tables.outbox.where('state').equals('queued').primaryKeys()
  liveQuery(queued).subscribe({
    next: (keys) => {
      if (keys.length > 0) void requestSync()
    },
    error: (error: unknown) => reportError('error', error),
  })
}

/** The next try after no answer; whoever ran last has noted when it is due. */
function watchBackoff(db: NomnomDb): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  watchMeta(db, {
    select: (meta) => meta?.backoff.until ?? 0,
    next: (until) => {
      clearTimeout(timer)
      const delay = until - Date.now()
      if (until > 0) timer = setTimeout(() => void requestSync(), Math.max(0, delay) + 1)
    },
  })
}

/** Tells of one thing that this device remembers, now and whenever it changes. */
function watchMeta<T>(
  db: NomnomDb,
  watched: { select: (meta: Meta | undefined) => T; next: (value: T) => void },
): void {
  let last: T | undefined
  liveQuery(async () => watched.select(await db.tables.meta.get(META_KEY))).subscribe({
    next: (value) => {
      if (value === last) return
      last = value
      watched.next(value)
    },
    error: (error: unknown) => reportError('error', error),
  })
}

/** Visible again: what waits is sent; fetched is only what may be old (product §9). */
async function comeBack(db: NomnomDb): Promise<void> {
  await ((await hasWaiting(db)) ? requestSync({ force: true }) : freshen())
}
