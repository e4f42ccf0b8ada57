/**
 * The `sync` event of a browser with no page open: it comes once when the network is back, and after a
 * failure only minutes later. So one event tries for as long as it lives. docs/sync.md section 8.
 */
import type { RunResult } from './sync/engine.ts'

/** Chromium ends the event after three minutes. */
const LIFE_MS = 170_000

/** clock: Unix ms. wait: resolves after so many ms, or with true as soon as the network is back. */
type Patience = { clock: () => number; wait: (ms: number) => Promise<boolean> }

/**
 * Runs until everything is settled. Rejects when no try that could still come would be in time, so
 * that the browser fires the event once more.
 */
export async function keepTrying(
  run: (options: { force: boolean }) => Promise<RunResult>,
  { clock, wait }: Patience,
): Promise<void> {
  const end = clock() + LIFE_MS
  // When the network comes back the next try is at once; until then it keeps to the back-off.
  let result = await run({ force: true })
  while (result.kind === 'retry') {
    if (result.at >= end) throw new Error('The server could not be reached')
    const force = await wait(Math.max(0, result.at - clock()) + 1)
    result = await run({ force })
  }
}
