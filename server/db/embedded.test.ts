import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { connect } from './connect.ts'
import { runningUrl } from './embedded-cluster.ts'
import { ownId, ownUser } from './embedded-owner.ts'
import { UNPRIVILEGED_ID } from './embedded-platform.ts'
import { livingProcess } from './embedded-process.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

// Each test starts several processes, which a busy machine can make slow.
vi.setConfig({ testTimeout: 60_000 })

const HOLDER = fileURLToPath(new URL('../../tests/support/hold-database.ts', import.meta.url))
const MAJOR = 'pg18'

const folders: string[] = []
let commonDataDir: string | undefined
const running: EmbeddedDatabase[] = []
const holders: ChildProcess[] = []

afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGTERM')
  await Promise.all(running.splice(0).map((database) => database.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nomnom Vorräte-'))
  folders.push(folder)
  return folder
}

/** Made once for the tests that need a database but no new one: making it takes a second. */
function dataDirOfAll(): string {
  commonDataDir ??= mkdtempSync(join(tmpdir(), 'nomnom Vorräte-'))
  return commonDataDir
}

afterAll(() => {
  if (commonDataDir !== undefined) rmSync(commonDataDir, { recursive: true, force: true })
})

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: () => undefined, durable: false })
  running.push(database)
  return database
}

async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((database) => database.stop()))
}

const held = z.union([
  z.object({ url: z.string(), pid: z.number() }),
  z.object({ error: z.string() }),
])

/** The database in a process of its own, which can be killed like a server. */
async function hold(dataDir: string): Promise<z.infer<typeof held> & { holder: ChildProcess }> {
  const holder = spawn(process.execPath, ['--import', 'tsx', HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holders.push(holder)
  const lines = createInterface({ input: holder.stdout })
  for await (const line of lines) return { ...held.parse(JSON.parse(line)), holder }
  throw new Error('The holder ended without a word')
}

async function holdOpen(
  dataDir: string,
): Promise<{ url: string; pid: number; holder: ChildProcess }> {
  const result = await hold(dataDir)
  if ('error' in result) throw new Error(result.error)
  return result
}

async function ended(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return
  await new Promise((resolve) => holder.once('exit', resolve))
}

async function ask(url: string, query = 'select 1 as n'): Promise<Record<string, unknown>[]> {
  const db = connect(url, { maxConnections: 1 })
  try {
    return (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(db)).rows
  } finally {
    await db.destroy()
  }
}

test('a new data folder becomes a database that answers, and keeps its rows over a restart', async () => {
  const dataDir = newDataDir()
  const first = await start(dataDir)
  await ask(first.url, "create table kept as select 'bread' as what")
  await stopAll()
  expect(existsSync(join(dataDir, MAJOR, 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'nomnom.lock'))).toBe(false)
  const second = await start(dataDir)
  expect(await ask(second.url, 'select what from kept')).toEqual([{ what: 'bread' }])
})

test('PostgreSQL never runs as root, nor does our role rule it', async () => {
  const dataDir = dataDirOfAll()
  const { url } = await start(dataDir)
  const expected = process.getuid?.() === 0 ? ownUser().uid : process.getuid?.()
  const files = statSync(join(dataDir, MAJOR))
  expect(files.uid).toBe(expected)
  expect(files.mode & 0o777).toBe(0o700)
  const query = 'select rolsuper, rolcreatedb from pg_roles where rolname = current_user'
  expect(await ask(url, query)).toEqual([{ rolsuper: false, rolcreatedb: true }])
})

test('an id of its own is one that no account and no group has', () => {
  expect(ownId('root:x:0:0::/root:/bin/sh\n', 'root:x:0:\n')).toBe(60_663)
  expect(ownId('me:x:60663:100::/:\n', 'some:x:60664:\n')).toBe(60_665)
  const everything = Array.from({ length: 600 }, (_, at) => `u:x:${60_600 + at}:0::/:`).join('\n')
  expect(ownId(everything, '')).toBe(UNPRIVILEGED_ID)
})

test.runIf(process.getuid?.() === 0)(
  'files that stood under nobody get an id of their own, and a password that nobody has seen',
  async () => {
    const dataDir = newDataDir()
    const first = await start(dataDir)
    await ask(first.url, "create table kept as select 'bread' as what")
    const before = new URL(first.url).password
    await stopAll()
    // As an earlier nomnom has left them.
    const directory = join(dataDir, MAJOR)
    const give = spawnSync('chown', ['-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, directory])
    expect(give.status).toBe(0)
    const second = await start(dataDir)
    expect(await ask(second.url, 'select what from kept')).toEqual([{ what: 'bread' }])
    const { password } = new URL(second.url)
    expect(password).not.toBe(before)
    const old = new URL(second.url)
    old.password = before
    for (const role of ['nomnom', 'postgres']) {
      old.username = role
      await expect(ask(old.href), role).rejects.toThrow(/password authentication failed/)
    }
    const all = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    const foreign = all.filter((name) => {
      const found = statSync(join(directory, name), { throwIfNoEntry: false })
      return found !== undefined && found.uid !== ownUser().uid
    })
    expect(foreign).toEqual([])
    expect(all.filter((name) => name.startsWith('nomnom.password'))).toEqual(['nomnom.password'])
    expect(statSync(join(directory, 'nomnom.password')).mode & 0o777).toBe(0o600)
    const owner = statSync(`/proc/${second.pid()}`).uid
    expect(owner).toBe(ownUser().uid)
  },
)

test('a wrong password does not open the database', async () => {
  const { url } = await start(dataDirOfAll())
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(ask(wrong.href)).rejects.toThrow(/password authentication failed/)
})

test('only tests are spared the wait for the disk', async () => {
  const dataDir = dataDirOfAll()
  const { url } = await start(dataDir)
  expect(await ask(url, 'show fsync')).toEqual([{ fsync: 'off' }])
  await stopAll()
  const durable = await startEmbedded({ dataDir, log: () => undefined })
  running.push(durable)
  expect(await ask(durable.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(durable.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
})

test('a second start on the same data folder refuses and leaves the first one alone', async () => {
  const dataDir = dataDirOfAll()
  const first = await start(dataDir)
  await expect(start(dataDir)).rejects.toThrow(/Another nomnom \(process \d+\) is using/)
  const other = await hold(dataDir)
  expect(other).toMatchObject({ error: expect.stringContaining(`process ${process.pid}`) })
  expect(await ask(first.url)).toEqual([{ n: 1 }])
})

test('of two servers that start at once on an empty folder, one runs and one refuses', async () => {
  const dataDir = newDataDir()
  const both = await Promise.all([hold(dataDir), hold(dataDir)])
  expect(both.filter((one) => 'error' in one)).toHaveLength(1)
  const runs = both.find((one) => 'url' in one)
  expect(await ask(runs !== undefined && 'url' in runs ? runs.url : '')).toEqual([{ n: 1 }])
  runs?.holder.kill('SIGTERM')
  await Promise.all(both.map(({ holder }) => ended(holder)))
})

test('PostgreSQL killed from outside is started again on the same port', async () => {
  const database = await start(dataDirOfAll())
  const before = database.pid()
  process.kill(before, 'SIGKILL')
  await expect.poll(() => database.pid(), { timeout: 15_000 }).not.toBe(before)
  expect(await ask(database.url)).toEqual([{ n: 1 }])
})

test('the orphan of a killed server is stopped, and what it had stored is there', async () => {
  const dataDir = dataDirOfAll()
  const first = await holdOpen(dataDir)
  await ask(first.url, "create table milk as select 'milk' as what")
  first.holder.kill('SIGKILL')
  await ended(first.holder)
  expect(livingProcess(first.pid, process.platform)).toBeDefined()
  const second = await start(dataDir)
  expect(await ask(second.url, 'select what from milk')).toEqual([{ what: 'milk' }])
  await expect.poll(() => livingProcess(first.pid, process.platform)).toBeUndefined()
})

test('after server and PostgreSQL were both killed, the data opens again', async () => {
  const dataDir = dataDirOfAll()
  const first = await holdOpen(dataDir)
  await ask(first.url, "create table oats as select 'oats' as what")
  first.holder.kill('SIGKILL')
  process.kill(first.pid, 'SIGKILL')
  // Until it is gone, the folder is its own.
  await ended(first.holder)
  const second = await start(dataDir)
  expect(await ask(second.url, 'select what from oats')).toEqual([{ what: 'oats' }])
})

test('a server that ends on an error takes PostgreSQL with it', async () => {
  const { holder, pid } = await holdOpen(dataDirOfAll())
  holder.kill('SIGTERM')
  await ended(holder)
  await expect.poll(() => livingProcess(pid, process.platform), { timeout: 5000 }).toBeUndefined()
})

test('a pid file that names a stranger is stale, and the stranger is left alone', async () => {
  const dataDir = dataDirOfAll()
  await start(dataDir)
  const path = join(dataDir, MAJOR, 'postmaster.pid')
  const text = readFileSync(path, 'utf8')
  await stopAll()
  const stranger = spawn('sleep', ['60'])
  holders.push(stranger)
  writeFileSync(path, text.replace(/^\d+/, String(stranger.pid)))
  const database = await start(dataDir)
  expect(await ask(database.url)).toEqual([{ n: 1 }])
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test.runIf(process.platform === 'linux')(
  'a killed PostgreSQL that nobody has reaped does not stop the start',
  async () => {
    const dataDir = dataDirOfAll()
    const { holder, pid } = await holdOpen(dataDir)
    holder.kill('SIGSTOP')
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => livingProcess(pid, 'linux')).toBeUndefined()
    expect(existsSync(`/proc/${pid}`)).toBe(true)
    rmSync(join(dataDir, 'nomnom.lock'))
    const database = await start(dataDir)
    expect(await ask(database.url)).toEqual([{ n: 1 }])
    holder.kill('SIGKILL')
  },
)

test('an empty pid file, as a full disk leaves it, does not stop the start', async () => {
  const dataDir = dataDirOfAll()
  await start(dataDir)
  await stopAll()
  writeFileSync(join(dataDir, MAJOR, 'postmaster.pid'), '')
  expect(await ask((await start(dataDir)).url)).toEqual([{ n: 1 }])
})

test('what an interrupted first start left behind is cleared away', async () => {
  const dataDir = newDataDir()
  mkdirSync(join(dataDir, `${MAJOR}.tmp-1`, 'base'), { recursive: true })
  mkdirSync(join(dataDir, MAJOR, 'base'), { recursive: true })
  const database = await start(dataDir)
  expect(await ask(database.url)).toEqual([{ n: 1 }])
  expect(readdirSync(dataDir).filter((name) => name.includes('tmp'))).toEqual([])
})

test('data of another major version is refused, not hidden behind an empty database', async () => {
  const dataDir = newDataDir()
  mkdirSync(join(dataDir, 'pg14'))
  writeFileSync(join(dataDir, 'pg14', 'PG_VERSION'), '14\n')
  await expect(start(dataDir)).rejects.toThrow(
    /made by PostgreSQL 14.*npm run backup -- FILE.*npm run restore -- FILE/,
  )
})

test('the lock of a server that was killed, or whose pid is reused, is taken over', async () => {
  const dataDir = dataDirOfAll()
  const reused = { pid: process.ppid, startedAt: 'long ago' }
  writeFileSync(join(dataDir, 'nomnom.lock'), JSON.stringify(reused))
  await start(dataDir)
  await stopAll()
  writeFileSync(join(dataDir, 'nomnom.lock'), '{"pid":')
  expect(await ask((await start(dataDir)).url)).toEqual([{ n: 1 }])
})

test('a lock from before the machine was started again is taken over', async () => {
  const dataDir = dataDirOfAll()
  const path = join(dataDir, 'nomnom.lock')
  writeFileSync(path, JSON.stringify({ pid: process.ppid }))
  await expect(start(dataDir)).rejects.toThrow(/Another nomnom/)
  utimesSync(path, 0, 0)
  expect(await ask((await start(dataDir)).url)).toEqual([{ n: 1 }])
})

test('what people entered does not get into the log of PostgreSQL', async () => {
  const dataDir = dataDirOfAll()
  const { url } = await start(dataDir)
  await ask(url, 'drop table if exists secret; create table secret (email text unique)')
  await ask(url, "insert into secret values ('anna@example.org')")
  const db = connect(url, { maxConnections: 1 })
  const again = sql`insert into secret values (${'anna@example.org'})`.execute(db)
  await expect(again).rejects.toThrow(/duplicate key/)
  await db.destroy()
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('anna@example.org')
})

test('commands beside the server find the running database', async () => {
  const dataDir = dataDirOfAll()
  expect(runningUrl(dataDir, process.platform)).toBeUndefined()
  const database = await start(dataDir)
  expect(runningUrl(dataDir, process.platform)).toBe(database.url)
  await stopAll()
  expect(runningUrl(dataDir, process.platform)).toBeUndefined()
})
