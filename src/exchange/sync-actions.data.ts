/** Changes that wait or were refused, and what people can do about them. */
import { useLive } from './use-live.ts'
import { discardParked, keepParked, retryParked } from '#db/parked.ts'
import { readPending, type PendingChange } from '#db/read-pending.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { currentDb } from './mirror.ts'
import { requestSync, setWorkOffline } from './worker.ts'

export type { PendingChange }

/** How long signing out tries to send what waits. */
const PATIENCE_MS = 5000
const LOOK_EVERY_MS = 100

/** Tries at once, whatever the back-off says. */
export function syncNow(): void {
  void requestSync({ force: true })
}

/** Changes that wait or were refused, in words; undefined while they are read. */
export function usePendingChanges(): PendingChange[] | undefined {
  return useLive(() => readPending(currentDb()))
}

/** Sends nothing and fetches nothing until it is switched off again. */
export function switchWorkOffline(on: boolean): void {
  void setWorkOffline(on)
}

/** Changes of one list, recipe or the like that were refused. */
type Refused = readonly PendingChange[]

/** Sends these once more. */
export async function retryChanges(changes: Refused): Promise<void> {
  await retryParked(currentDb(), ...named(changes))
  syncNow()
}

/** Gives these up; answers what takes that back. */
export async function discardChanges(changes: Refused): Promise<() => Promise<void>> {
  const db = currentDb()
  const parked = await discardParked(db, ...named(changes))
  return () => keepParked(db, parked)
}

/** Sends what waits, for 5 s at most, and tells how much is left, refused changes included. */
export async function sendWaitingChanges(): Promise<number> {
  const db = currentDb()
  const first = await readDeviceState(db)
  if (first.waiting > 0 && navigator.onLine && !first.workOffline) {
    syncNow()
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end && (await readDeviceState(db)).waiting > 0) await pause(LOOK_EVERY_MS)
  }
  const last = await readDeviceState(db)
  return last.changes + last.parked
}

function named(changes: Refused): [root: string, only: string[]] {
  return [changes[0]?.root ?? '', changes.map(({ mutationId }) => mutationId)]
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
