// Installs what package-lock.json asks for, but only if some of it is missing. `npm start` and `npm
// test` begin here, so it must not need anything that is installed.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node, npmCli, root } from './run.mjs'

/** The oldest Node that all packages admit, as in package.json. */
const OLDEST_NODE = [20, 19]

/** Throws a sentence for people if this Node is too old to run anything here. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = OLDEST_NODE
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new Error(`nomnom needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}`)
}

/** Where an installation is made before it replaces the one that is there. */
const ASIDE = '.install'

/**
 * Makes node_modules agree with package-lock.json; resolves to true when it had to install.
 * `dev` also asks for the tools of development. Tools that are already there stay, so that a start
 * after a test does not throw them away. What is there stays whole until the new one is: a server
 * that runs, also under another Node, goes on finding its files.
 * @param {{ dev: boolean, log?: (words: string) => void }} how
 */
export async function ensureInstalled({ dev, log = () => {} }) {
  const hasTools = existsSync(join(root, 'node_modules/vitest'))
  const missing = missingPackages(readLocks(root), { dev: dev || hasTools })
  if (missing.length === 0) return false
  log(`Installing (${missing.length} packages to go) ...`)
  // Named here, because NODE_ENV=production or a setting of the user's would leave the tools out.
  const which = dev || hasTools ? '--include=dev' : '--omit=dev'
  await installAside(which)
  return true
}

async function installAside(which) {
  const aside = join(root, ASIDE)
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(root, name))) copyFileSync(join(root, name), join(aside, name))
  }
  const env = { ...process.env, npm_config_fund: 'false', npm_config_audit: 'false' }
  const args = ['ci', which, '--prefix', aside, '--no-fund', '--no-audit', '--loglevel=error']
  const code = await node([npmCli(), ...args], { env, cwd: aside })
  if (code !== 0) throw new Error('npm ci failed; see its message above')
  try {
    putInPlace(join(aside, 'node_modules'), join(root, 'node_modules'))
  } catch (error) {
    throw new Error(
      `node_modules cannot be exchanged (${error.code ?? error.message}): ` +
        'stop what runs from this folder, or remove node_modules, and start again.',
      { cause: error },
    )
  }
  rmSync(aside, { recursive: true, force: true })
}

/** Two renames: a program that looks for a file between them, in under a millisecond, misses it. */
function putInPlace(made, place) {
  const old = join(root, ASIDE, 'old')
  if (existsSync(place)) renameSync(place, old)
  try {
    renameSync(made, place)
  } catch (error) {
    if (existsSync(old)) renameSync(old, place)
    throw error
  }
}

/**
 * What the repository asks for, and what npm noted as installed; null: no note that can be used.
 */
function readLocks(folder) {
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
  const note = join(folder, 'node_modules/.package-lock.json')
  const installed = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).packages : {}
  const onDisk = (path) => existsSync(join(folder, path))
  return { wanted, installed, onDisk }
}

/**
 * The packages of the lockfile that are missing or of another version. npm writes its note last, so
 * after an installation that was cut short all of them count as missing.
 */
export function missingPackages({ wanted, installed, onDisk }, { dev, machine = thisMachine() }) {
  return Object.entries(wanted)
    .filter(([path]) => path !== '')
    .filter(([, entry]) => dev || !(entry.dev || entry.devOptional))
    .filter(([, entry]) => !entry.optional || fits(entry, machine))
    .filter(([path, entry]) => {
      const there = installed[path]
      return (
        there?.version !== entry.version || there?.integrity !== entry.integrity || !onDisk(path)
      )
    })
    .map(([path]) => path)
}

function thisMachine() {
  // Without this switch the report looks up the names of network peers, which can take seconds. The
  // types of Node know neither the switch nor what the report holds.
  const report = /** @type {any} */ (process.report)
  if (report) report.excludeNetwork = true
  const isGlibc = report?.getReport().header.glibcVersionRuntime !== undefined
  const libc = process.platform === 'linux' ? (isGlibc ? 'glibc' : 'musl') : undefined
  return { os: process.platform, cpu: process.arch, libc, node: process.versions.node }
}

// Without any limit, npm may have left an optional package out because its installation failed: to
// ask for it at every start would never end.
function fits(entry, machine) {
  if (!entry.os && !entry.cpu) return false
  const admits = (list, value) =>
    list === undefined ||
    (!list.includes(`!${value}`) &&
      (list.every((one) => one.startsWith('!')) || list.includes(value)))
  return (
    admits(entry.os, machine.os) &&
    admits(entry.cpu, machine.cpu) &&
    (machine.libc === undefined || admits(entry.libc, machine.libc)) &&
    [machine.node, OLDEST_NODE.join('.')].every((version) =>
      admitsNode(entry.engines?.node, version),
    )
  )
}

// npm leaves an optional package out if its engines do not admit this Node. What it leaves out
// under the oldest Node nothing here needs, so another Node makes no installation incomplete. Of
// ranges only the two kinds that such packages use are understood; any other counts as left out.
function admitsNode(range, version) {
  if (range === undefined) return true
  const numbers = (text) => [...text.split('.').map(Number), 0, 0].slice(0, 3)
  const here = numbers(version)
  return range.split('||').some((part) => {
    const [, sign, text] = part.trim().match(/^(\^|>=)\s*(\d+(?:\.\d+){0,2})$/) ?? []
    if (text === undefined) return false
    const wanted = numbers(text)
    const differs = here.findIndex((number, index) => number !== wanted[index])
    const isAtLeast = differs === -1 || here[differs] > wanted[differs]
    return isAtLeast && (sign === '>=' || here[0] === wanted[0])
  })
}
