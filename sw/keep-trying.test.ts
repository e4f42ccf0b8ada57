import { describe, expect, it } from 'vitest'
import { keepTrying } from './keep-trying.ts'
import type { RunResult } from './sync/engine.ts'

/**
 * A run that finds no server until `openAt`; each failure asks for `delayMs` of patience. backAt: when
 * the network comes back.
 */
function createRuns(openAt: number, delayMs: number, backAt = 0) {
  let now = 0
  let due = 0
  const tries: number[] = []
  const run = async ({ force }: { force: boolean }): Promise<RunResult> => {
    if (!force && now < due) return { kind: 'retry', at: due }
    tries.push(now)
    now += 100
    if (now > openAt) return { kind: 'idle' }
    due = now + delayMs
    return { kind: 'retry', at: due }
  }
  const patience = {
    clock: () => now,
    async wait(ms: number) {
      const isBack = backAt > now && backAt < now + ms
      now = isBack ? backAt : now + ms
      return isBack
    },
  }
  return { run, patience, tries }
}

describe('a sync event', () => {
  it('that finds no server tries again while it lives', async () => {
    const { run, patience, tries } = createRuns(25_000, 10_000)
    await keepTrying(run, patience)
    expect(tries).toEqual([0, 10_101, 20_202, 30_303])
  })

  it('does not wait any longer when the network is back', async () => {
    const { run, patience, tries } = createRuns(25_000, 60_000, 30_000)
    await keepTrying(run, patience)
    expect(tries).toEqual([0, 30_000])
  })

  it('is over at once when everything has arrived', async () => {
    const { run, patience, tries } = createRuns(0, 10_000)
    await keepTrying(run, patience)
    expect(tries).toEqual([0])
  })

  it('fails before the browser ends it, so that another one comes', async () => {
    const { run, patience, tries } = createRuns(Infinity, 40_000)
    await expect(keepTrying(run, patience)).rejects.toThrow('could not be reached')
    expect(tries).toHaveLength(5)
    expect(patience.clock()).toBeLessThan(180_000)
  })
})
