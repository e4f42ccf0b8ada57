/**
 * What an answer means, for a whole request and for each call in it: one table each. Nothing here
 * ever drops a change. docs/sync.md step 16.
 */
import type { CallOutcome } from '#db/apply-results.ts'
import type { OutboxRecord, ParkReason } from '#db/calls.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import type { Reply } from './transport.ts'

/**
 * answered: results and rows are in the body. retry: nothing is known, everything stays.
 * renew: the token was refused. halve: the server refused the request as a whole, so one of its
 * calls is to blame.
 */
type Verdict = 'answered' | 'retry' | 'renew' | 'halve'

/** Statuses that say "not now": 408, 425, 429 and every 5xx. */
function isPassing(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500
}

/** What the answer to a request means. Only answers of our server count as answers. */
export function judgeReply(reply: Reply): Verdict {
  if (reply.kind === 'silence' || isPassing(reply.status)) return 'retry'
  if (reply.status === 200) return 'answered'
  if (reply.status === 401) return 'renew'
  return reply.status >= 400 ? 'halve' : 'retry'
}

/** There were more writes in a minute than one person may make. The call itself is fine. */
const TOO_FAST: ErrorCode = 'too_many_writes'

/** A call that fails this often while others pass is shown to the user instead of tried forever. */
const FAILURES_MAX = 5

/** What became of each call that was sent; a call without a result has to be tried again. */
export function judgeCalls(
  sent: readonly OutboxRecord[],
  results: readonly SyncResult[],
): CallOutcome[] {
  const byId = new Map(results.map((result) => [result.mutationId, result]))
  const somePassed = results.some(({ status }) => !isPassing(status))
  const failedRoots = new Set<string>()
  return sent.map((record): CallOutcome => {
    const { mutationId, attempts, root } = record
    const result = byId.get(mutationId)
    if (!result || result.status === 401) return { mutationId, kind: 'later' }
    const { status, scope, version } = result
    if (status >= 200 && status < 300) return { mutationId, kind: 'done', status, scope, version }
    if (!isPassing(status)) return { mutationId, kind: 'park', reason: reasonOf(result) }
    // Calls behind a failed one of the same root were not run, and calls that came too fast were put
    // off: neither counts as a failure of their own.
    const isOwnFailure = !failedRoots.has(root) && result.code !== TOO_FAST
    failedRoots.add(root)
    const isHopeless = isOwnFailure && somePassed && attempts + 1 >= FAILURES_MAX
    return isHopeless
      ? { mutationId, kind: 'park', reason: reasonOf(result) }
      : { mutationId, kind: 'later' }
  })
}

/** How long the server asks to be spared more calls, in ms; null where it took those that came. */
export function pauseAfter(results: readonly SyncResult[]): number | null {
  const tooFast = results.filter(({ code }) => code === TOO_FAST)
  if (tooFast.length === 0) return null
  return Math.max(...tooFast.map(({ detail }) => 1000 * (Number(detail?.['retryAfter']) || 1)))
}

/** The reason of a refusal, as it is kept and shown. */
export function reasonOf(
  answer: Pick<SyncResult, 'status' | 'code' | 'message' | 'detail'>,
): ParkReason {
  const { status, code, message, detail } = answer
  return {
    status,
    code: code ?? null,
    message: message ?? 'The server refused this change',
    ...(detail ? { detail } : {}),
  }
}
