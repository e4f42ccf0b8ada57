// The calls of one trip, in their order, each in a transaction of its own and through the entry that
// serves it when it is made alone. What failed for now holds back the later calls of its root.
import type { ErrorCode } from '#shared/errors.ts'
import type { SyncCall, SyncResult } from '#shared/schemas/sync.ts'
import { findCall, prepareCall, type Params, type WriteCall } from '../api/calls.ts'
import { admitWrite } from '../api/write-rate.ts'
import { databaseRefusal } from '../failures.ts'
import { HttpError } from '../http-error.ts'
import type { AppDeps } from '../deps.ts'
import type { Log } from '../log.ts'
import type { Caller } from './context.ts'
import { isForNow, runCall, tellViewers } from './run-call.ts'

export type Batch = {
  deps: AppDeps
  log: Log
  caller: Caller
  table: readonly WriteCall[]
  /** The caller builds on a history that a backup has replaced: only what is about people runs. */
  isOtherHistory?: boolean
}

const LATER = 503

/** Runs the calls and says of each what became of it. Never throws for a call. */
export async function runBatch(batch: Batch, calls: readonly SyncCall[]): Promise<SyncResult[]> {
  const results: SyncResult[] = []
  const held = new Set<string>()
  const changed = new Set<string>()
  for (const call of calls) {
    const found = findCall(batch.table, call.method, call.path)
    const root = rootOf(call, found?.params)
    const isEarly = batch.isOtherHistory === true && !call.path.startsWith('/users/')
    const result =
      isEarly || held.has(root)
        ? failure(
            call,
            new HttpError(LATER, 'unavailable', 'An earlier change has to be saved first'),
          )
        : await runOne({ ...batch, changed }, call, found)
    if (isForNow(result.status)) held.add(root)
    results.push(result)
  }
  tellViewers(batch.deps, changed)
  return results
}

async function runOne(
  { deps, log, caller, changed }: Batch & { changed: Set<string> },
  call: SyncCall,
  found: { call: WriteCall; params: Params } | undefined,
): Promise<SyncResult> {
  try {
    if (!found) throw new HttpError(404, 'not_found', 'There is no such call')
    const run = prepareCall(found.call, found.params, call.body)
    const { mutationId, method, path, body } = call
    const bytes = JSON.stringify(body ?? null).length
    await admitWrite(deps, caller.userId, { path, bytes })
    await found.call.admit?.(deps, caller.userId)
    const identity = { mutationId: mutationId.toLowerCase(), method, path, body }
    const { done } = await runCall({
      deps,
      caller,
      identity,
      run,
      changed,
      stepMs: found.call.stepMs,
    })
    const { status, scope, version } = done
    return { mutationId, status, ...(scope ? { scope } : {}), ...(version ? { version } : {}) }
  } catch (error) {
    if (error instanceof HttpError) return failure(call, error)
    const refusal = databaseRefusal(error)
    if (refusal) {
      log.warn('the database does not serve', { error })
      return failure(call, refusal)
    }
    log.error('a synced call failed', { error, method: call.method, path: call.path })
    return failure(call, new HttpError(LATER, 'unexpected', 'Try again'))
  }
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
  return 'localId' in body ? String(body.localId).toLowerCase() : call.path
}
