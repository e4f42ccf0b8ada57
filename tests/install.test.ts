import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPackages, requireNode } from '../scripts/install.mjs'
import { npmCli, run } from '../scripts/run.mjs'

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc', node: '20.20.2' } as const
const pg = { version: '8.0.0', integrity: 'sha512-a' }
const vitest = { version: '4.0.0', integrity: 'sha512-b', dev: true }
const native = (os: string) => ({
  version: '1.0.0',
  integrity: 'sha512-c',
  optional: true,
  os: [os],
})

const wanted = {
  '': {},
  'node_modules/pg': pg,
  'node_modules/vitest': vitest,
  'node_modules/native-linux': native('linux'),
  'node_modules/native-darwin': native('darwin'),
}
const everything = { ...wanted }
const onDisk = () => true

test('nothing is installed when everything is there', () => {
  const locks = { wanted, installed: everything, onDisk }
  expect(missingPackages(locks, { dev: true, machine })).toEqual([])
})

test('a fresh clone lacks what this machine needs, and no native part of another', () => {
  const locks = { wanted, installed: {}, onDisk }
  expect(missingPackages(locks, { dev: true, machine })).toEqual([
    'node_modules/pg',
    'node_modules/vitest',
    'node_modules/native-linux',
  ])
})

test('an optional part that npm leaves out on this Node is not asked for at every start', () => {
  const ask = (node: string) => {
    const entry = { ...native('linux'), engines: { node } }
    const locks = { wanted: { 'node_modules/part': entry }, installed: {}, onDisk }
    return missingPackages(locks, { dev: true, machine }).length
  }
  for (const range of ['>=16', '>= 20', '^20.19.0 || >=22.12.0', '>=20.19'])
    expect(ask(range)).toBe(1)
  for (const range of ['^22.20 || ^24.12 || >=25', '>=20.20.2', '^20.21', '<21', '20.x'])
    expect(ask(range)).toBe(0)
})

test('a start does not ask for the tools of development', () => {
  const locks = { wanted, installed: {}, onDisk }
  expect(missingPackages(locks, { dev: false, machine })).not.toContain('node_modules/vitest')
})

test('a changed lockfile, or a folder that was removed, is noticed', () => {
  const older = { ...everything, 'node_modules/pg': { ...pg, version: '7.0.0' } }
  const changed = { wanted, installed: older, onDisk }
  expect(missingPackages(changed, { dev: true, machine })).toEqual(['node_modules/pg'])

  const gone = { wanted, installed: everything, onDisk: (path: string) => !path.endsWith('pg') }
  expect(missingPackages(gone, { dev: true, machine })).toEqual(['node_modules/pg'])
})

test('what nomnom does without under the oldest Node is not asked for under a newer one', () => {
  const engines = { node: '^22.20 || ^24.12 || >=25' }
  const picky = { 'node_modules/native-linux': { ...native('linux'), engines } }
  const locks = { wanted: picky, installed: {}, onDisk }
  for (const node of ['20.19.5', '22.19.0', '22.20.0', '24.11.1', '24.12.0', '26.1.0']) {
    expect(missingPackages(locks, { dev: true, machine: { ...machine, node } }), node).toEqual([])
  }
})

test('an installation that was made under Node 20 is whole under every later one', () => {
  const { packages } = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  )
  const needed = (node: string) =>
    missingPackages(
      { wanted: packages, installed: {}, onDisk },
      { dev: true, machine: { ...machine, node } },
    )
  const there = new Set(needed('20.20.2'))
  for (const node of ['22.0.0', '22.22.0', '24.1.0', '24.12.0', '26.0.0']) {
    expect(
      needed(node).filter((path) => !there.has(path)),
      node,
    ).toEqual([])
  }
})

test('the oldest Node asked for is the one of package.json', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(engines.node).toBe('>=20.19')
  for (const version of ['20.19.0', '22.0.0', '24.1.0']) requireNode(version)
  for (const version of ['18.20.0', '20.18.9', '8.0.0'])
    expect(() => requireNode(version)).toThrow(`this is Node ${version}`)
})

test('while packages are installed anew, those that are there stay whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nomnom-install-'))
  const own = (name: string) => join(folder, name)
  const npm = (cwd: string, ...args: string[]) => {
    const done = spawnSync(process.execPath, [npmCli(), ...args], { cwd, encoding: 'utf8' })
    expect(done.status, done.stderr).toBe(0)
    return done.stdout
  }
  mkdirSync(own('part'))
  mkdirSync(own('scripts'))
  const part = { name: 'part', version: '1.0.0' }
  writeFileSync(own('part/package.json'), JSON.stringify(part))
  npm(own('part'), 'pack', '--pack-destination', folder)
  for (const name of ['install.mjs', 'run.mjs']) {
    copyFileSync(new URL(`../scripts/${name}`, import.meta.url), own(`scripts/${name}`))
  }
  const dependencies = { part: `file:${own('part-1.0.0.tgz')}` }
  const scripts = { start: 'node scripts/start.mjs' }
  writeFileSync(own('package.json'), JSON.stringify({ scripts, dependencies }))
  npm(folder, 'install', '--package-lock-only', '--offline')
  const look = own('node_modules/part/package.json')
  // A file that a server might read at any moment, looked for each millisecond.
  writeFileSync(
    own('scripts/start.mjs'),
    `import { existsSync } from 'node:fs'
     import { ensureInstalled } from './install.mjs'
     const seen = []
     const timer = setInterval(() => seen.push(existsSync(${JSON.stringify(look)})), 1)
     const installed = await ensureInstalled({ dev: false })
     clearInterval(timer)
     const gone = seen.filter((isThere) => !isThere).length
     console.log('RESULT', JSON.stringify({ installed, looks: seen.length > 10, gone }))`,
  )
  // As npm runs it, with its own settings in the environment.
  const start = () => JSON.parse(npm(folder, 'start').split('RESULT ')[1] ?? '{}')
  expect(start()).toMatchObject({ installed: true })
  const note = own('node_modules/.package-lock.json')
  writeFileSync(note, readFileSync(note, 'utf8').replace('"1.0.0"', '"0.9.0"'))
  expect(start()).toEqual({ installed: true, looks: true, gone: 0 })
  expect(start()).toMatchObject({ installed: false })
  expect(existsSync(own('.install'))).toBe(false)
  rmSync(folder, { recursive: true })
}, 90_000)

test('npm is found beside Node and on PATH, and a foreign package manager is not taken for it', () => {
  expect(npmCli({ npm_execpath: '/somewhere/yarn.js', PATH: process.env.PATH })).toMatch(
    /npm-cli\.js$/,
  )
})

test('a program that hangs is ended together with what it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nomnom-run-'))
  const note = join(folder, 'child.pid')
  const child = join(folder, 'parent.mjs')
  writeFileSync(
    child,
    `import { spawn } from 'node:child_process'
     import { renameSync, writeFileSync } from 'node:fs'
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
     writeFileSync(${JSON.stringify(`${note}.new`)}, String(child.pid))
     renameSync(${JSON.stringify(`${note}.new`)}, ${JSON.stringify(note)})
     setInterval(() => {}, 1000)`,
  )
  expect(await run(process.execPath, [child], { timeoutMs: 5_000 })).toBe(1)
  const pid = Number(readFileSync(note, 'utf8'))
  await expect.poll(() => isRunning(pid)).toBe(false)
  rmSync(folder, { recursive: true })
})

test('a command of a fresh clone loads no package before it has installed them', () => {
  const loads = [...commands()].flatMap((script) => packagesLoadedBy(script))
  expect(commands().size).toBeGreaterThan(15)
  expect(loads).toEqual([])
})

/** The scripts that package.json and the guide for contributors name. */
function commands(): Set<string> {
  const text = ['../package.json', '../CONTRIBUTING.md'].map((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  )
  const named = [...text.join('\n').matchAll(/node (scripts\/[\w-]+\.mjs)/g)]
  return new Set(named.map(([, path = '']) => path))
}

/** What a script and the files it begins with import by the name of a package. */
function packagesLoadedBy(path: string): string[] {
  const source = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  const imports = [...source.matchAll(/^(?:import|export) (?:[^'";]* from )?'([^']+)'/gm)]
  return imports.flatMap(([, from = '']) => {
    if (from.startsWith('.')) return packagesLoadedBy(join(dirname(path), from))
    return from.startsWith('node:') ? [] : [`${path}: ${from}`]
  })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // One that has ended but was not collected yet still has its id.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // There is no such process any more.
    return false
  }
}
