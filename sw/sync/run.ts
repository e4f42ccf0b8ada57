/**
 * The sync engine: one run at a time, on all tabs and the worker, sends what waits and fetches what
 * is new until neither is left. docs/sync.md sections 4 and 8.
 */
import type { Mirror } from '#db/store.ts'
import type { Hash } from '#db/verify.ts'
import { drain } from './drain.ts'
import type { Transport } from './transport.ts'

/**
 * token: may be sent, and whose it is, from one read. none: nobody is signed in. refused: the
 * session ended and was not renewed. unreachable: the provider could not be asked.
 */
export type TokenOutcome =
  | { kind: 'token'; token: string; userId: string }
  | { kind: 'none' }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

export type Tokens = {
  /**
   * refused: the token that the server has just turned down. isSending: calls wait; without any the
   * place may say `unreachable` instead of renewing the session.
   */
  get(wish: { refused: string | null; isSending: boolean }): Promise<TokenOutcome>
}

export type EngineDeps = {
  mirror: Mirror
  transport: Transport
  tokens: Tokens
  /** Missing where the browser has none (outside secure contexts): then nothing is compared. */
  hash?: Hash | undefined
  /**
   * Runs one task at a time under a name, on all tabs and the worker; never before it has returned.
   * While it waits it asks `isStuck` now and then, and takes the lock from a holder that is.
   */
  lock<T>(name: string, task: () => Promise<T>, isStuck: () => Promise<boolean>): Promise<T>
  /** Where it runs; others learn it from the mirror. */
  place?: 'page' | 'worker'
  /** The worker gives no answer: a run of its own is taken over at once. */
  isWorkerSilent?: () => boolean
}

/**
 * idle: everything is sent and fetched. retry: no answer, the next try is due at `at` (Unix ms,
 * device clock). paused: the user has to sign in. off: the user works offline. stopped: the mirror
 * was wiped or belongs to somebody who is not signed in.
 */
export type RunResult =
  | { kind: 'idle' | 'paused' | 'off' | 'stopped' }
  | { kind: 'retry'; at: number }

export type Engine = {
  /** force: the user asked, or the network came back: back-off and pause do not count. */
  run(options?: { force?: boolean }): Promise<RunResult>
}

/** The engine of one user's mirror. */
export function createEngine(deps: EngineDeps): Engine {
  let waiting: Promise<RunResult> | null = null
  let isForced = false
  return {
    run({ force = false } = {}) {
      isForced ||= force
      // One run waits at most: it reads the outbox when its turn comes, so it covers every trigger.
      waiting ??= queue()
      return waiting
    },
  }

  function queue(): Promise<RunResult> {
    const turn: Promise<RunResult> = takeTurn(deps, () => {
      const forced = isForced
      isForced = false
      stopWaiting()
      return drain(deps, forced)
    }).finally(stopWaiting)
    // A lock can be refused before the turn has come: the next trigger asks for it anew.
    function stopWaiting() {
      if (waiting === turn) waiting = null
    }
    return turn
  }
}

async function takeTurn(deps: EngineDeps, task: () => Promise<RunResult>): Promise<RunResult> {
  const name = `nomnom-sync-${deps.mirror.userId}`
  try {
    return await deps.lock(name, task, watchHolder(deps))
  } catch (error) {
    // Another tab took the lock from this one, which had been frozen: that one does the work.
    if (error instanceof Error && error.name === 'AbortError') return { kind: 'stopped' }
    throw error
  }
}

/** A run that makes no step for this long is one of a frozen tab. docs/sync.md step 18. */
const STUCK_MS = 60_000

/** Says whether the run under way has made no step since this was last asked often enough. */
function watchHolder({ mirror, isWorkerSilent }: EngineDeps): () => Promise<boolean> {
  const { store, clock } = mirror
  let last: string | null = null
  let since = clock()
  return async () => {
    const { drain: holder } = await store.read((tx) => tx.meta())
    if (holder?.place === 'worker' && isWorkerSilent?.()) return true
    const now = `${holder?.run} ${holder?.step}`
    if (now !== last) since = clock()
    last = now
    return Math.abs(clock() - since) >= STUCK_MS
  }
}
