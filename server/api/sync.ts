// POST /api/sync: many calls up and a page of rows down in one trip, because on a bad network each
// trip costs seconds. docs/sync.md section 4.
import { SCHEMA_VERSION } from '#shared/limits.ts'
import { syncRequest, type SyncRequest, type SyncResponse } from '#shared/schemas/sync.ts'
import type { AppDeps } from '../deps.ts'
import type { Log } from '../log.ts'
import { readEpoch } from '../db/scopes.ts'
import { recoverFromLoss } from '../sync/lives.ts'
import { pull } from '../sync/pull.ts'
import { runBatch } from '../sync/run-batch.ts'
import { tellViewers } from '../sync/run-call.ts'
import { check } from './body.ts'
import type { WriteCall } from './calls.ts'
import { reassertCalls } from './reassert.ts'
import { refuse } from './refusals.ts'
import { API_CALLS } from './table.ts'

const WRITES = [
  ...API_CALLS.filter((call): call is WriteCall => call.method !== 'GET'),
  ...reassertCalls,
]

/** Runs one trip for a signed-in user. Throws HttpError when the trip as a whole is refused. */
export async function sync(
  deps: AppDeps,
  log: Log,
  from: { userId: string; sessionId: string; body: unknown },
): Promise<SyncResponse> {
  const request: SyncRequest = check(syncRequest, from.body)
  if (request.schema > SCHEMA_VERSION) {
    // The page is newer than this server, which is being replaced: its calls wait.
    throw refuse(503, 'schema_too_new', 'The server is being updated').withHeader(
      'Retry-After',
      '30',
    )
  }
  const { userId, sessionId } = from
  const caller = { userId, sessionId, device: request.device, sentWall: request.clock.wall }
  const epoch = await recoverFromLoss(deps, request.life, log)
  const isOtherHistory = await knowsOtherHistory(deps, request, epoch)
  const batch = { deps, log, caller, table: WRITES, isOtherHistory }
  const { results, changed } = await runBatch(batch, request.calls)
  let known
  try {
    const { page, friendships } = await pull(deps.db, { userId, ...request })
    known = { me: userId, friendships }
    return { serverTime: deps.clock(), results, ...page }
  } finally {
    tellViewers(deps, changed, known)
  }
}

/**
 * A backup was restored since: what the device's calls build on may be missing until it has given
 * that back, so they wait. docs/sync.md step 21.
 */
async function knowsOtherHistory(
  deps: AppDeps,
  { epoch, calls }: SyncRequest,
  known: string | undefined,
): Promise<boolean> {
  if (epoch === undefined || calls.length === 0) return false
  return epoch !== (known ?? (await readEpoch(deps.db)))
}
