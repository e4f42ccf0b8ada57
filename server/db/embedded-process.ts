// Is the process that a pid file names still there, and is it the one that wrote the file? A pid
// alone proves nothing: it is reused after a reboot, and a killed process that nobody has reaped
// still answers to signals.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { processLookup } from './embedded-platform.ts'
import { codeOf } from '../error-code.ts'

/** A living process: when it started (in any unit, equal for equal processes) and its command line. */
type LivingProcess = { startedAt: string | undefined; command: string | undefined }

/** The process behind a pid, or undefined when it is gone or a zombie. */
export function livingProcess(pid: number, platform: string): LivingProcess | undefined {
  const lookup = processLookup(platform)
  if (lookup === 'proc') return fromProc(pid)
  if (lookup === 'ps') return fromPs(pid)
  return isSignalled(pid) ? { startedAt: undefined, command: undefined } : undefined
}

/** Reads the fields we need from the text of /proc/<pid>/stat; undefined for a zombie. */
export function parseProcStat(stat: string): { startedAt: string } | undefined {
  // The second field is the program's name in parentheses and may itself hold spaces and ')'.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields[0]
  const startedAt = fields[19]
  if (state === undefined || startedAt === undefined || state === 'Z' || state === 'X') {
    return undefined
  }
  return { startedAt }
}

/** Reads one line of `ps -o stat=,lstart=,command=`; undefined for a zombie. */
export function parsePsLine(line: string): LivingProcess | undefined {
  const match = /^(\S+)\s+(\w{3}\s+\w{3}\s+\d+\s+[\d:]+\s+\d{4})\s+(.*)$/.exec(line.trim())
  const [, state, startedAt, command] = match ?? []
  if (state === undefined || state.startsWith('Z')) return undefined
  return { startedAt, command }
}

function fromProc(pid: number): LivingProcess | undefined {
  try {
    const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (stat === undefined) return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
    return { startedAt: `${bootId()}:${stat.startedAt}`, command }
  } catch {
    // The process ended while we read, or never existed: both mean gone.
    return undefined
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    // Hidden in some sandboxes; start ticks alone still tell processes of one boot apart.
    return ''
  }
}

function fromPs(pid: number): LivingProcess | undefined {
  try {
    const args = ['-p', String(pid), '-o', 'stat=,lstart=,command=']
    return parsePsLine(execFileSync('ps', args, { encoding: 'utf8', env: { LC_ALL: 'C' } }))
  } catch {
    // `ps` exits with 1 when there is no such process.
    return undefined
  }
}

function isSignalled(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** The lines of postmaster.pid that matter. */
export type PostmasterFile = { pid: number; directory: string; port: number; isReady: boolean }

/** Reads postmaster.pid; undefined when it is torn or empty. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid === 0) return undefined
  return {
    // A negative number marks a stand-alone backend (initdb).
    pid: Math.abs(pid),
    directory: lines[1] ?? '',
    port: Number(lines[3] ?? 0),
    isReady: (lines[7] ?? '').trim() === 'ready',
  }
}

/** Whether a living process is a PostgreSQL server; unknown command lines count as one. */
export function looksLikePostgres(found: LivingProcess): boolean {
  return found.command === undefined || /postgres|postmaster/i.test(found.command)
}
