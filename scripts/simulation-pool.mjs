// Plays schedules in several processes at once, for tests/sync, `npm run test:sync` and `npm run
// test:mutants`. A process takes the next task as soon as it has done one, so none waits for
// another.
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './run.mjs'
import { bundleSimulation } from './simulation.mjs'

const WORKER = join(root, 'scripts/simulation-worker.mjs')

/**
 * A schedule leaves much garbage and keeps nothing: a large young generation makes it cheap to
 * collect.
 */
const FLAGS = ['--max-semi-space-size=64']

/** How many schedules a task has: few, so that all processes end at about the same time. */
const SEEDS_PER_TASK = 50

/** As many processes as the machine runs at once. */
export const PROCESSES = availableParallelism()

/**
 * Gives each task to a process, and onDone what came of it. Rejects if a process dies or a task
 * throws.
 */
export async function runTasks(tasks, { processes = PROCESSES, onDone }) {
  const queue = tasks[Symbol.iterator]()
  const work = async () => {
    const worker = fork(WORKER, { execArgv: FLAGS })
    try {
      for (let next = queue.next(); !next.done; next = queue.next()) {
        await onDone(await ask(worker, next.value), next.value)
      }
    } finally {
      worker.kill()
    }
  }
  await Promise.all(Array.from({ length: processes }, work))
}

function ask(worker, task) {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', hear)
      worker.off('exit', die)
    }
    const hear = ({ answer, error }) => {
      settle()
      if (error === undefined) resolve(answer)
      else reject(new Error(error))
    }
    const die = (code, signal) => {
      settle()
      reject(new Error(`A process of the simulation ended (${signal ?? code})`))
    }
    worker.on('message', hear)
    worker.on('exit', die)
    worker.send(task)
  })
}

/**
 * Plays the schedules of `count` seeds from `first` on. Tells `onPlayed` how many are done, and of
 * each broken promise `onFailure`, with the shortest schedule that breaks it.
 * isNear: not the schedules of the seeds, but as many that are near the named ones.
 * @param {{ first: number, count: number, isNear?: boolean, processes?: number, onPlayed?: (played: number) => void,
 *   onFailure: (failure: any) => unknown }} what
 */
export async function playSchedules({
  first,
  count,
  isNear = false,
  processes,
  onPlayed = () => {},
  onFailure,
}) {
  const file = await bundleSimulation({ name: 'seeds' })
  let played = 0
  try {
    await runTasks(chunks({ file, isNear }, { first, count }), {
      processes,
      onDone: async ({ failures }, { seeds }) => {
        played += seeds.count
        for (const failure of failures) await onFailure(failure)
        onPlayed(played)
      },
    })
  } finally {
    rmSync(file)
  }
}

function* chunks(what, { first, count }) {
  for (let at = 0; at < count; at += SEEDS_PER_TASK) {
    const seeds = { first: first + at, count: Math.min(SEEDS_PER_TASK, count - at) }
    yield { kind: 'play', ...what, seeds }
  }
}
