/**
 * Signing out empties the mirror; what was not sent is kept or given up, as the user says.
 * docs/sync.md section 7.
 */
import { makeDevice } from './device-name.ts'
import { authorOf, recomputeCalls } from './recompute.ts'
import type { Mirror } from './store.ts'

/** How many changes the server does not have, refused ones included. */
export async function countUnsent(mirror: Mirror): Promise<number> {
  const records = await mirror.store.read((tx) => tx.outbox())
  return records.filter(({ state }) => state !== 'acked').length
}

/**
 * Empties the mirror. 'keep': changes and drafts wait on this device for the next sign-in of the
 * same user. A run of the engine that is under way notices and applies nothing any more.
 */
export async function wipeMirror(mirror: Mirror, unsent: 'keep' | 'discard'): Promise<void> {
  const keepUnsent = unsent === 'keep'
  await mirror.store.write(async (tx) => {
    const meta = await tx.meta()
    const records = await tx.outbox()
    const given = keepUnsent ? records.filter(({ state }) => state === 'acked') : records
    await tx.deleteOutbox(given.map(({ seq }) => seq))
    await tx.clearMirror({ typed: !keepUnsent })
    await tx.putMeta({
      ...meta,
      generation: meta.generation + 1,
      // The name lives and dies with the outbox: nothing else is to be recognised as its writes.
      device: keepUnsent ? meta.device : makeDevice(mirror.random),
      lastPull: 0,
      backoff: { attempts: 0, until: 0 },
      paused: null,
      workOffline: false,
      wiped: keepUnsent,
    })
  })
}

/** Whether its user left, and has not been back since. */
export async function isWiped(mirror: Mirror): Promise<boolean> {
  return (await mirror.store.read((tx) => tx.meta())).wiped
}

/** After signing in again: what waited while the mirror was empty shows once more. */
export async function restoreViews(mirror: Mirror): Promise<void> {
  if (!(await isWiped(mirror))) return
  await mirror.store.write(async (tx) => {
    const meta = await tx.meta()
    const waiting = (await tx.outbox()).filter(({ state }) => state !== 'parked')
    await recomputeCalls(tx, authorOf(mirror.userId, meta), waiting)
    await tx.putMeta({ ...meta, wiped: false })
  })
}
