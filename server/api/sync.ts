// POST /api/sync: many calls up and a page of rows down in one trip, because on a bad network each
// trip costs seconds. docs/sync.md section 4.
import { SCHEMA_VERSION } from '#shared/limits.ts'
import { syncRequest, type SyncRequest, type SyncResponse } from '#shared/schemas/sync.ts'
import type { AskerDeps } from '../deps.ts'
import type { Log } from '../log.ts'
import type { Friendship } from '../db/friendships.ts'
import { readEpoch } from '../db/scopes.ts'
import { recoverFromLoss } from '../sync/lives.ts'
import { pull, type PulledPage } from '../sync/pull.ts'
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

/** The answer to a trip, with rows that are JSON text already: see `piecesOf`. */
export type SyncAnswer = Pick<SyncResponse, 'serverTime' | 'results'> & PulledPage

/** Runs one trip for a signed-in user. Throws HttpError when the trip as a whole is refused. */
export async function sync(
  deps: AskerDeps,
  log: Log,
  from: { userId: string; sessionId: string; body: unknown },
): Promise<SyncAnswer> {
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
  deps.metrics?.called(results)
  // This device is not poked: what is new comes with its answer.
  if (changed.size > 0) deps.pokes.poke([userId], { sessionId })
  let isTold = false
  const tell = (known?: { me: string; friendships: readonly Friendship[] }) => {
    if (!isTold) tellViewers(deps, changed, { ...(known && { known }), told: userId })
    isTold = true
  }
  try {
    // Told as soon as it is known who sees the changes, not only when everything was read for this
    // device.
    const page = await pull(deps.db, { userId, ...request }, (friendships) =>
      tell({ me: userId, friendships }),
    )
    return { serverTime: deps.clock(), results, ...page }
  } finally {
    tell()
  }
}

/** A piece is so long that sending costs little, and so short that making it holds nobody up. */
const PIECE_CHARS = 64 * 1024

/** The JSON of an answer, piece by piece. Rows are JSON text already and are only joined. */
export function* piecesOf({ scopes, ...head }: SyncAnswer): Generator<string, void> {
  let piece = `${JSON.stringify(head).slice(0, -1)},"scopes":[`
  for (const [at, { rows, ...scope }] of scopes.entries()) {
    piece += `${at === 0 ? '' : ','}${JSON.stringify(scope).slice(0, -1)},"rows":[`
    for (const [place, row] of rows.entries()) {
      piece += place === 0 ? row : `,${row}`
      if (piece.length < PIECE_CHARS) continue
      yield piece
      piece = ''
    }
    piece += ']}'
  }
  yield `${piece}]}`
}

/**
 * A backup was restored since: what the device's calls build on may be missing until it has given
 * that back, so they wait. docs/sync.md step 21.
 */
async function knowsOtherHistory(
  deps: AskerDeps,
  { epoch, calls }: SyncRequest,
  known: string | undefined,
): Promise<boolean> {
  if (epoch === undefined || calls.length === 0) return false
  return epoch !== (known ?? (await readEpoch(deps.db)))
}
