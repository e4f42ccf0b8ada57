/**
 * Many recipes being kept: goes on when its screen is left, and where it had stopped when the page was
 * closed before the end.
 */
import { useSyncExternalStore } from 'react'
import { currentDb } from '#exchange/mirror.ts'
import { browserLock } from '#db/browser.ts'
import type { NomnomDb } from '#db/db.ts'
import { createListeners } from '#ui/listeners.ts'
import { notify } from '#ui/notify.ts'
import {
  forgetPlan,
  givePlannedUp,
  ownIdOf,
  readPlan,
  type Kept,
  type Plan,
} from '../unfinished-import.data.ts'
import type { Candidate } from './candidates.ts'
import { keepSlices, planFor } from './keep-slices.data.ts'
import type { Left } from './reading.ts'

/** What the summary tells besides what was kept. */
type Told = {
  skipped: Left[]
  /** What has to be mended first. */
  broken: Left[]
  unread: Left[]
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
/** What the job keeps; null where another tab has kept it, or nobody wants it any more. */
let planned: () => Promise<Plan | null> = () => Promise.resolve(null)
/** What was planned here: another tab may have taken it over, with its own behind it. */
let ours: ReadonlySet<string> = new Set()
const { subscribe, tell, isHeard } = createListeners()

/** What is being kept, or was since somebody looked; null for nothing. */
export function useJob(): Job | null {
  return useSyncExternalStore(subscribe, () => job)
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
  planned = async () => {
    const plan = await planFor(db, candidates)
    onNoted()
    return plan
  }
  await browserLock(LOCK, () => work(db))
}

/** Goes on with what an earlier visit did not keep to its end. */
export async function takeUpKeeping(): Promise<void> {
  const db = currentDb()
  const goOn = async () => {
    const plan = await readPlan(db)
    // What was begun meanwhile waits for the lock, and takes it along.
    if (job !== null) return
    if (plan === null) return await forgetPlan(db)
    const nothing: Told = { skipped: [], broken: [], unread: [], leftOut: [] }
    begin({ ...nothing, of: plan.recipes.length, done: plan.done })
    planned = () => readPlan(db)
    await work(db)
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

/** Goes on with what a fault has stopped. */
export async function tryAgain(): Promise<void> {
  const db = currentDb()
  stop = new AbortController()
  change({ isOver: false, problem: '' })
  await browserLock(LOCK, () => work(db))
}

/** What a fault has kept back here is given up, unless another tab has kept it; what was kept stays. */
export async function giveUpRest(): Promise<void> {
  const db = currentDb()
  const wasLeft = await browserLock(LOCK, () => givePlannedUp(db, ours))
  change({ isStopped: wasLeft || !job?.isNoted, problem: '' })
}

/** The summary was read. */
export function forgetJob(): void {
  show(null)
}

function begin(job: Told & Pick<Job, 'of' | 'done'>): void {
  stop = new AbortController()
  ours = new Set()
  const kept: Kept = { made: [], replaced: [] }
  show({ ...job, kept, isNoted: false, isOver: false, isStopped: false, problem: '' })
}

async function work(db: NomnomDb): Promise<void> {
  if (job === null) return
  const { signal } = stop
  let problem = ''
  try {
    const plan = signal.aborted ? null : await planned()
    if (plan) {
      ours = new Set(plan.recipes.map(ownIdOf))
      planned = () => readOurs(db)
      tellPlan(plan)
      await keepSlices(db, plan, { onProgress: (done) => change({ done }), signal })
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : 'Not all of them could be kept.'
  }
  change({ isOver: true, isStopped: signal.aborted, problem })
  // Told in a toast where no screen shows it: somebody has left the import, or it went on by
  // itself.
  if (!isHeard() && job) tellOf(job)
}

async function readOurs(db: NomnomDb): Promise<Plan | null> {
  const plan = await readPlan(db)
  return plan?.recipes.some((each) => ours.has(ownIdOf(each))) ? plan : null
}

/** What is left of an earlier one counts, too, and what was kept of it is taken back with the rest. */
function tellPlan({ recipes, done, kept }: Plan): void {
  change({ isNoted: true, of: recipes.length, done, kept })
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
  tell()
}
