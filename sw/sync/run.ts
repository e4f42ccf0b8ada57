/**
 * The sync engine: one run at a time, on all tabs and the worker, sends what waits and fetches what
 * is new until neither is left. docs/sync.md sections 4 and 8.
 */
import { drain } from './drain.ts'
import type { Engine, EngineDeps, RunResult, Wish } from './engine.ts'

const LEAST: Required<Wish> = { force: false, toSend: true }

/** The engine of one user's mirror. */
export function createEngine(deps: EngineDeps): Engine {
  let waiting: Promise<RunResult> | null = null
  // All that the triggers wished since the last run began: one run does it for all of them.
  let wish: Required<Wish> = LEAST
  return {
    run({ force = false, toSend = false } = {}) {
      wish = { force: wish.force || force, toSend: wish.toSend && toSend }
      // One run waits at most: it reads the outbox when its turn comes, so it covers every trigger.
      waiting ??= queue()
      return waiting
    },
  }

  function queue(): Promise<RunResult> {
    const turn: Promise<RunResult> = takeTurn(deps, () => {
      const wished = wish
      wish = LEAST
      stopWaiting()
      return drain(deps, wished)
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
    // This tab was frozen and another one took the lock; the run goes on there.
    if (error instanceof Error && error.name === 'AbortError') return { kind: 'stopped' }
    throw error
  }
}

/** A run that makes no step for this long is one of a frozen tab. docs/sync.md step 18. */
const STUCK_MS = 60_000

/**
 * Says whether the run that has the lock is stuck: it has made no step for STUCK_MS since it was
 * first looked at.
 */
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
