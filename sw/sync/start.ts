/**
 * What a run finds when its turn comes. Mostly one transaction is all that its first request waits for:
 * docs/sync.md section 8.
 */
import type { Meta, Tx } from '#db/store.ts'
import type { EngineDeps, RunResult, Wish } from './engine.ts'
import { isBackingOff } from './backoff.ts'
import { claimFrom, createRun, type Run } from './run-hold.ts'
import { fetchingTrip, takeTrip, type Trip } from './trip.ts'

/**
 * A trip that may leave, with the token for it. claim: of one that only fetches, takes hold of the mirror
 * while it is on its way; false where something else has happened there since.
 */
export type Begun = { trip: Trip; token: string; claim?: () => Promise<boolean> }

/** A run, whether calls wait, and its first trip where that could be prepared in the transaction that looked. */
type Start = { run: Run; isSending: boolean; begun: Begun | null }

type Found = { run: Run; isSending: boolean; meta: Meta; trip: Trip | null }

const AHEAD = { scopes: true, calls: true }

/**
 * Begins a run, or says why there is none. Whoever asks because calls wait has them marked as sent in the
 * transaction that looks for them, once the token is known; whoever wants to fetch reads both at once.
 */
export async function startRun(deps: EngineDeps, wish: Required<Wish>): Promise<Start | RunResult> {
  const { store } = deps.mirror
  const reading = ownToken(deps)
  const marking = wish.toSend ? await reading : null
  const look = (tx: Tx) => lookUp(tx, deps, { ...wish, canMark: marking !== null })
  const [found, token] =
    marking === null
      ? await Promise.all([store.read(look, AHEAD), reading])
      : [await store.write(look, { ahead: AHEAD }), marking]
  if ('kind' in found) return found
  const { run, isSending, trip, meta } = found
  if (!trip || token === null) return { run, isSending, begun: null }
  const claim = isSending ? {} : { claim: () => claimFrom(run, meta) }
  return { run, isSending, begun: { trip, token, ...claim } }
}

/** A token that may be sent as it is; null where it has to be renewed, or is not that of this user. */
async function ownToken({ tokens, mirror }: EngineDeps): Promise<string | null> {
  const held = await tokens.held()
  return held?.userId === mirror.userId ? held.token : null
}

/** canMark: this transaction may write. */
async function lookUp(
  tx: Tx,
  deps: EngineDeps,
  { force, toSend, canMark }: Required<Wish> & { canMark: boolean },
): Promise<Found | RunResult> {
  const { clock, schema } = deps.mirror
  const meta = await tx.meta()
  const isSending = await tx.hasWaiting()
  if (meta.workOffline) return { kind: 'off' }
  if (!force && meta.paused) return { kind: 'paused' }
  if (!force && isBackingOff(meta.backoff, clock()))
    return { kind: 'retry', at: meta.backoff.until }
  if (toSend && !isSending) return { kind: 'idle' }
  const run = createRun(deps, meta)
  // Nothing was fetched since it was made or emptied: the token may have been read before its user left.
  const isEmpty = meta.lastPull === 0
  if (isEmpty || meta.schema !== schema.version || canMark !== isSending)
    return { run, isSending, meta, trip: null }
  const trip = isSending ? await takeTrip(tx, run, true) : await fetchingTrip(tx, run)
  return { run, isSending, meta, trip }
}
