/** One run: trips until everything is sent and fetched, or until no answer comes. */
import { applyAnswer, type Applied } from '#db/apply-answer.ts'
import { applyOutcomes, type CallOutcome } from '#db/apply-results.ts'
import { SYNC_MAX_CALLS } from '#shared/limits.ts'
import type { SyncRequest, SyncResult } from '#shared/schemas/sync.ts'
import { isSameAsk, requestAfter, type Ahead, type Asked } from './ahead.ts'
import { afterFailure } from './backoff.ts'
import { judgeCalls, judgeReply, pauseAfter, reasonOf } from './outcome.ts'
import { asResponse } from './pull.ts'
import { batchAfterAnswer, batchAfterSilence, pageAfterAnswer, pageAfterSilence } from './pace.ts'
import { changeMeta, hasWaiting, isHolder, noteStep, type Run } from './run-hold.ts'
import { startRun, type Begun } from './start.ts'
import type { EngineDeps, RunResult, Wish } from './engine.ts'
import type { Reply } from './transport.ts'
import { prepareTrip, type Trip } from './trip.ts'

/** Sends and fetches until there is nothing left to do or no way to do it. */
export async function drain(deps: EngineDeps, wish: Required<Wish>): Promise<RunResult> {
  const start = await startRun(deps, wish)
  if ('kind' in start) return start
  const { run } = start
  let { isSending, begun } = start
  try {
    for (;;) {
      const result = await makeTrip(run, begun ?? (await beginTrip(run, isSending)))
      if (result) return result
      begun = null
      isSending = await hasWaiting(run)
    }
  } finally {
    run.ahead?.drop()
  }
}

/** A trip with a token of now; what came of the run where there is none. */
async function beginTrip(run: Run, isSending: boolean): Promise<Begun | RunResult> {
  const { deps } = run
  const token = await deps.tokens.get({ refused: run.refusedToken, isSending })
  if (token.kind === 'none') return { kind: 'stopped' }
  if (token.kind === 'refused') return await pause(run)
  if (token.kind !== 'token') return isSending ? await backOff(run, null) : { kind: 'idle' }
  // Another user's changes never leave under this user's token.
  if (token.userId !== deps.mirror.userId) return { kind: 'stopped' }
  const trip = await prepareTrip(run, isSending)
  return trip ? { trip, token: token.token } : { kind: 'stopped' }
}

/** Makes one trip. Resolves to what came of the run, or to null when the run goes on. */
async function makeTrip(run: Run, begun: Begun | RunResult): Promise<RunResult | null> {
  if ('kind' in begun) return begun
  const { trip, token, claim } = begun
  const early = takeAhead(run, trip.request)
  const [asked, isHeld] = await Promise.all([early ?? ask(run, trip.request, { token }), claim?.()])
  // Of a mirror that is another one by now: the trip is made anew.
  if (isHeld === false) return null
  // What is no answer says nothing of the line, the token and the wishes of now: the trip is made anew.
  if (early && judgeReply(asked.reply) !== 'answered') return null
  const { reply, tookMs } = asked
  switch (judgeReply(reply)) {
    case 'answered':
      run.limits.bytes = batchAfterAnswer(run.limits.bytes, trip.bytes, tookMs)
      return await takeAnswer(run, trip, { asked, token })
    case 'renew':
      if (run.refusedToken !== null) return await pause(run)
      run.refusedToken = token
      return null
    case 'halve':
      return await blameCall(run, trip, reply)
    case 'retry':
      run.limits.bytes = batchAfterSilence(run.limits.bytes, trip.bytes, tookMs)
      run.pageBytes = pageAfterSilence(run.pageBytes)
      return await silence(run, reply)
  }
}

async function ask(
  run: Run,
  request: SyncRequest,
  { token, isUnwanted = () => false }: { token: string; isUnwanted?: () => boolean },
): Promise<Asked> {
  const { transport, mirror } = run.deps
  const sentAt = mirror.clock()
  let answeredAt: number | null = null
  const reply = await transport.send(request, token, {
    onAnswer: () => (answeredAt = mirror.clock()),
    onAlive: () => noteStep(run),
    isUnwanted,
  })
  const receivedAt = mirror.clock()
  const tookMs = (answeredAt ?? receivedAt) - sentAt
  return { request, reply, tookMs, wholeMs: receivedAt - sentAt, receivedAt }
}

/** Asks for what the next trip will ask for if nothing happens until then; null where something has. */
async function askAhead(run: Run, request: SyncRequest, token: string): Promise<Ahead | null> {
  const isFree = await run.deps.mirror.store.read(async (tx) => {
    const meta = await tx.meta()
    return isHolder(run, meta) && !meta.workOffline && !(await tx.hasWaiting())
  })
  if (!isFree) return null
  let isUnwanted = false
  const asked = ask(run, request, { token, isUnwanted: () => isUnwanted })
  return { request, asked, drop: () => (isUnwanted = true) }
}

/**
 * The page that is on its way, if it is what this trip asks for. One that is not, because a call waits
 * by now, is let go: a tap does not wait for it.
 */
function takeAhead(run: Run, request: SyncRequest): Promise<Asked> | null {
  const { ahead } = run
  run.ahead = null
  if (ahead && isSameAsk(ahead.request, request)) return ahead.asked
  ahead?.drop()
  return null
}

async function takeAnswer(
  run: Run,
  { sent, bytes }: Trip,
  { asked, token }: { asked: Asked; token: string },
): Promise<RunResult | null> {
  const { mirror } = run.deps
  const { request, reply, wholeMs, receivedAt } = asked
  const response = reply.kind === 'answer' ? asResponse(reply.body) : null
  if (!response) return await silence(run, reply)
  run.silences = 0
  run.refusedToken = null
  run.broughtBytes += bytes
  // Only a page that was full says how fast the line is.
  const pageBytes = pageAfterAnswer(run.pageBytes, wholeMs)
  const next = requestAfter(request, response, { pageBytes, wall: mirror.clock() })
  if (next && sent.length === 0) run.ahead = await askAhead(run, next, token)
  const applied = await applyAnswer(mirror, {
    response,
    outcomes: judgeCalls(sent, response.results),
    cursors: request.cursors,
    generation: run.generation,
    run: run.id,
    sentAt: request.clock.wall,
    hash: run.deps.hash,
    receivedAt,
  })
  if (applied.refused) return { kind: 'stopped' }
  if (applied.again) run.pageBytes = pageBytes
  return await goOn(run, applied, { sent: sent.length, pauseMs: pauseAfter(response.results) })
}

/** Whether there is more to do, and whether it makes sense to do it now. */
async function goOn(
  run: Run,
  applied: Applied,
  { sent, pauseMs }: { sent: number; pauseMs: number | null },
): Promise<RunResult | null> {
  if (applied.again) {
    run.hasLoaded = true
    return null
  }
  // What was loaded is compared in one more trip, now that nothing is missing.
  if (run.hasLoaded && run.deps.hash && sent === 0) {
    run.hasLoaded = false
    return null
  }
  if (!applied.isWaiting) return { kind: 'idle' }
  if (pauseMs !== null) return await backOff(run, pauseMs)
  // No call got a final answer: asking again at once would not help.
  if (sent > 0 && applied.settled === 0) return await backOff(run, null)
  return null
}

/** The server refused the request as a whole: halving it again and again finds the call to blame. */
async function blameCall(run: Run, { sent }: Trip, reply: Reply): Promise<RunResult | null> {
  const [only] = sent
  if (!only) return await backOff(run, reply.retryAfterMs)
  if (sent.length > 1) {
    run.limits = { ...run.limits, calls: Math.ceil(sent.length / 2) }
    return null
  }
  const { mirror } = run.deps
  const refusal: SyncResult = { mutationId: only.mutationId, status: 400, ...errorOf(reply) }
  const outcome: CallOutcome = {
    mutationId: only.mutationId,
    kind: 'park',
    reason: reasonOf(refusal),
  }
  await mirror.store.write(async (tx) => {
    if (isHolder(run, await tx.meta())) await applyOutcomes(tx, mirror, [outcome])
  })
  run.limits = { ...run.limits, calls: SYNC_MAX_CALLS }
  return null
}

function errorOf(reply: Reply): Partial<SyncResult> {
  if (reply.kind !== 'answer' || typeof reply.body !== 'object') return {}
  const { code, message } = { ...(reply.body as Partial<SyncResult>) }
  return {
    status: reply.status,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
  }
}

/** No answer: once more at once (product §8), then later. */
async function silence(run: Run, reply: Reply): Promise<RunResult | null> {
  run.silences += 1
  if (run.silences === 1 && reply.retryAfterMs === null) return null
  return await backOff(run, reply.retryAfterMs)
}

async function backOff(run: Run, retryAfterMs: number | null): Promise<RunResult> {
  const { clock, random } = run.deps.mirror
  const at = { now: clock(), random: random(), retryAfterMs }
  const meta = await changeMeta(run, (old) => ({
    backoff: { ...afterFailure(old.backoff, at), bytes: run.limits.bytes },
  }))
  return { kind: 'retry', at: meta.backoff.until }
}

async function pause(run: Run): Promise<RunResult> {
  await changeMeta(run, () => ({ paused: 'sign-in' }))
  return { kind: 'paused' }
}
