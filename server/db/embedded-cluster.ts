// The files of one PostgreSQL: made whole or not at all, and opened by one password that never
// leaves the data folder.
import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Binaries } from './embedded-binaries.ts'
import { type Machine, initdbArguments, postgresEnvironment } from './embedded-platform.ts'
import {
  isForeign,
  makerFor,
  newPassword,
  PASSWORD_FILE,
  settlePassword,
  takeOwnership,
  writePassword,
} from './embedded-owner.ts'
import { livingProcess, parsePostmasterFile } from './embedded-process.ts'
import { codeOf } from '../error-code.ts'

/** Everything that the steps of one start share. */
export type Cluster = {
  machine: Machine
  binaries: Binaries
  /** The user PostgreSQL runs as; undefined: our own. */
  user: { uid: number; gid: number } | undefined
  dataDir: string
  /** PostgreSQL's own folder, `<dataDir>/pg<major>`. */
  directory: string
  durable: boolean
}

/** Makes the database files unless they are there. Throws with initdb's own words when it fails. */
export async function createCluster(cluster: Cluster): Promise<void> {
  if (existsSync(join(cluster.directory, 'PG_VERSION'))) return
  refuseOtherMajor(cluster)
  removeUnfinished(cluster)
  const unfinished = `${cluster.directory}.tmp-${process.pid}`
  const passwordFile = `${unfinished}.password`
  const password = newPassword()
  const making = { ...cluster, user: makerFor(cluster.user) }
  mkdirSync(unfinished, { mode: 0o700 })
  give(unfinished, making)
  writeOwned(passwordFile, password, making)
  const { machine, binaries, durable } = cluster
  const args = initdbArguments(machine, {
    directory: unfinished,
    passwordFile,
    major: binaries.major,
    durable,
  })
  const result = await runProgram(making, 'initdb', args)
  rmSync(passwordFile, { force: true })
  if (!result.ok) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not create its files in ${cluster.dataDir}: ${result.output}`)
  }
  writePassword(unfinished, password, making.user)
  if (cluster.user !== undefined && isForeign(unfinished, cluster.user)) {
    takeOwnership(unfinished, cluster.user)
  }
  if (durable) syncPath(join(unfinished, PASSWORD_FILE))
  rmSync(cluster.directory, { recursive: true, force: true })
  renameSync(unfinished, cluster.directory)
  if (durable) syncPath(cluster.dataDir)
}

/** The database files of any version in a data folder, by name. */
function clustersIn(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  return readdirSync(dataDir).filter(
    (name) => /^pg\d+$/.test(name) && existsSync(join(dataDir, name, 'PG_VERSION')),
  )
}

/** Whether PostgreSQL runs on these files. */
export function hasPostmaster(directory: string, platform: string): boolean {
  const path = join(directory, 'postmaster.pid')
  const file = existsSync(path) ? parsePostmasterFile(readFileSync(path, 'utf8')) : undefined
  return file !== undefined && livingProcess(file.pid, platform) !== undefined
}

/** Whether a data folder holds a database, of whatever version. */
export function hasCluster(dataDir: string): boolean {
  return clustersIn(dataDir).length > 0
}

/** The data folder holds files of another major version of PostgreSQL than the one that is here. */
export class OtherMajor extends Error {
  override name = 'OtherMajor'
  readonly from: number
  readonly to: number

  constructor(directory: string, { from, to }: { from: number; to: number }) {
    super(
      `${directory} was made by PostgreSQL ${from}, but only PostgreSQL ${to} is here. ` +
        'Run npm run backup -- FILE with the nomnom that made it (or install PostgreSQL ' +
        `${from} on this machine and start again), move that folder away, and run ` +
        'npm run restore -- FILE with this one.',
    )
    this.from = from
    this.to = to
  }
}

/** A new major version cannot read an old one's files: say so rather than start empty. */
function refuseOtherMajor(cluster: Cluster): void {
  const [other] = clustersIn(cluster.dataDir)
  if (other === undefined) return
  const versions = { from: Number(other.slice(2)), to: cluster.binaries.major }
  throw new OtherMajor(join(cluster.dataDir, other), versions)
}

function removeUnfinished(cluster: Cluster): void {
  for (const name of readdirSync(cluster.dataDir)) {
    if (/^pg\d+\.tmp-/.test(name)) {
      rmSync(join(cluster.dataDir, name), { recursive: true, force: true })
    }
  }
}

/** Runs one of PostgreSQL's programs to its end, as the cluster's user. */
export function runProgram(
  cluster: Cluster,
  program: 'initdb' | 'pg_ctl',
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  // Not spawnSync: while it waits, our own ended PostgreSQL would stay a zombie, for which pg_ctl
  // waits in vain.
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(cluster, program), args, {
      ...cluster.user,
      cwd: workingDir(cluster),
      env: postgresEnvironment(cluster.machine, process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: cluster.machine.platform !== 'win32',
      windowsHide: true,
    })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => reject(new Error(spawnProblem(cluster, error))))
    // 'exit', not 'close': PostgreSQL started by pg_ctl on Windows may keep the pipes open.
    child.once('exit', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

/** Full path of a program of this PostgreSQL. */
export function programPath(cluster: Cluster, program: string): string {
  const suffix = cluster.machine.platform === 'win32' ? '.exe' : ''
  return join(cluster.binaries.bin, program + suffix)
}

/** A folder that PostgreSQL's user can be in; ours may be closed to it. */
export function workingDir(cluster: Cluster): string {
  return cluster.machine.platform === 'win32' ? cluster.binaries.bin : '/'
}

/** Why a program could not even be started, with the way out. */
export function spawnProblem(cluster: Cluster, error: Error): string {
  const code = codeOf(error) || error.message
  if (cluster.user === undefined)
    return `PostgreSQL cannot be run from ${cluster.binaries.bin} (${code}).`
  return (
    `PostgreSQL refuses to run as root, and it cannot be run as user ${cluster.user.uid} here (${code}). ` +
    'Start nomnom as an ordinary user, or set DATABASE_URL.'
  )
}

/** Hands a file or folder to PostgreSQL's user when that is not ourselves. */
export function give(path: string, cluster: Cluster): void {
  if (cluster.user !== undefined) chownSync(path, cluster.user.uid, cluster.user.gid)
}

/** Writes a file that only PostgreSQL's user (and root) can read. */
export function writeOwned(path: string, text: string, cluster: Cluster): void {
  writeFileSync(path, text, { mode: 0o600 })
  give(path, cluster)
}

function syncPath(path: string): void {
  const isWindowsFolder = process.platform === 'win32' && statSync(path).isDirectory()
  // Windows cannot sync a folder; NTFS journals the rename itself.
  if (isWindowsFolder) return
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Opens the folder itself, and nothing in it, to PostgreSQL's user. */
export function openDataDir(cluster: Pick<Cluster, 'dataDir' | 'user'>): void {
  if (cluster.user === undefined) return
  const { mode, uid } = statSync(cluster.dataDir)
  if (uid !== cluster.user.uid) chmodSync(cluster.dataDir, (mode & 0o777) | 0o011)
}

/** Connection address of a running cluster for one of its two roles. */
export function clusterUrl(
  directory: string,
  { role, port, database }: { role: 'postgres' | 'nomnom'; port: number; database: string },
): string {
  const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8')
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Address of the database that runs on this data folder right now, for commands beside the
 * server; undefined when none runs.
 */
export function runningUrl(dataDir: string, platform: string): string | undefined {
  for (const name of clustersIn(dataDir)) {
    const directory = join(dataDir, name)
    const path = join(directory, 'postmaster.pid')
    const file = existsSync(path) ? parsePostmasterFile(readFileSync(path, 'utf8')) : undefined
    if (file?.isReady === true && livingProcess(file.pid, platform) !== undefined) {
      return clusterUrl(directory, { role: 'nomnom', port: file.port, database: 'nomnom' })
    }
  }
  return undefined
}

/** Makes our role (no superuser: it owns its databases and nothing else) and the database. */
export async function createDatabase(directory: string, port: number): Promise<void> {
  await settlePassword(directory, port)
  const client = new Client(clusterUrl(directory, { role: 'postgres', port, database: 'postgres' }))
  await client.connect()
  try {
    const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8')
    const role = await client.query("select 1 from pg_roles where rolname = 'nomnom'")
    if (role.rowCount === 0) {
      await client.query(
        `create role nomnom login createdb password ${client.escapeLiteral(password)}`,
      )
    }
    const database = await client.query("select 1 from pg_database where datname = 'nomnom'")
    if (database.rowCount === 0) await client.query('create database nomnom owner nomnom')
  } finally {
    await client.end()
  }
}
