// Thousands of schedules of taps, lost and repeated messages, killed processes, full disks, wrong
// clocks and withdrawn grants, on the real engine and the real handlers of the server: nobody's own
// edit ever steps back, in the end everybody shows the same and every intent has its place.
// `npm run test:sync` runs as many as there is time for. docs/sync.md section 9.
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSimulation } from '../../scripts/simulation.mjs'
import { SCHEDULES } from './schedules.mjs'

const COUNT = Number(process.env['NOMNOM_SCHEDULES'] ?? 5000)
const FIRST_SEED = Number(process.env['NOMNOM_SEED'] ?? 1)

/** A machine that is busy with other things plays fewer, so that nobody waits for ever. */
const BUDGET_MS = 60_000
const COUNT_MIN = 500

type Simulation = typeof import('./simulation/main.ts')

let simulation: Simulation

beforeAll(async () => {
  simulation = await loadSimulation({ name: 'unit' })
}, 120_000)

describe('the sync engine', () => {
  it(`keeps every promise in ${COUNT} schedules`, { timeout: 3_600_000 }, async () => {
    const startedAt = performance.now()
    let played = 0
    for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed += 1) {
      const isLate = performance.now() - startedAt > BUDGET_MS
      if (isLate && played >= COUNT_MIN && process.env['NOMNOM_SCHEDULES'] === undefined) break
      const failure = await simulation.runSeed(seed)
      if (failure) expect.fail(describeFailure(await simulation.shrink(failure)))
      played += 1
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`${played} schedules from seed ${FIRST_SEED} on, ${seconds} s, 0 violations`)
  })
})

describe('schedules that once failed', () => {
  it.each(SCHEDULES)('%s', async (_, schedule) => {
    const failure = await simulation.replay(schedule)
    expect(failure?.message ?? '').toBe('')
  })
})

function describeFailure({ message, text }: { message: string; text: string }): string {
  return `${message}\n\nAs a named test:\n${text}`
}
