import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runRestore } from '#server/backup/program.ts'
import { postgresBelow } from '../support/checkout.ts'
import { figure } from '../support/figures.ts'
import { freshEmptyDatabase } from '../support/postgres.ts'
import { freePort } from '../support/server.ts'

const ROUNDS = 50
const WRITERS = 8
const OPEN_LIMIT_MS = 30_000
const POLL_MS = 10

let dataDir = ''
let backups = ''
let url = ''
let port = 0

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nomnom-kill-'))
  chmodSync(dataDir, 0o755)
  backups = mkdtempSync(join(tmpdir(), 'nomnom-kill-backups-'))
  port = await freePort()
  url = `http://127.0.0.1:${port}`
})

afterAll(() => {
  for (const folder of [dataDir, backups]) rmSync(folder, { recursive: true, force: true })
})

type Server = { process: ChildProcess; openMs: number }

/** Starts the built server and waits for its first good answer; undefined when it does not open. */
async function open(): Promise<Server | undefined> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_AUTOCONFIRM: 'true',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
  })
  while (performance.now() - startedAt < OPEN_LIMIT_MS && child.exitCode === null) {
    if ((await call('/api/health', {})).status === 200) {
      return { process: child, openMs: performance.now() - startedAt }
    }
    await delay(POLL_MS)
  }
  console.log(`A start failed: ${errors}`)
  child.kill('SIGKILL')
  return undefined
}

type Outcome = { status: number; body: unknown }

async function call(path: string, init: RequestInit): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(url + path, { ...init, signal })
    return { status: answer.status, body: await answer.json() }
  } catch {
    // Killed while it answered, or not listening: the write was not acknowledged.
    return { status: 0, body: undefined }
  }
}

function send(path: string, body: unknown, token?: string): Promise<Outcome> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const session = z.object({ access_token: z.string() })

async function signUp(name: string): Promise<string> {
  const account = { email: `${name}@example.org`, password: 'a long enough pass-phrase' }
  return session.parse((await send('/auth/v1/signup', account)).body).access_token
}

/** Writes lists until told to stop and notes each that the server acknowledged. */
async function write(token: string, acknowledged: Set<string>, isOver: () => boolean) {
  while (!isOver()) {
    const localId = v7()
    const list = { localId, name: localId, groceries: [{ text: 'Milk' }] }
    const { status } = await send('/api/grocerylists', list, token)
    if (status === 201) acknowledged.add(localId)
    else if (status === 0) await delay(POLL_MS)
  }
}

/** In turn: the server, PostgreSQL's main process, one of its workers, and everything at once. */
function kill(round: number, server: Server): string {
  const postgres = postgresBelow(dataDir)
  const workers = postgres.flatMap(childrenOf)
  const targets = [
    { name: 'server', pids: [server.process.pid ?? 0] },
    { name: 'postgres', pids: postgres },
    { name: 'worker', pids: workers.slice(-1) },
    { name: 'all', pids: [server.process.pid ?? 0, ...postgres, ...workers] },
  ]
  const { name, pids } = targets[round % targets.length] ?? { name: '', pids: [] }
  for (const pid of pids) killHard(pid)
  return name
}

/** A backup by command, which the kill of the database may cut off. */
function startBackup(round: number): Promise<void> {
  const child = spawn(process.execPath, ['scripts/backup.mjs', join(backups, `${round}.tar.gz`)], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Ended between being listed and being killed.
  }
}

const lists = z.array(z.object({ id: z.string() }))

test(`${ROUNDS} rounds of kill -9 under ${WRITERS} writers and backups lose nothing that was acknowledged`, async ({
  skip,
}) => {
  if (process.platform !== 'linux') skip('finds the processes in /proc, which only Linux has')
  let server = await open()
  expect(server).toBeDefined()
  const names = Array.from({ length: WRITERS }, (_, index) => `writer-${index}`)
  const tokens = await Promise.all(names.map(signUp))
  const acknowledged = tokens.map(() => new Set<string>())
  const openTimes: number[] = []
  let failedOpens = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false
    const before = count(acknowledged)
    const writers = tokens.map((token, index) =>
      write(token, acknowledged[index] ?? new Set(), () => isOver),
    )
    const backup = startBackup(round)
    // Killed in the middle of writing, at another moment in each round.
    while (count(acknowledged) < before + WRITERS * (2 + (round % 5))) await delay(POLL_MS)
    if (server === undefined) break
    const what = kill(round, server)
    if (what === 'server' || what === 'all') {
      isOver = true
      await Promise.all(writers)
      // It may have found no server and started the database for itself.
      await backup
      server = await open()
      if (server === undefined) failedOpens += 1
      else openTimes.push(server.openMs)
    } else {
      // The server goes on by itself: writes are acknowledged again without a new start.
      const killedAt = count(acknowledged)
      await expect
        .poll(() => count(acknowledged), { timeout: OPEN_LIMIT_MS })
        .toBeGreaterThan(killedAt + WRITERS)
      isOver = true
      await Promise.all(writers)
    }
    await backup
  }
  let lost = 0
  for (const [index, token] of tokens.entries()) {
    const headers = { Authorization: `Bearer ${token}` }
    const { body } = await call('/api/grocerylists', { headers })
    const stored = new Set(lists.parse(body).map(({ id }) => id))
    lost += [...(acknowledged[index] ?? [])].filter((id) => !stored.has(id)).length
  }
  server?.process.kill('SIGTERM')
  figure('kill rounds: acknowledged writes', count(acknowledged), '')
  figure('kill rounds: acknowledged writes lost', lost, '')
  figure('kill rounds: failed opens', failedOpens, '')
  figure('kill rounds: slowest open', Math.round(Math.max(...openTimes)), 'ms')
  expect({ lost, failedOpens }).toEqual({ lost: 0, failedOpens: 0 })
  expect(count(acknowledged)).toBeGreaterThan(ROUNDS * WRITERS)
})

function count(sets: Set<string>[]): number {
  return sets.reduce((sum, { size }) => sum + size, 0)
}

test('after the rounds each backup that is there can be restored', async () => {
  const made = readdirSync(backups)
  expect(made.filter((name) => !/^\d+\.tar\.gz$/.test(name))).toEqual([])
  let restored = 0
  for (const name of made) {
    const { url, drop } = await freshEmptyDatabase()
    const env = { DATABASE_URL: url, DATA_DIR: dataDir }
    await runRestore({ args: [join(backups, name)], env, say: () => undefined })
    await drop()
    restored += 1
  }
  figure('kill rounds: backups that were whole, all restored', restored, '')
  expect(restored).toBeGreaterThan(0)
})

test('after the rounds PostgreSQL finds no damage in its files', async () => {
  await expect.poll(() => postgresBelow(dataDir), { timeout: OPEN_LIMIT_MS }).toEqual([])
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).not.toMatch(/PANIC|invalid page|checksum|could not read block/)
})
