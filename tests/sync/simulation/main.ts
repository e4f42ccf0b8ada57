/** Runs schedules by their seeds, and makes a failing one as short as it can be. */
import { EDITS, play } from './play.ts'
import { readSchedule, scheduleNear, scheduleOf, writeSchedule, type Schedule } from './schedule.ts'
import { recorder, type Traffic } from './server.ts'
import { Violation } from './violation.ts'
import { forgetBeginnings } from './world.ts'

/** A schedule that broke a promise. text: the shortest form found, for `replay`. */
type Failure = { seed: number; rule: string; message: string; text: string }

/** Plays the schedule of a seed; null when every promise was kept. */
export async function runSeed(seed: number): Promise<Failure | null> {
  return await tryOut(scheduleOf(seed))
}

/** Plays a schedule that is near one of those that were written down, another for each number. */
export async function runNear(texts: readonly string[], number: number): Promise<Failure | null> {
  const text = texts[number % texts.length]
  return text === undefined ? null : await tryOut(scheduleNear(readSchedule(text), number))
}

/** Plays a schedule that was written down. */
export async function replay(text: string): Promise<Failure | null> {
  return await tryOut(readSchedule(text))
}

/** A failure with its schedule shortened: every step that it does not need is left out. */
export async function shrink({ seed, rule, text }: Failure): Promise<Failure> {
  let best: Failure = { seed, rule, text, message: '' }
  let { steps } = readSchedule(text)
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < steps.length;) {
      const fewer = [...steps.slice(0, from), ...steps.slice(from + size)]
      const failure = await tryOut({ seed, steps: fewer })
      if (failure?.rule === rule) {
        steps = fewer
        best = failure
      } else {
        from += size
      }
    }
  }
  return best.message === '' ? ((await tryOut({ seed, steps })) ?? best) : best
}

async function tryOut(schedule: Schedule): Promise<Failure | null> {
  try {
    await play(schedule)
    return null
  } catch (error) {
    const rule = error instanceof Violation ? error.rule : 'no crash'
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { seed: schedule.seed, rule, message, text: writeSchedule(schedule) }
  }
}

/** What people and plain callers do and what brings messages on their way; all else is a fault. */
const PLAIN = ['restRead', 'restPatch', 'restAppend', 'restRestore']
const MOVING = ['sync', 'arrive', 'answer', 'wait', 'thaw', 'backUp']
const HARMLESS = new Set<string>([...Object.keys(EDITS), ...PLAIN, ...MOVING])

/** How many steps the schedules of these seeds have on average, and how many of them are faults. */
export function measure(first: number, count: number): { steps: number; faults: number } {
  const all = Array.from({ length: count }, (_, at) => scheduleOf(first + at).steps).flat()
  const faults = all.filter(({ action }) => !HARMLESS.has(action))
  return { steps: all.length / count, faults: faults.length / count }
}

/** Plays a seed; gives all that its server was asked, from the first user on. */
export async function recordTraffic(seed: number): Promise<Traffic[]> {
  return await record(scheduleOf(seed))
}

/** The same of a schedule that was written down. */
export async function recordSchedule(text: string): Promise<Traffic[]> {
  return await record(readSchedule(text))
}

async function record(schedule: Schedule): Promise<Traffic[]> {
  forgetBeginnings()
  const traffic: Traffic[] = []
  recorder.traffic = traffic
  try {
    await play(schedule)
  } finally {
    recorder.traffic = null
  }
  return traffic
}
