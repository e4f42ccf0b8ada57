/**
 * Writes what the server said into the mirror: results, rows, scopes that are gone, cursors; in
 * short transactions, so that a tap never waits for a load. docs/sync.md steps 11 to 15.
 */
import { hearServer } from '#shared/clock.ts'
import type { SyncResponse, SyncScope } from '#shared/schemas/sync.ts'
import type { OutboxRecord } from './calls.ts'
import { applyScope, SLICE_ROWS, type Write } from './apply-page.ts'
import { applyOutcomes, type CallOutcome } from './apply-results.ts'
import { parkScope } from './park.ts'
import { authorOf, recomputeCalls } from './recompute.ts'
import type { Ahead, Mirror, ScopeState, Tx } from './store.ts'
import { linesOf, noteVerified, type Hash } from './verify.ts'

/** An answer with what was asked. sentAt, receivedAt: Unix ms of the device's clock. */
type Answer = {
  response: Omit<SyncResponse, 'results'>
  outcomes: readonly CallOutcome[]
  cursors: Readonly<Record<string, number>>
  /** `meta.generation` when the run began. */
  generation: number
  /** The run that asked: `meta.drain` names it until another one takes over. */
  run: string
  sentAt: number
  receivedAt: number
  hash?: Hash | undefined
}

/**
 * refused: everything was wiped in the meantime, or another run took over: nothing is applied. again: there is more to fetch.
 * settled: calls that got a final answer. later: calls that the server could not run now. isWaiting: calls wait now.
 */
export type Applied = {
  refused: boolean
  again: boolean
  settled: number
  later: number
  isWaiting: boolean
}

const REFUSED: Applied = { refused: true, again: false, settled: 0, later: 0, isWaiting: false }

class WipedError extends Error {}

/** Applies an answer. Safe to repeat: a part that was applied before changes nothing. */
export async function applyAnswer(mirror: Mirror, answer: Answer): Promise<Applied> {
  const write = <T>(work: (tx: Tx) => Promise<T>, ahead?: Ahead) =>
    mirror.store.write(
      async (tx) => {
        // An answer that arrives after sign-out must not fill the emptied mirror again.
        const { generation, drain } = await tx.meta()
        const isTaken = (drain?.run ?? '') !== answer.run
        if (generation !== answer.generation || isTaken) throw new WipedError()
        return await work(tx)
      },
      { canComeAgain: true, ...(ahead && { ahead }) },
    )
  try {
    if (!isSmall(answer)) return await applyAll((work) => write(work), mirror, answer)
    return await write((tx) => applyAll((work) => work(tx), mirror, answer), aheadOf(answer))
  } catch (error) {
    if (error instanceof WipedError) return REFUSED
    throw error
  }
}

/** Most answers are small, so they are written in one transaction and the screen renders once. */
function isSmall({ response: { scopes } }: Answer): boolean {
  const rows = scopes.reduce((sum, scope) => sum + scope.rows.length, 0)
  return rows <= SLICE_ROWS && scopes.every(({ hash }) => hash === undefined)
}

/** What such an answer is compared with: changed rows with the lists of their items, scopes and calls. */
function aheadOf({ response: { scopes } }: Answer): Ahead {
  const changes = scopes.filter(({ full }) => full !== true)
  const ids = changes.flatMap(({ rows }) => rows.flatMap(({ id, parent }) => [id, parent ?? id]))
  return { ids: [...new Set(ids)], scopes: true, calls: true }
}

async function applyAll(write: Write, mirror: Mirror, answer: Answer): Promise<Applied> {
  const first = await write((tx) => applyFirst(tx, mirror, answer))
  if (first.isNewEpoch) return { refused: false, again: true, ...first.counts, isWaiting: true }
  let again = false
  // First, while the names that the parked calls keep as labels are still here.
  for (const scope of answer.response.gone) await write((tx) => forgetScope(tx, mirror, scope))
  let isFurther = false
  for (const scope of answer.response.scopes) {
    const askedFrom = answer.cursors[scope.scope]
    if (isHeld(first.held, scope)) continue
    await applyScope(write, mirror, { scope, askedFrom })
    isFurther ||= scope.rows.length > 0 || scope.version > (askedFrom ?? -1)
    again ||= scope.more === true
  }
  // A page without anything new is the last one, even if it claims that more follow.
  again &&= isFurther
  if (await verify(mirror, write, answer)) again = true
  const isWaiting = await write(async (tx) => {
    await letGoOfIncluded(tx, mirror, { isEnd: !again })
    if (!again) await noteLastPull(tx, answer.receivedAt)
    return await tx.hasWaiting()
  })
  return { refused: false, again, ...first.counts, isWaiting }
}

/** Most pages of most trips say that there is nothing new. */
function isHeld(held: ReadonlyMap<string, ScopeState>, page: SyncScope): boolean {
  if (page.full === true || page.more === true || page.rows.length > 0) return false
  const state = held.get(page.scope)
  return state?.cursor === page.version && !state.loading && !state.behind
}

/** Compares the scopes whose fingerprints came; true when one has to be loaded anew. */
async function verify(
  mirror: Mirror,
  write: Write,
  { response, hash, receivedAt: now }: Answer,
): Promise<boolean> {
  let isWrong = false
  for (const scope of response.scopes) {
    if (scope.hash === undefined || !hash || scope.more) continue
    const lines = await mirror.store.read((tx) => linesOf(tx, scope.scope))
    const isSame = (await hash(lines)) === scope.hash
    await write((tx) => noteVerified(tx, scope, { isSame, now }))
    isWrong ||= !isSame
  }
  return isWrong
}

/** Clock, epoch and the results of the calls. */
async function applyFirst(tx: Tx, mirror: Mirror, answer: Answer) {
  const { response, sentAt, receivedAt } = answer
  const meta = await tx.meta()
  const heard = { serverTime: response.serverTime, sent: sentAt, received: receivedAt }
  const isNewEpoch = meta.epoch !== null && meta.epoch !== response.epoch
  await tx.putMeta({
    ...meta,
    clock: hearServer(meta.clock, heard),
    epoch: response.epoch,
    ...(response.life === undefined ? {} : { life: response.life }),
    backoff: { attempts: 0, until: 0 },
    paused: null,
  })
  if (isNewEpoch) await startOver(tx)
  const counts = await applyOutcomes(tx, mirror, answer.outcomes)
  const held = new Map((await tx.scopes()).map((state) => [state.scope, state]))
  return { isNewEpoch, counts, held }
}

/**
 * The server's history was replaced by a backup: versions mean something else now. What it had
 * acknowledged may be missing, so it is sent once more under the same ids.
 */
async function startOver(tx: Tx): Promise<void> {
  // They stay listed, so that the server is asked about each and can say that it is gone.
  for (const { held: _, ...state } of await tx.scopes())
    await tx.putScope({ ...state, cursor: -1, behind: true, saving: true })
  const acked = (await tx.outbox()).filter((record) => record.state === 'acked')
  await tx.putOutbox(acked.map((record): OutboxRecord => ({ ...record, state: 'sent' })))
}

/**
 * Acknowledged calls go once the mirror has reached the version at which they were applied, and
 * holds every row up to it: one that was written again since stands on a later page. At the end of
 * a pull every granted scope is listed, so a call of another one waits for rows that never come.
 */
async function letGoOfIncluded(
  tx: Tx,
  mirror: Mirror,
  { isEnd }: { isEnd: boolean },
): Promise<void> {
  const acked = (await tx.outbox()).filter((record) => record.state === 'acked')
  if (acked.length === 0) return
  const states = new Map((await tx.scopes()).map((state) => [state.scope, state]))
  const included = acked.filter(({ scope, version = 0 }) => {
    const state = states.get(scope ?? '')
    if (!state) return isEnd
    return !state.behind && state.cursor >= version
  })
  await tx.deleteOutbox(included.map((record) => record.seq))
  await recomputeCalls(tx, authorOf(mirror.userId, await tx.meta()), included)
}

/** A scope that is not granted (any more) leaves at once, with all its rows. */
async function forgetScope(tx: Tx, mirror: Mirror, scope: string): Promise<void> {
  await parkScope(tx, mirror, scope)
  await tx.deleteRows(await tx.rowIdsInScope(scope))
  await tx.deleteScope(scope)
}

async function noteLastPull(tx: Tx, at: number): Promise<void> {
  const meta = await tx.meta()
  await tx.putMeta({ ...meta, lastPull: at })
}
