/** How far the device and the server are apart, for the chip and the sheet of changes. */
import { isWaiting, type OutboxRecord } from './calls.ts'
import type { NomnomDb } from './db.ts'
import { gestureOf } from './gestures.ts'
import type { Meta, ScopeState, Upload } from './store.ts'
import { META_KEY, waitingIn, type Tables } from './tables.ts'

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

/** What a device remembers of its sync, in one read. */
export type Device = {
  /** Everything that this user may see has been here at least once. */
  isLoaded: boolean
  state: DeviceState
  /** The clock of the server minus that of the device, in ms. */
  offset: number
  /** The calls (their seq) that the server does not have, as far as is known. */
  unsent: readonly number[]
}

/** Reads all of it in one transaction, whose requests are made at once. */
export function readDevice(db: NomnomDb): Promise<Device> {
  const { meta: remembered, scopes, outbox } = db.tables
  return db.dexie.transaction('r', remembered, scopes, outbox, async () => {
    const [meta, states, calls] = await Promise.all([
      remembered.get(META_KEY),
      scopes.toArray(),
      countCalls(outbox),
    ])
    const { unsent, ...counted } = calls
    return {
      isLoaded: isLoaded(meta, states),
      state: { ...counted, ...rememberedIn(meta) },
      offset: meta?.clock.offset ?? 0,
      unsent,
    }
  })
}

/** How it stands with this device's changes. */
export async function readDeviceState(db: NomnomDb): Promise<DeviceState> {
  return (await readDevice(db)).state
}

/** Whether everything has been here at least once. */
export function isLoaded(meta: Meta | undefined, scopes: readonly ScopeState[]): boolean {
  return meta !== undefined && meta.lastPull > 0 && !scopes.some(({ loading }) => loading)
}

function rememberedIn(meta: Meta | undefined) {
  return {
    upload: meta?.drain?.upload ?? null,
    attempts: meta?.backoff.attempts ?? 0,
    retryAt: meta?.backoff.until ?? 0,
    needsSignIn: meta?.paused === 'sign-in',
    workOffline: meta?.workOffline ?? false,
    lastPull: meta?.lastPull ?? 0,
  }
}

/** In the first so many calls, each change is counted; a call behind them counts as one change. */
const COUNTED = 100

/**
 * Counts what waits and what was refused. It runs at every change of the outbox, so it reads the
 * first calls alone; of the others it only counts the keys.
 */
async function countCalls(outbox: Tables['outbox']) {
  const first = await outbox.limit(COUNTED + 1).toArray()
  const calls = first.filter(isWaiting)
  const refused = first.filter(({ state }) => state === 'parked')
  const counted = {
    waiting: calls.length,
    waitingSince: calls[0]?.createdAt ?? null,
    parked: refused.length,
    unsent: calls.map(({ seq }) => seq),
  }
  if (first.length > COUNTED) {
    const [unsent, parked, oldest] = await Promise.all([
      waitingIn(outbox).primaryKeys(),
      outbox.where('state').equals('parked').count(),
      outbox.orderBy('seq').filter(isWaiting).first(),
    ])
    const waitingSince = oldest?.createdAt ?? null
    Object.assign(counted, { waiting: unsent.length, parked, unsent, waitingSince })
  }
  const changes = counted.waiting + furtherIn(calls)
  return { ...counted, changes, parked: counted.parked + furtherIn(refused) }
}

/** How many changes calls tell of beyond one each. */
function furtherIn(calls: readonly OutboxRecord[]): number {
  return calls.reduce((sum, call) => sum + changesIn(call) - 1, 0)
}

/** What people did that a call tells of. */
export function changesIn(call: OutboxRecord): number {
  return call.kind === 'list.change' ? new Set(call.body.ops.map(gestureOf)).size : 1
}
