// Processor time that processes have used (Linux): other work on the machine does not count.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

let ticksPerSecond: number | undefined

/** Processor time of a process in ms, with that of its children that have ended. */
export function processorMs(pid: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user, system, ofUser, ofSystem] = fields.slice(11, 15).map(Number)
  const all = (user ?? 0) + (system ?? 0) + (ofUser ?? 0) + (ofSystem ?? 0)
  return (all / ticksPerSecond) * 1000
}

/** The same, with everything that it has started and that still runs. */
export function processorMsBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  const pids = [pid, ...children.filter(Boolean).map(Number)]
  return pids.reduce((sum, each) => sum + processorMs(each), 0)
}

/** The id of the process that started this one. */
export function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
