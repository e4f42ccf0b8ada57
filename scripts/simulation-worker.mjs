// One process of scripts/simulation-pool.mjs: plays the schedules of seeds, or those that show a
// deliberate fault.
import { pathToFileURL } from 'node:url'
import { SCENES } from '../tests/sync/scenes.mjs'
import { SCHEDULES } from '../tests/sync/schedules.mjs'
import { loadSimulation } from './simulation.mjs'

process.on('message', (/** @type {any} */ task) => {
  const work = task.kind === 'play' ? play(task) : kill(task)
  work.then(
    (answer) => process.send?.({ answer }),
    (error) => process.send?.({ error: error.stack ?? String(error) }),
  )
})

/** The broken promises in the schedules of some seeds, or in as many near the named ones. */
async function play({ file, isNear, seeds: { first, count } }) {
  const simulation = await import(pathToFileURL(file).href)
  const named = [...SCENES, ...SCHEDULES].map(([, text]) => text)
  const run = isNear ? (seed) => simulation.runNear(named, seed) : simulation.runSeed
  const failures = []
  for (let seed = first; seed < first + count; seed += 1) {
    const failure = await run(seed)
    if (failure) failures.push({ ...failure, ...(await simulation.shrink(failure)) })
  }
  return { failures }
}

/** Which promise a fault of tests/sync/mutants.mjs breaks first; without a rule: none. */
async function kill({ mutant: { file, from, to }, limit }) {
  const simulation = await loadSimulation({ name: 'mutant', patches: [{ file, from, to }] })
  let schedules = 0
  // The named schedules come first: a fault that the product once had mostly needs its own.
  for (const [, text] of [...SCENES, ...SCHEDULES]) {
    schedules += 1
    const failure = await simulation.replay(text)
    if (failure) return { rule: failure.rule, schedules }
  }
  for (let seed = 1; seed <= limit; seed += 1) {
    schedules += 1
    const failure = await simulation.runSeed(seed)
    if (failure) return { rule: failure.rule, schedules }
  }
  return { schedules }
}
