// Thousands of schedules of taps, lost and repeated messages, killed processes, full disks, wrong
// clocks and withdrawn grants, on the real engine and the real handlers of the server: nobody's own
// edit ever steps back, in the end everybody shows the same and every intent has its place.
// `npm run test:sync` runs as many as there is time for. docs/sync.md section 9.
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSimulation } from '../../scripts/simulation.mjs'

const SCHEDULES = Number(process.env['NOMNOM_SCHEDULES'] ?? 1000)
const FIRST_SEED = Number(process.env['NOMNOM_SEED'] ?? 1)

type Simulation = typeof import('./simulation/main.ts')

let simulation: Simulation

beforeAll(async () => {
  simulation = await loadSimulation({ name: 'unit' })
}, 120_000)

describe('the sync engine', () => {
  it(`keeps every promise in ${SCHEDULES} schedules`, { timeout: 3_600_000 }, async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
      const failure = await simulation.runSeed(seed)
      if (failure) expect.fail(describeFailure(await simulation.shrink(failure)))
    }
  })
})

describe('schedules that once failed', () => {
  it.each([
    [
      'an item that was removed long ago does not come back without its text',
      '5214: add.2.947 tick.1.477 sync.2.595 remove.2.470 lose.1.888 arrive.2.624 untick.1.941 away.2.91',
    ],
    [
      'a plain caller with a version of 100 days ago reverts nothing',
      '23: grant.3.102 rename.0.672 restRead.3.106 restPatch.0.168 sync.0.242 away.3.435',
    ],
    [
      'a call that arrived before its scope was taken away leaves the outbox after signing in again',
      '20018: remove.3.491 sync.2.618 tick.0.740 sync.3.1 answer.0.432 unfriend.2.395 arrive.2.372 signOut.3.761',
    ],
  ])('%s', async (_, schedule) => {
    const failure = await simulation.replay(schedule)
    expect(failure?.message ?? '').toBe('')
  })
})

function describeFailure({ message, text }: { message: string; text: string }): string {
  return `${message}\n\nAs a named test:\n${text}`
}
