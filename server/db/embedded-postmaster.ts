// One run of PostgreSQL: clear what a crash left behind, start, wait until it answers, stop.
import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Cluster,
  give,
  programPath,
  runProgram,
  spawnProblem,
  workingDir,
  writeOwned,
} from './embedded-cluster.ts'
import { freePort } from '../free-port.ts'
import {
  type PostgresSettings,
  launcher,
  postgresEnvironment,
  postgresSettings,
  settingsFile,
} from './embedded-platform.ts'
import {
  type PostmasterFile,
  livingProcess,
  looksLikePostgres,
  parsePostmasterFile,
} from './embedded-process.ts'

/** A running PostgreSQL. `ended` resolves when its main process is gone for whatever reason. */
export type Postmaster = { pid: number; port: number; ended: Promise<void> }

const RETRY_MS = 10_000
const RETRY_EVERY_MS = 200
const READY_POLL_MS = 5
/** Replaying the log after a crash may take a while on a slow disk. */
const READY_LIMIT_MS = 120_000
const LOG_LIMIT_BYTES = 4 * 1024 * 1024
/** Together below the five seconds in which Ctrl-C must have ended everything. */
const STOP_FAST_S = 3
const ORPHAN_STOP_S = 20
const ENDED_POLL_MS = 500

/** Start failures that no second try can mend. */
const LASTING =
  /unrecognized configuration|invalid value for parameter|incompatible with server|has invalid permissions|has wrong ownership/i

/**
 * Starts PostgreSQL on the cluster's files and resolves when it answers. Failing starts are tried
 * again for ten seconds: after a kill, the old one's last processes need a moment to go.
 */
export async function startPostmaster(
  cluster: Cluster,
  options: { port?: number | undefined; settings?: PostgresSettings | undefined },
): Promise<Postmaster> {
  const deadline = Date.now() + RETRY_MS
  for (;;) {
    await clearPrevious(cluster)
    const port = options.port ?? (await freePort())
    const attempt = await tryStart(cluster, port, options.settings ?? {})
    if (typeof attempt !== 'string') return attempt
    if (LASTING.test(attempt) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start on ${cluster.directory}: ${attempt}`)
    }
    await delay(RETRY_EVERY_MS)
  }
}

/**
 * Deals with the pid file of an earlier run. A living PostgreSQL on our files is an orphan of a
 * killed server (the lock is ours) and is stopped cleanly. A file that names a dead process, a
 * zombie or a stranger is stale.
 */
async function clearPrevious(cluster: Cluster): Promise<void> {
  const path = join(cluster.directory, 'postmaster.pid')
  if (!existsSync(path)) return
  const text = readFileSync(path, 'utf8')
  const file = parsePostmasterFile(text)
  if (file === undefined) {
    rmSync(path, { force: true })
    return
  }
  if (isOurPostgres(cluster, file)) {
    const result = await pgCtlStop(cluster, { mode: 'fast', seconds: ORPHAN_STOP_S })
    if (result.ok || cluster.machine.platform !== 'win32') return
  }
  if (cluster.machine.platform === 'win32') {
    rmSync(path, { force: true })
    return
  }
  // Not removed: its seventh line names the shared memory by which PostgreSQL finds surviving
  // processes of a killed one. It takes its own parent's pid - ours - for stale.
  writeOwned(path, text.replace(/^-?\d+/, String(process.pid)), cluster)
}

function isOurPostgres(cluster: Cluster, file: PostmasterFile): boolean {
  const found = livingProcess(file.pid, cluster.machine.platform)
  if (found === undefined || !looksLikePostgres(found)) return false
  return found.command === undefined || found.command.includes(cluster.directory)
}

async function tryStart(
  cluster: Cluster,
  port: number,
  settings: PostgresSettings,
): Promise<Postmaster | string> {
  const { machine, binaries, durable, directory } = cluster
  const own = postgresSettings(machine, { port, major: binaries.major, durable })
  const conf = join(directory, 'postgresql.conf')
  writeOwned(`${conf}.new`, settingsFile({ ...own, ...settings }), cluster)
  renameSync(`${conf}.new`, conf)
  const log = openLog(cluster)
  if (launcher(machine.platform) === 'pg_ctl') return startByPgCtl(cluster, port, log)
  return startAsChild(cluster, port, log)
}

type LogFile = { path: string; from: number }

function openLog(cluster: Cluster): LogFile {
  const path = join(cluster.dataDir, 'postgres.log')
  if (existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`)
  writeFileSync(path, '', { flag: 'a', mode: 0o600 })
  give(path, cluster)
  return { path, from: statSync(path).size }
}

function sinceStart(log: LogFile): string {
  return readFileSync(log.path).subarray(log.from).toString('utf8').trim().slice(-2000)
}

async function startAsChild(
  cluster: Cluster,
  port: number,
  log: LogFile,
): Promise<Postmaster | string> {
  const output = openSync(log.path, 'a')
  const child = spawn(programPath(cluster, 'postgres'), ['-D', cluster.directory], {
    ...cluster.user,
    cwd: workingDir(cluster),
    env: postgresEnvironment(cluster.machine, process.env),
    stdio: ['ignore', output, output],
    // Ctrl-C in the terminal must reach us first: requests in flight still need the database.
    detached: true,
  })
  closeSync(output)
  const end = watchChild(child)
  const deadline = Date.now() + READY_LIMIT_MS
  while (end.reason === undefined) {
    const file = readPostmasterFile(cluster)
    if (file?.isReady === true && file.pid === child.pid) {
      return { pid: file.pid, port, ended: end.ended }
    }
    if (Date.now() > deadline) {
      child.kill('SIGINT')
      return `not ready after ${READY_LIMIT_MS / 1000} s`
    }
    await delay(READY_POLL_MS)
  }
  return end.reason instanceof Error ? spawnProblem(cluster, end.reason) : sinceStart(log)
}

type ChildEnd = { reason: Error | 'exited' | undefined; ended: Promise<void> }

function watchChild(child: ChildProcess): ChildEnd {
  const end: ChildEnd = { reason: undefined, ended: Promise.resolve() }
  end.ended = new Promise((resolve) => {
    child.once('error', (error) => {
      end.reason = error
      resolve()
    })
    child.once('exit', () => {
      end.reason ??= 'exited'
      resolve()
    })
  })
  return end
}

async function startByPgCtl(
  cluster: Cluster,
  port: number,
  log: LogFile,
): Promise<Postmaster | string> {
  const args = ['start', '-D', cluster.directory, '-l', log.path, '-w', '-s']
  const result = await runProgram(cluster, 'pg_ctl', args)
  const file = readPostmasterFile(cluster)
  if (!result.ok || file === undefined) return `${result.output}\n${sinceStart(log)}`.trim()
  return { pid: file.pid, port, ended: pollUntilGone(file.pid, cluster.machine.platform) }
}

async function pollUntilGone(pid: number, platform: string): Promise<void> {
  while (livingProcess(pid, platform) !== undefined) {
    await delay(ENDED_POLL_MS, undefined, { ref: false })
  }
}

function readPostmasterFile(cluster: Cluster): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(join(cluster.directory, 'postmaster.pid'), 'utf8'))
  } catch {
    // Not written yet.
    return undefined
  }
}

/** Stops PostgreSQL so that nothing needs recovery; a hanging one is stopped crash-safely. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const result = await pgCtlStop(cluster, { mode: 'fast', seconds: STOP_FAST_S })
  if (!result.ok) await pgCtlStop(cluster, { mode: 'immediate', seconds: 1 })
}

function pgCtlStop(
  cluster: Cluster,
  { mode, seconds }: { mode: 'fast' | 'immediate'; seconds: number },
): Promise<{ ok: boolean; output: string }> {
  const args = ['stop', '-D', cluster.directory, '-m', mode, '-w', '-t', String(seconds), '-s']
  return runProgram(cluster, 'pg_ctl', args)
}
