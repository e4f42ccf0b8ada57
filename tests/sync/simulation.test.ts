// Thousands of schedules of taps, lost and repeated messages, killed processes, full disks, wrong
// clocks and withdrawn grants, on the real engine and the real handlers of the server. Nobody's own
// edit ever steps back, and in the end everybody shows the same and every intent has its place.
// `npm run test:sync` plays as many as there is time for. docs/sync.md section 9.
import { beforeAll, describe, expect, it } from 'vitest'
import { playSchedules } from '../../scripts/simulation-pool.mjs'
import { loadSimulation } from '../../scripts/simulation.mjs'
import { SCENES } from './scenes.mjs'
import { SCHEDULES } from './schedules.mjs'

const COUNT = 2000
const FIRST_SEED = 1

/** As many as a small machine has cores, because the other test files run at the same time. */
const PROCESSES = 2

let simulation: typeof import('./simulation/main.ts')

beforeAll(async () => {
  simulation = await loadSimulation({ name: 'unit' })
}, 120_000)

describe('the sync engine', () => {
  it(`keeps every promise in ${COUNT} schedules`, { timeout: 1_200_000 }, async () => {
    const startedAt = performance.now()
    const failures: string[] = []
    await playSchedules({
      first: FIRST_SEED,
      count: COUNT,
      processes: PROCESSES,
      onFailure: ({ seed, message, text }: Record<'seed' | 'message' | 'text', unknown>) =>
        failures.push(`Seed ${seed}: ${message}\n\nAs a named test:\n${text}`),
    })
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const { steps, faults } = simulation.measure(FIRST_SEED, COUNT)
    const each = `${steps.toFixed(1)} steps, ${faults.toFixed(1)} of them faults`
    console.log(`${COUNT} schedules (${each}) in ${seconds} s, ${failures.length} violations`)
    expect(failures.slice(0, 3).join('\n\n')).toBe('')
  })
})

describe('people in the way of each other', () => {
  it.each(SCENES)('%s', async (_, schedule) => {
    const failure = await simulation.replay(schedule)
    expect(failure?.message ?? '').toBe('')
  })
})

describe('schedules that once failed', () => {
  it.each(SCHEDULES)('%s', async (_, schedule) => {
    const failure = await simulation.replay(schedule)
    expect(failure?.message ?? '').toBe('')
  })
})
