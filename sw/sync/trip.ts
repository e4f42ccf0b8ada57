/** What a trip carries, and the step of the run with which it begins. docs/sync.md steps 5 to 8. */
import type { OutboxRecord } from '#db/calls.ts'
import type { Tx } from '#db/store.ts'
import { scopesToVerify } from '#db/verify.ts'
import type { SyncRequest } from '#shared/schemas/sync.ts'
import { readCursors } from './pull.ts'
import { callOf, takeBatch } from './push.ts'
import { nextStep, type Run } from './run-hold.ts'

/** A trip that was prepared: the request, and the calls in it with their size. */
export type Trip = { request: SyncRequest; sent: OutboxRecord[]; bytes: number }

/**
 * Marks the calls as sent before they leave; null when the mirror was wiped or switched off. A trip
 * that only fetches does not wait for the disk: what it notes is of no use after a power cut.
 */
export async function prepareTrip(run: Run, isSending: boolean): Promise<Trip | null> {
  const prepare = async (tx: Tx) => {
    const meta = await tx.meta()
    // The user went offline while a run is under way: the trip that has begun is the last.
    if (meta.generation !== run.generation || meta.workOffline) return null
    // The first step claims the mirror; at later ones another run may have taken over.
    if (run.step > 0 && meta.drain?.run !== run.id) return null
    return await takeTrip(tx, run, isSending)
  }
  const ahead = { scopes: true, calls: isSending }
  return await run.deps.mirror.store.write(prepare, { ahead, canComeAgain: !isSending })
}

/** One that nothing goes up with. */
export async function fetchingTrip(tx: Tx, run: Run): Promise<Trip> {
  return { request: await requestOf(tx, run, []), sent: [], bytes: 0 }
}

/** The next trip of a run that holds the mirror, which notes it: its calls are marked as sent. */
export async function takeTrip(tx: Tx, run: Run, isSending: boolean): Promise<Trip> {
  const {
    calls: sent,
    bytes,
    waitingBytes,
  } = isSending
    ? await takeBatch(tx, run.deps.mirror, run.limits)
    : { calls: [], bytes: 0, waitingBytes: 0 }
  const upload = { sent: run.broughtBytes, of: run.broughtBytes + waitingBytes }
  await tx.putMeta({ ...(await tx.meta()), drain: { ...nextStep(run), upload } })
  return { request: await requestOf(tx, run, sent), sent, bytes }
}

async function requestOf(tx: Tx, run: Run, sent: readonly OutboxRecord[]): Promise<SyncRequest> {
  const { mirror, hash } = run.deps
  const meta = await tx.meta()
  const verify = hash ? await scopesToVerify(tx, mirror.clock()) : []
  return {
    device: meta.device,
    schema: mirror.schema.version,
    clock: { wall: mirror.clock() },
    calls: sent.map(callOf),
    cursors: await readCursors(tx),
    pageBytes: run.pageBytes,
    ...(meta.epoch === null ? {} : { epoch: meta.epoch }),
    ...(meta.life === undefined ? {} : { life: meta.life }),
    ...(verify.length > 0 ? { verify } : {}),
  }
}
