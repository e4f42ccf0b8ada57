// Processor time that processes have had, from Linux: other work on the machine does not count.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

let ticksPerSecond: number | undefined

/** Milliseconds of processor time that a process has had; with what its ended children had. */
export function processorMs(pid: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user, system, ofUser, ofSystem] = fields.slice(11, 15).map(Number)
  const all = (user ?? 0) + (system ?? 0) + (ofUser ?? 0) + (ofSystem ?? 0)
  return (all / ticksPerSecond) * 1000
}

/** The same of a process with all that it has started and that still run. */
export function processorMsBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  const pids = [pid, ...children.filter(Boolean).map(Number)]
  return pids.reduce((sum, each) => sum + processorMs(each), 0)
}

/** The process that started this one. */
export function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
