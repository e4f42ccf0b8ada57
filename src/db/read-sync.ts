/** How far the device and the server are apart, for the chip and the sheet of changes. */
import type { OutboxRecord } from './calls.ts'
import type { NomnomDb } from './db.ts'
import { META_KEY } from './dexie-store.ts'
import type { CallResult, Upload } from './store.ts'

/** Times are Unix ms of the device's clock. */
export type DeviceState = {
  /** Calls that the server does not have. */
  waiting: number
  /** What people did in these: a call may hold several changes of a list. */
  changes: number
  /** When the oldest of them was made; null without any. */
  waitingSince: number | null
  /** How far the upload under way is. */
  upload: Upload | null
  /** Changes that were refused and need the user. */
  parked: number
  /** Tries in a row that found no server, and when the next one is due (0: now). */
  attempts: number
  retryAt: number
  /** The session was refused: nothing is sent until the user signs in again. */
  needsSignIn: boolean
  workOffline: boolean
  /** When everything was last up to date; 0 before the first time. */
  lastPull: number
}

/** In this many calls the changes are counted; of what waits behind them each call counts for one. */
const COUNTED = 100

/** How it stands with this device's changes. */
export async function readDeviceState(db: NomnomDb): Promise<DeviceState> {
  const { meta: remembered, outbox } = db.tables
  // Asked at every change of what waits: counted by key, however much that is.
  const unsent = outbox.where('state').anyOf('queued', 'sent')
  const [meta, waiting, calls, parked, oldest] = await Promise.all([
    remembered.get(META_KEY),
    unsent.count(),
    unsent.clone().limit(COUNTED).toArray(),
    outbox.where('state').equals('parked').count(),
    outbox.orderBy('seq').filter(isWaiting).first(),
  ])
  return {
    waiting,
    changes: calls.reduce((sum, call) => sum + changesIn(call) - 1, waiting),
    waitingSince: oldest?.createdAt ?? null,
    upload: meta?.drain?.upload ?? null,
    parked,
    attempts: meta?.backoff.attempts ?? 0,
    retryAt: meta?.backoff.until ?? 0,
    needsSignIn: meta?.paused === 'sign-in',
    workOffline: meta?.workOffline ?? false,
    lastPull: meta?.lastPull ?? 0,
  }
}

/** What became of calls about people and has not been shown yet, oldest first. */
export async function readResults(db: NomnomDb): Promise<CallResult[]> {
  const results = await db.tables.results.where('seen').equals(0).toArray()
  return results.toSorted((a, b) => a.at - b.at)
}

/** Every kept result, newest first: Profile shows what became of invites made offline. */
export async function readAllResults(db: NomnomDb): Promise<CallResult[]> {
  const results = await db.tables.results.toArray()
  return results.toSorted((a, b) => b.at - a.at)
}

/** Notes that the user has seen a result. */
export async function markResultSeen(db: NomnomDb, mutationId: string): Promise<void> {
  await db.tables.results.update(mutationId, { seen: 1 })
}

/** What people did that a call tells of. */
export function changesIn(call: OutboxRecord): number {
  return call.kind === 'list.change' ? Math.max(1, call.body.ops.length) : 1
}

/** Whether the server does not have this change yet, as far as is known. */
export function isWaiting(record: OutboxRecord): boolean {
  return record.state === 'queued' || record.state === 'sent'
}
