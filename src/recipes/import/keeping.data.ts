/**
 * Many recipes being kept: goes on when its screen is left, and where it had stopped when the page was
 * closed before the end.
 */
import { useSyncExternalStore } from 'react'
import { currentDb } from '#exchange/mirror.ts'
import { browserLock } from '#db/browser.ts'
import type { NomnomDb } from '#db/db.ts'
import { notify } from '#ui/notify.ts'
import { forgetPlan, readPlan, type Kept, type Plan } from '../unfinished-import.data.ts'
import type { Candidate } from './candidates.ts'
import { keepSlices, planFor } from './keep-slices.data.ts'
import type { Read } from './reading.ts'

/** What the summary tells besides what was kept. */
type Told = {
  skipped: number
  candidates: number
  unread: Read['unread']
  leftOut: string[]
}

/** `of`: how many are wanted, `done`: how many of these are settled. */
export type Job = Told & {
  of: number
  done: number
  kept: Kept
  /** All of them lie on the device, whatever becomes of this page. */
  isNoted: boolean
  isOver: boolean
  isStopped: boolean
  problem: string
}

/** One at a time, in all tabs together. */
const LOCK = 'nomnom-import'

let job: Job | null = null
let stop = new AbortController()
const listeners = new Set<() => void>()

/** What is being kept, or was since somebody looked; null for nothing. */
export function useJob(): Job | null {
  return useSyncExternalStore(listen, () => job)
}

/**
 * Keeps recipes. They are noted on the device first (`onNoted`), so that closing the page loses none.
 */
export async function startKeeping(
  candidates: readonly Candidate[],
  told: Told,
  onNoted: () => void,
): Promise<void> {
  const db = currentDb()
  begin({ ...told, of: candidates.length, done: 0 })
  const note = async () => {
    const plan = await planFor(db, candidates)
    onNoted()
    return plan
  }
  await browserLock(LOCK, () => work(db, note))
}

/** Goes on with what an earlier visit did not keep to its end. */
export async function takeUpKeeping(): Promise<void> {
  const db = currentDb()
  const goOn = async () => {
    if (job !== null) return
    const plan = await readPlan(db)
    if (plan === null) return await forgetPlan(db)
    const { length } = plan.recipes
    begin({ skipped: 0, candidates: length, unread: [], leftOut: [], of: length, done: plan.done })
    await work(db, () => Promise.resolve(plan))
  }
  // Over plain http there are no locks, and no other tab is known.
  if (!('locks' in navigator)) return await goOn()
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    // Without it another tab is at it.
    if (lock !== null) await goOn()
  })
}

/** Keeps no more of them; what was kept stays. */
export function stopKeeping(): void {
  stop.abort()
}

/** The summary was read; what a fault kept back is given up. */
export function forgetJob(): void {
  if (job?.problem) void forgetPlan(currentDb())
  show(null)
}

function begin(job: Told & Pick<Job, 'of' | 'done'>): void {
  stop = new AbortController()
  const kept: Kept = { made: [], replaced: [] }
  show({ ...job, kept, isNoted: false, isOver: false, isStopped: false, problem: '' })
}

async function work(db: NomnomDb, planned: () => Promise<Plan>): Promise<void> {
  if (job === null) return
  const { signal } = stop
  let problem = ''
  try {
    const plan = await planned()
    // What an earlier visit kept of it is taken back with the rest.
    change({ isNoted: true, kept: plan.kept })
    await keepSlices(db, plan, { onProgress: (done) => change({ done }), signal })
  } catch (error) {
    problem = error instanceof Error ? error.message : 'Not all of them could be kept.'
  }
  change({ isOver: true, isStopped: signal.aborted, problem })
  // Told in a toast where no screen shows it: somebody has left the import, or it went on by
  // itself.
  if (listeners.size === 0 && job) tellOf(job)
}

function tellOf({ kept, of, problem }: Job): void {
  const done = kept.made.length + kept.replaced.length
  const said = done === 1 ? '1 recipe was kept' : `${done} recipes were kept`
  if (problem === '') notify.success(said)
  else notify.error(`Only ${done} of ${of} recipes were kept: ${problem}`)
}

function change(by: Partial<Job>): void {
  if (job) show({ ...job, ...by })
}

function show(next: Job | null): void {
  job = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
