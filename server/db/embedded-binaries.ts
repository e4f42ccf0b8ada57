// Finds PostgreSQL's programs: the bundled ones first, else an installed PostgreSQL. The bundled
// package is a plain folder of files to us; its install script need never have run.
import { execFileSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import {
  type Machine,
  binariesPackage,
  binariesProblem,
  mayPass,
  mayReadAndEnter,
  systemBinaryPlaces,
} from './embedded-platform.ts'

/** The folder that holds initdb, pg_ctl and postgres, and their major version. */
export type Binaries = { bin: string; major: number; origin: 'bundled' | 'system' }

type User = { uid: number; gid: number } | undefined

/** The oldest major version whose SQL and settings we use. */
const OLDEST_MAJOR = 15

/** Thrown when no PostgreSQL can run here; the message says what to do. */
export class NoPostgres extends Error {
  override name = 'NoPostgres'
}

/**
 * Programs that `user` can run, copied under `dataDir` when node_modules is closed to that user.
 * Throws NoPostgres when neither the bundled nor an installed PostgreSQL can be used.
 */
export function findBinaries(
  machine: Machine,
  { user, dataDir }: { user: User; dataDir: string },
): Binaries {
  const problem = binariesProblem(machine)
  const bundled = problem === undefined ? bundledNative(machine) : undefined
  if (bundled !== undefined) {
    const ready = prepareNative(bundled, { user, dataDir })
    return { bin: join(ready, 'bin'), major: packageMajor(bundled), origin: 'bundled' }
  }
  const system = systemBinaries(machine.platform)
  if (system !== undefined) return system
  const reason = problem ?? 'The bundled PostgreSQL is not installed (npm ci --omit=optional?).'
  throw new NoPostgres(
    `${reason} Install PostgreSQL ${OLDEST_MAJOR} or newer on this machine, ` +
      'or set DATABASE_URL to a PostgreSQL elsewhere.',
  )
}

/** `native` folder of the bundled package, or undefined when npm did not install it. */
function bundledNative(machine: Machine): string | undefined {
  const name = binariesPackage(machine)
  if (name === undefined) return undefined
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    // Optional packages may be left out at install: then there is none.
    return undefined
  }
}

function packageMajor(native: string): number {
  return Number.parseInt(packageVersion(native), 10)
}

function packageVersion(native: string): string {
  const text = readFileSync(resolve(native, '../package.json'), 'utf8')
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null && 'version' in value)
    return String(value.version)
  throw new NoPostgres(`The bundled PostgreSQL in ${native} is damaged: run npm ci.`)
}

/** The folder itself where that user can use it as it is or once mended, else a copy that can be. */
export function prepareNative(
  native: string,
  { user, dataDir }: { user: User; dataDir: string },
): string {
  if (mayUse(native, user) && repair(native)) return native
  const copy = join(dataDir, 'programs', packageVersion(native))
  if (existsSync(copy)) return copy
  const parent = dirname(copy)
  mkdirSync(parent, { recursive: true })
  const unfinished = `${copy}.tmp-${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  if (!repair(unfinished)) throw new NoPostgres(`Cannot prepare PostgreSQL in ${unfinished}.`)
  openToAll(unfinished)
  chmodSync(parent, 0o755)
  renameSync(unfinished, copy)
  for (const name of readdirSync(parent)) {
    if (name !== basename(copy)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  return copy
}

/** Whether that user can reach and read the programs and their libraries. */
function mayUse(native: string, user: User): boolean {
  if (user === undefined) return true
  const library = readdirSync(join(native, 'lib')).find((name) => name.startsWith('libpq'))
  const shown = [join(native, 'bin'), join(native, 'lib'), join(native, 'share')]
  const files = library === undefined ? [] : [join(native, 'lib', library)]
  return (
    isReachable(native, user) &&
    shown.every((path) => mayReadAndEnter(user, statSync(path))) &&
    files.every((path) =>
      mayReadAndEnter(user, { ...statSync(path), mode: statSync(path).mode | 0o111 }),
    )
  )
}

/** Whether that user may pass every folder from the root down to `path`, `path` included. */
export function isReachable(path: string, user: { uid: number; gid: number }): boolean {
  let at = resolve(path)
  for (;;) {
    if (existsSync(at) && !mayPass(user, statSync(at))) return false
    const parent = dirname(at)
    if (parent === at) return true
    at = parent
  }
}

/** Makes missing links and execute permissions; false when the folder cannot be written. */
function repair(native: string): boolean {
  try {
    for (const link of missingLinks(native)) {
      rmSync(link.path, { force: true })
      symlinkSync(link.to, link.path)
    }
    for (const program of readdirSync(join(native, 'bin'))) {
      const path = join(native, 'bin', program)
      if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755)
    }
    return true
  } catch {
    // Read-only or owned by somebody else: the caller makes a copy instead.
    return false
  }
}

type Link = { path: string; to: string }

function missingLinks(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const entries: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: { source: string; target: string }) => {
    // Paths in the list start at the package, one level above `native`.
    const path = resolve(native, relative('native', entry.target))
    const source = resolve(native, relative('native', entry.source))
    return linkExists(path) ? [] : [{ path, to: relative(dirname(path), source) }]
  })
}

function linkExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined && existsSync(path)
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

/** The newest usable PostgreSQL that is installed on the machine, or the one that is asked for. */
export function systemBinaries(platform: string, wanted?: number): Binaries | undefined {
  const places = [...configuredPlace(), ...systemBinaryPlaces(platform).flatMap(expandStar)]
  const found = places.flatMap((bin) => {
    const major = installedMajor(bin, platform)
    return major !== undefined && major >= OLDEST_MAJOR && major === (wanted ?? major)
      ? [{ bin, major, origin: 'system' as const }]
      : []
  })
  return found.sort((a, b) => b.major - a.major)[0]
}

function configuredPlace(): string[] {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio }).trim()]
  } catch {
    // No pg_config on PATH: PostgreSQL may still be in one of the usual places.
    return []
  }
}

function expandStar(pattern: string): string[] {
  const [before, after] = pattern.split('*')
  if (before === undefined || after === undefined) return [pattern]
  const parent = before.endsWith('/') ? before : dirname(before)
  const prefix = before.endsWith('/') ? '' : basename(before)
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(parent, name + after))
}

function installedMajor(bin: string, platform: string): number | undefined {
  const suffix = platform === 'win32' ? '.exe' : ''
  try {
    for (const program of ['initdb', 'pg_ctl', 'postgres']) {
      accessSync(join(bin, program + suffix), constants.X_OK)
    }
    const text = execFileSync(join(bin, `postgres${suffix}`), ['--version'], { encoding: 'utf8' })
    return Number(/(\d+)/.exec(text)?.[1])
  } catch {
    // One of the three programs is missing or does not run: not a PostgreSQL that we can start.
    return undefined
  }
}
