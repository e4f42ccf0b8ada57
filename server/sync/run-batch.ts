// The calls of one trip, in their order, through the entry that serves each when it is made alone: in
// a transaction of its own, or with others about the same thing if none of them fails. What failed
// for now holds back the later calls of its root.
import type { ErrorCode } from '#shared/errors.ts'
import type { SyncCall, SyncResult } from '#shared/schemas/sync.ts'
import { findCall, prepareCall, targetOf, type Params, type WriteCall } from '../api/calls.ts'
import { admitWrite } from '../api/write-rate.ts'
import type { CallTarget } from '../db/open-calls.ts'
import { databaseRefusal } from '../failures.ts'
import { HttpError } from '../http-error.ts'
import type { AskerDeps } from '../deps.ts'
import type { Log } from '../log.ts'
import type { Caller, Done } from './context.ts'
import { isForNow, runCall, runTogether, type Running } from './run-call.ts'

type Batch = {
  deps: AskerDeps
  log: Log
  caller: Caller
  table: readonly WriteCall[]
  /**
   * The caller builds on a history that a backup has replaced. Nothing runs: what was acknowledged
   * before and is missing now has to come first, or it would overtake what was done after it.
   */
  isOtherHistory?: boolean
}

const LATER = 503
/** How many calls about one thing run in one transaction at most: others wait until it ends. */
const TOGETHER_MAX = 20

/** A call with what serves it. root: what it is about; its calls keep their order. */
type Found = {
  call: SyncCall
  serves: { call: WriteCall; params: Params } | undefined
  root: string
  target: CallTarget | undefined
}

type Batching = Batch & { changed: Set<string> }

/**
 * Runs the calls and says of each what became of it. Never throws for a call. changed: the scopes
 * whose viewers are to be told (`tellViewers`).
 */
export async function runBatch(
  batch: Batch,
  calls: readonly SyncCall[],
): Promise<{ results: SyncResult[]; changed: ReadonlySet<string> }> {
  const results: SyncResult[] = []
  const held = new Set<string>()
  const changed = new Set<string>()
  for (const group of groupsOf(calls.map((call) => find(batch, call)))) {
    const isWaiting = ({ root }: Found) => batch.isOtherHistory === true || held.has(root)
    const finish = group.some(isWaiting) ? undefined : await begin({ ...batch, changed }, group)
    for (const [at, { call, root }] of group.entries()) {
      const result = finish && !held.has(root) ? await finish(at) : waits(call)
      if (isForNow(result.status)) held.add(root)
      results.push(result)
    }
  }
  return { results, changed }
}

function waits(call: SyncCall): SyncResult {
  const message = 'An earlier change has to be saved first'
  return failure(call, new HttpError(LATER, 'unavailable', message))
}

function find(batch: Batch, call: SyncCall): Found {
  const serves = findCall(batch.table, call.method, call.path)
  const target = serves && targetOf(serves.call, serves.params, call.body)
  return { call, serves, root: rootOf(call, serves?.params), target }
}

/** Calls that come one after the other about the same thing, together; each other by itself. */
function groupsOf(found: readonly Found[]): Found[][] {
  const groups: Found[][] = []
  for (const one of found) {
    const group = groups.at(-1)
    const isNext = one.target !== undefined && group?.[0]?.target?.id === one.target.id
    if (group && isNext && group.length < TOGETHER_MAX) group.push(one)
    else groups.push([one])
  }
  return groups
}

/** Runs calls together where that can be; resolves to what gives the result of each. */
async function begin(
  batch: Batching,
  group: readonly Found[],
): Promise<(at: number) => Promise<SyncResult>> {
  const ids = [...new Set(group.flatMap(({ target }) => target?.ids ?? []))]
  const prepared: (Running | SyncResult)[] = []
  for (const found of group) {
    const target = found.target && { ...found.target, ids }
    prepared.push(await prepare(batch, { ...found, target }))
  }
  const runnings = prepared.filter((one) => 'run' in one)
  const isWhole = group.length > 1 && runnings.length === group.length
  const together = isWhole ? await runTogether(runnings) : undefined
  return async (at) => {
    const [one, done, found] = [prepared[at], together?.[at], group[at]]
    if (!one || !found) throw new Error('There is no such call')
    if (!('run' in one)) return one
    return done ? resultOf(found.call, done) : runOne(batch, found.call, one)
  }
}

/** The call ready to run, or why it will not be. */
async function prepare(
  batch: Batching,
  { call, serves, target }: Found,
): Promise<Running | SyncResult> {
  const { deps, caller, changed } = batch
  try {
    if (!serves) throw new HttpError(404, 'not_found', 'There is no such call')
    const run = prepareCall(serves.call, serves.params, call.body)
    const { mutationId, method, path, body } = call
    const bytes = JSON.stringify(body ?? null).length
    await admitWrite(deps, caller.userId, { path, bytes })
    await serves.call.admit?.(deps, caller.userId, body)
    const identity = { mutationId: mutationId.toLowerCase(), method, path, body }
    return { deps, caller, identity, target, run, changed, stepMs: serves.call.stepMs }
  } catch (error) {
    return resultOfError(batch, call, error)
  }
}

async function runOne(batch: Batch, call: SyncCall, running: Running): Promise<SyncResult> {
  try {
    return resultOf(call, (await runCall(running)).done)
  } catch (error) {
    return resultOfError(batch, call, error)
  }
}

function resultOf({ mutationId }: SyncCall, { status, scope, version }: Done): SyncResult {
  return { mutationId, status, ...(scope ? { scope } : {}), ...(version ? { version } : {}) }
}

function resultOfError({ log }: Batch, call: SyncCall, error: unknown): SyncResult {
  if (error instanceof HttpError) return failure(call, error)
  const refusal = databaseRefusal(error)
  if (refusal) {
    log.warn('the database does not serve', { error })
    return failure(call, refusal)
  }
  log.error('a synced call failed', { error, method: call.method, path: call.path })
  return failure(call, new HttpError(LATER, 'unexpected', 'Try again'))
}

function failure({ mutationId }: SyncCall, error: HttpError): SyncResult {
  // The codes of the product's refusals are the catalogue's; the type of HttpError is wider.
  const code = error.code as ErrorCode
  const { status, message, detail, field } = error
  const told =
    detail || field !== undefined ? { detail: { ...detail, ...(field ? { field } : {}) } } : {}
  return { mutationId, status, code, message, ...told }
}

/** What a call is about: its calls keep their order. Each invite stands for itself. */
function rootOf(call: SyncCall, params: Params | undefined): string {
  const id = params?.['id']
  if (id !== undefined) return id.toLowerCase()
  const { body } = call
  if (call.path === '/users/friend-requests' || typeof body !== 'object' || body === null) {
    return call.mutationId
  }
  // Not looked at yet: it may be anything.
  const localId = 'localId' in body ? body.localId : undefined
  return typeof localId === 'string' ? localId.toLowerCase() : call.path
}
