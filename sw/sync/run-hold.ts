/** A run and its hold of the mirror: one at a time has it, and another may take it over. */
import { makeId } from '#db/ids.ts'
import type { Meta, Tx } from '#db/store.ts'
import { SYNC_MAX_CALLS, SYNC_PAGE_START_BYTES } from '#shared/limits.ts'
import type { Ahead } from './ahead.ts'
import type { EngineDeps } from './engine.ts'
import { firstBatch } from './pace.ts'

/** What a run remembers between its trips. */
export type Run = {
  deps: EngineDeps
  /** Its name; the mirror knows whose turn it is. */
  id: string
  /** Steps so far, and when (device clock) the mirror was last told of one. */
  step: number
  toldAt: number
  generation: number
  limits: { calls: number; bytes: number }
  /** Bytes of calls that this run has brought up. */
  broughtBytes: number
  pageBytes: number
  /** How many trips in a row got no answer. */
  silences: number
  /** The token that was turned down; a second refusal in a row ends the run. */
  refusedToken: string | null
  /** The next page, where it is on its way already. */
  ahead: Ahead | null
  /** Whether a page said that more follow, and what came has not been compared since. */
  hasLoaded: boolean
}

/** A run that has made no step yet, on the mirror as it is. */
export function createRun(deps: EngineDeps, { generation, backoff }: Meta): Run {
  return {
    deps,
    id: makeId(deps.mirror),
    step: 0,
    toldAt: deps.mirror.clock(),
    generation,
    limits: { calls: SYNC_MAX_CALLS, bytes: firstBatch(backoff.bytes) },
    broughtBytes: 0,
    pageBytes: SYNC_PAGE_START_BYTES,
    silences: 0,
    refusedToken: null,
    ahead: null,
    hasLoaded: false,
  }
}

/** Changes what the mirror remembers, while this run holds it; resolves to what it remembers then. */
export async function changeMeta(run: Run, change: (meta: Meta) => Partial<Meta>): Promise<Meta> {
  return await run.deps.mirror.store.write(async (tx) => {
    const old = await tx.meta()
    if (run.step > 0 && !isHolder(run, old)) return old
    const meta = { ...old, ...change(old) }
    await tx.putMeta(meta)
    return meta
  })
}

/** Whether the mirror is still this run's: no other run took over, and nothing was wiped. */
export function isHolder(run: Run, meta: Meta): boolean {
  return meta.generation === run.generation && meta.drain?.run === run.id
}

/** The next step of this run, as the mirror is told of it. */
export function nextStep(run: Run): NonNullable<Meta['drain']> {
  run.step += 1
  run.toldAt = run.deps.mirror.clock()
  const { place } = run.deps
  return { run: run.id, step: run.step, ...(place ? { place } : {}) }
}

/**
 * Takes hold of the mirror for a run that goes by what it has read there; false where anything that the
 * mirror remembers has changed since, as with a step of another run or an answer that it has written.
 */
export async function claimFrom(run: Run, read: Meta): Promise<boolean> {
  const claim = async (tx: Tx) => {
    const meta = await tx.meta()
    if (JSON.stringify(meta) !== JSON.stringify(read)) return false
    await tx.putMeta({ ...meta, drain: nextStep(run) })
    return true
  }
  return await run.deps.mirror.store.write(claim, { canComeAgain: true })
}

const TELL_MS = 20_000

/** Tells the mirror now and then that this run goes on: a slow line is not a frozen tab. */
export function noteStep(run: Run): void {
  const { store, clock } = run.deps.mirror
  if (Math.abs(clock() - run.toldAt) < TELL_MS) return
  const step = nextStep(run)
  store
    .write(async (tx) => {
      const meta = await tx.meta()
      const drain = { ...meta.drain, ...step }
      if (isHolder(run, meta)) await tx.putMeta({ ...meta, drain })
    })
    // Safe: it only tells others that this run is alive.
    .catch(() => undefined)
}

/** Whether a call waits to be sent. */
export async function hasWaiting(run: Run): Promise<boolean> {
  return await run.deps.mirror.store.read((tx) => tx.hasWaiting())
}
