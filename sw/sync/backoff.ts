/**
 * When to try again after no answer: between one and sixty seconds, at random, so that many devices
 * do not come back at once. Kept in the mirror, so that page and worker share it. docs/sync.md step 16.
 */
import type { Backoff } from '#db/store.ts'

const FIRST_MS = 1000
const LONGEST_MS = 60_000

/** The state after one more failure. retryAfterMs: what the server asked for. Times: device clock. */
export function afterFailure(
  backoff: Backoff,
  at: { now: number; random: number; retryAfterMs: number | null },
): Backoff {
  const attempts = backoff.attempts + 1
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts, 10))
  const drawn = FIRST_MS + at.random * (ceiling - FIRST_MS)
  return { attempts, from: at.now, until: at.now + Math.max(drawn, at.retryAfterMs ?? 0) }
}

/** Whether no try is due yet. Of a clock that was ahead when it was noted nothing holds once that is right. */
export function isBackingOff({ from = Infinity, until }: Backoff, now: number): boolean {
  return from <= now && now < until
}
