// `npm run test:mutants [part of a name]`: builds the simulation with one deliberate fault of
// tests/sync/mutants.mjs at a time and shows which promise it breaks, after how many schedules.
// A fault that nothing notices makes the run fail: then the simulation is too weak.
import { MUTANTS } from '../tests/sync/mutants.mjs'
import { SCHEDULES } from '../tests/sync/schedules.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { loadSimulation } from './simulation.mjs'

const LIMIT = 6000

requireNode()
await ensureInstalled({ dev: true, log: console.log })
const part = process.argv[2] ?? ''
const chosen = MUTANTS.filter(({ name }) => name.includes(part))
const alive = []
for (const [at, mutant] of chosen.entries()) {
  const killed = await kill(mutant)
  if (!killed) alive.push(mutant.name)
  const what = killed ? `killed by '${killed.rule}' after ${killed.schedules}` : 'ALIVE'
  console.log(`${String(at + 1).padStart(2)}  ${mutant.name}: ${what}`)
}
console.log(`${chosen.length - alive.length} of ${chosen.length} faults were noticed`)
process.exitCode = alive.length > 0 || chosen.length === 0 ? 1 : 0

/** The promise that the fault breaks first; undefined when it breaks none. */
async function kill({ file, from, to }) {
  const simulation = await loadSimulation({ name: 'mutant', patches: [{ file, from, to }] })
  let schedules = 0
  // What once was a fault of the product needs its own schedule more often than not.
  const tries = [
    ...SCHEDULES.map(
      ([, text]) =>
        () =>
          simulation.replay(text),
    ),
    ...Array.from({ length: LIMIT }, (_, at) => () => simulation.runSeed(at + 1)),
  ]
  for (const play of tries) {
    schedules += 1
    const failure = await play()
    if (failure) return { rule: failure.rule, schedules }
  }
  return undefined
}
