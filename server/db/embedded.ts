// The bundled PostgreSQL, started with the server and stopped with it. Each step answers one way
// in which a supervised PostgreSQL is known to fail: root, a half-made data folder, what a kill
// leaves behind, two servers on one folder.
import { existsSync, statfsSync, statSync } from 'node:fs'
import { release } from 'node:os'
import { join, resolve } from 'node:path'
import { type Binaries, findBinaries, isReachable } from './embedded-binaries.ts'
import {
  type Cluster,
  clusterUrl,
  createCluster,
  createDatabase,
  hasPostmaster,
  openDataDir,
} from './embedded-cluster.ts'
import { makeDataDir } from './data-dir.ts'
import { isForeign, ownUser, takeOwnership, type User } from './embedded-owner.ts'
import { lockDataDir } from './embedded-lock.ts'
import {
  type Machine,
  type PostgresSettings,
  dataDirProblem,
  postgresUser,
} from './embedded-platform.ts'
import { type Postmaster, startPostmaster, stopPostmaster } from './embedded-postmaster.ts'

/** Options of one start. */
type EmbeddedOptions = {
  dataDir: string
  /** Told what happens, in sentences. */
  log: (message: string) => void
  /** Loopback port; by default one that is free. */
  port?: number | undefined
  /** PostgreSQL settings over ours. */
  settings?: PostgresSettings | undefined
  /** False only where the data is thrown away, as in tests: no fsync. */
  durable?: boolean | undefined
  /** PostgreSQL's programs to use instead of those that are found. */
  binaries?: Binaries | undefined
  /** Called when PostgreSQL died and could not be started again. */
  onLost?: ((error: Error) => void) | undefined
}

/** A running database: its address, and the way to end it. */
export type EmbeddedDatabase = { url: string; port: number; pid(): number; stop(): Promise<void> }

/** What this machine is, as the pure functions want it. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    release: release(),
    glibc: glibcVersion(),
    uid: process.geteuid?.(),
    sharedMemoryBytes: process.platform === 'linux' ? freeSharedMemory() : undefined,
  }
}

function glibcVersion(): string | undefined {
  if (process.platform !== 'linux') return undefined
  // The report would otherwise look up names of network peers, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true })
  const report: unknown = process.report.getReport()
  if (typeof report !== 'object' || report === null || !('header' in report)) return undefined
  const { header } = report
  if (typeof header !== 'object' || header === null) return undefined
  return 'glibcVersionRuntime' in header ? String(header.glibcVersionRuntime) : undefined
}

function freeSharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize
  } catch {
    // No such mount: PostgreSQL must do without.
    return 0
  }
}

/**
 * Starts PostgreSQL on `dataDir` (made when missing) and resolves when our database answers.
 * Throws DataDirInUse when another server lives on it, NoPostgres when nothing here can run it,
 * and Error with PostgreSQL's own words otherwise. PostgreSQL killed from outside is started again
 * on the same port.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const machine = thisMachine()
  const dataDir = resolve(options.dataDir)
  const problem = dataDirProblem(machine, dataDir)
  if (problem !== undefined) throw new Error(problem)
  makeDataDir(dataDir)
  const unlock = await lockDataDir(dataDir, machine.platform)
  try {
    const cluster = openCluster(machine, dataDir, options)
    await createCluster(cluster)
    const postmaster = await startPostmaster(cluster, options)
    try {
      await createDatabase(cluster.directory, postmaster.port)
    } catch (error) {
      await stopPostmaster(cluster)
      throw error
    }
    return supervise(cluster, postmaster, { ...options, unlock })
  } catch (error) {
    unlock()
    throw error
  }
}

function openCluster(machine: Machine, dataDir: string, options: EmbeddedOptions): Cluster {
  const user = postgresUser(machine, statSync(dataDir), ownUser)
  if (user !== undefined) {
    openDataDir({ dataDir, user })
    if (!isReachable(dataDir, user)) {
      throw new Error(
        `PostgreSQL refuses to run as root, and user ${user.uid} cannot reach ${dataDir}. ` +
          'Set DATA_DIR to a folder that others may pass through, such as /var/lib/nomnom.',
      )
    }
  }
  const binaries = options.binaries ?? findBinaries(machine, { user, dataDir })
  const directory = join(dataDir, `pg${binaries.major}`)
  const owner = user && takeOver(machine, directory, user)
  return { machine, binaries, user: owner, dataDir, directory, durable: options.durable ?? true }
}

/**
 * Files of an earlier nomnom stand under another id: they are given to ours, unless PostgreSQL still
 * runs on them, which only their owner can stop. Then the next start gives them.
 */
function takeOver(machine: Machine, directory: string, user: User): User {
  // What an interrupted first start left is cleared away, whoever's it is.
  if (!existsSync(join(directory, 'PG_VERSION')) || !isForeign(directory, user)) return user
  const { uid, gid } = statSync(directory)
  if (hasPostmaster(directory, machine.platform)) return { uid, gid }
  takeOwnership(directory, user)
  return user
}

function supervise(
  cluster: Cluster,
  first: Postmaster,
  options: EmbeddedOptions & { unlock: () => void },
): EmbeddedDatabase {
  const { port } = first
  let current = first
  let stopping: Promise<void> | undefined
  const watch = async (): Promise<void> => {
    await current.ended
    if (stopping !== undefined) return
    options.log('PostgreSQL ended unexpectedly; starting it again.')
    try {
      current = await startPostmaster(cluster, { port, settings: options.settings })
    } catch (error) {
      options.onLost?.(error instanceof Error ? error : new Error(String(error)))
      return
    }
    // A stop that came while PostgreSQL was starting has found nothing to stop.
    if (stopping !== undefined) await stopPostmaster(cluster)
    else void watch()
  }
  void watch()
  // A crash of ours must not leave PostgreSQL behind; only SIGKILL can, and the next start tidies.
  const interrupt = (): void => interruptProcess(current.pid)
  process.once('exit', interrupt)
  const stop = async (): Promise<void> => {
    await stopPostmaster(cluster)
    await current.ended
    process.removeListener('exit', interrupt)
    options.unlock()
  }
  return {
    url: clusterUrl(cluster.directory, { role: 'nomnom', port, database: 'nomnom' }),
    port,
    pid: () => current.pid,
    stop: () => (stopping ??= stop()),
  }
}

function interruptProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // Already gone, which is what we want.
  }
}
