// Runs one call in a transaction of its own, exactly once, and tells whoever sees the change.
// docs/sync.md section 4: log, users, scope, friendship, `me:` scopes, rows, always in this order.
import { hash } from 'node:crypto'
import { canonicalJson } from '#shared/merge/canonical.ts'
import { UNSTORABLE } from '#shared/schemas/text.ts'
import type { Transaction } from 'kysely'
import { v5 as uuidFrom, v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/database.ts'
import { viewersOf, type Friendship } from '../db/friendships.ts'
import { claimCall, loggedCall, noteCall, noteRefusal } from '../db/mutation-log.ts'
import { openCalls, type CallTarget, type Opened } from '../db/open-calls.ts'
import type { AppDeps, AskerDeps } from '../deps.ts'
import {
  codeOf,
  DEADLOCK,
  SERIALIZATION_FAILURE,
  UNIQUE_VIOLATION,
  UNSTORABLE_TEXT,
} from '../error-code.ts'
import { inEvenTime } from '../even-time.ts'
import { HttpError, idTaken } from '../http-error.ts'
import type { CallContext, Caller, Done, OpenedCall } from './context.ts'

/** A call as it came in: what its identity is made of. */
type CallIdentity = { mutationId: string; method: string; path: string; body: unknown }

export type Running = {
  deps: AskerDeps
  caller: Caller
  /** Missing: the caller gave no id, so a repeated call happens again. */
  identity?: CallIdentity | undefined
  ifMatch?: number | undefined
  /** Opened as the call begins. */
  target?: CallTarget | undefined
  /** Answers at a multiple of this after it came, so that the time tells nothing. */
  stepMs?: number | undefined
  /** Collects the changed scopes for a caller that tells their viewers itself (`tellViewers`). */
  changed?: Set<string> | undefined
  run(context: CallContext): Promise<Done>
  /** Reads what the caller is answered, in the same transaction, with today's rights. */
  read?(done: Done, at: Pick<CallContext, 'trx' | 'opened'>): Promise<unknown>
}

/** Serialisation failure, deadlock: nothing happened, and trying again helps. */
const TRANSIENT = new Set([SERIALIZATION_FAILURE, DEADLOCK])
const ATTEMPTS = 3

/** Runs a call. Throws HttpError, with nothing changed, when it is refused. */
export async function runCall(running: Running): Promise<{ done: Done; answer: unknown }> {
  const { stepMs } = running
  const run = () => runUntilDone(running)
  return stepMs === undefined ? run() : inEvenTime(stepMs, run)
}

async function runUntilDone(running: Running): Promise<{ done: Done; answer: unknown }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(running)
    } catch (error) {
      if (attempt < ATTEMPTS && TRANSIENT.has(codeOf(error))) continue
      const refused = asRefusal(error, running.deps)
      if (!isFinal(refused) || (await keepRefusal(running, refused))) throw refused
      // A twin of the call was faster: what became of that counts for both.
      return await runOnce(running)
    }
  }
}

/** A refusal that was told before, or that is about the id of the call. */
class KnownRefusal extends HttpError {}

/** Not to be tried again: the caller is told that nothing will come of it. */
function isFinal(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || error instanceof KnownRefusal) return false
  return error.status >= 400 && error.status < 500 && !isForNow(error.status)
}

/** Nothing is known about the call: it will be sent again, where its session has ended by another one. */
export function isForNow(status: number): boolean {
  return status === 401 || status === 408 || status === 425 || status === 429 || status >= 500
}

/**
 * Keeps a refusal before the caller hears of it, so that a late copy of the call stays refused
 * whatever was granted since. False: the call is known already.
 */
async function keepRefusal(running: Running, refused: HttpError): Promise<boolean> {
  const { deps, caller, identity } = running
  if (!identity) return true
  const key = { userId: caller.userId, mutationId: identity.mutationId }
  const { status, code, message, field, detail } = refused
  const told = { ...(field === undefined ? {} : { field }), ...(detail ? { detail } : {}) }
  return await deps.db.transaction().execute(async (trx) => {
    if (!(await claimCall(trx, { ...key, hash: contentOf(identity) }))) return false
    await noteRefusal(trx, key, { status, refusal: { code, message, ...told } })
    return true
  })
}

async function runOnce(running: Running): Promise<{ done: Done; answer: unknown }> {
  return inTransaction(running, async (shared) => {
    const { trx } = shared
    const { done, opened } = await runLogged(running, contextOf(running, shared))
    const hasMore = done.body === undefined && done.status !== 204
    const answer = hasMore ? await running.read?.(done, { trx, opened }) : done.body
    return { done, answer }
  })
}

/** What the calls of one transaction share. */
type Shared = Pick<CallContext, 'trx' | 'touched' | 'afterCommit'>

async function inTransaction<T>(
  { deps, changed }: Running,
  work: (shared: Shared) => Promise<T>,
): Promise<T> {
  const touched = new Set<string>()
  const afterCommit: (() => Promise<void>)[] = []
  const result = await deps.db.transaction().execute((trx) => work({ trx, touched, afterCommit }))
  try {
    for (const action of afterCommit) await action()
  } finally {
    // Whatever fails now, the change is made.
    if (changed) for (const scope of touched) changed.add(scope)
    else tellViewers(deps, touched)
  }
  return result
}

function contextOf(running: Running, shared: Shared): CallContext {
  const { deps, caller, ifMatch } = running
  return { deps, caller, now: deps.clock(), ifMatch, newId: idsOf(running), ...shared }
}

async function runLogged(
  running: Running,
  context: CallContext,
): Promise<{ done: Done; opened?: OpenedCall | undefined }> {
  const { isClaimed, opened: all } = await claim(context.trx, running, [running])
  if (!isClaimed) return { done: await replay(context.trx, running) }
  // What is answered has to be at hand once the transaction has ended.
  const isLast = running.read === undefined || running.target?.isWhole === true
  const opened = all && openedFor(all, 0, isLast)
  return { done: await runOpened(running, context, opened), opened }
}

/**
 * Runs calls about one thing in their order, in one transaction. undefined: they cannot be run
 * together, and nothing happened; alone, each says what becomes of it.
 */
export async function runTogether(runnings: readonly Running[]): Promise<Done[] | undefined> {
  const [first] = runnings
  if (!first) return []
  try {
    return await inTransaction(first, async (shared) => {
      const { opened } = await claim(shared.trx, first, runnings)
      if (!opened) throw new Error('One was run before, or this is not theirs')
      const done: Done[] = []
      for (const [at, running] of runnings.entries()) {
        const context = contextOf(running, shared)
        const isLast = at === runnings.length - 1
        done.push(await runOpened(running, context, openedFor(opened, at, isLast)))
      }
      return done
    })
  } catch {
    // Safe: the transaction did nothing, and run alone each call fails again and says why; or all was
    // done and something behind it failed, and each is answered what became of it.
    return undefined
  }
}

/** Claims calls that are about the same thing, and opens that where there is any. */
async function claim(
  trx: Transaction<Database>,
  { caller: { userId }, target }: Running,
  runnings: readonly Running[],
): Promise<{ isClaimed: boolean; opened?: Opened | undefined }> {
  const calls = runnings.flatMap(({ identity }) =>
    identity ? [{ mutationId: identity.mutationId, hash: contentOf(identity) }] : [],
  )
  if (target) return openCalls(trx, { userId, calls, target })
  const [call] = calls
  return { isClaimed: call === undefined || (await claimCall(trx, { userId, ...call })) }
}

/** at: of the call among those that were opened together; each has a version of its own. */
function openedFor(all: Opened, at: number, isLast: boolean): OpenedCall {
  const { scope, owner, ver } = all
  return { all, place: { scope, owner, ver: ver + at }, isLast, isOver: false }
}

async function runOpened(
  running: Running,
  context: CallContext,
  opened: OpenedCall | undefined,
): Promise<Done> {
  const { identity, caller } = running
  const done = await running.run({ ...context, opened })
  if (identity && !isNoted(opened, done)) {
    const key = { userId: caller.userId, mutationId: identity.mutationId }
    await noteCall(context.trx, { ...key, hash: contentOf(identity) }, done)
  }
  return done
}

/** What openCalls has noted beforehand. */
function isNoted(opened: OpenedCall | undefined, { status, id, scope, version }: Done): boolean {
  if (!opened || status !== 200) return false
  const { all, place } = opened
  return id === all.target.id && scope === place.scope && version === place.ver
}

const KEPT_HASH_BYTES = 16

const MADE = '0d2f6c1e-8a4b-4f57-9e13-6b7c2d90a5f4'

/**
 * Ids made from the call itself: what it creates stands there once even when a restored backup does
 * not know the call any more, and a device has given back what it made (docs/sync.md section 5).
 */
function idsOf({ identity, caller }: Running): () => string {
  if (!identity) return () => uuidv7()
  let made = 0
  return () => {
    made += 1
    const content = hashOf(identity).toString('hex')
    return uuidFrom(`${caller.userId} ${identity.mutationId} ${content} ${made}`, MADE)
  }
}

async function replay(trx: Transaction<Database>, { caller, identity }: Running): Promise<Done> {
  const key = { userId: caller.userId, mutationId: identity?.mutationId ?? '' }
  const logged = await loggedCall(trx, key)
  if (!identity || !logged) throw new HttpError(503, 'unavailable', 'Try again')
  if (!logged.hash.equals(contentOf(identity))) {
    throw new KnownRefusal(422, 'call_reused', 'This call id was used for another call')
  }
  if (logged.refusal) {
    const { code, message, field, detail } = logged.refusal
    const known = new KnownRefusal(
      logged.status,
      code,
      message,
      ...(field === undefined ? [] : [field]),
    )
    throw detail ? known.withDetail(detail) : known
  }
  return {
    status: logged.status === 201 ? 201 : logged.status === 204 ? 204 : 200,
    id: logged.subject ?? undefined,
    scope: logged.scope ?? undefined,
    version: logged.version ?? undefined,
  }
}

function hashOf({ method, path, body }: CallIdentity): Buffer {
  const text = canonicalJson({ method, path, body: body ?? null })
  return hash('sha256', text, 'buffer')
}

/** What a call says, as the log has it: nobody but its caller could make another that says the same. */
function contentOf(identity: CallIdentity): Buffer {
  return hashOf(identity).subarray(0, KEPT_HASH_BYTES)
}

/**
 * Pokes whoever sees a scope that was changed. It is only a hint, so a failure is just noted. known:
 * friendships that were read anyway. told: somebody who has been poked already.
 */
export function tellViewers(
  deps: AskerDeps,
  touched: ReadonlySet<string>,
  {
    known,
    told,
  }: { known?: { me: string; friendships: readonly Friendship[] }; told?: string } = {},
): void {
  if (touched.size === 0 || !deps.pokes.isHeard()) return
  viewersOf(deps.db, touched, known).then(
    (viewers) => deps.pokes.poke([...viewers].filter((viewer) => viewer !== told)),
    (error: unknown) => deps.log.warn('nobody was poked', { error }),
  )
}

function asRefusal(error: unknown, { log }: AppDeps): unknown {
  const code = codeOf(error)
  if (code === UNIQUE_VIOLATION) return idTaken()
  if (!UNSTORABLE_TEXT.has(code)) return error
  // Tried again it would fail again, so a device must not wait for it.
  log.warn('a text cannot be kept', { error })
  return new HttpError(400, 'validation_failed', UNSTORABLE)
}
